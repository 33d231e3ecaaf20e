/// The lines of a cast.
struct Cast {
  /// What was written.
  private(set) var bytes: [UInt8]
  private let version: Int
  /// When the last event was, in milliseconds.
  private var time = 0

  /// A cast with its header.
  init(version: Int, _ layout: TerminalLayout, title: String) {
    self.version = version
    let size =
      version == 3
      ? "\"term\":{\"cols\":\(layout.columns),\"rows\":\(layout.lines),\"type\":\"xterm-256color\"}"
      : "\"width\":\(layout.columns),\"height\":\(layout.lines)"
    bytes = Array("{\"version\":\(version),\(size),\"title\":\(CastText.quote(title))}\n".utf8)
  }

  /// Adds an event: `o` for output, `m` for the beginning of a chapter.
  /// - Parameters:
  ///   - code: the kind of event.
  ///   - data: its text.
  ///   - time: when it is, in milliseconds.
  mutating func add(_ code: String, _ data: String, at time: Int) {
    // Whole milliseconds are exact in three decimals, so that intervals add up to the same times.
    let seconds = CastText.seconds(version == 3 ? time - self.time : time)
    bytes += "[\(seconds),\"\(code)\",\(CastText.quote(data))]\n".utf8
    self.time = time
  }
}
