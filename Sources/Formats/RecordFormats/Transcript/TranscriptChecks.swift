import GameRecords

/// Move numbers count single moves.
enum TranscriptNumbering: SingleRule {
  static let rule = Rule(1357, "transcript-numbering", .note, page: .transcript, isOptional: true)

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    // The second number shows what is counted, wherever the first one begins.
    guard let second = TranscriptNumbers(of: subject).dropFirst().first(where: { _ in true }),
      second.ply > 1, second.value == second.ply
    else { return }
    let message = "the move number \(second.quoted) counts single moves, not pairs"
    report(second.finding(rule, message, in: subject))
  }
}

/// Edax cannot read move numbers.
enum EdaxMoveNumber: SingleRule {
  static let rule = Rule(8108, "edax-move-number", .warning, page: .transcript, isOptional: true)

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    guard let number = TranscriptNumbers(of: subject).first(where: { _ in true }) else { return }
    let count = subject.record.moves.count
    let message = "Edax stops at this number and reads \(number.ply - 1) of \(count) moves"
    report(number.finding(rule, message, in: subject))
  }
}

/// The numbers before the moves of a transcript, found in its text: only these checks need them.
struct TranscriptNumbers: Sequence, IteratorProtocol {
  private let bytes: ArraySlice<UInt8>
  private let moves: MovePlaces
  /// The end of the names and score before the moves.
  private let headEnd: Int
  private var ply = 0

  /// A number, with the dot or bracket after it.
  struct Number {
    /// The move that follows it.
    let ply: Int
    let value: Int?
    let quoted: String
    fileprivate let range: Range<Int>

    /// A finding about the number.
    func finding(_ rule: Rule, _ message: String, in subject: ValidationSubject<ReversiRecord>)
      -> Finding
    {
      var place = subject.parsed.source.place(of: range)
      place.record = subject.parsed.number
      place.recordID = subject.record.id
      place.ply = ply
      return Finding(rule, message, at: place)
    }
  }

  /// The numbers of a record.
  init(of subject: ValidationSubject<ReversiRecord>) {
    let origin = subject.record.origin
    bytes = subject.parsed.source.bytes
    moves = origin?.moves ?? []
    let start = moves.first?.bytes.lowerBound ?? 0
    headEnd =
      origin?.parts.map(\.range.bytes.upperBound).filter { $0 < start }.max() ?? 0
  }

  mutating func next() -> Number? {
    while ply < moves.count {
      let index = ply
      ply += 1
      let start = index == 0 ? headEnd : moves[index - 1].bytes.upperBound
      let gap = bytes.dropFirst(start).prefix(moves[index].bytes.lowerBound - start)
      if let number = number(in: gap) { return number }
    }
    return nil
  }

  /// The number at the end of the text before a move.
  private func number(in gap: ArraySlice<UInt8>) -> Number? {
    // A comment before the game may also end with a number.
    let lineEnd = ply > 1 ? nil : gap.lastIndex(where: ByteCount.endsLine)
    let line = lineEnd.map { gap[($0 + 1)...] } ?? gap
    guard let lastMark = line.lastIndex(where: { ".):".utf8.contains($0) }) else { return nil }
    let marked = line[...lastMark]
    let marks = marked.reversed().prefix { ".):".utf8.contains($0) }.count
    let digits = marked.dropLast(marks).reversed().prefix { (0x30...0x39).contains($0) }.count
    guard digits > 0 else { return nil }
    let text = marked.suffix(marks + digits)
    let start = text.startIndex - bytes.startIndex
    return Number(
      ply: ply,
      value: Int(String(decoding: text.prefix(digits), as: UTF8.self)),
      quoted: DisplayText.quote(text),
      range: start..<start + text.count
    )
  }
}
