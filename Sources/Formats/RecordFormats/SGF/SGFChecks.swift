import GameRecords
import ReversiRules

/// A check that reports the first move that another program does not read.
protocol SGFMoveRule: SingleRule<ReversiRecord> {
  typealias Subject = ValidationSubject<ReversiRecord>
  typealias Problem = (message: String, help: String?)

  /// What is wrong with a move and what to do about it; `nil` when the program reads it.
  static func problem(_ move: Move, at place: Range<Int>, in subject: Subject) -> Problem?
}

extension SGFMoveRule {
  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    let places = subject.record.origin?.moves ?? []
    for (index, (move, place)) in zip(subject.record.moves, places).enumerated() {
      guard let (message, help) = problem(move, at: place.bytes, in: subject) else { continue }
      let ply = index + 1
      return report(subject.finding(rule, message, help: help, at: .move(ply), ply: ply))
    }
  }
}

/// Edax cannot read passes in SGF.
enum EdaxSGFPass: SGFMoveRule {
  static let rule = Rule(8101, "edax-sgf-pass", .warning, page: .sgf, isOptional: true)

  static func problem(_ move: Move, at place: Range<Int>, in subject: Subject) -> Problem? {
    move == .pass ? ("Edax cannot read this pass", nil) : nil
  }
}

/// Edax ignores the start position in SGF.
enum EdaxSGFSetup: SingleRule {
  static let rule = Rule(8103, "edax-sgf-setup", .warning, page: .sgf, isOptional: true)

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    let start = subject.record.start
    guard start != .initial else { return }
    let part: RecordPart = start.board == .initial() ? .turn : .board
    // Without any set-up, the file has no start that could be ignored.
    guard let range = subject.record.origin?.range(of: part) else { return }
    let what = part == .turn ? "the side to move" : "the start position"
    report(subject.finding(rule, "Edax ignores \(what)", at: range.bytes, position: start))
  }
}

/// Edax does not read squares named by two letters.
enum EdaxSGFLetters: SGFMoveRule {
  static let rule = Rule(8104, "edax-sgf-letters", .warning, page: .sgf, isOptional: true)

  static func problem(_ move: Move, at place: Range<Int>, in subject: Subject) -> Problem? {
    guard move != .pass, let row = subject.bytes(at: place).dropFirst().first,
      row > UInt8(ascii: "9")
    else { return nil }
    return ("Edax cannot read \(move) written as two letters, and reads 0 moves", "write \(move)")
  }
}

/// Edax reads variations as other games.
enum EdaxSGFVariation: SingleRule {
  static let rule = Rule(8105, "edax-sgf-variation", .warning, page: .sgf, isOptional: true)

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    guard let variation = subject.record.variations.first else { return }
    let message = "Edax reads this variation as another game"
    if let place = variation.places.first {
      report(subject.finding(rule, message, at: place.bytes, ply: variation.ply))
    } else {
      let parts: [RecordPart] = [.move(variation.ply - 1), .start]
      report(subject.finding(rule, message, at: .move(variation.ply), else: parts))
    }
  }
}

/// OthelloTk reads only moves at the beginning of a line.
enum OthelloTkSGFLine: SGFMoveRule {
  static let rule = Rule(8109, "othellotk-sgf-line", .warning, page: .sgf, isOptional: true)

  static func problem(_ move: Move, at place: Range<Int>, in subject: Subject) -> Problem? {
    let head = subject.bytes(at: max(0, place.lowerBound - 4)..<place.lowerBound)
    let isNode = [";B[", ";W["].contains { head.suffix(3).elementsEqual($0.utf8) }
    guard !isNode || !head.dropLast(3).allSatisfy(ByteCount.endsLine) else { return nil }
    return ("OthelloTk reads only moves at the beginning of a line", nil)
  }
}

/// Cassio knows only the passes `pa` and `tt`.
enum CassioSGFPass: SGFMoveRule {
  static let rule = Rule(8110, "cassio-sgf-pass", .warning, page: .sgf, isOptional: true)

  static func problem(_ move: Move, at place: Range<Int>, in subject: Subject) -> Problem? {
    let text = subject.bytes(at: place)
    let isKnown = ["pa", "PA", "tt"].contains { text.elementsEqual($0.utf8) }
    guard move == .pass, !isKnown else { return nil }
    return ("Cassio does not read \(DisplayText.quote(text)) as a pass", "write pa")
  }
}
