import GameRecords
import ReversiRules

/// Edax cannot read passes in SGF.
enum EdaxSGFPass: SingleRule {
  static let rule = Rule(8101, "edax-sgf-pass", .warning, page: .sgf, isOptional: true)

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    guard let ply = subject.firstPass else { return }
    report(subject.finding(rule, "Edax cannot read this pass", at: .move(ply), ply: ply))
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
enum EdaxSGFLetters: SingleRule {
  static let rule = Rule(8104, "edax-sgf-letters", .warning, page: .sgf, isOptional: true)

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
  static let rule = Rule(8105, "edax-sgf-variation", .warning, page: .sgf, isOptional: true)

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
  static let rule = Rule(8109, "othellotk-sgf-line", .warning, page: .sgf, isOptional: true)

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
  static let rule = Rule(8110, "cassio-sgf-pass", .warning, page: .sgf, isOptional: true)

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
