import GameRecords

/// Builds the lines of a cast.
struct Cast {
  /// The bytes written so far.
  private(set) var bytes: [UInt8]
  private let version: Int
  /// The time of the last event, in milliseconds.
  private var time = 0

  /// Creates a cast with its header.
  init(version: Int, _ size: TerminalSize, title: String) {
    self.version = version
    let header =
      version == 3
      ? "\"term\":{\"cols\":\(size.columns),\"rows\":\(size.lines),\"type\":\"xterm-256color\"}"
      : "\"width\":\(size.columns),\"height\":\(size.lines)"
    bytes = Array("{\"version\":\(version),\(header),\"title\":\(JSONText.quote(title))}\n".utf8)
  }

  /// Adds an event: `o` for output, `m` for the beginning of a chapter.
  /// - Parameters:
  ///   - code: the kind of event.
  ///   - data: its text.
  ///   - time: its time, in milliseconds.
  mutating func add(_ code: String, _ data: String, at time: Int) {
    // Whole milliseconds are exact in three decimals, so that intervals add up to the same times.
    let seconds = NumberText.seconds(milliseconds: version == 3 ? time - self.time : time)
    bytes += "[\(seconds),\"\(code)\",\(JSONText.quote(data))]\n".utf8
    self.time = time
  }
}
