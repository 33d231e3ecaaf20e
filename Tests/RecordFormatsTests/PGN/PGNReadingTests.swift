import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// Reads a text as PGN.
func readPGN(_ text: String) -> [ParsedRecord] { PGNFormat().readAll(text) }

/// Reads the only game of a text, expecting findings of the given rules at most.
func readCleanPGN(_ text: String, but rules: Set<String> = []) throws -> ReversiRecord {
  let parsed = readPGN(text)
  #expect(parsed.flatMap(\.findings).filter { !rules.contains($0.rule.name) } == [])
  #expect(parsed.count == 1)
  return try #require(parsed.first?.reversi)
}

@Suite struct `A PGN file` {
  private static func game(_ players: String?...) -> ReversiRecord {
    var record = ReversiRecord(moves: Move.list("f5d6c3d3"))
    record.players.dark.name = players[0]
    record.players.light.name = players[1]
    return record
  }

  @Test func `of a WTHOR converter`() throws {
    var expected = Self.game("Ann A", "Bob B")
    expected.event = "Cup - 1977"
    expected.date = GameDate(year: 1977)
    expected.result = GameResult(score: DiskCounts(dark: 34, light: 30))
    let text = """
      [Event "Cup - 1977"]
      [Date "1977"]
      [Black "Ann A"]
      [White "Bob B"]
      [Result "34-30"]
      1. F5 D6
      2. C3 D3
      """
    #expect(try readCleanPGN(text) == expected)
    #expect(try readCleanPGN(text).passMarks == .implied)
  }

  @Test func `of LiveOthello`() throws {
    var expected = Self.game("Ann", "Bob")
    expected.event = "Cup"
    expected.date = GameDate(year: 2010, month: 11, day: 13)
    expected.round = "F1"
    expected.result = GameResult(score: DiskCounts(dark: 31, light: 33))
    let text = """
      [Event "Cup"]
      [Date "2010.11.13"]
      [Round "F1"]
      [Black "Ann"]
      [White "Bob"]
      [Result "31-33"]
      1. f5 d6
      3. c3 d3
      31-33

      """
    #expect(readPGN(text).map(\.placedRules) == [[]])
    #expect(readPGN(text).first?.reversi == expected)
  }

  @Test func `of kurnik and PlayOK`() throws {
    var expected = Self.game("ann", "bob")
    expected.site = "kurnik"
    expected.date = GameDate(year: 2014, month: 10, day: 19)
    expected.players.dark.rating = 1159
    expected.players.light.rating = 1246.5
    expected.result = GameResult(score: DiskCounts(dark: 37, light: 27))
    expected.tags = [
      Tag(name: "Time", value: "07:31:22"), Tag(name: "TimeControl", value: "420"),
    ]
    expected.moves = Move.list("f5d6--c3--d3")
    let text = """
      [Event "?"]
      [Site "kurnik"]
      [Date "2014.10.19"]
      [Round "-"]
      [Black "ann"]
      [White "bob"]
      [Result "37-27"]
      [Time "07:31:22"]
      [TimeControl "420"]
      [BlackElo "1159"]
      [WhiteElo "1246.5"]

      1. f5 d6 2. -- c3
      3. -- d3 37-27
      """
    #expect(try readCleanPGN(text) == expected)
  }

  @Test func `of Edax`() throws {
    var expected = Self.game("Ann", nil)
    expected.site = "edax"
    expected.date = GameDate(year: 2010)
    expected.result = GameResult(winner: .dark)
    expected.tags = [Tag(name: "Time", value: "255.0.0")]
    expected.moves = Move.list("f5d6c3--d3")
    expected.annotations = [MoveAnnotation(ply: 5, comment: "Ann wins 39-25")]
    let text = """
      [Event "?"]
      [Site "edax"]
      [Date "2010.??.??"]
      [Date "2010.0.0"]
      [Time "255.0.0"]
      [Round "?"]
      [Black "Ann"]
      [White "?"]
      [Result "1-0"]

       1. f5 d6 2. c3 pass 3. d3
      {Ann wins 39-25} 1-0


      """
    let parsed = readPGN(text)
    #expect(parsed.map(\.placedRules) == [["4:8 pgn-second-date", "9:10 pgn-chess-result"]])
    #expect(parsed.first?.reversi == expected)
  }

  @Test func `of Edax from another start position`() throws {
    let text = """
      [SetUp "1"]
      [FEN "8/8/8/3pP3/3Pp3/8/8/8 w - - 0 1"]
      1... f4 2. d3 *
      """
    let record = try readCleanPGN(text)
    #expect(record.start == Position(board: .initial(), turn: .light))
    #expect(record.moves == Move.list("f4d3"))
    #expect(record.result == nil)
  }

  @Test func `of a site like lichess`() throws {
    let record = try readCleanPGN("[Variant \"othello\"]\n\nf5 d6 c3 d3")
    #expect(record.moves == Move.list("f5d6c3d3"))
    #expect(record.tags == [Tag(name: "Variant", value: "othello")])
  }

  @Test func `without tags`() throws {
    #expect(try readCleanPGN("1. f5 d6 2. c3 d3 39-25").moves == Move.list("f5d6c3d3"))
  }

  static let numbers = [
    "1. f5 d6 2. c3 d3", "1.f5 d6 2.c3 d3", "1.f5\n1... d6\r\n2.c3\r2...d3", "1 f5 d6 2 c3 d3",
    "1. f5 2. d6 3. c3 4. d3", "7. f5 d6 1. c3 d3", "1. f5 1. ... d6 2. c3 2. ... d3",
    "f5\td6   c3\n\n\nd3\n", "F5 d6 C3 D3", "1. f5 d6 2. c3 d3 *",
  ]

  @Test(arguments: numbers)
  func `has any numbers`(text: String) throws {
    let record = try readCleanPGN("[Event \"?\"]\n" + text)
    #expect(record == ReversiRecord(moves: Move.list("f5d6c3d3")))
  }

  @Test(arguments: ["--", "pass", "PA", "pa", "Pass", "ps", "@@@@", "p"])
  func `has passes in every notation`(pass: String) throws {
    #expect(try readCleanPGN("1. f5 \(pass) 2. d6").moves == Move.list("f5--d6"))
    #expect(try readCleanPGN("1. f5 \(pass){x} 2. d6").moves == Move.list("f5--d6"))
  }

  static let results: [(String, GameResult?)] = [
    ("[Result \"39-25\"]", GameResult(score: DiskCounts(dark: 39, light: 25))),
    ("[Result \"0-0\"]", GameResult(score: DiskCounts(dark: 0, light: 0))),
    ("[Result \"1-0\"]", GameResult(winner: .dark)),
    ("[Result \"0-1\"]", GameResult(winner: .light)),
    ("[Result \"1/2-1/2\"]", GameResult(winner: .tie)), ("[Result \"*\"]", nil),
    ("[Result \"?\"]", nil), ("[Result \"\"]", nil), ("", nil),
    ("f5 39-25", GameResult(score: DiskCounts(dark: 39, light: 25))),
    ("f5 0-1", GameResult(winner: .light)), ("f5 1/2-1/2", GameResult(winner: .tie)),
    ("f5 *", nil), ("[Result \"1-0\"]\nf5 *", GameResult(winner: .dark)),
    ("[Result \"*\"]\nf5 1-0", GameResult(winner: .dark)),
    (
      "[Result \"1-0\"]\nf5 39-25",
      GameResult(score: DiskCounts(dark: 39, light: 25), winner: .dark)
    ),
    (
      "[Result \"39-25\"]\nf5 1-0",
      GameResult(score: DiskCounts(dark: 39, light: 25), winner: .dark)
    ),
    (
      "[Result \"1/2-1/2\"]\nf5 32-32",
      GameResult(score: DiskCounts(dark: 32, light: 32), winner: .tie)
    ),
    (
      "[Result \"*\"]\n[Termination \"played out\"]\nf5 39-25",
      GameResult(score: DiskCounts(dark: 39, light: 25), ending: .playedOut)
    ),
    (
      "[Result \"30-34\"]\n[Winner \"Black\"]\nf5 30-34",
      GameResult(score: DiskCounts(dark: 30, light: 34), winner: .dark)
    ),
    (
      "[Result \"30-34\"]\n[Winner \"Black\"]\nf5 1-0",
      GameResult(score: DiskCounts(dark: 30, light: 34), winner: .dark)
    ),
    (
      "[Result \"30-34\"]\n[Winner \"Black\"]\n[Termination \"time forfeit\"]",
      GameResult(score: DiskCounts(dark: 30, light: 34), winner: .dark, ending: .timedOut)
    ),
    ("[Termination \"Played Out\"]", GameResult(ending: .playedOut)),
    ("[Termination \"resignation\"]", GameResult(ending: .resigned)),
    ("[Termination \"agreement\"]", GameResult(ending: .agreed)),
    ("[Termination \"unterminated\"]", GameResult(ending: .unfinished)),
    ("[Termination \"abandoned\"]", GameResult(ending: .unfinished)),
  ]

  @Test(arguments: results)
  func `has results of every kind`(text: String, result: GameResult?) throws {
    let record = try readCleanPGN("[Event \"x\"]\n" + text, but: ["pgn-chess-result"])
    #expect(record.result == result)
  }

  static let dates: [(String, GameDate?)] = [
    ("1977", GameDate(year: 1977)), ("1977.??.??", GameDate(year: 1977)),
    ("1977.5", GameDate(year: 1977, month: 5)), ("1977.05.??", GameDate(year: 1977, month: 5)),
    ("1977.05.01", GameDate(year: 1977, month: 5, day: 1)),
    ("1977-05-01", GameDate(year: 1977, month: 5, day: 1)), ("????.??.??", nil), ("?", nil),
    ("", nil),
  ]

  @Test(arguments: dates)
  func `has partial dates`(text: String, date: GameDate?) throws {
    #expect(try readCleanPGN("[Date \"\(text)\"]\nf5").date == date)
  }

  @Test func `has no ending if servers write normal`() throws {
    for word in ["normal", "Normal", "NORMAL"] {
      let record = try readCleanPGN("[Result \"40-24\"]\n[Termination \"\(word)\"]\nf5 40-24")
      #expect(record.result == GameResult(score: DiskCounts(dark: 40, light: 24)))
      #expect(record.tags == [Tag(name: "Termination", value: word)])
      let written = try PGNFormat().write([record], .single)
      #expect(PGNFormat().readAll(written).map(\.reversi) == [record])
    }
  }

  @Test func `has ratings under the names of every server`() throws {
    for (dark, light) in [("BlackElo", "WhiteElo"), ("BlackRating", "WhiteRating")] {
      let record = try readCleanPGN("[\(dark) \"1712\"]\n[\(light) \"1698.5\"]\nf5")
      #expect(record.players.dark.rating == 1712)
      #expect(record.players.light.rating == 1698.5)
      #expect(record.tags.isEmpty)
    }
    let both = PGNFormat().readAll("[BlackElo \"1712\"]\n[BlackRating \"1800\"]\nf5")
    #expect(both.map(\.placedRules) == [["2:15 pgn-repeated-tag"]])
    let record = try #require(both.first?.reversi)
    #expect(record.players.dark.rating == 1712)
    #expect(record.tags == [Tag(name: "BlackRating", value: "1800")])
  }

  @Test func `has player modes`() throws {
    let players = try readCleanPGN("[BlackType \"human\"]\n[WhiteType \"program\"]\nf5").players
    #expect(players.dark.mode == .manual)
    #expect(players.light.mode == .computer)
  }

  @Test func `has escapes in values`() throws {
    let text = #"[Event "a \"b\" \\ c \d"] [Note "\\"]  [ Other  "x" ]"#
    let record = try readCleanPGN(text + "\nf5")
    #expect(record.event == #"a "b" \ c \d"#)
    #expect(record.tags == [Tag(name: "Note", value: "\\"), Tag(name: "Other", value: "x")])
  }

  @Test func `may be of any size of blocks and with any line ends`() {
    let text =
      "[Event \"a\"]\n1. f5 {x\n[y} d6\n39-25\n\n\n[Event \"b\"]\n\n[Event \"c\"]\n\n1. d3 *\n"
    for lineEnd in ["\n", "\r\n", "\r"] {
      let bytes = Array(text.replacing("\n", with: lineEnd).utf8)
      for blockSize in [1, 2, 3, 7, 11, 65_536] {
        let parsed = PGNFormat().readAll(bytes, blockSize: blockSize)
        #expect(parsed.map(\.placedRules) == [[], [], []])
        #expect(parsed.map { $0.reversi?.event } == ["a", "b", "c"])
        #expect(parsed.map { $0.reversi?.moves.count } == [2, 0, 1])
      }
    }
  }

  @Test func `remembers the places of its parts`() throws {
    let text = MarkedText(
      "[Event \"⟦E⟧\"]\n[Site \"⟦S⟧\"]\n[Date \"⟦1977⟧\"]\n[Round \"⟦R⟧\"]\n[Black \"⟦B⟧\"]\n"
        + "[White \"⟦W⟧\"]\n[Result \"⟦39-25⟧\"]\n[BlackElo \"⟦1⟧\"]\n[WhiteType \"⟦human⟧\"]\n"
        + "[Termination \"⟦played out⟧\"]\n[FEN \"⟦8/8/8/3pP3/3Pp3/8/8/8 b⟧\"]\n[X \"⟦y⟧\"]\n1. ⟦f5⟧ (⟦⟧c4) ⟦--⟧"
    )
    let origin = try #require(PGNFormat().readAll(text.bytes).first?.reversi?.origin)
    let parts: [RecordPart] = [
      .event, .site, .date, .round, .name(.dark), .name(.light), .result, .rating(.dark),
      .mode(.light), .ending, .start, .tag(1), .move(1),
    ]
    #expect(parts.map { origin.range(of: $0)?.bytes } == text.ranges.dropLast(2))
    #expect(origin.range(of: .move(2))?.bytes == text.ranges.last)
    #expect(origin.moves.count == 2)
    #expect(origin.format == "pgn")
  }

  /// Results with the parts that are marked, in order.
  static let resultParts: [(text: String, parts: [RecordPart])] = [
    ("[Result \"⟦39-25⟧\"]\nf5", [.score]), ("[Result \"⟦1-0⟧\"]\nf5", [.winner]),
    ("[Result \"⟦1-0⟧\"]\nf5 ⟦39-25⟧", [.winner, .score]),
    ("[Result \"⟦39-25⟧\"]\nf5 39-25", [.score]),
    ("[Result \"⟦30-34⟧\"]\n[Winner \"⟦Black⟧\"]\nf5 1-0", [.score, .winner]),
    ("[Result \"⟦1-0⟧\"]\n[Termination \"⟦resignation⟧\"]\nf5", [.winner, .ending]),
    ("[Result \"*\"]\nf5 {⟦Ben wins -31-95⟧} *", [.ending]),
  ]

  @Test(arguments: resultParts)
  func `remembers the place of each part of its result`(text: String, parts: [RecordPart]) throws {
    let marked = MarkedText(text)
    let origin = try #require(PGNFormat().readAll(marked.bytes).first?.reversi?.origin)
    #expect(parts.map { origin.range(of: $0)?.bytes } == marked.ranges)
    #expect(origin.range(of: .result)?.bytes == marked.ranges[0])
    for part in [RecordPart.score, .winner, .ending] where !parts.contains(part) {
      #expect(origin.range(of: part) == nil)
    }
  }

  @Test func `has a place for its result besides the ending that comes first`() throws {
    let text = MarkedText("[Termination \"⟦played out⟧\"]\nf5 ⟦39-25⟧")
    let origin = try #require(PGNFormat().readAll(text.bytes).first?.reversi?.origin)
    let parts: [RecordPart] = [.ending, .result, .score]
    let ranges = text.ranges + [text.ranges[1]]
    #expect(parts.map { origin.range(of: $0)?.bytes } == ranges)
  }

  @Test func `remembers the places of the moves of variations`() throws {
    let text = MarkedText("1. f5 (1. ⟦d3⟧ ⟦c5⟧ (1... ⟦c3⟧) {x} 2. ⟦--⟧) 1... d6 (⟦f6⟧)")
    let record = try #require(PGNFormat().readAll(text.bytes).first?.reversi)
    let inner = record.variations[0].variations[0].places.map(\.bytes)
    #expect(record.variations[0].places.map(\.bytes) == [0, 1, 3].map { text.ranges[$0] })
    #expect(inner == [text.ranges[2]])
    #expect(record.variations[1].places.map(\.bytes) == [text.ranges[4]])
  }
}
