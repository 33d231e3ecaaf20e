import GameRecords
import ReversiRules
import Testing
import TestSupport

@testable import RecordFormats

private let document = JSONFormat(layout: .document)

struct JSONRobustnessTests {
  @Test func `a million brackets are one error`() {
    for bracket in [
      "[", "{", "[{\"players\":", "{\"moves\":", "{\"variations\":[",
      "{\"variations\":[{\"ply\":1,\"moves\":[\"a1\"],\"variations\":[",
    ] {
      let text = String(repeating: bracket, count: 1_000_000 / bracket.utf8.count)
      let parsed = document.readAll(text)
      #expect(parsed.count == 1)
      #expect(parsed.flatMap(\.findings).count == 1)
    }
    let nested = String(repeating: "[", count: 1_000_000) + String(repeating: "]", count: 1_000_000)
    #expect(document.readAll(nested).flatMap(\.placedRules) == ["1:66 too-many"])
  }

  @Test func `variations can be nested as deep as brackets, and no deeper`() throws {
    func record(_ depth: Int) -> ReversiRecord {
      var line = Variation(
        ply: 1,
        moves: [.pass],
        annotations: [MoveAnnotation(ply: 1, glyphs: [1])]
      )
      for _ in 1..<depth { line = Variation(ply: 1, moves: [.pass], variations: [line]) }
      return ReversiRecord(variations: [line])
    }
    for layout in [WritingLayout.single, .collection] {
      let bytes = try document.write([record(30)], layout)
      #expect(document.readAll(bytes).map(\.reversi) == [record(30)])
    }
    let error = #expect(throws: WritingError.self) { try document.write([record(31)], .single) }
    #expect(error?.message == "variations are nested more than 30 levels deep")
    let open = String(repeating: "{\"ply\":1,\"moves\":[\"a1\"],\"variations\":[", count: 31)
    let close = String(repeating: "]}", count: 31)
    let text = MarkedText("{\"variations\":[\(open)⟦{⟧}\(close)]}")
    #expect(
      document.readAll(text.text).flatMap(\.placedRules) == text.places.map { "\($0) too-many" }
    )
  }

  @Test func `a string without end is refused in time`() {
    for start in ["{\"id\":\"", "[{\"id\":\"", "{\n\"id\":\"", "\"", "[\""] {
      let text = start + String(repeating: "a", count: 20 << 20)
      let parsed = document.readAll(text)
      #expect(parsed.flatMap(\.findings).map(\.rule) == [.recordTooLong])
    }
  }

  @Test(arguments: ["{\"id\":\"", "\"", "{\"id\":1} "])
  func `a line that is too long does not hide others`(start: String) {
    let long = start + String(repeating: "a", count: 20 << 20)
    let (first, last) = ("{\"moves\":[\"f5\"]}", "{\"moves\":[\"d3\"]}")
    let parsed = JSONFormat(layout: .lines).readAll("\(first)\n\(long)\r\n\(last)\n")
    #expect(parsed.map(\.number) == [1, 2, 3])
    #expect(parsed.compactMap(\.reversi).map(\.moves) == [Move.list("f5"), Move.list("d3")])
    #expect(parsed.flatMap(\.findings).map(\.rule) == [.recordTooLong])
    #expect(parsed.last?.source.start.line == 3)
    let alone = JSONFormat(layout: .lines).readAll("\(long)\n\(last)\n")
    #expect(alone.compactMap(\.reversi).count == 1)
    #expect(alone.flatMap(\.findings).map(\.rule) == [.recordTooLong])
  }

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

  @Test func `trailing content of any length is reported once`() {
    let text = "{\n}\n" + String(repeating: "x\n", count: 10 << 20)
    let parsed = document.readAll(text)
    #expect(parsed.map(\.placedRules) == [[], ["3:1 json-trailing-content"]])
  }
}
