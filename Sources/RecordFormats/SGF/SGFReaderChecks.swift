import GameRecords
import ReversiRules

/// OthelloTk reads moves at the beginning of lines only.
enum OthelloTkSGFLine: SingleRule {
  static let rule = Rule(
    8109,
    "othellotk-sgf-line",
    .warning,
    "An SGF file for OthelloTk has each move on a line of its own.",
    why: "OthelloTk reads only lines that begin with “;B[” or “;W[”, and no other moves.",
    fix: "Begin a line before every move.",
    example: RuleExample("sgf", "(;GM[2]\n;B[f5];W[\(wrong: "d6")])"),
    isOptional: true
  )

  static func check(_ subject: ValidationSubject, report: (Finding) -> Void) {
    guard let places = subject.record.origin?.moves else { return }
    for (index, place) in places.enumerated() where !subject.beginsLine(place) {
      let ply = index + 1
      let message = "OthelloTk does not read this move, which is not at the beginning of a line"
      report(subject.finding(rule, message, at: .move(ply), ply: ply))
      return
    }
  }
}

extension ValidationSubject {
  /// Whether a move stands behind `;B[` or `;W[` at the beginning of a line.
  fileprivate func beginsLine(_ place: SourceRange) -> Bool {
    let move = place.bytes.lowerBound
    guard move >= 3 else { return false }
    let head = Array(bytes(at: max(0, move - 4)..<move))
    let node = head.suffix(3)
    return (node.elementsEqual(";B[".utf8) || node.elementsEqual(";W[".utf8))
      && (head.count == 3 || head[0] == 0x0A || head[0] == 0x0D)
  }
}

/// Cassio knows two spellings of a pass.
enum CassioSGFPass: SingleRule {
  static let rule = Rule(
    8110,
    "cassio-sgf-pass",
    .warning,
    "An SGF file for Cassio spells a pass pa, PA or tt.",
    why:
      "Cassio knows no other spelling of a pass, such as @@@@ of OthelloTk or the empty value that "
      + "is usual in games of Go.",
    fix: "Convert the file to SGF with --pass pa.",
    example: RuleExample(
      "sgf",
      "(;GM[2];B[d3];W[c3];B[f5];W[d2];B[d1];W[e1];B[b2];W[c1];B[\(wrong: "@@@@")];W[d6])"
    ),
    isOptional: true
  )

  private static let known = ["pa", "PA", "tt"]

  static func check(_ subject: ValidationSubject, report: (Finding) -> Void) {
    guard let places = subject.record.origin?.moves else { return }
    for (index, move) in subject.record.moves.enumerated() where move == .pass {
      guard places.indices.contains(index) else { return }
      let text = subject.bytes(at: places[index].bytes)
      guard !known.contains(where: { text.elementsEqual($0.utf8) }) else { continue }
      let message = "Cassio does not know \(DisplayText.quote(text)) as a pass"
      let ply = index + 1
      report(subject.finding(rule, message, help: "write pa", at: .move(ply), ply: ply))
      return
    }
  }
}
