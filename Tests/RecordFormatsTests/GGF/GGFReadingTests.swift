import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `The GGF format reads` {
  @Test func `a game of the server`() throws {
    let (record, findings) = try readGGF(
      """
      1 (;GM[Othello]PC[GGS/os]DT[2010.10.17_05:23:05.MDT]PB[Ada]PW[bot+]RB[2082.33]RW[1720]\
      TI[10:00//02:00]TY[8]RE[+6.000]BO[\(newBoard)]B[D3//3.95]W[c5/-18.40/0.10]B[E6]W[d2/2];)

      """
    )
    #expect(findings.isEmpty)
    let expected = ReversiRecord(
      site: "GGS/os",
      date: GameDate("2010-10-17T05:23:05-06:00"),
      players: Players(
        dark: Player(name: "Ada", rating: 2082.33),
        light: Player(name: "bot+", rating: 1720)
      ),
      moves: Move.list("d3c5e6d2"),
      annotations: [
        MoveAnnotation(ply: 1, time: 3.95),
        MoveAnnotation(ply: 2, time: 0.1, evaluation: -18.4),
        MoveAnnotation(ply: 4, evaluation: 2),
      ],
      result: GameResult(margin: 6),
      tags: [Tag(name: "TI", value: "10:00//02:00")]
    )
    #expect(record == expected)
    #expect(record.passMarks == .usual)
  }

  @Test(arguments: ["Othello", "othello", "OTHELLO", "Reversi", " Othello "])
  func `the game under its names`(name: String) throws {
    let (record, findings) = try readGGF("(;GM[\(name)]BO[\(newBoard)]B[f5];)")
    #expect(record == ReversiRecord(moves: Move.list("f5")))
    #expect(findings.isEmpty)
  }

  @Test func `properties in any order, with white space between them`() throws {
    let text = "(;\n B[f5]\r\n\tBO[\(newBoard)]\n\nW[d6] PB[Ada]\n GM[Othello] \n;)\n"
    let (record, findings) = try readGGF(text)
    #expect(record.moves == Move.list("f5d6"))
    #expect(record.players.dark.name == "Ada")
    #expect(record.annotations.isEmpty)
    #expect(findings.isEmpty)
  }

  static let moves: [(String, Move, Double?, Double?)] = [
    ("f5", Move.list("f5")[0], nil as Double?, nil as Double?),
    ("F5", Move.list("f5")[0], nil, nil),
    ("f5//", Move.list("f5")[0], nil, nil), ("f5/", Move.list("f5")[0], nil, nil),
    ("f5/.5", Move.list("f5")[0], 0.5, nil), ("f5/-0.25/1e1", Move.list("f5")[0], -0.25, 10),
    ("f5/+3/", Move.list("f5")[0], 3, nil), ("f5//0", Move.list("f5")[0], nil, 0),
    ("p16/1/2", .placement(.named("p16")), 1, 2), ("J10", .placement(.named("j10")), nil, nil),
    ("pass", .pass, nil, nil), ("PASS/1/2", .pass, 1, 2), ("PA", .pass, nil, nil),
    ("pas//1.5", .pass, nil, 1.5), ("P", .pass, nil, nil), ("--", .pass, nil, nil),
    ("--/2", .pass, 2, nil),
  ]

  @Test(arguments: moves)
  func `every way to write a move`(text: String, move: Move, eval: Double?, time: Double?) throws {
    for moves in ["B[\(text)]", "B[f5]W[d6]B[\(text)]"] {
      let (record, findings) = try readGGF(game("", moves))
      #expect(findings.isEmpty)
      #expect(record.moves.last == move)
      let ply = record.moves.count
      let annotation = MoveAnnotation(ply: ply, time: time, evaluation: eval)
      #expect(record.annotations == (annotation.isEmpty ? [] : [annotation]))
    }
  }

  @Test func `more moves than fit on the stack`() throws {
    let moves = (0..<300).map { $0.isMultiple(of: 2) ? "B[f5/\($0)]" : "W[d6//1]" }.joined()
    let (record, findings) = try readGGF(game("", moves))
    #expect(findings.isEmpty)
    #expect(record.moves.count == 300)
    #expect(record.annotations.map(\.ply) == Array(1...300))
    #expect(record.annotations[298].evaluation == 298)
    #expect(record.origin?.moves.count == 300)
  }

  static let sides: [(String, [String])] = [
    ("B[f5]W[d6]B[c3]", []), ("W[f5]B[d6]", ["1 light"]), ("W[f5/1]B[d6]", ["1 light"]),
    // The side shows whether a pass was left out.
    ("B[f5]B[d6]W[c3]B[d3]", ["2 dark"]), ("B[f5]W[d6]W[c3/2]W[d3]", ["3 light", "4 light"]),
    ("B[f5]W[pass]B[d6]", []), ("B[f5]B[pass]W[d6]", ["2 dark"]),
  ]

  @Test(arguments: sides)
  func `the side of a move where sides do not alternate`(
    moves: String,
    sides: [String]
  ) throws {
    let record = try readGGF(game("", moves)).record
    #expect(
      record.annotations.compactMap { note in note.side.map { "\(note.ply) \($0)" } } == sides
    )
  }

  @Test func `moves in small letters, and reports them`() throws {
    let (record, findings) = try readGGF(game("", "B[f5]w[d6/1]b[c3]"))
    #expect(record.moves == Move.list("f5d6c3"))
    #expect(record.annotations == [MoveAnnotation(ply: 2, evaluation: 1)])
    #expect(record.tags == [])
    #expect(findings.count == 1 && findings[0].contains("ggf-name"))
  }

  @Test func `more than one comment`() throws {
    let (record, findings) = try readGGF(game("CO[a]CO[b]"))
    #expect(findings.isEmpty)
    #expect(record.comment == "a\n\nb")
  }

  @Test func `passes that are left out`() throws {
    let moves = "B[d3]W[c3]B[f5]W[d2]B[d1]W[e1]B[b2]W[c1]W[d6]"
    let (record, findings) = try readGGF(game("", moves))
    #expect(findings.isEmpty)
    let attempt = ReplayAttempt(record)
    #expect(attempt.problems.map(\.kind) == [.missingPass])
    #expect(attempt.isComplete)
    let sides = attempt.replay.steps.filter { $0.ply == 10 }.map(\.side)
    #expect(sides == [record.annotation(ofPly: 9)?.side])
  }

  static let results: [(String, GameResult?)] = [
    ("+6.000", GameResult(margin: 6)), ("-10.00", GameResult(margin: -10)),
    ("0", GameResult(margin: 0)), ("-22.87", GameResult(margin: -22.87)),
    ("+2:r", GameResult(margin: 2, ending: .resigned)),
    ("-64.00:t", GameResult(margin: -64, ending: .timedOut)),
    ("+0:s", GameResult(margin: 0, ending: .agreed)),
    ("+4:L", GameResult(margin: 4, ending: .unfinished)),
    ("?", GameResult(ending: .unfinished)), ("", nil), (" ", nil),
  ]

  @Test(arguments: results)
  func `the result`(text: String, result: GameResult?) throws {
    let (record, findings) = try readGGF(game("RE[\(text)]"))
    #expect(record.result == result)
    #expect(findings.isEmpty)
    #expect(record.tags.isEmpty)
  }

  static let boards: [(String, Int, Disk)] = [
    ("4 ---- -O*- -*O- ---- *", 4, Disk.dark), ("4----\n-O*-\n-*O-\n----\nO", 4, .light),
    ("6------------\n--O*----*O--------------O", 6, .light),
  ]

  @Test(arguments: boards)
  func `boards of other sizes`(text: String, size: Int, turn: Disk) throws {
    let (record, findings) = try readGGF("(;GM[Othello]TY[\(size)]BO[\(text)];)")
    let boardSize = try #require(BoardSize(width: size, height: size))
    #expect(record == ReversiRecord(start: Position(board: .initial(size: boardSize), turn: turn)))
    #expect(findings.isEmpty)
  }

  @Test(arguments: ["s8r18", "8kr20", "8a", "ks8r19", "s", "w8"])
  func `a type that says more than the board`(type: String) throws {
    let (record, findings) = try readGGF(game("TI[5]TY[\(type)]KM[-3.1]"))
    #expect(findings.isEmpty)
    #expect(record.tags.map(\.name) == ["TI", "TY", "KM"])
    #expect(record.tags[1].value == type)
  }

  @Test func `unknown properties, in their order`() throws {
    let (record, findings) = try readGGF(
      game("KM[-3.133]TB[5:00]X[]KB[B3/2.00/27.23]TW[6:00]KW[b3]TB[2]")
    )
    #expect(findings.isEmpty)
    #expect(
      record.tags.map { "\($0.name)=\($0.value)" } == [
        "KM=-3.133", "TB=5:00", "X=", "KB=B3/2.00/27.23", "TW=6:00", "KW=b3", "TB=2",
      ]
    )
  }

  @Test func `texts unchanged`() throws {
    let (record, findings) = try readGGF(
      game("PC[]PB[ 大森;) ]PW[a[b(;\\]CO[one\ntwo;)]")
    )
    #expect(findings.isEmpty)
    #expect(record.site == "")
    #expect(record.players.dark.name == " 大森;) ")
    #expect(record.players.light.name == "a[b(;\\")
    #expect(record.comment == "one\ntwo;)")
  }

  @Test func `the places of the parts`() throws {
    let marked = MarkedText(
      "(;GM[Othello]PC[⟦GGS⟧]DT[⟦1977⟧]PB[⟦A⟧]RW[⟦7⟧]TI[⟦5⟧]TY[⟦8r⟧]RE[⟦⟦+6⟧:⟦r⟧⟧]"
        + "BO[⟦⟦4 ---- -O*- -*O- ----⟧ ⟦*⟧⟧]B[⟦a2⟧/1]W[⟦PASS⟧];)"
    )
    let origin = try #require(try readGGF(marked.text).record.origin)
    #expect(origin.format == "ggf")
    let parts: [RecordPart] = [
      .site, .date, .name(.dark), .rating(.light), .tag(1), .tag(2), .result, .margin, .ending,
      .start, .board, .turn, .move(1), .move(2),
    ]
    let ranges = parts.compactMap { origin.range(of: $0)?.bytes }
    #expect(ranges.count == parts.count)
    #expect(Set(ranges) == Set(marked.ranges))
  }

  @Test func `the places of the recorded sides`() throws {
    let text = MarkedText(
      game("", "⟦W⟧[f5/1]B[d6]⟦B⟧ [ c3 ]⟦b⟧[ d3//2]W[c4]⟦W⟧[PA]").replacing("⟧ [", with: "⟧[")
    )
    let record = try readGGF(text.text).record
    let sides = record.annotations.filter { $0.side != nil }.map(\.ply)
    #expect(sides == [1, 3, 4, 6])
    let ranges = sides.map { record.origin?.range(of: .side($0))?.bytes }
    #expect(ranges == text.ranges)
    #expect(record.origin?.range(of: .side(2)) == nil)
  }
}
