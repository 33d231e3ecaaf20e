import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `An annotation of a move in PGN` {
  @Test func `is a comment after it`() throws {
    let record = try readCleanPGN(
      "{ a\n  game } {of two} 1. f5 {first} {second}\nd6 ; to the end {of} the line\n2. c3{}{ } d3 39-25 {over}"
    )
    #expect(record.comment == "a   game of two")
    #expect(
      record.annotations == [
        MoveAnnotation(ply: 1, comment: "first second"),
        MoveAnnotation(ply: 2, comment: "to the end {of} the line"),
        MoveAnnotation(ply: 4, comment: "over"),
      ]
    )
  }

  static let commands: [(String, MoveAnnotation)] = [
    ("[%eval 2.5]", MoveAnnotation(ply: 1, evaluation: 2.5)),
    ("[%emt 1.5] text", MoveAnnotation(ply: 1, time: 1.5, comment: "text")),
    (
      "[%eval -64] [%emt 0:01:30] [%clk 0:05:00]",
      MoveAnnotation(ply: 1, time: 90, evaluation: -64, comment: "[%clk 0:05:00]")
    ),
    ("[%emt 2:05]", MoveAnnotation(ply: 1, time: 125)),
    ("[%eval #3] x", MoveAnnotation(ply: 1, comment: "[%eval #3] x")),
    ("[%eval nan]", MoveAnnotation(ply: 1, comment: "[%eval nan]")),
    ("[%emt -1]", MoveAnnotation(ply: 1, comment: "[%emt -1]")),
    ("x [%eval 1]", MoveAnnotation(ply: 1, comment: "x [%eval 1]")),
    ("[%eval 1", MoveAnnotation(ply: 1, comment: "[%eval 1")),
    ("[%eval 1][%eval 2]", MoveAnnotation(ply: 1, evaluation: 1, comment: "[%eval 2]")),
    ("[%eval 3]} {[%eval 4]", MoveAnnotation(ply: 1, evaluation: 3, comment: "[%eval 4]")),
    ("[%emt 3] x} {[%emt 4]", MoveAnnotation(ply: 1, time: 3, comment: "x [%emt 4]")),
    ("[%eval 3]} {[%emt 4] x", MoveAnnotation(ply: 1, time: 4, evaluation: 3, comment: "x")),
    ("x} ; [%emt 4]\n{y", MoveAnnotation(ply: 1, time: 4, comment: "x y")),
  ]

  @Test(arguments: commands)
  func `may be a time or an evaluation`(comment: String, annotation: MoveAnnotation) throws {
    #expect(try readCleanPGN("1. f5 {\(comment)} d6").annotations == [annotation])
  }

  static let glyphs: [(String, [UInt8])] = [
    ("f5 $1", [1]), ("f5$1$6 $255 $0", [1, 6, 255, 0]), ("f5!", [1]), ("f5 ?", [2]),
    ("f5!!", [3]), ("f5??", [4]), ("f5!?", [5]), ("f5?! $10", [6, 10]),
  ]

  @Test(arguments: glyphs)
  func `may be a glyph`(text: String, glyphs: [UInt8]) throws {
    let record = try readCleanPGN("1. \(text) d6")
    #expect(record.annotations == [MoveAnnotation(ply: 1, glyphs: glyphs)])
    #expect(record.moves == Move.list("f5d6"))
  }

  @Test func `may be a variation`() throws {
    let record = try readCleanPGN(
      "1. f5 (1. d3 {a} c3 (1... e3! 2. f6) 2. c4) (1. c4) {b} 1... d6 2. c3 (2. f4 --) d3"
    )
    #expect(record.moves == Move.list("f5d6c3d3"))
    #expect(record.annotations == [MoveAnnotation(ply: 1, comment: "b")])
    #expect(
      record.variations == [
        Variation(
          ply: 1,
          moves: Move.list("d3c3c4"),
          annotations: [MoveAnnotation(ply: 1, comment: "a")],
          variations: [
            Variation(
              ply: 2,
              moves: Move.list("e3f6"),
              annotations: [MoveAnnotation(ply: 1, glyphs: [1])]
            )
          ]
        ),
        Variation(ply: 1, moves: Move.list("c4")),
        Variation(ply: 3, moves: Move.list("f4--")),
      ]
    )
  }

  @Test func `may precede a variation's first move, or all moves`() throws {
    let record = try readCleanPGN("({a} {b} 1. d3 {c}) ({x} 1. c4) *")
    #expect(record.moves.isEmpty)
    #expect(
      record.variations == [
        Variation(
          ply: 1,
          moves: Move.list("d3"),
          annotations: [MoveAnnotation(ply: 1, comment: "a b c")]
        ),
        Variation(
          ply: 1,
          moves: Move.list("c4"),
          annotations: [MoveAnnotation(ply: 1, comment: "x")]
        ),
      ]
    )
  }
}
