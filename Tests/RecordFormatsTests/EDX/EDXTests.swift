import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// Builds the bytes of one game of Edax.
private func edaxGame(
  _ moves: [UInt8] = [37, 43],
  boards: (UInt64, UInt64) = (0x8_1000_0000, 0x10_0800_0000),
  date: [UInt8] = [0xDA, 7, 0, 0, 0xFF, 0, 0],
  names: ([UInt8], [UInt8]) = (Array("Ann".utf8), Array("Bea".utf8)),
  turn: UInt8 = 0
) -> [UInt8] {
  func field(_ bytes: [UInt8], _ length: Int, _ filler: UInt8 = 0) -> [UInt8] {
    bytes + [UInt8](repeating: filler, count: length - bytes.count)
  }
  return WTHORBytes.bytes(boards.0) + WTHORBytes.bytes(boards.1) + field(date, 8)
    + field(names.0, 32) + field(names.1, 32) + field(moves, 60, 65)
    + field([turn], 4) + [1, 2, 3, 4, 5, 6, 7, 8]
}

@Suite struct `The edx format` {
  private func record(_ bytes: [UInt8]) throws -> ReversiRecord {
    let parsed = EDXFormat().readAll(bytes)
    try #require(parsed.count == 1)
    #expect(parsed[0].findings.isEmpty)
    return try #require(parsed[0].reversi)
  }

  @Test func `has a date, names and moves`() throws {
    let record = try record(edaxGame())
    let expected = ReversiRecord(
      date: GameDate(year: 2010),
      players: Players(dark: Player(name: "Ann"), light: Player(name: "Bea")),
      moves: Move.list("f5d6")
    )
    #expect(record == expected)
    #expect(record.passMarks == .implied)
    #expect(record.origin?.moves.map(\.bytes) == [88..<89, 89..<90])
    #expect(record.origin?.range(of: .name(.light))?.bytes == 56..<88)
  }

  @Test func `has games from other start positions`() throws {
    let record = try record(edaxGame([], boards: (0x10_0800_0000, 0x8_1000_0000), turn: 1))
    #expect(record.start == Position(board: .initial(), turn: .light))
  }

  static let dates: [([UInt8], GameDate?)] = [
    ([0, 0, 0, 0, 0, 0, 0], nil),
    ([0xDA, 7, 5, 0, 0, 0, 0], GameDate(year: 2010, month: 5)),
    ([0xDA, 7, 5, 9, 0xFF, 0, 0], GameDate(year: 2010, month: 5, day: 9)),
    (
      [0xDA, 7, 5, 9, 13, 30, 1],
      GameDate(
        year: 2010,
        month: 5,
        day: 9,
        time: GameDate.Time(hour: 13, minute: 30, second: 1)
      )
    ),
  ]

  @Test(arguments: dates)
  func `has dates of any precision`(bytes: [UInt8], date: GameDate?) throws {
    #expect(try record(edaxGame(date: bytes)).date == date)
  }

  @Test func `has no names if the fields are empty`() throws {
    #expect(try record(edaxGame(names: ([], []))).players == Players())
  }

  static let damages: [([UInt8], [String], Bool)] = [
    (edaxGame(boards: (1, 3)), ["0+16 edx-boards"], false),
    (edaxGame(turn: 2), ["148+1 edx-turn"], false),
    (edaxGame(date: [0xDA, 7, 13, 1, 0, 0, 0]), ["16+7 edx-date"], true),
    (edaxGame(date: [0xDA, 7, 1, 1, 24, 0, 0]), ["16+7 edx-date"], true),
    (edaxGame(date: [0xDA, 7, 0, 5, 255, 0, 0]), ["16+7 edx-date"], true),
    (edaxGame(date: [0xDA, 7, 5, 0, 10, 0, 0]), ["16+7 edx-date"], true),
    (edaxGame([37, 64, 43]), ["89+1 edx-pass"], true),
    (edaxGame([37, 66]), ["89+1 edx-move ply 2"], true),
    (edaxGame([37, 65, 43]), ["90+1 edx-move"], true),
    (edaxGame(names: ([0x42, 0xE9], [])), ["24+2 latin-1"], true),
    (edaxGame().dropLast(), ["0+159 edx-truncated"], false),
    ([], ["0+0 no-record"], false),
  ]

  @Test(arguments: damages)
  func `reports findings with their places`(bytes: [UInt8], findings: [String], isReadable: Bool) {
    let parsed = EDXFormat().readAll(bytes)
    #expect(binaryFindings(parsed) == findings)
    #expect((parsed.first?.reversi != nil) == isReadable)
    let between = EDXFormat().readAll(edaxGame() + bytes + (bytes.count == 160 ? edaxGame() : []))
    #expect(between.first?.isWhole == true)
    #expect(between.last?.isWhole == (bytes.count == 160 || bytes.isEmpty))
  }

  @Test func `keeps what it cannot read`() throws {
    let dated = EDXFormat().readAll(edaxGame(date: [0xDA, 7, 13, 1, 5, 6, 7]))
    #expect(dated[0].reversi?.tags == [Tag(name: "edx-date", value: "2010-13-1 5:6:7")])
    let named = EDXFormat().readAll(edaxGame(names: ([0x42, 0xE9], [])))
    #expect(named[0].reversi?.players.dark.name == "Bé")
  }

  private func isRecognised(_ bytes: [UInt8], isWhole: Bool = true) -> Bool {
    EDXFormat().recognise(InputHead(of: bytes[...], isWhole: isWhole)) != nil
  }

  @Test func `is recognised`() {
    #expect(isRecognised(edaxGame()))
    #expect(isRecognised(edaxGame() + edaxGame([37, 65, 43])))
    #expect(isRecognised(edaxGame() + [1], isWhole: false))
    #expect(EDXFormat().makeWriter(WritingOptions(.collection)) == nil)
  }

  static let others: [[UInt8]] = [
    [], edaxGame() + [1], [UInt8](repeating: 0, count: 160), [UInt8](repeating: 0x30, count: 160),
    WTHORBytes.file([WTHORBytes.game(), WTHORBytes.game(), WTHORBytes.game()]),
    edaxGame() + edaxGame(turn: 2), edaxGame(boards: (1, 1)), edaxGame([66]),
    edaxGame(date: [0xDA, 7, 13]), edaxGame(date: [0, 0x40]),
    edaxGame(names: (Array("a\nb".utf8), [])),
    edaxGame(names: ([UInt8](repeating: 0x61, count: 32), [])),
  ]

  @Test(arguments: others)
  func `is not recognised in other bytes`(bytes: [UInt8]) {
    #expect(!isRecognised(bytes))
  }
}
