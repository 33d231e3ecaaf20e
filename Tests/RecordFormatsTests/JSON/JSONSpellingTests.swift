import GameRecords
import ReversiRules
import Testing
import TestSupport

@testable import RecordFormats
@testable import RecordText

private let format = JSONFormat(layout: .document)

/// What the reader looks at several bytes at a time must mean the same as byte by byte.
@Suite("However JSON is spelled, it")
struct JSONSpellingTests {
  @Test(arguments: [0, 3, 5])
  func `knows each square among others`(_ index: Int) {
    let printable = UInt8(ascii: " ")...UInt8(ascii: "~")
    let names =
      printable.flatMap { first in "/0159:".utf8.map { [first, $0] } }
      + printable.flatMap { second in "`afpq".utf8.map { [$0, second] } }
    for name in names.map({ String(decoding: $0, as: UTF8.self) }) {
      // What JSON itself would not have is tested elsewhere.
      guard !name.contains("\""), !name.contains("\\") else { continue }
      var names = ["f5", "f6", "e6", "f4", "c3", "c4"]
      names[index] = name
      let text = "{\"moves\":[\(names.map { "\"\($0)\"" }.joined(separator: ","))]}"
      // The moves before one that is none are kept.
      let known = names.map { JSONMoveSpelling.move(Array($0.utf8)[...]) }.prefix { $0 != nil }
      let moves = known.isEmpty ? nil : known.compactMap(\.self)
      #expect(format.readAll(text).map(\.record?.moves) == [moves], "\(name)")
    }
  }

  @Test func `reads passes among squares wherever they stand`() {
    for index in 0..<9 {
      var names = ["f5", "f6", "e6", "f4", "c3", "c4", "d3", "p10", "a1"]
      names[index] = "pass"
      let moves = names.map { Square($0).map(Move.placement) ?? .pass }
      for separator in [",", ", ", ",\n  ", " ,"] {
        let list = names.map { "\"\($0)\"" }.joined(separator: separator)
        let text = MarkedText("{\"moves\":[\(list.replacing("pass", with: "⟦pass⟧"))]}")
        let record = format.readAll(text.text).first?.record
        #expect(record?.moves == moves)
        #expect(record?.origin?.moves[index].bytes == text.ranges[0])
      }
    }
  }

  @Test(arguments: [
    "id\\u0000", "i", "idd", "flipbookk", "flipboo", "players ", "$schem", "Id", "",
  ])
  func `takes no key for another`(_ key: String) throws {
    let parsed = try #require(format.readAll("{\"\(key)\":1,\"moves\":[\"f5\"]}").first)
    #expect(parsed.findings.map(\.rule.name) == ["json-unknown-key"])
  }

  @Test(arguments: [
    "{\"id\":\"a\",\"⟦id⟧\":\"b\"}", "{\"site\":\"a\",\"id\":\"b\",\"⟦site⟧\":\"c\"}",
    "{\"players\":{\"light\":{},\"dark\":{},\"⟦light⟧\":{}}}",
    "{\"result\":{\"light\":1,\"dark\":1,\"⟦light⟧\":1}}",
    "{\"moves\":[{\"time\":1,\"move\":\"f5\",\"⟦time⟧\":1}]}",
    "{\"moves\":[{\"evaluation\":1,\"move\":\"f5\",\"time\":1,\"⟦evaluation⟧\":1}]}",
  ])
  func `takes no key twice, in whatever order`(_ text: String) throws {
    let text = MarkedText(text)
    let parsed = try #require(format.readAll(text.text).first)
    #expect(parsed.placedRules == text.places.map { "\($0) json-duplicate-key" })
  }

  @Test func `takes texts of any length`() {
    for length in 0..<40 {
      for letter in ["a", "\u{7F}", "é", "\\n", "\\\""] {
        let text = String(repeating: "x", count: length) + letter
        let record = format.readAll("{\"id\":\"\(text)\",\"event\":\"\(letter)\(text)\"}").first?
          .record
        let plain = text.replacing("\\n", with: "\n").replacing("\\\"", with: "\"")
        #expect(record?.id == plain)
        #expect(record?.event == plain.suffix(1) + plain)
        #expect(record?.origin?.range(of: .id)?.bytes == 7..<7 + text.utf8.count)
      }
    }
  }

  @Test(arguments: ["0", "7", "64", "256", "1e1", "10.0", "2.56e2"])
  func `reads numbers of disks`(_ number: String) throws {
    let text = "{\"result\":{\"dark\":\(number),\"light\":\(number) }}"
    let count = Int(try #require(Double(number)))
    #expect(
      format.readAll(text).first?.record?.result?.score == DiskCounts(dark: count, light: count)
    )
  }

  @Test(arguments: ["00", "01", "064", "257", "1000", "1.", "64a"])
  func `takes nothing else for a number of disks`(_ number: String) {
    let parsed = format.readAll("{\"result\":{\"dark\":\(number),\"light\":1}}").first
    #expect(parsed?.isWhole == false)
  }
}
