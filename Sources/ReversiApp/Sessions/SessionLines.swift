internal import GameRecords

/// Cuts a log into its lines as it comes, block by block, and plays them.
struct SessionLines {
  private(set) var playback = SessionPlayback()
  private let name: String
  private var pending: [UInt8] = []
  /// How much of the pending bytes has no line feed.
  private var searched = 0
  /// Where the pending bytes begin.
  private var position = SourcePosition.start
  /// The last line.
  private var last: SourceText
  /// Whether nothing more of the log can be read.
  private(set) var isOver = false

  /// Takes a line with what it has led to, or what was found apart from any line, and says whether to go
  /// on.
  typealias Receiver = (SourceText?, SessionPlayback.Step) -> ReadingControl

  /// The lines of one input.
  init(source: String) {
    name = source
    last = SourceText(name: source, bytes: [])
  }

  /// Plays the lines that are complete with a block.
  mutating func read(_ block: ArraySlice<UInt8>, to receive: Receiver) -> ReadingControl {
    pending += block
    var start = 0
    var control = takeMark(&start, to: receive)
    while control == .proceed, let end = lineFeed(from: max(start, searched)) {
      control = take(start..<end, isWhole: true, to: receive)
      position.advance(over: pending[end...end])
      start = end + 1
    }
    pending.removeFirst(start)
    searched = pending.count
    guard control == .proceed, searched > Limits.recordBytes else { return control }
    return refuse(to: receive)
  }

  /// Plays the last line, and tells whether the log has an end.
  mutating func finish(to receive: Receiver) -> ReadingControl {
    if !pending.isEmpty {
      let control = take(0..<pending.count, isWhole: false, to: receive)
      guard control == .proceed else { return .stop }
    }
    guard let finding = playback.finish(last) else { return .proceed }
    return receive(nil, SessionPlayback.Step(findings: [finding]))
  }

  private func lineFeed(from start: Int) -> Int? {
    pending.withUnsafeBufferPointer {
      ByteWord.firstIndex(of: UInt8(ascii: "\n"), in: $0, from: start)
    }
  }

  private mutating func take(
    _ range: Range<Int>,
    isWhole: Bool,
    to receive: Receiver
  ) -> ReadingControl {
    let line = SourceText(name: name, bytes: pending[range], start: position)
    last = line
    position.advance(over: pending[range])
    let control = receive(line, playback.take(line, isWhole: isWhole))
    isOver = playback.isForeign
    return isOver ? .stop : control
  }

  /// Steps over a byte order mark at the beginning.
  private mutating func takeMark(_ start: inout Int, to receive: Receiver) -> ReadingControl {
    let mark = ByteOrderMark.utf8
    guard position == .start, pending.starts(with: mark) else { return .proceed }
    let text = SourceText(name: name, bytes: pending[...])
    start = mark.count
    position.advance(over: pending[..<start])
    let finding = FramingFinding.byteOrderMark
    let diagnostic = text.diagnostic(
      finding.rule,
      finding.message,
      help: finding.help,
      at: 0..<start,
      repair: finding.repair
    )
    return receive(nil, SessionPlayback.Step(findings: [diagnostic]))
  }

  private mutating func refuse(to receive: Receiver) -> ReadingControl {
    let line = SourceText(name: name, bytes: pending[...], start: position)
    let finding = line.diagnostic(
      .recordTooLong,
      "line does not end within \(Limits.recordBytes >> 20) MiB; reading stops here",
      help: "is this really the log of a session?",
      at: 0..<0
    )
    _ = receive(line, SessionPlayback.Step(findings: [finding]))
    isOver = true
    return .stop
  }
}
