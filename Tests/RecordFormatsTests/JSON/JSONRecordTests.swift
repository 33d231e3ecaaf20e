import GameRecords
import ReversiRules
import Testing
import TestSupport

import RecordText
@testable import RecordFormats

private let format = JSONFormat(layout: .document)

/// A text with every part of a record.
private let full = """
  {
    "flipbook": 1,
    "id": ⟦"g-1"⟧,
    "event": "第1回\\u0021", "site": "", "round": "2a",
    "date": "1977-05-01T10:00:00+09:00",
    "players": {
      "dark": ⟦{"name": "大森 太郎", "rating": ⟦1500.5⟧, "mode": "manual"}⟧,
      "light": {"mode": "computer"}
    },
    "start": ⟦{"turn": "light", "board": ⟦["----", "-xo-", "-ox-", "----"]⟧}⟧,
    "moves": ["b1", "a1", {"side": "light", "move": "⟦c4⟧", "time": 1.25, "comment": "!"}, "pass"],
    "result": ⟦{"dark": ⟦3, "light": 5⟧, "winner": "⟦light⟧", "ending": "⟦resigned⟧", "margin": ⟦-2⟧}⟧,
    "tags": [{"name": "a", "value": ""}, ⟦{"value": "b", "name": "a"}⟧]
  }
  """

struct JSONRecordTests {
  @Test func `reads every part`() throws {
    let text = MarkedText(full)
    let parsed = format.readAll(text.text)
    #expect(parsed.flatMap(\.findings) == [])
    let record = try #require(parsed.first?.reversi)
    var expected = ReversiRecord(
      id: "g-1",
      event: "第1回!",
      site: "",
      round: "2a",
      date: GameDate("1977-05-01T10:00:00+09:00"),
      players: Players(
        dark: Player(name: "大森 太郎", rating: 1500.5, mode: .manual),
        light: Player(mode: .computer)
      ),
      start: Position(board: Board(picture: "----\n-xo-\n-ox-\n----"), turn: .light),
      moves: Move.list("b1a1c4--"),
      result: GameResult(
        score: DiskCounts(dark: 3, light: 5),
        margin: -2,
        winner: .light,
        ending: .resigned
      ),
      tags: [Tag(name: "a", value: ""), Tag(name: "a", value: "b")]
    )
    expected.annotations = [MoveAnnotation(ply: 3, side: .light, time: 1.25, comment: "!")]
    #expect(record == expected)
  }

  @Test func `knows the place of each part`() throws {
    let text = MarkedText(full)
    let origin = try #require(format.readAll(text.text).first?.reversi?.origin)
    let parts: [RecordPart] = [
      .id, .player(.dark), .rating(.dark), .start, .board, .move(3), .result, .score, .winner,
      .ending, .margin, .tag(2),
    ]
    #expect(origin.format == "json")
    for (part, range) in zip(parts, text.ranges) {
      // The quotation marks of a text are not part of it.
      let expected = part == .id ? range.lowerBound + 1..<range.upperBound - 1 : range
      #expect(origin.range(of: part)?.bytes == expected, "\(part)")
    }
    let contents: [(RecordPart, String)] = [
      (.event, "第1回\\u0021"), (.site, ""), (.round, "2a"), (.date, "1977-05-01T10:00:00+09:00"),
      (.name(.dark), "大森 太郎"), (.mode(.dark), "manual"), (.mode(.light), "computer"),
      (.turn, "light"), (.row(2), "-xo-"), (.side(3), "light"), (.move(1), "b1"), (.move(2), "a1"),
      (.move(4), "pass"),
    ]
    for (part, contents) in contents {
      let bytes = try #require(origin.range(of: part)).bytes
      #expect(String(decoding: text.bytes[bytes], as: UTF8.self) == contents)
    }
    #expect(origin.range(of: .name(.light)) == nil)
  }

  @Test(
    arguments: [
      "{}", "{\"flipbook\":1}", "{\"flipbook\":1.0}", "{\"$schema\":\"x\"}", "{\"players\":{}}",
      "{\"players\":{\"dark\":{},\"light\":{}}}", "{\"moves\":[]}", "{\"tags\":[]}",
      "{\"start\":{\"board\":[\"--------\",\"--------\",\"--------\",\"---ox---\",\"---xo---\","
        + "\"--------\",\"--------\",\"--------\"],\"turn\":\"dark\"}}",
    ]
  )
  func `reads all forms of an empty record alike`(_ text: String) {
    let parsed = format.readAll(text)
    #expect(parsed.map(\.reversi) == [ReversiRecord()])
    #expect(parsed.flatMap(\.placedRules) == [])
  }

  @Test func `reads all forms of a move alike`() {
    let text = "{\"moves\":[\"p16\", \"\\u0061\\u0031\",{\"move\":\"a10\"} ,\"pass\",\n\"h8\"]}"
    let moves: [Move] = [
      .placement(.named("p16")), .placement(.named("a1")), .placement(.named("a10")), .pass,
      .placement(.named("h8")),
    ]
    #expect(format.readAll(text).map(\.reversi) == [ReversiRecord(moves: moves)])
  }

  @Test func `keeps an empty result`() {
    #expect(
      format.readAll("{\"result\":{}}").map(\.reversi) == [ReversiRecord(result: GameResult())]
    )
  }

  @Test(
    arguments: [
      // Types and keys.
      ("⟦7⟧", "json-type", "expected an object (a record), found a number"),
      ("⟦nulx⟧", "json-syntax", "expected a value, found “nulx”"),
      ("{\"id\": ⟦7⟧}", "json-type", "expected a string, found a number"),
      ("{\"id\": ⟦null⟧}", "json-type", "expected a string, found null"),
      (
        "{\"moves\": ⟦{\"a\": [1, 2]}⟧}", "json-type", "expected an array of moves, found an object"
      ),
      ("{\"moves\": [⟦1⟧]}", "json-type", "expected a move in quotation marks, found a number"),
      (
        "{\"players\": {\"dark\": ⟦\"A\"⟧}}", "json-type",
        "expected an object (a player), found a string"
      ),
      ("{\"id\": \"\", \"⟦id⟧\": \"\"}", "json-duplicate-key", "the key “id” appears twice"),
      ("{\"id\": \"\", \"⟦\\u0069d⟧\": \"\"}", "json-duplicate-key", "the key “id” appears twice"),
      ("{\"⟦evnt⟧\": \"\"}", "json-unknown-key", "unknown key “evnt”"),
      ("{\"tags\": [⟦{\"name\": \"a\"}⟧]}", "json-missing-key", "the key “value” is missing"),
      ("{\"moves\": [⟦{\"time\": 1}⟧]}", "json-missing-key", "the key “move” is missing"),
      ("{\"start\": ⟦{\"turn\": \"dark\"}⟧}", "json-missing-key", "the key “board” is missing"),
      ("{\"result\": ⟦{\"dark\": 64}⟧}", "json-missing-key", "the key “light” is missing"),
      // Values.
      ("{\"flipbook\": ⟦2⟧}", "json-version", "unknown version of the format; expected 1"),
      (
        "{\"flipbook\": ⟦\"1\"⟧}", "json-type",
        "expected the version (the number 1), found a string"
      ),
      ("{\"date\": \"⟦1977-13-1⟧\"}", "json-value", "“1977-13-1” is not a date"),
      (
        "{\"moves\": [\"⟦q1⟧\"]}", "json-value",
        "“q1” is not a move; expected a square such as f5, or pass"
      ),
      (
        "{\"moves\": [\"⟦a0⟧\"]}", "json-value",
        "“a0” is not a move; expected a square such as f5, or pass"
      ),
      (
        "{\"moves\": [\"⟦a17⟧\"]}", "json-value",
        "“a17” is not a move; expected a square such as f5, or pass"
      ),
      (
        "{\"moves\": [{\"move\": \"a1\", \"time\": ⟦-1⟧}]}", "json-value",
        "a time must not be negative"
      ),
      (
        "{\"result\": {\"dark\": ⟦257⟧, \"light\": 0}}", "json-value",
        "a number of disks is a whole number from 0 to 256"
      ),
      (
        "{\"result\": {\"dark\": 0, \"light\": ⟦1.5⟧}}", "json-value",
        "a number of disks is a whole number from 0 to 256"
      ),
      (
        "{\"result\": {\"dark\": ⟦-1⟧, \"light\": 0}}", "json-value",
        "a number of disks is a whole number from 0 to 256"
      ),
      (
        "{\"tags\": [{\"name\": \"⟦⟧\", \"value\": \"\"}]}", "json-value",
        "the name of a tag must not be empty"
      ),
      (
        "{\"result\": {\"margin\": ⟦\"2\"⟧}}", "json-type", "expected a number, found a string"
      ),
      ("{\"comment\": ⟦2⟧}", "json-type", "expected a string, found a number"),
      (
        "{\"moves\": [{\"move\": \"a1\", \"glyphs\": ⟦[]⟧}]}", "json-value",
        "the array of glyphs is empty"
      ),
      (
        "{\"moves\": [{\"move\": \"a1\", \"marks\": ⟦[]⟧}]}", "json-value",
        "the array of marks is empty"
      ),
      (
        "{\"marks\": [\"f5=A\", \"⟦f5⟧\"]}", "json-value",
        "“f5” is not a mark"
      ),
      (
        "{\"marks\": [⟦1⟧]}", "json-type",
        "expected a mark in quotation marks, found a number"
      ),
      (
        "{\"moves\": [{\"move\": \"a1\", \"glyphs\": [1, ⟦256⟧]}]}", "json-value",
        "a glyph is a whole number from 0 to 255"
      ),
      (
        "{\"moves\": [{\"move\": \"a1\", \"glyphs\": ⟦1⟧}]}", "json-type",
        "expected an array of glyphs, found a number"
      ),
      (
        "{\"moves\": [{\"move\": \"a1\", \"glyphs\": [⟦\"!\"⟧]}]}", "json-type",
        "expected the number of a glyph, found a string"
      ),
      // Variations.
      (
        "{\"variations\": ⟦{}⟧}", "json-type", "expected an array of variations, found an object"
      ),
      (
        "{\"variations\": [⟦[]⟧]}", "json-type",
        "expected an object (a variation), found an array"
      ),
      (
        "{\"variations\": [⟦{\"moves\": [\"a1\"]}⟧]}", "json-missing-key",
        "the key “ply” is missing"
      ),
      (
        "{\"variations\": [⟦{\"ply\": 1}⟧]}", "json-missing-key", "the key “moves” is missing"
      ),
      (
        "{\"variations\": [{\"ply\": 1, \"moves\": ⟦[]⟧}]}", "json-value",
        "the variation has no moves"
      ),
      (
        "{\"variations\": [{\"ply\": 1, \"moves\": [\"⟦a17⟧\"]}]}", "json-value",
        "“a17” is not a move; expected a square such as f5, or pass"
      ),
      (
        "{\"variations\": [{\"ply\": ⟦0⟧, \"moves\": [\"a1\"]}]}", "json-value",
        "a ply is a whole number from 1"
      ),
      (
        "{\"variations\": [{\"ply\": ⟦1e300⟧, \"moves\": [\"a1\"]}]}", "json-value",
        "a ply is a whole number from 1"
      ),
      (
        "{\"variations\": [{\"ply\": ⟦\"1\"⟧, \"moves\": [\"a1\"]}]}", "json-type",
        "expected the number of a move, found a string"
      ),
      (
        "{\"variations\": [{\"ply\": ⟦3⟧, \"moves\": [\"a1\"]}], \"moves\": [\"a1\"]}",
        "json-value", "ply 3 is not between 1 and 2, where the line ends"
      ),
      (
        "{\"variations\": [{\"ply\": 1, \"variations\": [{\"ply\": ⟦4⟧, \"moves\": [\"a1\"]}], "
          + "\"moves\": [\"a1\", \"pass\"]}]}",
        "json-value", "ply 4 is not between 1 and 3, where the line ends"
      ),
      (
        "{\"moves\": [\"a1\"], \"variations\": [{\"ply\": 2, \"moves\": [\"a1\"]}, "
          + "{\"ply\": ⟦1⟧, \"moves\": [\"a1\"]}]}",
        "json-value", "a variation at ply 1 follows one at ply 2"
      ),
      (
        "{\"variations\": [{\"ply\": 1, \"⟦move⟧\": [], \"moves\": [\"a1\"]}]}",
        "json-unknown-key", "unknown key “move”"
      ),
      (
        "{\"variations\": [{\"ply\": 1, \"⟦ply⟧\": 1, \"moves\": [\"a1\"]}]}",
        "json-duplicate-key", "the key “ply” appears twice"
      ),
      // Boards.
      (
        "{\"start\": {\"turn\": \"dark\", \"board\": [\"----\", \"-⟦X⟧o-\", \"-ox-\", \"----\"]}}",
        "board-symbol", "unknown symbol “X” on the board; expected x, o or -"
      ),
      (
        "{\"start\": {\"turn\": \"dark\", \"board\": [\"----\", \"-xo-⟦-⟧\", \"-ox-\", \"----\"]}}",
        "row-length", "row 2 has 5 symbols; expected 4"
      ),
      (
        "{\"start\": {\"turn\": \"dark\", \"board\": ⟦[\"-----\", \"-----\"]⟧}}",
        "board-size", "a board of 2 rows; width and height must be even, from 4 to 16"
      ),
      (
        "{\"start\": {\"turn\": \"⟦none⟧\", \"board\": []}}",
        "json-value", "expected dark, light or over, found “none”"
      ),
    ]
  )
  func `points at each error`(_ text: String, rule: String, message: String) throws {
    let marked = MarkedText(text)
    let parsed = try #require(format.readAll(marked.text).first)
    let found = try #require(parsed.findings.first)
    #expect(found.placedRule == "\(marked.places[0]) \(rule)")
    #expect(found.message == message)
    #expect(found.place.length == marked.ranges[0].count)
    #expect(!parsed.isWhole)
  }

  @Test(
    arguments: [
      ("{\"evnt\": 1}", "did you mean “event”?"), ("{\"ID\": 1}", "did you mean “id”?"),
      ("{\"date\": null}", "leave out what is unknown"), ("{\"x\": 1}", nil),
      ("{\"moves\": [\"f5\", null]}", "remove it; a pass is written \"pass\""),
      ("{\"tags\": [null]}", "remove it"),
      ("{\"players\": {\"White\": {}}}", "did you mean “light”?"),
      ("{\"result\": {\"winner\": \"draws\"}}", nil),
      ("{\"moves\": [\"Nf3\"]}", nil), ("{\"moves\": [\"\"]}", "a pass is written “pass”"),
      ("{\"result\": {\"ending\": \"resign\"}}", "did you mean “resigned”?"),
      ("{\"id\": \"a\n\"}", "write \\n, or close the string before it"),
    ] as [(String, String?)]
  )
  func `helps`(_ text: String, help: String?) throws {
    let found = try #require(format.readAll(text).first?.findings.first)
    #expect(found.help == help)
  }

  @Test func `finds several errors in one record`() throws {
    let text = MarkedText(
      """
      {"⟦ID⟧": 1, "date": "⟦x⟧", "moves": ["f5", "⟦f0⟧", {"move": "⟦d9x⟧"}, ⟦[[]]⟧],
       "start": {"⟦x⟧": {"y": []}, "turn": "dark", "board": ["⟦?⟧---", "⟦?⟧---", "----", "----"]},
       "players": {"dark": {"name": ⟦[]⟧}}, "result": {"ending": "⟦lost⟧"}}
      """
    )
    let parsed = try #require(format.readAll(text.text).first)
    #expect(
      parsed.findings.map { $0.placedRule.prefix { $0 != " " } } == text.places.map { $0[...] }
    )
    #expect(parsed.findings.map(\.place.ply) == [nil, nil, 2, 3, 4, nil, nil, nil, nil, nil])
    #expect(parsed.reversi == nil)
  }

  @Test(arguments: [
    "3", "null", "\"Nf3\"", "\"z9\"", "[]", "{}", "{\"move\": \"\"}",
    "{\"move\": \"c5\", \"time\": \"x\"}",
  ])
  func `keeps the moves before one that cannot be read, with their annotations`(
    move: String
  ) throws {
    let text = """
      {"id": "a", "moves": ["f5", {"move": "d6", "time": 2}, \(move), {"move": "c3", "time": 3}, 4],
        "variations": [
          {"ply": 2, "moves": ["f6"]}, {"ply": 3, "moves": ["c4"]}, {"ply": 4, "moves": ["d3"]}
        ],
        "result": {"dark": 40, "light": 24}, "comment": "x"}
      """
    let parsed = try #require(format.readAll(text).first)
    let record = try #require(parsed.reversi)
    #expect(!parsed.isWhole)
    #expect(parsed.findings.compactMap(\.place.ply) == [3, 5])
    #expect(record.moves.map(\.description) == ["f5", "d6"])
    #expect(record.origin?.moves.count == 2)
    #expect(record.annotations.map(\.ply) == [2])
    #expect(record.variations.map(\.ply) == [2, 3])
    #expect(record.result == nil)
    #expect(record.comment == "x" && record.id == "a")
  }

  @Test(arguments: [
    #"{"moves": ["z9", "d6"]}"#, #"{"moves": "f5x"}"#, #"{"moves": {"f5": 1}}"#,
    #"{"moves": ["f5"], "start": {}}"#, #"{"moves": ["f5" "d6"]}"#, #"{"moves": ["f5"#,
  ])
  func `gives no record if there is nothing to play`(text: String) throws {
    let parsed = try #require(format.readAll(text).first)
    #expect(parsed.reversi == nil && parsed.hasErrors)
  }

  @Test func `keeps a record if its moves have no errors`() throws {
    let parsed = try #require(format.readAll("{\"id\":\"a\",\"x\":0,\"moves\":[\"f5\"]}").first)
    #expect(parsed.reversi?.moves == Move.list("f5"))
    #expect(!parsed.isWhole)
    #expect(parsed.findings.map(\.place.recordID) == ["a"])
  }

  @Test(
    arguments: [
      "{\"start\": {\"⟦trun⟧\": \"dark\", \"board\": [\"----\", \"-ox-\", \"-xo-\", \"----\"]}}",
      "{\"tags\": [{\"name\": \"a\", \"⟦vlaue⟧\": \"\"}, {\"name\": \"b\", \"value\": \"\"}]}",
      "{\"moves\": [{\"⟦mvoe⟧\": \"f5\"}]}",
      "{\"⟦mvoes⟧\": [\"f5\"], \"variations\": [{\"ply\": 2, \"moves\": [\"d6\"]}]}",
      "{\"variations\": [{\"ply\": 1, \"⟦mvoes⟧\": [\"d6\"]}]}",
    ]
  )
  func `reports a misspelled key once, and not as missing`(_ text: String) throws {
    let marked = MarkedText(text)
    let parsed = try #require(format.readAll(marked.text).first)
    #expect(parsed.placedRules == marked.places.map { "\($0) json-unknown-key" })
  }

  @Test func `reports twenty errors of each rule at most, and the number of the others`() throws {
    let keys = (0..<100).map { "\"k\($0)\": 0" }.joined(separator: ",")
    let parsed = try #require(format.readAll("{\(keys), \"id\": 7, \"date\": \"x\" 1}").first)
    #expect(parsed.findings.count == 23)
    #expect(parsed.findings[18].message == "unknown key “k18”")
    #expect(parsed.findings[19].message == "unknown key “k19”, and 80 more like this")
    #expect(
      parsed.findings.dropFirst(20).map(\.rule) == [.jsonType, .jsonValue, .jsonSyntax]
    )
    #expect(parsed.reversi == nil)
  }

  @Test func `reports all bytes that are not UTF-8`() throws {
    let text = #"{"?": 1, "x": {"y": ["?"]}, "id": "?", "moves": ["f5", "?"], "site": ["?"]}"#
    let bytes = text.utf8.map { $0 == UInt8(ascii: "?") ? 0xFF : $0 }
    let parsed = try #require(JSONFormat(layout: .document).readAll(bytes).first)
    #expect(
      parsed.findings.map(\.rule)
        == [.encoding, .jsonUnknownKey, .encoding, .encoding, .encoding, .jsonType]
    )
  }

  @Test func `limits the number of moves and tags`() {
    func moves(_ count: Int) -> String {
      "{\"moves\":[" + Array(repeating: "\"a1\"", count: count).joined(separator: ",") + "]}"
    }
    #expect(format.readAll(moves(Limits.moves)).first?.reversi?.moves.count == Limits.moves)
    #expect(format.readAll(moves(Limits.moves + 1)).first?.placedRules == ["1:5012 too-many"])
    let tag = "{\"name\":\"a\",\"value\":\"\"}"
    let tags = Array(repeating: tag, count: Limits.tags + 1).joined(separator: ",")
    #expect(format.readAll("{\"tags\":[\(tags)]}").first?.findings.map(\.rule) == [.tooMany])
  }

  @Test func `limits the size of a board`() {
    func board(_ rows: [String]) -> String {
      let rows = rows.map { "\"\($0)\"" }.joined(separator: ",")
      return "{\"start\":{\"turn\":\"dark\",\"board\":[\(rows)]}}"
    }
    let long = String(repeating: "?", count: 1 << 20)
    #expect(format.readAll(board([long])).first?.findings.map(\.rule) == [.tooMany])
    let many = Array(repeating: "", count: 100_000)
    #expect(format.readAll(board(many)).first?.findings.map(\.rule) == [.tooMany])
    let wrong = Array(repeating: "????????", count: 8)
    #expect(format.readAll(board(wrong)).first?.findings.count == 20)
  }

  @Test(arguments: ["{\"event\": \"a\u{0}\"}", "[{\"id\": \"a\u{0}b\"}]"])
  func `reports bytes that are not UTF-8 once`(text: String) {
    let bytes = text.utf8.map { $0 == 0 ? 0xFF : $0 }
    let parsed = JSONFormat(layout: .document).readAll(bytes)
    #expect(parsed.flatMap(\.findings).map(\.rule) == [.encoding])
  }
}
