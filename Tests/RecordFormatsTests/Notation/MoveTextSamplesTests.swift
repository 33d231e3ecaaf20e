import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `A sample of moves as text` {
  private static let formats: [any RecordFormat] = [PGNFormat(), TranscriptFormat()]

  @Test(arguments: formats.map(\.name))
  func `is written as it was read`(name: String) throws {
    let format = try #require(Self.formats.first { $0.name == name })
    let paths = Repository.files(below: "Samples/\(name)")
    #expect(paths.count >= 2)
    for path in paths {
      let bytes = Repository.bytes(of: path)
      #expect(format.recognise(InputHead(of: bytes[...], isWhole: true)) != nil)
      let parsed = format.readAll(bytes)
      #expect(parsed.flatMap(\.placedRules).isEmpty)
      let records = parsed.compactMap(\.reversi)
      #expect(records.count == parsed.count)
      #expect(records.filter { !ReplayAttempt($0).problems.isEmpty }.isEmpty)
      #expect(try format.write(records, .collection) == bytes)
    }
  }
}
