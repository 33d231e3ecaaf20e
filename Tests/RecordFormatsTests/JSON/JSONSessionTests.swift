import GameRecords
import ReversiRules
import Testing
import TestSupport

@testable import RecordFormats

private let format = JSONFormat(layout: .document)

@Suite struct `A session in JSON` {
  @Test func `is read with keys in any order, and before the moves`() {
    let text = """
      {"session": [{"ply": 0, "side": "light", "mode": "computer"},
        {"mode": "manual", "time": 12.5, "side": "dark", "ply": 1.0},
        {"reset": true, "ply": 2, "time": 12.5}],
       "moves": ["f5", "d6"]}
      """
    let expected = ReversiRecord(
      moves: Move.list("f5d6"),
      sessionChanges: [
        SessionChange(ply: 0, .mode(.light, .computer)),
        SessionChange(ply: 1, time: 12.5, .mode(.dark, .manual)),
        SessionChange(ply: 2, time: 12.5, .reset),
      ]
    )
    let parsed = format.readAll(text)
    #expect(parsed.flatMap(\.placedRules) == [])
    #expect(parsed.map(\.reversi) == [expected])
    #expect(format.readAll("{\"session\": []}").map(\.reversi) == [ReversiRecord()])
  }

  @Test func `is written between variations and result`() throws {
    let record = ReversiRecord(
      moves: Move.list("f5"),
      variations: [Variation(ply: 1, moves: Move.list("d3"))],
      sessionChanges: [
        SessionChange(ply: 0, time: 0.5, .mode(.dark, .computer)), SessionChange(ply: 1, .reset),
      ],
      result: GameResult(ending: .unfinished)
    )
    let lines = JSONFormat(layout: .lines)
    #expect(
      String(decoding: try lines.write([record], .single), as: UTF8.self)
        == #"{"flipbook":1,"moves":["f5"],"variations":[{"ply":1,"moves":["d3"]}],"session":["#
        + #"{"ply":0,"time":0.5,"side":"dark","mode":"computer"},{"ply":1,"reset":true}],"#
        + #""result":{"ending":"unfinished"}}"# + "\n"
    )
    let document = String(decoding: try format.write([record], .single), as: UTF8.self)
    let session = """
        "session": [
          {"ply": 0, "time": 0.5, "side": "dark", "mode": "computer"},
          {"ply": 1, "reset": true}
        ],
      """
    #expect(document.contains(session))
  }

  static let errors: [(String, String, String)] = [
    ("⟦{}⟧", "json-type", "expected an array of changes, found an object"),
    (
      "[⟦7⟧]", "json-type",
      "expected an object (a change of the session), found a number"
    ),
    ("[⟦{\"reset\": true}⟧]", "json-missing-key", "the key “ply” is missing"),
    ("[⟦{\"ply\": 1}⟧]", "json-missing-key", "the key “mode” is missing"),
    ("[⟦{\"ply\": 1, \"side\": \"dark\"}⟧]", "json-missing-key", "the key “mode” is missing"),
    ("[⟦{\"ply\": 1, \"mode\": \"manual\"}⟧]", "json-missing-key", "the key “side” is missing"),
    (
      "[⟦{\"ply\": 2, \"reset\": true, \"mode\": \"manual\"}⟧]", "json-value",
      "a reset has no side and no mode"
    ),
    ("[{\"ply\": 2, \"⟦rest⟧\": true}]", "json-unknown-key", "unknown key “rest”"),
    ("[{\"ply\": 2, \"reset\": ⟦false⟧}]", "json-value", "expected true, found false"),
    ("[{\"ply\": 2, \"reset\": ⟦1⟧}]", "json-type", "expected true, found a number"),
    ("[{\"ply\": ⟦-1⟧, \"reset\": true}]", "json-value", "a ply is a whole number from 0"),
    ("[{\"ply\": ⟦1.5⟧, \"reset\": true}]", "json-value", "a ply is a whole number from 0"),
    (
      "[{\"ply\": ⟦\"1\"⟧, \"reset\": true}]", "json-type",
      "expected the number of a move, found a string"
    ),
    (
      "[{\"ply\": 2, \"time\": ⟦-0.5⟧, \"reset\": true}]", "json-value",
      "a time must not be negative"
    ),
    (
      "[{\"ply\": 2, \"time\": ⟦null⟧, \"reset\": true}]", "json-type",
      "expected a number of seconds, found null"
    ),
    (
      "[{\"ply\": 0, \"side\": \"⟦purple⟧\", \"mode\": \"manual\"}]", "json-value",
      "expected dark or light, found “purple”"
    ),
    (
      "[{\"ply\": 0, \"side\": \"dark\", \"mode\": \"⟦robot⟧\"}]", "json-value",
      "expected manual or computer, found “robot”"
    ),
    (
      "[{\"ply\": ⟦3⟧, \"side\": \"dark\", \"mode\": \"manual\"}]", "json-value",
      "ply 3 is not between 0 and 2, where the game ends"
    ),
    (
      "[{\"ply\": 2, \"side\": \"dark\", \"mode\": \"manual\"}, "
        + "{\"ply\": ⟦1⟧, \"side\": \"dark\", \"mode\": \"manual\"}]",
      "json-value", "a change at ply 1 follows one at ply 2"
    ),
    (
      "[{\"ply\": 1, \"time\": 3, \"side\": \"dark\", \"mode\": \"manual\"}, "
        + "{\"ply\": 1, \"time\": ⟦2.5⟧, \"side\": \"dark\", \"mode\": \"manual\"}]",
      "json-value", "a change at 2.5 s follows one at 3 s"
    ),
    (
      "[{\"ply\": ⟦1⟧, \"reset\": true}]", "json-value",
      "a reset at ply 1 is not after the last move, ply 2"
    ),
    (
      "[{\"ply\": 2, \"reset\": true}, ⟦{\"ply\": 2, \"reset\": true}⟧]", "json-value",
      "a change follows the reset, which ends the game"
    ),
  ]

  @Test(arguments: errors)
  func `with an error has a finding with its place`(
    _ session: String,
    _ rule: String,
    _ message: String
  ) throws {
    for text in [
      "{\"moves\": [\"f5\", \"d6\"], \"session\": \(session)}",
      "{\"session\": \(session), \"moves\": [\"f5\", \"d6\"]}",
    ].map({ MarkedText($0) }) {
      let parsed = try #require(format.readAll(text.text).first)
      let finding = try #require(parsed.findings.first)
      #expect(parsed.findings.count == 1)
      #expect(finding.rule.name == rule)
      #expect(finding.message == message)
      #expect(finding.place.start?.offset == text.ranges[0].lowerBound)
      #expect(finding.place.length == text.ranges[0].count)
      #expect(parsed.reversi?.moves == Move.list("f5d6"))
    }
  }

  @Test func `keeps the changes without errors, up to the last move that can be read`() {
    func session(_ moves: String) -> String {
      #"{"moves": [\#(moves)], "session": [{"ply": 1, "side": "dark", "mode": "computer"}, "#
        + #"{"ply": 9, "side": "dark", "mode": "manual"}, "#
        + #"{"ply": 3, "side": "light", "mode": "computer"}, {"ply": 3, "reset": true}]}"#
    }
    let first = SessionChange(ply: 1, .mode(.dark, .computer))
    let whole = format.readAll(session(#""f5", "d6", "c3""#))
    #expect(whole.first?.findings.count == 1)
    #expect(
      whole.first?.reversi?.sessionChanges == [
        first, SessionChange(ply: 3, .mode(.light, .computer)), SessionChange(ply: 3, .reset),
      ]
    )
    let cut = format.readAll(session(#""f5", "x", "c3""#))
    #expect(cut.first?.findings.count == 2)
    #expect(cut.first?.reversi?.sessionChanges == [first])
  }

  @Test func `has at most 10,000 changes`() throws {
    let change = SessionChange(ply: 0, .mode(.dark, .manual))
    var record = ReversiRecord(
      sessionChanges: Array(repeating: change, count: Limits.sessionChanges)
    )
    let parsed = format.readAll(try format.write([record], .single))
    #expect(parsed.map(\.reversi) == [record])
    record.sessionChanges.append(change)
    #expect(throws: WritingError.self) { try format.write([record], .single) }
    let text = Array(repeating: #"{"ply":0,"side":"dark","mode":"manual"}"#, count: 10_001)
    let tooMany = format.readAll("{\"session\":[\(text.joined(separator: ","))]}")
    #expect(tooMany.flatMap(\.findings).map(\.rule) == [.tooMany])
  }

  @Test(arguments: [
    SessionChange(ply: -1, .reset), SessionChange(ply: 0, .reset), SessionChange(ply: 2, .reset),
    SessionChange(ply: 1, time: -1, .reset), SessionChange(ply: 1, time: .infinity, .reset),
    SessionChange(ply: 1, time: .nan, .mode(.dark, .manual)),
  ])
  func `is not written if it could not be read back`(change: SessionChange) {
    let record = ReversiRecord(moves: [.pass], sessionChanges: [change])
    #expect(throws: WritingError.self) { try format.write([record], .single) }
  }
}
