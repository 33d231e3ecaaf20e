import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// The database of the French federation, which is not part of the repository.
@Suite(.needs(.corpus))
struct `The WTHOR database` {
  static let files = Corpus.files(in: "wthor").filter { $0.hasSuffix(".wtb") }
  static let tables = ReadingOptions(companions: [
    "players": Corpus.bytes(of: "wthor/WTHOR.JOU"),
    "tournaments": Corpus.bytes(of: "wthor/WTHOR.TRN"),
  ])

  @Test func `has 23 years and 60,604 games`() {
    #expect(Self.files.count == 23)
    let sizes = Self.files.map { Corpus.bytes(of: "wthor/" + $0).count }
    #expect(sizes.map { ($0 - 16) / 68 }.reduce(0, +) == 60_604)
  }

  @Test(arguments: files)
  func `is recognised and read without a finding`(file: String) throws {
    let bytes = Corpus.bytes(of: "wthor/" + file)
    let head = InputHead(of: bytes[...], isWhole: true)
    #expect(WTHORFormat().recognise(head) != nil)
    let parsed = WTHORFormat().readAll(bytes, Self.tables)
    #expect(parsed.count == (bytes.count - 16) / 68)
    #expect(parsed.flatMap(\.findings).isEmpty)
    let year = Int(file.dropFirst(4).prefix(4))
    let records = parsed.compactMap(\.reversi)
    #expect(records.count { !ReplayAttempt($0).problems.isEmpty } == 0)
    #expect(records.count { $0.date?.year != year || $0.event == nil } == 0)
    #expect(records.count { $0.players.dark.name == nil || $0.players.light.name == nil } == 0)
  }

  @Test(arguments: files)
  func `is written back the same, apart from the numbers of the names`(file: String) throws {
    let bytes = Corpus.bytes(of: "wthor/" + file)
    let records = WTHORFormat().readAll(bytes, Self.tables).compactMap(\.reversi)
    let output = try WTHOROutput(records)
    #expect(output.losses.flatMap(\.self).isEmpty)
    #expect(output.bytes[4..<16] == bytes[4..<16])
    try #require(output.bytes.count == bytes.count)
    for start in stride(from: 16, to: bytes.count, by: 68) {
      guard output.bytes[start + 6..<start + 68] == bytes[start + 6..<start + 68] else {
        Issue.record("the game at \(start) differs")
        break
      }
    }
    let again = output.read().compactMap(\.reversi)
    #expect(again == records)
  }

  @Test(arguments: files)
  func `is written back byte for byte without tables`(file: String) throws {
    let bytes = Corpus.bytes(of: "wthor/" + file)
    let output = try WTHOROutput(WTHORFormat().readAll(bytes).compactMap(\.reversi))
    #expect(output.bytes.dropFirst(4) == bytes.dropFirst(4))
    #expect(output.options.companions.isEmpty)
  }

  @Test func `has its names`() throws {
    let bytes = Corpus.bytes(of: "wthor/WTH_1977.wtb")
    let record = try #require(WTHORFormat().readAll(bytes, Self.tables).first?.reversi)
    let text = "\(record.event ?? ""): \(record.players.dark.name ?? "")"
    #expect(text == "World Championship: Inoue Hiroshi")
    #expect(record.players.light.name == "Heiberg Thomas")
  }

  @Test(arguments: ["WTHOR.JOU", "WTHOR.TRN"])
  func `is not recognised by its tables`(file: String) {
    let bytes = Corpus.bytes(of: "wthor/" + file)
    #expect(!bytes.isEmpty)
    #expect(WTHORFormat().recognise(InputHead(of: bytes[...], isWhole: true)) == nil)
  }
}
