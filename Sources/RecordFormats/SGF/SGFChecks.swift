import GameRecords
import ReversiRules

/// Edax cannot read passes in SGF.
enum EdaxSGFPass: SingleRule {
  static let rule = Rule(
    8101,
    "edax-sgf-pass",
    .warning,
    "An SGF file for Edax must have no passes.",
    why:
      "Edax 4.6 fails on every pass in SGF, even on passes that it wrote itself: it cannot "
      + "read 211 of 300 games of its own.",
    fix: "Give Edax the game in another format, for example as a transcript without passes.",
    example: RuleExample(
      "sgf",
      "(;GM[2];B[d3];W[c3];B[f5];W[d2];B[d1];W[e1];B[b2];W[c1];B[\(wrong: "pa")];W[d6])"
    ),
    isOptional: true
  )

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    guard let ply = subject.firstPass else { return }
    report(subject.finding(rule, "Edax cannot read this pass", at: .move(ply), ply: ply))
  }
}

/// Edax ignores the start position in SGF.
enum EdaxSGFSetup: SingleRule {
  static let rule = Rule(
    8103,
    "edax-sgf-setup",
    .warning,
    "An SGF file for Edax must have games from the standard start.",
    why: "Edax 4.6 ignores AB, AW and PL, and plays the moves from the standard start.",
    fix: "Give Edax such a game in another format.",
    example: RuleExample("sgf", "(;GM[2]PL[\(wrong: "W")];W[d6])"),
    isOptional: true
  )

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
enum EdaxSGFLetters: SingleRule {
  static let rule = Rule(
    8104,
    "edax-sgf-letters",
    .warning,
    "An SGF file for Edax must name squares by a letter and a digit.",
    why:
      "Edax 4.6 reads 0 moves of a game whose squares are named by two letters, as in Go.",
    fix: "Convert the file to SGF again: flipbook writes a letter and a digit.",
    example: RuleExample("sgf", "(;GM[2];B[\(wrong: "fe")])"),
    isOptional: true
  )

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    guard let places = subject.record.origin?.moves else { return }
    for (index, move) in subject.record.moves.enumerated() where move != .pass {
      guard places.indices.contains(index),
        let second = subject.bytes(at: places[index].bytes).dropFirst().first, second > 0x39
      else { continue }
      let (ply, square) = (index + 1, "\(move)")
      let message = "Edax cannot read \(square) written as two letters, and reads 0 moves"
      report(subject.finding(rule, message, help: "write \(square)", at: .move(ply), ply: ply))
      return
    }
  }
}

/// Edax reads variations as other games.
enum EdaxSGFVariation: SingleRule {
  static let rule = Rule(
    8105,
    "edax-sgf-variation",
    .warning,
    "An SGF file for Edax must have no variations.",
    why:
      "Edax 4.6 stops at the first closing bracket, and reads the rest of the variations as "
      + "another game.",
    fix: "Give Edax the game in a format without variations, for example GGF.",
    example: RuleExample("sgf", "(;GM[2];B[f5](;W[d6])(;W[\(wrong: "f4")]))"),
    isOptional: true
  )

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    guard let variation = subject.record.variations.first else {
      return
    }
    let message = "Edax reads this variation as another game"
    guard let place = variation.places.first else {
      let parts: [RecordPart] = [.move(variation.ply - 1), .start]
      report(subject.finding(rule, message, at: .move(variation.ply), else: parts))
      return
    }
    report(subject.finding(rule, message, at: place.bytes, ply: variation.ply))
  }
}

/// OthelloTk reads only moves at the beginning of a line.
enum OthelloTkSGFLine: SingleRule {
  static let rule = Rule(
    8109,
    "othellotk-sgf-line",
    .warning,
    "An SGF file for OthelloTk must have each move on a line of its own.",
    why: "OthelloTk reads only moves on lines that begin with “;B[” or “;W[”.",
    fix: "Begin a new line before every move.",
    example: RuleExample("sgf", "(;GM[2]\n;B[f5];W[\(wrong: "d6")])"),
    isOptional: true
  )

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    guard let places = subject.record.origin?.moves else { return }
    for (index, place) in places.enumerated() where !subject.beginsLine(place) {
      let ply = index + 1
      let message = "OthelloTk reads only moves at the beginning of a line"
      report(subject.finding(rule, message, at: .move(ply), ply: ply))
      return
    }
  }
}

extension ValidationSubject<ReversiRecord> {
  /// Whether a move follows `;B[` or `;W[` at the beginning of a line.
  fileprivate func beginsLine(_ place: SourceRange) -> Bool {
    let move = place.bytes.lowerBound
    guard move >= 3 else { return false }
    let head = Array(bytes(at: max(0, move - 4)..<move))
    let node = head.suffix(3)
    return (node.elementsEqual(";B[".utf8) || node.elementsEqual(";W[".utf8))
      && (head.count == 3 || head[0] == 0x0A || head[0] == 0x0D)
  }
}

/// Cassio knows only the passes `pa` and `tt`.
enum CassioSGFPass: SingleRule {
  static let rule = Rule(
    8110,
    "cassio-sgf-pass",
    .warning,
    "An SGF file for Cassio must write a pass as pa, PA or tt.",
    why:
      "Cassio knows no other pass, such as OthelloTk's @@@@ or the empty value that "
      + "is usual in games of Go.",
    fix: "Convert the file to SGF with --pass pa.",
    example: RuleExample(
      "sgf",
      "(;GM[2];B[d3];W[c3];B[f5];W[d2];B[d1];W[e1];B[b2];W[c1];B[\(wrong: "@@@@")];W[d6])"
    ),
    isOptional: true
  )

  private static let known = ["pa", "PA", "tt"]

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    guard let places = subject.record.origin?.moves else { return }
    for (index, move) in subject.record.moves.enumerated() where move == .pass {
      guard places.indices.contains(index) else { return }
      let text = subject.bytes(at: places[index].bytes)
      guard !known.contains(where: { text.elementsEqual($0.utf8) }) else { continue }
      let message = "Cassio does not read \(DisplayText.quote(text)) as a pass"
      let ply = index + 1
      report(subject.finding(rule, message, help: "write pa", at: .move(ply), ply: ply))
      return
    }
  }
}
