import Games
import GameRecords
@testable import RecordFormats
import ReversiRules
import TestSupport
import Testing

private let document = JSONFormat(layout: .document, games: .reversi)

struct JSONRobustnessTests {
  @Test func `large input in small blocks takes linear time`() throws {
    // One record of 8 MB in blocks of 4 kB: scanning it from the start for each block would take
    // minutes.
    let tags = (0..<9).map { Tag(name: "\($0)", value: String(repeating: "a", count: 900_000)) }
    let record = ReversiRecord(tags: tags)
    for layout in [WritingLayout.single, .collection] {
      let bytes = try document.write([record], layout)
      #expect(document.readAll(bytes, blockSize: 4096).map(\.reversi) == [record])
    }
    let blank = String(repeating: " ", count: 7 << 20)
    #expect(document.readAll(blank + "{}" + blank, blockSize: 4096).map(\.isWhole) == [true])
    #expect(document.readAll("{\"id\":\"a" + "\n" + blank + "{}", blockSize: 4096).count == 2)
  }

  @Test(
    arguments: [
      ((0..<200_000).map { "\"unknown-\($0)\":{}" }.joined(separator: ","), 200_000),
      ("\"variations\":[" + String(repeating: "7,", count: 100_000) + "7]", 100_001),
      (String(repeating: "\"id\":\"a\",", count: 100_000) + "\"id\":\"\"", 100_000),
    ]
  )
  func `very many findings in one record are folded`(members: String, count: Int) throws {
    let parsed = try #require(document.readAll("{\(members)}").first)
    #expect(parsed.findings.count == 20)
    #expect(
      parsed.findings.last?.message.hasSuffix(", and \(count - 20) more like this") == true
    )
    #expect(parsed.hasRecord)
  }
}
