import Flipbook
import Foundation
import TestSupport
import Testing

/// `flipbook fix` with files in JSON and XML.
@Suite("flipbook fix, for JSON and XML,", .waits)
struct FixJSONTests {
  /// A game in which dark must pass after eight moves.
  private static let blocked = ["d3", "c3", "f5", "d2", "d1", "e1", "b2", "c1"]
  /// A game that dark has won after nine moves.
  private static let over = ["f5", "d6", "c5", "f6", "e7", "f4", "g5", "e6", "e3"]

  private static func json(_ moves: [String], _ rest: String = "") -> String {
    "{\"moves\": [\(moves.map { "\"\($0)\"" }.joined(separator: ", "))]\(rest)}\n"
  }

  private static func xml(
    _ moves: [String],
    _ rest: String = "",
    site: String? = nil
  ) -> String {
    let elements = moves.map { $0 == "pass" ? "    <pass/>\n" : "    <move at=\"\($0)\"/>\n" }
    return """
      <game xmlns="urn:flipbook:game-record" version="1">
      \(site.map { "  <site>\($0)</site>\n" } ?? "")  <moves>
      \(elements.joined())  </moves>
      \(rest)</game>

      """
  }

  /// A position in which dark cannot move.
  private static func start(_ turn: String) -> String {
    let rows = [
      "--ooo---", "-x-o----", "--xx----", "---xx---", "---xxx--", "--------", "--------",
      "--------",
    ]
    let list = rows.map { "\"\($0)\"" }.joined(separator: ", ")
    return "{\"start\": {\"turn\": \"\(turn)\", \"board\": [\(list)]}}"
  }

  private static let cases: [(name: String, broken: String, repaired: String)] = [
    ("game.json", json(blocked + ["a3"]), json(blocked + ["pass", "a3"])),
    ("game.json", json(["f5", "pass", "d6"]), json(["f5", "d6"])),
    ("game.json", json(over + ["pass", "pass"]), json(over)),
    (
      "game.json", json(over, #", "site": "edax", "result": {"margin": -64}"#),
      json(over, #", "site": "edax", "result": {"margin": 64}"#)
    ),
    (
      "game.json", json(over, #", "result": {"ending": "unfinished"}"#),
      json(over, #", "result": {"ending": "played-out"}"#)
    ),
    // The moves after the end hide the wrong result.
    (
      "game.json", json(over + ["pass", "pass"], #", "site": "Edax", "result": {"margin": -64}"#),
      json(over, #", "site": "Edax", "result": {"margin": 64}"#)
    ),
    (
      "game.json", json(["f5"], #", "date": "2024/01/02""#),
      json(["f5"], #", "date": "2024-01-02""#)
    ),
    ("game.json", json(["F5", "D6"]), json(["f5", "d6"])),
    (
      "games.jsonl", json(["f5"]) + json(["F5"]) + json(["f5", "pass", "d6"]),
      json(["f5"]) + json(["f5"]) + json(["f5", "d6"])
    ),
    ("game.xml", xml(blocked + ["a3"]), xml(blocked + ["pass", "a3"])),
    ("game.xml", xml(["f5", "pass", "d6"]), xml(["f5", "d6"])),
    ("game.xml", xml(over + ["pass", "pass"]), xml(over)),
    (
      "game.xml", xml(over + ["pass"], "  <result margin=\"-64\"/>\n", site: "Edax"),
      xml(over, "  <result margin=\"64\"/>\n", site: "Edax")
    ),
    (
      "game.xml", xml(over, "  <result margin=\"-64\"/>\n", site: "Edax"),
      xml(over, "  <result margin=\"64\"/>\n", site: "Edax")
    ),
    (
      "game.xml", xml(["F5"], "  <comment>A</comment>\n"),
      xml(["f5"], "  <comment>A</comment>\n")
    ),
  ]

  @Test("repairs what the rules find, once and for all", arguments: cases.indices)
  func repaired(_ index: Int) throws {
    let (name, broken, repaired) = Self.cases[index]
    let scratch = try ScratchFolder()
    _ = try scratch.write(broken, as: name)
    let dry = try Program.flipbook.run(["fix", "--check", name], in: scratch.url)
    #expect(dry.status == 1)
    #expect(scratch.bytes(of: name) == Array(broken.utf8))
    let first = try Program.flipbook.run(["fix", name], in: scratch.url)
    #expect(first.status == 0, "\(first.errors)")
    let written = scratch.bytes(of: name)
    try expect(written, toEqual: repaired, in: name)
    let second = try Program.flipbook.run(["fix", name], in: scratch.url)
    #expect(second.status == 0)
    #expect(second.errors == "")
    #expect(scratch.bytes(of: name) == written)
    let check = try Program.flipbook.run(["validate", name], in: scratch.url)
    #expect(check.status == 0, "\(check.text)")
  }

  @Test(
    "makes guesses only on request",
    arguments: [
      ("game.json", json(over + ["a1", "b1"]), json(over)),
      (
        "game.json", json(over, #", "result": {"margin": -64}"#),
        json(over, #", "result": {"margin": 64}"#)
      ),
      (
        "game.json", json(over, #", "result": {"dark": 0, "light": 64, "winner": "light"}"#),
        json(over, #", "result": {"dark": 64, "light": 0, "winner": "dark"}"#)
      ),
      ("game.xml", xml(over + ["a1", "b1"]), xml(over)),
    ]
  )
  func guesses(_ name: String, _ broken: String, _ repaired: String) throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(broken, as: name)
    #expect(try Program.flipbook.run(["fix", name], in: scratch.url).status != 0)
    #expect(scratch.bytes(of: name) == Array(broken.utf8))
    #expect(try Program.flipbook.run(["fix", "--unsafe", name], in: scratch.url).status == 0)
    try expect(scratch.bytes(of: name), toEqual: repaired, in: name)
  }

  /// Expects that the bytes of a file have the records of a text.
  private func expect(_ bytes: [UInt8]?, toEqual text: String, in name: String) throws {
    let format = String(name.split(separator: ".").last ?? "")
    func lines(_ bytes: [UInt8]) throws -> String {
      let records = try FormatRegistry.standard.read(bytes, as: format).compactMap(\.reversi)
      let written = try FormatRegistry.standard.write(records, as: "jsonl").bytes
      return String(decoding: written, as: UTF8.self)
    }
    let expected = try lines(Array(text.utf8))
    #expect(!expected.isEmpty)
    #expect(try lines(bytes ?? []) == expected)
  }

  @Test("leaves everything else as it is, byte for byte")
  func rest() throws {
    let scratch = try ScratchFolder()
    let lines = (0..<300).map { number in
      number % 7 == 0
        ? "{ \"id\":\"\(number)\",\t\"moves\" : [\"f5\",\"pass\" , \"d6\"], \"event\": \"\\u00e9\"}\r\n"
        : "{\"moves\":[ \"f5\" ] ,\"id\":\"\(number)\"}  \n"
    }
    _ = try scratch.write(lines.joined(), as: "games.jsonl")
    #expect(try Program.flipbook.run(["fix", "games.jsonl"], in: scratch.url).status == 0)
    let expected = lines.enumerated().map { number, line in
      number % 7 == 0
        ? #"{"flipbook":1,"id":"\#(number)","event":"é","moves":["f5","d6"]}"# + "\r\n" : line
    }
    #expect(
      scratch.bytes(of: "games.jsonl").map { String(decoding: $0, as: UTF8.self) }
        == expected.joined()
    )
  }
}
