import GameRecords

/// Splits a log into lines as it is read, block by block, and plays them.
///
/// LF, CR and CR LF each end a line.
struct SessionLines {
  private(set) var playback = SessionPlayback()
  private let name: String
  private var pending: [UInt8] = []
  private var endMark = EndMark()
  /// The length of the pending bytes known to contain no line end.
  private var searched = 0
  /// Where the pending bytes begin.
  private var position = SourcePosition.start
  /// The last line.
  private var last: SourceText
  /// Whether the rest of the log cannot be read.
  private(set) var isOver = false

  /// Takes a line and its result, or findings that belong to no line, and returns whether to
  /// continue.
  typealias Receiver = (SourceText?, SessionPlayback.Step) -> ReadingControl

  /// Creates the lines of one input.
  init(source: String) {
    name = source
    last = SourceText(name: source, bytes: [])
  }

  /// Plays the lines that a block completes.
  mutating func read(_ block: ArraySlice<UInt8>, to receive: Receiver) -> ReadingControl {
    endMark.pass(block) { pending += $0 }
    var start = 0
    var control = takeMark(&start, to: receive)
    while control == .proceed, let end = lineEnd(from: max(start, searched)) {
      control = take(start..<end.lowerBound, isWhole: true, to: receive)
      position.advance(over: pending[end])
      start = end.upperBound
    }
    pending.removeFirst(start)
    // A carriage return at the end is checked again with the next block.
    searched = pending.last == UInt8(ascii: "\r") ? pending.count - 1 : pending.count
    guard control == .proceed, pending.count > Limits.recordBytes else { return control }
    return refuse(to: receive)
  }

  /// Plays the last line, and reports a log without an end.
  mutating func finish(to receive: Receiver) -> ReadingControl {
    if !pending.isEmpty {
      let isWhole = pending.last == UInt8(ascii: "\r")
      let control = take(0..<pending.count - (isWhole ? 1 : 0), isWhole: isWhole, to: receive)
      guard control == .proceed else { return .stop }
    }
    guard let finding = playback.finish(last) else { return .proceed }
    return receive(nil, SessionPlayback.Step(findings: [finding]))
  }

  /// Returns the range of the next line end, unless it may continue in the next block.
  private func lineEnd(from start: Int) -> Range<Int>? {
    let first = pending.withUnsafeBufferPointer { LineEnd.firstIndex(in: $0, from: start) }
    guard let first else { return nil }
    guard pending[first] == UInt8(ascii: "\r") else { return first..<first + 1 }
    guard first + 1 < pending.count else { return nil }
    return first..<first + (pending[first + 1] == UInt8(ascii: "\n") ? 2 : 1)
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

  /// Skips a byte order mark at the beginning, and reports it.
  private mutating func takeMark(_ start: inout Int, to receive: Receiver) -> ReadingControl {
    let mark = ByteOrderMark.utf8
    guard position == .start, pending.starts(with: mark) else { return .proceed }
    let text = SourceText(name: name, bytes: pending[...])
    start = mark.count
    position.advance(over: pending[..<start])
    return receive(nil, SessionPlayback.Step(findings: [text.finding(.byteOrderMark)]))
  }

  private mutating func refuse(to receive: Receiver) -> ReadingControl {
    let line = SourceText(name: name, bytes: pending[...], start: position)
    let finding = line.finding(
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
