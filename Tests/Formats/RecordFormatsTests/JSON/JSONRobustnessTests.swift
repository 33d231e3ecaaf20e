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

  @Test(arguments: ["unknown keys", "wrong variations", "a repeated key"])
  func `very many findings in one record are folded`(kind: String) throws {
    // The texts are too long for arguments, which are encoded and described.
    var count = Effort.count(50_000, all: 100_000)
    var text = Array("{".utf8)
    switch kind {
    case "unknown keys":
      count = Effort.count(50_000, all: 200_000)
      for number in 0..<count {
        text += Array((number == 0 ? "" : ",").utf8) + Array("\"unknown-\(number)\":{}".utf8)
      }
    case "wrong variations":
      text += Array("\"variations\":[".utf8) + [UInt8](repeating: "7,", times: count)
      text += Array("7]".utf8)
      count += 1
    default:
      text += [UInt8](repeating: "\"id\":\"a\",", times: count) + Array("\"id\":\"\"".utf8)
    }
    text += Array("}".utf8)
    let parsed = try #require(document.readAll(text).first)
    #expect(parsed.findings.count == 20)
    #expect(
      parsed.findings.last?.message.hasSuffix(", and \(count - 20) more like this") == true
    )
    #expect(parsed.hasRecord)
  }
}
