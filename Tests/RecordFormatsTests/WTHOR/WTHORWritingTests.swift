import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `The WTHOR format writes` {
  private func game(
    _ dark: String? = nil,
    _ light: String? = nil,
    event: String? = nil,
    year: Int = 2010,
    tags: [GameRecords.Tag] = []
  ) -> ReversiRecord {
    ReversiRecord(
      event: event,
      date: GameDate(year: year),
      players: Players(dark: Player(name: dark), light: Player(name: light)),
      moves: Move.list("f5d6"),
      result: GameResult(score: DiskCounts(dark: 40, light: 24)),
      tags: tags
    )
  }

  private func losses(_ record: ReversiRecord, allowsCompanions: Bool = true) throws -> [Loss] {
    try WTHOROutput([record], allowsCompanions: allowsCompanions).changes[0]
  }

  @Test func `the bytes of the format`() throws {
    let output = try WTHOROutput([
      game("Ann", "Béa", event: "Open", tags: [Tag(name: "wthor_depth", value: "24")]),
      game("Béa", "???", event: "Open", tags: [Tag(name: "wthor_theoretical_score", value: "36")]),
    ])
    let header = WTHORBytes.header(records: 2, year: 2010)
    let games =
      WTHORBytes.game(numbers: (1, 1, 2), scores: [40, 40])
      + WTHORBytes.game(numbers: (1, 2, 0), scores: [40, 36])
    #expect(output.bytes == header + games)
    let tables = WTHORBytes.tables(
      players: ["???", "Ann", "Béa"],
      tournaments: ["Diverses parties", "Open"]
    )
    #expect(output.options.companions == tables.companions)
  }

  @Test func `no tables if there are no names`() throws {
    let output = try WTHOROutput([game(tags: [Tag(name: "wthor_black", value: "7")]), game()])
    #expect(output.options.companions.isEmpty)
    #expect(output.bytes[18] == 7)
  }

  @Test func `numbers without names where they were, and names around them`() throws {
    let output = try WTHOROutput([
      game(tags: [Tag(name: "wthor_black", value: "2")]), game("Ann", "Bea"),
    ])
    let numbers = [18, 20, 86, 88].map { output.bytes[$0] }
    #expect(numbers == [2, 0, 1, 3])
    let players = WTHORBytes.table(["???", "Ann", "", "Bea"], length: 20)
    #expect(output.options.companions == ["players": players])
    #expect(output.read().map(\.reversi?.players.light.name) == ["???", "Bea"])
  }

  @Test func `no name for a number that has none`() throws {
    let output = try WTHOROutput([
      game("Ann", "Bea"), game(tags: [Tag(name: "wthor_black", value: "2")]),
    ])
    let numbers = [18, 20, 86, 88].map { output.bytes[$0] }
    #expect(numbers == [1, 2, 3, 0])
    #expect(output.read().map(\.reversi?.players.dark.name) == ["Ann", nil])
    #expect(
      output.changes[1] == [
        Loss(.tags, .replaced, detail: "“wthor_black”: “2” becomes “3”")
      ]
    )
  }

  @Test func `names under their own numbers, and others under free ones`() throws {
    let tags = { (dark: String, light: String) in
      [Tag(name: "wthor_black", value: dark), Tag(name: "wthor_white", value: light)]
    }
    let output = try WTHOROutput([
      game("Ann", "Bea", tags: tags("7", "1")), game("Cy", "Ann", tags: tags("1", "7")),
      game("Cy", "Cy", tags: tags("9", "9")),
    ])
    let numbers = [18, 20, 86, 88, 154, 156].map { output.bytes[$0] }
    #expect(numbers == [7, 1, 2, 7, 9, 9])
    #expect(output.changes.map { $0.map(\.fact) } == [[], [.tags], []])
    #expect(
      output.read().map(\.reversi?.players) == [
        Players(dark: Player(name: "Ann"), light: Player(name: "Bea")),
        Players(dark: Player(name: "Cy"), light: Player(name: "Ann")),
        Players(dark: Player(name: "Cy"), light: Player(name: "Cy")),
      ]
    )
  }

  @Test func `values that a record lacks, and reports them`() throws {
    var second = ReversiRecord(moves: Move.list("f5d6"), tags: [])
    second.result = nil
    let first = game("Ann", "Bea", event: "Open", tags: [Tag(name: "wthor_depth", value: "24")])
    let losses = try WTHOROutput([first, second]).losses
    #expect(losses[0] == [Loss(.tags, .added, detail: "40 as the theoretical score")])
    #expect(
      losses[1] == [
        Loss(.event, .added, detail: "“Diverses parties” for no name"),
        Loss(.date, .added, detail: "2010, the year of the file"),
        Loss(.names, .added, detail: "“???” for no name"),
        Loss(.names, .added, detail: "“???” for no name"),
        Loss(.score, .added, detail: "32–32, since none is known"),
        Loss(.tags, .added, detail: "32 as the theoretical score"),
      ]
    )
  }

  @Test(arguments: [(2010, [20, 11]), (0, [19, 0]), (1800, [19, 0]), (9999, [20, 99])])
  func `the day of creation without looking at a clock`(year: Int, day: [UInt8]) throws {
    var record = game()
    record.date = GameDate(year: year)
    #expect(try WTHOROutput([record]).bytes.prefix(4) == day + [1, 1])
  }

  // MARK: - Losses

  static let texts: [(String, String, Loss.Change?)] = [
    ("Béatrice", "Béatrice", nil),
    ("Be\u{301}atrice", "Béatrice", nil),
    ("大森 太郎", "?? ??", .replaced),
    ("a\tb\u{85}c", "a?b?c", .replaced),
    ("1234567890123456789", "1234567890123456789", nil),
    ("12345678901234567890", "1234567890123456789", .shortened),
    ("大森 12345678901234567890", "?? 1234567890123456", .shortened),
    ("", "???", .dropped),
  ]

  @Test(arguments: texts)
  func `names in Latin-1 and cut off`(name: String, written: String, change: Loss.Change?) throws {
    let output = try WTHOROutput([game(name, "Ann")])
    #expect(output.fitted[0].players.dark.name == written)
    #expect(output.changes[0].map(\.change) == (change.map { [$0] } ?? []))
    #expect(output.changes[0].map(\.fact) == (change == nil ? [] : [.names]))
    #expect(output.read().map(\.reversi) == output.fitted)
  }

  @Test func `the event cut off`() throws {
    let losses = try losses(game("Ann", "Bea", event: String(repeating: "e", count: 26)))
    let letters = String(repeating: "e", count: 25)
    let words = "“\(letters)e” becomes “\(letters)”"
    #expect(losses == [Loss(.event, .shortened, detail: words)])
  }

  @Test func `names that become the same`() throws {
    let (one, two) = ("Maximilian Abcdefghij One", "Maximilian Abcdefghij Two")
    let cut = "Maximilian Abcdefgh"
    let games = [game(one, two), game("Ann", one), game(two, "Bea"), game(cut, "Bea")]
    let merged = try WTHOROutput(games).losses.map { $0.filter { $0.change == .merged } }
    func loss(_ name: String) -> Loss {
      Loss(.names, .merged, detail: "“\(name)” and “\(one)” become the same")
    }
    #expect(merged == [[loss(two)], [], [loss(two)], [loss(cut)]])
    // Only names that were written before count.
    let others = try WTHOROutput([game("Ann", "Bea"), game(two, "Ann"), game("Bea", two)]).losses
    #expect(!others.joined().contains { $0.change == .merged })
  }

  @Test func `no names without tables`() throws {
    let losses = try losses(game("Ann", "???", event: "Open"), allowsCompanions: false)
    #expect(losses.map(\.fact) == [.event, .names])
    #expect(losses.map(\.change) == [.dropped, .dropped])
    #expect(losses[1].detail == "“Ann” becomes “???”")
  }

  @Test func `a number instead of a name without tables`() throws {
    let record = game("Ann", tags: [Tag(name: "wthor_black", value: "7")])
    let output = try WTHOROutput([record], allowsCompanions: false)
    #expect(output.changes[0].map(\.detail) == ["“Ann” becomes a number"])
    #expect(output.fitted[0].tags == record.tags)
    let named = try WTHOROutput([record])
    #expect(named.changes[0].isEmpty)
    #expect(named.fitted[0].players.dark.name == "Ann")
    #expect(named.fitted[0].tags == record.tags)
  }

  static let dates: [(GameDate?, Loss?, Int?)] = [
    (GameDate(year: 2010), nil, 2010),
    (nil, nil, 2010),
    (
      GameDate(year: 2010, month: 5),
      Loss(.date, .reduced, detail: "only the year is kept"),
      2010
    ),
  ]

  @Test(arguments: dates)
  func `the year of the first game`(date: GameDate?, loss: Loss?, year: Int?) throws {
    var second = game()
    second.date = date
    let output = try WTHOROutput([game(), second])
    #expect(output.changes == [[], loss.map { [$0] } ?? []])
    #expect(output.read().map(\.reversi?.date?.year) == [2010, year])
  }

  @Test func `no year if the first game has none`() throws {
    var first = game()
    first.date = nil
    let output = try WTHOROutput([first, game()])
    let loss = Loss(.date, .dropped, detail: "the first game of the file has none")
    #expect(output.changes == [[], [loss]])
    #expect(output.read().map(\.reversi?.date) == [nil, nil])
  }

  static let tags: [([(String, String)], [(String, String)], [String])] = [
    ([], [], []),
    ([("wthor_depth", "24")], [("wthor_theoretical_score", "40"), ("wthor_depth", "24")], []),
    ([("wthor_black", "65535")], [], ["wthor_black"]),
    ([("wthor_black", "0")], [], ["wthor_black"]),
    ([("wthor_depth", "256")], [], ["wthor_depth"]),
    ([("Clock", "15"), ("a", "b")], [], ["Clock", "a"]),
    (
      [("wthor_file_date", "2005-10-08"), ("wthor_black", "5")],
      [("wthor_black", "5"), ("wthor_file_date", "2005-10-08")], []
    ),
    ([("wthor_file_date", "20.5.99.1")], [("wthor_file_date", "20.5.99.1")], []),
    ([("wthor_file_date", "2005-02-30")], [], ["wthor_file_date"]),
    ([("wthor_file_date", "2011-01-01")], [], ["wthor_file_date"]),
    ([("wthor_year", "12345")], [], ["wthor_year"]),
  ]

  @Test(arguments: tags)
  func `its own tags`(
    tags: [(String, String)],
    written: [(String, String)],
    dropped: [String]
  ) throws {
    let record = game(tags: tags.map { Tag(name: $0.0, value: $0.1) })
    let output = try WTHOROutput([record])
    #expect(output.fitted[0].tags == written.map { Tag(name: $0.0, value: $0.1) })
    let isMoved = dropped.isEmpty && written.count == tags.count && output.fitted[0] != record
    let order = tags.count > 1 && isMoved
    #expect(
      output.changes[0] == dropped.map { Loss(.tags, .dropped, detail: "“\($0)”") }
        + (order ? [Loss(.tags, .replaced, detail: "in the order of WTHOR")] : [])
    )
    // The header itself may cause a finding.
    #expect(output.read().compactMap(\.reversi) == output.fitted)
  }

  static let results: [(GameResult?, DiskCounts, [Loss])] = [
    (GameResult(score: DiskCounts(dark: 40, light: 24)), DiskCounts(dark: 40, light: 24), []),
    // The position after f5 d6 has three disks on either side.
    (
      nil, DiskCounts(dark: 32, light: 32),
      [Loss(.score, .added, detail: "32–32, since none is known")]
    ),
    (
      GameResult(score: DiskCounts(dark: 40, light: 20)), DiskCounts(dark: 44, light: 20),
      [Loss(.score, .replaced, detail: "40–20 becomes 44–20")]
    ),
    (
      GameResult(score: DiskCounts(dark: 20, light: 20)), DiskCounts(dark: 32, light: 32),
      [Loss(.score, .replaced, detail: "20–20 becomes 32–32")]
    ),
    // A stopped game is not a tie; the position has three disks of each side.
    (
      GameResult(score: DiskCounts(dark: 0, light: 0)), DiskCounts(dark: 32, light: 32),
      [Loss(.score, .replaced, detail: "0–0 becomes 32–32")]
    ),
    (
      GameResult(score: DiskCounts(dark: 1, light: 70)), DiskCounts(dark: 0, light: 64),
      [Loss(.score, .replaced, detail: "1–70 becomes 0–64")]
    ),
    (
      GameResult(score: DiskCounts(dark: -9, light: .min)), DiskCounts(dark: 64, light: 0),
      [Loss(.score, .replaced, detail: "-9–-9223372036854775808 becomes 64–0")]
    ),
    (
      GameResult(margin: -6), DiskCounts(dark: 29, light: 35), []
    ),
    (
      GameResult(margin: 2.5), DiskCounts(dark: 64, light: 0),
      [Loss(.margin, .dropped, detail: "64–0 is written")]
    ),
    (
      GameResult(margin: -1e300), DiskCounts(dark: 0, light: 64),
      [Loss(.margin, .dropped, detail: "0–64 is written")]
    ),
    (
      GameResult(winner: .dark, ending: .resigned), DiskCounts(dark: 64, light: 0),
      [
        Loss(.score, .added, detail: "64–0, since none is known"), Loss(.ending, .dropped),
      ]
    ),
    (
      GameResult(winner: .light), DiskCounts(dark: 0, light: 64),
      [Loss(.score, .added, detail: "0–64, since none is known")]
    ),
    (
      GameResult(winner: .tie), DiskCounts(dark: 32, light: 32),
      [Loss(.score, .added, detail: "32–32, since none is known")]
    ),
    (
      GameResult(score: DiskCounts(dark: 40, light: 24), winner: .light),
      DiskCounts(dark: 40, light: 24), [Loss(.winner, .dropped, detail: "40–24 is written")]
    ),
  ]

  @Test(arguments: results)
  func `a score of all squares`(result: GameResult?, score: DiskCounts, losses: [Loss]) throws {
    var record = game()
    record.result = result
    let output = try WTHOROutput([record])
    #expect(output.fitted[0].result == GameResult(score: score))
    #expect(output.losses[0].filter { ![.names, .event].contains($0.fact) } == losses)
  }

  @Test func `the score of the last position if none is declared`() throws {
    var record = game()
    record.moves = Move.list("f5d6c5f6e7f4g5e6e3")
    record.result = nil
    #expect(try WTHOROutput([record]).bytes[22] == 64)
    // The game is over: a winner with fewer disks is a mistake, and reported as a loss.
    for ending in [nil, GameResult.Ending.playedOut] {
      record.result = GameResult(winner: .light, ending: ending)
      let output = try WTHOROutput([record])
      #expect(output.bytes[22] == 64)
      #expect(output.losses[0].contains { $0.fact == .winner && $0.change == .dropped })
    }
    // A side that runs out of time on the last move has lost too.
    record.result = GameResult(winner: .light, ending: .timedOut)
    #expect(try WTHOROutput([record]).bytes[22] == 0)
    // The score of a stopped game is that of the position, as if nothing were declared.
    record.moves = Move.list("f5d6c5f4")
    let stopped = [
      nil, GameResult(score: DiskCounts(dark: 0, light: 0)), GameResult(ending: .unfinished),
    ]
    let scores = try stopped.map { result in
      record.result = result
      return try WTHOROutput([record]).bytes[22]
    }
    // Dark has 3 disks there, light 5.
    #expect(scores == [3, 3, 3])
  }

  // MARK: - Refusals

  static let refusals: [([ReversiRecord], String)] = [
    (
      [ReversiRecord(start: Position(board: .initial(), turn: .light))],
      "WTHOR can only store games from the standard start"
    ),
    (
      [ReversiRecord(start: .initial(size: BoardSize(width: 6, height: 6) ?? .standard))],
      "WTHOR can only store boards of 8×8 and 10×10, not 6×6"
    ),
    (
      [
        ReversiRecord(),
        ReversiRecord(start: .initial(size: BoardSize(width: 10, height: 10) ?? .standard)),
      ],
      "all games of a WTHOR file have the same board size, here 8×8, not 10×10"
    ),
    (
      [ReversiRecord(date: GameDate(year: 1980)), ReversiRecord(date: GameDate(year: 1981))],
      "all games of a WTHOR file are from the same year, here 1980, not 1981"
    ),
    ([ReversiRecord(moves: Move.list("f5i9"))], "i9 is not on a board of 8×8"),
    (
      [ReversiRecord(moves: [Move](repeating: .placement(.named("a1")), count: 61))],
      "the game has 61 moves; WTHOR can store at most 60"
    ),
  ]

  @Test(arguments: refusals)
  func `nothing that it cannot store`(records: [ReversiRecord], message: String) throws {
    var writer = try #require(WTHORFormat().makeWriter(WritingOptions(.collection)))
    var output: [UInt8] = []
    for var record in records.dropLast() {
      _ = writer.fit(&record)
      try writer.write(record, to: &output)
    }
    var record = try #require(records.last)
    _ = writer.fit(&record)
    let error = #expect(throws: WritingError.self) { try writer.write(record, to: &output) }
    #expect(error?.message == message)
    #expect(output.count == 68 * (records.count - 1))
    writer.finish(&output, ofRecords: records.count - 1)
    #expect(output.count == 16 + 68 * (records.count - 1))
  }

  @Test func `no more names than a table can have`() throws {
    var writer = try #require(WTHORFormat().makeWriter(WritingOptions(.collection)))
    var output: [UInt8] = []
    var count = 0
    let error = #expect(throws: WritingError.self) {
      while count < 70_000 {
        try writer.write(game("n\(count)"), to: &output)
        count += 1
      }
    }
    #expect(error?.message.contains("at most 65535") == true)
    writer.finish(&output, ofRecords: count)
    #expect(writer.companions.map(\.bytes.count) == [16 + 20 * (count + 1)])
    #expect((65_000..<65_536).contains(count))
  }
}
