import GameRecords
import ReversiRules
import Testing
import TestSupport

@testable import RecordFormats

private let format = JSONFormat(layout: .document)

@Suite("A wrong value in JSON")
struct JSONRepairTests {
  @Test(
    "is repaired if it is unambiguous",
    arguments: [
      // Values.
      (#"{"date": "2024/01/02"}"#, #"{"date": "2024-01-02"}"#),
      (#"{"date": "2024-01-02T10:20:30.5+00:00"}"#, #"{"date": "2024-01-02T10:20:30Z"}"#),
      (#"{"date": 1977}"#, #"{"date": "1977"}"#),
      (
        #"{"moves": ["F5", "D6", "PASS", "--", "-", " c3 "]}"#,
        #"{"moves": ["f5", "d6", "pass", "pass", "pass", "c3"]}"#
      ),
      (#"{"result": {"winner": "Draw"}}"#, #"{"result": {"winner": "tie"}}"#),
      (
        #"{"moves": [{"move": "f5", "side": "black"}]}"#,
        #"{"moves": [{"move": "f5", "side": "dark"}]}"#
      ),
      (
        #"{"players": {"light": {"mode": "CPU"}}}"#,
        #"{"players": {"light": {"mode": "computer"}}}"#
      ),
      // Types.
      (
        #"{"players": {"dark": {"rating": "1712.5"}}}"#,
        #"{"players": {"dark": {"rating": 1712.5}}}"#
      ),
      (#"{"result": {"dark": "34", "light": "30"}}"#, #"{"result": {"dark": 34, "light": 30}}"#),
      (
        #"{"id": 7, "round": 2.5, "tags": [{"name": "Rated", "value": true}]}"#,
        #"{"id": "7", "round": "2.5", "tags": [{"name": "Rated", "value": "true"}]}"#
      ),
      (#"{"moves": "F5d6 c3"}"#, #"{"moves": ["f5", "d6", "c3"]}"#),
      // Unknown facts.
      (#"{"event": null, "id": "1", "site": null, "round": null}"#, #"{"id": "1"}"#),
      (
        #"{"players": {"dark": {"name": "Ada", "rating": null}}}"#,
        #"{"players": {"dark": {"name": "Ada"}}}"#
      ),
      ("{\n  \"event\": null,\n  \"id\": \"1\"\n}", "{\n  \"id\": \"1\"\n}"),
      (#"{"event": null}"#, "{}"),
      // Both in the same move: the reader stops at the first.
      (
        #"{"moves": [{"move": "F5", "side": "white"}, {"move": "D6", "side": "Black"}]}"#,
        #"{"moves": [{"move": "f5", "side": "light"}, {"move": "d6", "side": "dark"}]}"#
      ),
      (
        #"{"moves": [{"move": "f5", "time": null, "evaluation": null}, {"move": "d6", "time": "1"}]}"#,
        #"{"moves": [{"move": "f5"}, {"move": "d6", "time": 1}]}"#
      ),
      // Keys.
      (#"{"event": "A", "id": "1", "event": "A"}"#, #"{"event": "A", "id": "1"}"#),
      (#"{"id": "1", "id": "1", "id": "1", "event": "A"}"#, #"{"id": "1", "event": "A"}"#),
    ]
  )
  func safe(_ text: String, _ expected: String) {
    #expect(format.repaired(text) == expected)
    #expect(format.readAll(expected).allSatisfy { $0.isWhole && $0.findings.isEmpty })
  }

  @Test(
    "is repaired with a guess",
    arguments: [
      (#"{"movse": ["f5", "d6"]}"#, #"{"moves": ["f5", "d6"]}"#),
      (
        #"{"players": {"black": {"name": "Ada"}, "white": {"nmae": "Bo"}}}"#,
        #"{"players": {"dark": {"name": "Ada"}, "light": {"nmae": "Bo"}}}"#
      ),
      (#"{"result": {"ending": "resign"}}"#, #"{"result": {"ending": "resigned"}}"#),
    ]
  )
  func bold(_ text: String, _ expected: String) {
    #expect(format.repaired(text) == text)
    #expect(format.repaired(text, isBold: true) == expected)
  }

  @Test(
    "is unchanged if it is ambiguous",
    arguments: [
      #"{"date": "04/05/2025"}"#, #"{"date": "yesterday"}"#, #"{"moves": ["z9"]}"#,
      #"{"moves": "f5 d6!"}"#, #"{"event": "A", "event": "B"}"#, #"{"colour": "blue"}"#,
      #"{"moves": [{"move": null}]}"#, #"{"tags": [{"name": "Clock", "value": null}]}"#,
      #"{"players": {"dark": {"rating": "good"}}}"#, #"{"flipbook": 2}"#,
      #"{"moves": ["f5"], "movse": ["d3"]}"#,
    ]
  )
  func ambiguous(_ text: String) {
    #expect(format.repaired(text, isBold: true) == text)
    #expect(format.readAll(text).contains { !$0.findings.isEmpty })
  }

  @Test("is repaired even if it is only counted")
  func folded() throws {
    let names = (0..<30).flatMap { _ in ["F5", "D6"] }
    let text = "{\"moves\": [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]}"
    let findings = format.readAll(text).flatMap(\.findings)
    #expect(findings.map(\.message) == ["“F5” is read as f5, and 59 more like this"])
    #expect(format.repaired(text) == text.lowercased())
    let lines = (0..<30).map { "\"id\": \"1\"\($0 < 29 ? "," : "")" }.joined(separator: "\n")
    #expect(format.repaired("{\n\(lines)\n}") == "{\n\"id\": \"1\"\n}")
  }

  @Test("is repaired within its record")
  func offsets() {
    let text = "{\"id\": \"1\"}\n{\"moves\": [\"F5\"]}\n{\"date\": \"2024/01/02\"}\n"
    let expected = "{\"id\": \"1\"}\n{\"moves\": [\"f5\"]}\n{\"date\": \"2024-01-02\"}\n"
    #expect(format.repaired(text) == expected)
  }

  @Test("does not take quadratic time")
  func hostile() {
    let keys = (0..<20_000).map { "\"k\($0)\": null, \"id\": 1" }.joined(separator: ",")
    #expect(format.readAll("{\(keys)}").count == 1)
    let tabs = String(repeating: "\t", count: 100_000)
    #expect(format.readAll("{\"id\": \"\(tabs)\"}").flatMap(\.findings).map(\.repair) == [nil])
  }
}
