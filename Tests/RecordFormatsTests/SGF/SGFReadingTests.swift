import GameRecords
import ReversiRules
import TestSupport
import Testing

@testable import RecordFormats

/// The one record of a text, which must be read silently.
func readSGF(_ text: String) throws -> ReversiRecord {
  let parsed = SGFFormat().readAll(text)
  try #require(parsed.count == 1)
  #expect(parsed[0].placedRules == [])
  return try #require(parsed[0].reversi)
}

@Suite struct `The SGF format reads` {
  static let game: [Move] = Move.list("f5d6c5f6e7f4g5e6e3")

  static let dialects: [(String, String)] = [
    (
      "Edax",
      "(;FF[4]GM[2]AP[edax:4.6]PC[Edax]PB[Anne]PW[Bo]SZ[8]AB[e4][d5]AW[d4][e5]PL[B]RE[B+64]"
        + "B[f5];W[d6];B[c5];W[f6];B[e7];W[f4];B[g5];W[e6];B[e3];)"
    ),
    (
      "OthelloTk",
      "(;\nGM[2]\nFF[4]\nAP[x]\nPC[Edax]\nPB[Anne]\nPW[Bo]\nRE[B+64]\n"
        + ";B[F5]\n;W[D6]\n;B[C5]\n;W[F6]\n;B[E7]\n;W[F4]\n;B[G5]\n;W[E6]\n;B[E3]\n)\n"
    ),
    (
      "Cassio",
      "(;GM[2]FF[4]SZ[8]AP[x]PC[Edax]PB[Anne]PW[Bo]RE[B+64]AB[e4][d5]AW[d4][e5]PL[B]"
        + ";B[f5];W[d6];B[c5];W[f6];B[e7];W[f4];B[g5];W[e6];B[e3])"
    ),
    (
      "FF[3]",
      "(;GaMe[2]FileFormat[3]APplication[x]PlaCe[Edax]PlayerBlack[Anne]PlayerWhite[Bo]REsult[B+64]"
        + ";Black[f5];White[d6];Black[c5];White[f6];Black[e7];White[f4];B[g5];W[e6];B[e3])"
    ),
    (
      "two letters",
      "( ; FF [4] GM [ 2 ] AP[x]PC[Edax] PB[Anne]PW[Bo] RE[B+64] AB[ed] [de] AW[dd][ee]"
        + ";B[fe];W[df];B [ce];W[ff]\r\n;B[eg];W[fd];B[ge];W[ef];B[ec])"
    ),
    (
      "one tree for each move",
      "(;GM[2]AP[x]PC[Edax]PB[Anne]PW[Bo]RE[B+64](;B[f5](;W[d6](;B[c5](;W[f6](;B[e7](;W[f4]"
        + "(;B[g5](;W[e6](;B[e3]))))))))))"
    ),
  ]

  @Test(arguments: dialects)
  func `every dialect`(name: String, text: String) throws {
    let record = try readSGF(text)
    #expect(record.moves == Self.game)
    #expect(record.start == .initial)
    #expect(record.passMarks == .usual)
    #expect(record.players == Players(dark: Player(name: "Anne"), light: Player(name: "Bo")))
    #expect(record.result == GameResult(margin: 64))
    #expect(record.site == "Edax")
    #expect(record.tags.map(\.name) == ["AP"])
    #expect(record.annotations == [])
    #expect(record.variations == [])
    #expect(ReplayAttempt(record).problems == [])
    // Each move is where its place says.
    let origin = try #require(record.origin)
    let places = origin.moves.map { Array(text.utf8)[$0.bytes] }
    let spelled = places.map { SGFValue.move(text: Array($0)) }
    #expect(spelled == record.moves)
  }

  @Test(arguments: ["PA", "pa", "tt", "", " ", "@@@@", "--", "pass"])
  func `every notation of a pass`(spelling: String) throws {
    let record = try readSGF("(;GM[2];B[a1];W[\(spelling)];B[h8])")
    #expect(record.moves == Move.list("a1--h8"))
  }

  static let starts: [(String, Position)] = [
    ("", .initial),
    ("SZ[8]", .initial),
    ("PL[W]", Position(board: .initial(), turn: .light)),
    (
      "SZ[6]PL[white]",
      Position(board: board("------\n------\n--ox--\n--xo--\n------\n------"), turn: .light)
    ),
    ("SZ[6:4]", Position(board: board("------\n--ox--\n--xo--\n------"), turn: .dark)),
    (
      "AW[a1:b2][d4]AB[c1]SZ[4]PL[B]",
      Position(board: board("oox-\noo--\n----\n---o"), turn: .dark)
    ),
    ("SZ[4]AE[b2]", Position(board: board("----\n--x-\n-xo-\n----"), turn: .dark)),
    ("SZ[4]AE[bb:cc]PL[]", Position(board: board("----\n----\n----\n----"), turn: nil)),
    ("SZ[16]AB[p16][A10]", Position(board: wide, turn: .dark)),
    ("SZ[4];AB[a1];PL[W]", Position(board: board("x---\n----\n----\n----"), turn: .light)),
  ]

  private static func board(_ picture: String) -> Board { Board(picture: picture) }
  private static var wide: Board {
    var board = Board(size: BoardSize(width: 16, height: 16) ?? .standard)
    board[.named("p16")] = .dark
    board[.named("a10")] = .dark
    return board
  }

  @Test(arguments: starts)
  func `the start position`(properties: String, start: Position) throws {
    #expect(try readSGF("(;GM[2]\(properties))").start == start)
  }

  static let turns: [(String, Disk, [Int: Disk])] = [
    (";B[f5];W[d6]", Disk.dark, [:]),
    (";W[f5];B[d6]", .light, [:]),
    ("PL[B];W[f5];B[d6]", .dark, [1: .light]),
    ("PL[B]W[f5];B[d6]", .dark, [1: .light]),
    ("W[f5]PL[B];B[d6]", .dark, [1: .light]),
    (";B[f5];B[d6];W[c3];W[c4]", .dark, [2: .dark, 4: .light]),
    (";B[f5];PL[W];W[d6]", .dark, [:]),
  ]

  @Test(arguments: turns)
  func `whose turn it is, and sides only where they do not alternate`(
    text: String,
    turn: Disk,
    sides: [Int: Disk]
  ) throws {
    let record = try readSGF("(;GM[2]\(text))")
    #expect(record.start.turn == turn)
    let reported = record.annotations.compactMap { annotation in
      annotation.side.map { (annotation.ply, $0) }
    }
    #expect(Dictionary(uniqueKeysWithValues: reported) == sides)
  }

  static let lettersOfWideBoards: [(String, String, String?)] = [
    // If squares are named by two letters on 16 columns, this is a square.
    ("SZ[16]", ";B[hj];W[pa]", "p1"), ("SZ[16]AB[hh][ii]", ";B[pa]", "p1"),
    ("SZ[16:8]", ";B[hd] ;W[pa]", "p1"), ("SZ[16]", ";B[h10];W[pa]", nil),
    ("SZ[14]", ";B[hd];W[pa]", nil), ("SZ[16]", ";B[hj];W[tt]", nil), ("SZ[16]", ";W[pa]", nil),
  ]

  @Test(arguments: lettersOfWideBoards)
  func `two letters that are a square or a pass`(
    properties: String,
    moves: String,
    square: String?
  ) throws {
    let record = try readSGF("(;GM[2]\(properties)\(moves))")
    #expect(record.moves.last == square.map { .placement(.named($0)) } ?? .pass)
  }

  @Test func `a left-out pass`() throws {
    let record = try readSGF(
      "(;GM[2];B[d3];W[c3];B[f5];W[d2];B[d1];W[e1];B[b2];W[c1];W[d6])"
    )
    #expect(record.annotations == [MoveAnnotation(ply: 9, side: .light)])
    let attempt = ReplayAttempt(record)
    #expect(attempt.problems.map(\.kind) == [.missingPass])
    #expect(attempt.isComplete)
    // The side that the file names is that of the replay.
    #expect(Array(attempt.replay.steps).last?.side == .light)
  }

  static let texts: [(String, String, String)] = [
    (#"a\]b\\c\:d"#, #"a]b\c:d"#, #"a]b\c:d"#),
    ("a\\\nb\\\r\nc", "abc", "abc"),
    ("a\nb\r\nc\n\rd\re", "a b c d e", "a\nb\nc\nd\ne"),
    ("a\tb\u{B}c", "a b c", "a b c"),
    ("(;FF[4", "(;FF[4", "(;FF[4"),
    ("大森 é", "大森 é", "大森 é"),
    (" x ", " x ", " x "),
  ]

  @Test(arguments: texts)
  func `texts of one line and of several`(written: String, simple: String, text: String) throws {
    let record = try readSGF("(;GM[2]PB[\(written)]C[\(written)];B[f5]C[\(written)])")
    #expect(record.players.dark.name == simple)
    #expect(record.comment == text)
    #expect(record.annotations[0].comment == text)
  }

  static let charsets: [(String, [UInt8], String, [String])] = [
    ("", Array("é".utf8), "é", []),
    ("CA[UTF-8]", Array("é".utf8), "é", []),
    ("CA[ISO-8859-1]", [0xE9], "é", []),
    ("CA[latin1]", Array("é".utf8), "Ã©", []),
    ("", [0xE9], "é", ["latin-1"]),
    ("CA[UTF-8]", [0xE9], "é", ["latin-1"]),
    ("CA[Shift_JIS]", Array("é".utf8), "é", ["sgf-charset"]),
  ]

  @Test(arguments: charsets)
  func `character sets`(charset: String, name: [UInt8], text: String, rules: [String]) {
    let bytes = Array("(;GM[2]PB[".utf8) + name + Array("]\(charset))".utf8)
    let parsed = SGFFormat().readAll(bytes)
    #expect(parsed[0].reversi?.players.dark.name == text)
    #expect(parsed[0].findings.map(\.rule.name) == rules)
  }

  static let results: [(String, GameResult?, String?)] = [
    ("B+14", GameResult(margin: 14), nil), ("W+0.5", GameResult(margin: -0.5), nil),
    ("b+2", GameResult(margin: 2), nil), ("0", GameResult(margin: 0), nil),
    ("Draw", GameResult(winner: .tie), nil), ("B+", GameResult(winner: .dark), nil),
    ("W+R", GameResult(winner: .light, ending: .resigned), nil),
    ("B+Resign", GameResult(winner: .dark, ending: .resigned), nil),
    ("B+T", GameResult(winner: .dark, ending: .timedOut), nil),
    ("W+Time", GameResult(winner: .light, ending: .timedOut), nil),
    ("W+F", GameResult(winner: .light), "W+F"), ("Void", GameResult(ending: .unfinished), nil),
    ("?", nil, nil), ("", nil, nil),
  ]

  @Test(arguments: results)
  func `every kind of result`(value: String, result: GameResult?, tag: String?) throws {
    let record = try readSGF("(;GM[2]RE[\(value)])")
    #expect(record.result == result)
    #expect(record.tags == (tag.map { [Tag(name: "RE", value: $0)] } ?? []))
  }

  @Test func `facts about the game, the unknown ones as tags`() throws {
    let record = try readSGF(
      """
      (;GM[2]GN[final]EV[Meijin]RO[3]PC[Tokyo]DT[1996-05-06,07]PB[A]BR[1712.5]PW[B]WR[2d]
      AP[x:1]KM[1][2]C[one]GC[two])
      """
    )
    let expected = ReversiRecord(
      id: "final",
      event: "Meijin",
      site: "Tokyo",
      round: "3",
      date: GameDate("1996-05-06"),
      players: Players(dark: Player(name: "A", rating: 1712.5), light: Player(name: "B")),
      comment: "one",
      tags: [
        Tag(name: "DT", value: "1996-05-06,07"), Tag(name: "WR", value: "2d"),
        Tag(name: "AP", value: "x:1"), Tag(name: "KM", value: "1"), Tag(name: "KM", value: "2"),
        Tag(name: "GC", value: "two"),
      ]
    )
    #expect(record == expected)
    #expect(try readSGF("(;GM[2]GC[two])").comment == "two")
    #expect(try readSGF("(;GM[2]PB[]PW[]EV[]DT[]BR[]RE[]C[])") == ReversiRecord())
    #expect(try readSGF("(;GM[2];PB[A]C[x];C[y]B[f5];EV[E])").players.dark.name == "A")
  }

  @Test func `comments on moves`() throws {
    let record = try readSGF(
      "(;GM[2]C[a];C[b];B[f5]C[c]TE[1]V[3];W[d6]V[3]BM[2];C[d];B[c3]IT[];W[d3]DO[]C[e]C[f])"
    )
    #expect(record.comment == "a\n\nb")
    #expect(
      record.annotations == [
        MoveAnnotation(ply: 1, evaluation: 3, glyphs: [1], comment: "c"),
        MoveAnnotation(ply: 2, evaluation: -3, glyphs: [4], comment: "d"),
        MoveAnnotation(ply: 3, glyphs: [5]), MoveAnnotation(ply: 4, glyphs: [6], comment: "e\n\nf"),
      ]
    )
  }

  @Test func `the name of a node as a comment`() throws {
    let record = try readSGF("(;GM[2]N[root];N[a];B[f5]C[b]N[c]N[];W[d6])")
    #expect(record.comment == "a")
    #expect(record.annotations == [MoveAnnotation(ply: 1, comment: "b\n\nc")])
    #expect(record.tags == [Tag(name: "N", value: "root")])
  }

  @Test func `the comment of a variation without a move as one on the move before it`() throws {
    let text = "(;GM[2];B[f5];W[d6]C[a](;B[c3]C[b](;W[d3])(;C[c]))(;C[d](;;C[e])(;B[c4]))(;))"
    let parsed = SGFFormat().readAll(text)
    #expect(Set(parsed[0].findings.map(\.rule.name)) == ["sgf-empty-variation"])
    let record = try #require(parsed[0].reversi)
    #expect(record.moves == Move.list("f5d6c3d3"))
    #expect(
      record.annotations == [
        MoveAnnotation(ply: 2, comment: "a\n\nd\n\ne"), MoveAnnotation(ply: 3, comment: "b\n\nc"),
      ]
    )
    #expect(record.variations == [Variation(ply: 3, moves: Move.list("c4"))])
    let first = SGFFormat().readAll("(;GM[2](;B[f5])(;C[x])(;B[d3](;W[c3])(;C[y])))")[0].reversi
    #expect(first?.comment == "x")
    #expect(first?.variations[0].annotations == [MoveAnnotation(ply: 1, comment: "y")])
  }

  @Test func `variations, which may have variations`() throws {
    let record = try readSGF(
      """
      (;GM[2];B[f5]
        (;W[d6];B[c3] (;W[d3]) (;W[c4]C[x];B[e3]))
        (;C[first];W[f6];;B[e6] (;W[f4]) (;W[d6]))
        (;W[f4]))
      """
    )
    #expect(record.moves == Move.list("f5d6c3d3"))
    #expect(
      record.variations == [
        Variation(
          ply: 2,
          moves: Move.list("f6e6f4"),
          annotations: [MoveAnnotation(ply: 1, comment: "first")],
          variations: [Variation(ply: 3, moves: Move.list("d6"))]
        ),
        Variation(ply: 2, moves: Move.list("f4")),
        Variation(
          ply: 4,
          moves: Move.list("c4e3"),
          annotations: [MoveAnnotation(ply: 1, comment: "x")]
        ),
      ]
    )
    let ended = try readSGF("(;GM[2];B[f5](;)(;W[d6]))")
    #expect(ended.moves == Move.list("f5"))
    #expect(ended.variations == [Variation(ply: 2, moves: Move.list("d6"))])
  }
}

@Suite struct `Places in an SGF file` {
  @Test func `of the recorded sides`() throws {
    let text = MarkedText("(;GM[2]PL[B];⟦W⟧[f5];B[d6];⟦B⟧\n[ c3 ]C[x];⟦Black⟧[d3];W[c4](;⟦W⟧[]))")
    let record = try readSGF(text.text)
    let sides = record.annotations.filter { $0.side != nil }.map(\.ply)
    #expect(sides == [1, 3, 4, 6])
    let ranges = sides.map { record.origin?.range(of: .side($0))?.bytes }
    #expect(ranges == text.ranges)
    #expect(record.origin?.range(of: .side(2)) == nil)
  }

  @Test func `of the moves of variations`() throws {
    let text = MarkedText(
      "(;GM[2];B[f5](;W[d6](;B[c3])(;B[⟦c4⟧];W[⟦⟧];B[ ⟦d3⟧ ]))(;W[⟦f6⟧](;B[⟦e6⟧])(;B[⟦d6⟧]))(;W[⟦f4⟧]))"
    )
    let record = try readSGF(text.text)
    func places(_ variations: [Variation]) -> [Range<Int>] {
      variations.flatMap { $0.places.map(\.bytes) + places($0.variations) }
    }
    let found = places(record.variations)
    #expect(found.count == text.ranges.count)
    #expect(Set(found) == Set(text.ranges))
    #expect(record.variations.allSatisfy { $0.places.count == $0.moves.count })
    #expect(record.origin?.moves.count == 3)
  }

  static let results: [(String, [RecordPart])] = [
    ("⟦⟦B⟧+14⟧", [.margin, .winner]), ("⟦⟦W⟧+2.5⟧", [.margin, .winner]), ("⟦0⟧", [.margin]),
    ("⟦W⟧+⟦R⟧", [.winner, .ending]), ("⟦b⟧+⟦Time⟧", [.winner, .ending]), ("⟦B⟧+", [.winner]),
    ("⟦Draw⟧", [.winner]), (" ⟦Void⟧\n", [.ending]), ("?", []), ("B+\\14", []),
  ]

  @Test(arguments: results)
  func `of the facts that a result declares`(value: String, parts: [RecordPart]) throws {
    let text = MarkedText("(;GM[2]RE[" + value + "])")
    let origin = try #require(try readSGF(text.text).origin)
    for part in [RecordPart.margin, .winner, .ending] {
      #expect((origin.range(of: part) != nil) == parts.contains(part))
    }
    #expect(Set(parts.compactMap { origin.range(of: $0)?.bytes }) == Set(text.ranges))
  }
}

extension SGFValue {
  static func move(text: [UInt8]) -> Move? {
    text.withUnsafeBufferPointer { move($0[...]) }
  }
}
