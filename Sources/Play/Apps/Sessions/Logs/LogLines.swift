package import GameRecords

/// Splits a log into lines as it is read, block by block.
///
/// LF, CR and CR LF each end a line.
package struct LogLines {
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
  package private(set) var isOver = false

  /// A part of a log.
  package enum Part {
    /// A line without its line feed, and whether a line feed follows it, as after every line that
    /// was written completely.
    case line(SourceText, isWhole: Bool)
    /// A finding that belongs to no line.
    case finding(Finding)
    /// The end of the log, after its last line.
    case end(SourceText)
    /// A line that never ends; nothing after it is read.
    case endless(SourceText, Finding)

    /// The line, if the part is one.
    package var line: SourceText? {
      switch self {
      case .line(let line, _), .endless(let line, _): line
      case .finding, .end: nil
      }
    }
  }

  /// Takes a part of the log, and returns whether to continue.
  package typealias Receiver = (Part) -> ReadingControl

  /// Creates the lines of one input.
  package init(source: String) {
    name = source
    last = SourceText(name: source, bytes: [])
  }

  /// Splits off the lines that a block completes.
  package mutating func read(_ block: ArraySlice<UInt8>, to receive: Receiver) -> ReadingControl {
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

  /// Splits off the last line, and ends the log.
  package mutating func finish(to receive: Receiver) -> ReadingControl {
    if !pending.isEmpty {
      let isWhole = pending.last == UInt8(ascii: "\r")
      let control = take(0..<pending.count - (isWhole ? 1 : 0), isWhole: isWhole, to: receive)
      guard control == .proceed else { return .stop }
    }
    return receive(.end(last))
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
    return receive(.line(line, isWhole: isWhole))
  }

  /// Skips a byte order mark at the beginning, and reports it.
  private mutating func takeMark(_ start: inout Int, to receive: Receiver) -> ReadingControl {
    let mark = ByteOrderMark.utf8
    guard position == .start, pending.starts(with: mark) else { return .proceed }
    let text = SourceText(name: name, bytes: pending[...])
    start = mark.count
    position.advance(over: pending[..<start])
    return receive(.finding(text.finding(.byteOrderMark)))
  }

  private mutating func refuse(to receive: Receiver) -> ReadingControl {
    let line = SourceText(name: name, bytes: pending[...], start: position)
    let finding = line.finding(
      .recordTooLong,
      "line does not end within \(Limits.recordBytes >> 20) MiB; reading stops here",
      help: "is this really the log of a session?",
      at: 0..<0
    )
    _ = receive(.endless(line, finding))
    isOver = true
    return .stop
  }
}
