import GameRecords
import ReversiRules
import TestSupport
import Testing

@Suite struct `The variations of a record` {
  /// A main line, its variations, whether passes are implied, and the findings.
  static let table: [(moves: String, lines: [Variation], marks: PassMarks, findings: [String])] = [
    ("f5d6", [line(2, "f4")], .written, []),
    ("f5d6", [line(2, "a1h8")], .written, ["5:3 illegal-variation at ply 2"]),
    ("f5d6", [line(1, "d3"), line(2, "f4f5")], .written, ["5:3 illegal-variation at ply 2"]),
    ("f5d6", [line(3, "c3a1")], .written, ["5:3 illegal-variation at ply 3"]),
    (
      "f5d6", [line(2, "f4", [line(2, "a1"), line(2, "c3")])], .written,
      ["5:3 illegal-variation at ply 2"]
    ),
    (blocked + "--a3", [line(9, "--b4"), line(10, "b4")], .written, []),
    (blocked + "a3", [line(9, "b4"), line(9, "--d6")], .implied, []),
    (blocked + "--a3", [line(9, "b4")], .written, ["5:17 illegal-variation at ply 9"]),
    // After the end of the game nothing can be played, which is reported once.
    (
      over + "a1", [line(10, "a2"), line(10, "h8", [line(10, "h7")])], .written,
      [
        "5:19 moves-after-end at ply 10"
      ]
    ),
    (over, [line(10, "a2")], .written, ["5:17 illegal-variation at ply 10"]),
    (
      over + "a1", [line(9, "a2")], .written,
      [
        "5:17 illegal-variation at ply 9", "5:19 moves-after-end at ply 10",
      ]
    ),
    // A variation after a move that cannot be played is not judged.
    ("a1d6", [line(2, "h8")], .written, ["5:1 illegal-move at ply 1"]),
    ("", [line(1, "f5"), line(1, "a1")], .written, ["2:1 illegal-variation at ply 1"]),
  ]

  /// Nine moves after which light has no disk.
  private static let over = "f5d6c5f6e7f4g5e6e3"

  private static func line(_ ply: Int, _ moves: String, _ lines: [Variation] = []) -> Variation {
    Variation(ply: ply, moves: Move.list(moves), variations: lines)
  }

  @Test(arguments: table.indices)
  func `are played from the position where they branch off`(index: Int) {
    let test = Self.table[index]
    let record = ReversiRecord(
      moves: Move.list(test.moves),
      passMarks: test.marks,
      variations: test.lines
    )
    #expect(findings(placed(record)) == test.findings)
  }
}
