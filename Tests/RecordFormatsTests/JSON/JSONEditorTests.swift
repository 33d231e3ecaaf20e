import GameRecords
import ReversiRules
import Testing
import TestSupport

@testable import RecordFormats

private let format = JSONFormat(layout: .document)

@Suite("A record in JSON is edited in place:")
struct JSONEditorTests {
  @Test(
    "a pass is written like its neighbours",
    arguments: [
      (#"{"moves": ["f5", "d6", "c3"]}"#, 2, #"{"moves": ["f5", "pass", "d6", "c3"]}"#),
      (#"{"moves":["f5","d6"]}"#, 1, #"{"moves":["pass","f5","d6"]}"#),
      (#"{"moves":["f5"]}"#, 1, #"{"moves":["pass","f5"]}"#),
      (#"{"moves": ["f5"]}"#, 2, #"{"moves": ["f5", "pass"]}"#),
      (#"{"moves": ["f5", "d6"]}"#, 3, #"{"moves": ["f5", "d6", "pass"]}"#),
      (
        "{\"moves\": [\n  \"f5\", \"d6\",\n  \"c3\", \"d3\"\n]}", 3,
        "{\"moves\": [\n  \"f5\", \"d6\",\n  \"pass\", \"c3\", \"d3\"\n]}"
      ),
      (
        "{\"moves\": [\n  \"f5\",\n  \"d6\"\n]}", 2,
        "{\"moves\": [\n  \"f5\",\n  \"pass\",\n  \"d6\"\n]}"
      ),
      (
        "{\"moves\": [\n  \"f5\",\n  \"d6\"\n]}", 3,
        "{\"moves\": [\n  \"f5\",\n  \"d6\",\n  \"pass\"\n]}"
      ),
      (
        "{\"moves\": [\n  \"f5\",\n  {\"move\": \"d6\", \"time\": 1}\n]}", 2,
        "{\"moves\": [\n  \"f5\",\n  \"pass\",\n  {\"move\": \"d6\", \"time\": 1}\n]}"
      ),
      (
        #"{"moves": [{"move":"f5","side":"dark"},{"move":"d6","side":"dark"}]}"#, 2,
        #"{"moves": [{"move":"f5","side":"dark"},{"move":"pass","side":"light"},{"move":"d6","side":"dark"}]}"#
      ),
      (
        #"{"moves": [ { "move": "f5", "side": "dark" } ]}"#, 2,
        #"{"moves": [ { "move": "f5", "side": "dark" }, { "move": "pass", "side": "light" } ]}"#
      ),
    ]
  )
  func pass(_ text: String, _ ply: Int, _ expected: String) {
    let change = RecordChange.insertPass(beforePly: ply, side: .light)
    #expect(format.changed(text, by: change) == expected)
    #expect(format.readAll(expected).map(\.isWhole) == [true])
  }

  @Test(
    "moves are removed with everything between them",
    arguments: [
      (#"{"moves": ["f5", "pass", "d6"]}"#, 2...2, #"{"moves": ["f5", "d6"]}"#),
      (#"{"moves": ["pass", "f5"]}"#, 1...1, #"{"moves": ["f5"]}"#),
      (#"{"moves": ["f5", "d6", "c3"]}"#, 2...3, #"{"moves": ["f5"]}"#),
      (#"{"moves": [ "f5" ]}"#, 1...1, #"{"moves": [  ]}"#),
      (
        "{\"moves\": [\n  \"f5\", \"pass\",\n  \"c3\"\n]}", 2...2,
        "{\"moves\": [\n  \"f5\",\n  \"c3\"\n]}"
      ),
      (
        "{\"moves\": [\n  \"f5\",\n  \"pass\", \"c3\"\n]}", 2...2,
        "{\"moves\": [\n  \"f5\",\n  \"c3\"\n]}"
      ),
      (
        "{\"moves\": [\n  \"f5\",\n  \"pass\",\n  \"c3\"\n]}", 2...2,
        "{\"moves\": [\n  \"f5\",\n  \"c3\"\n]}"
      ),
      (
        #"{"moves": ["f5", {"move": "pass", "time": 1}, "d6"]}"#, 2...2, #"{"moves": ["f5", "d6"]}"#
      ),
      (#"{"moves": ["f5", {"move": "pass", "comment": "Why?"}, "d6"]}"#, 2...2, nil),
      (#"{"moves": ["f5", {"move": "pass", "glyphs": [4]}, "d6"]}"#, 2...2, nil),
    ] as [(String, ClosedRange<Int>, String?)]
  )
  func removal(_ text: String, _ plies: ClosedRange<Int>, _ expected: String?) {
    #expect(format.changed(text, by: .removeMoves(plies)) == expected)
  }

  @Test(
    "variations keep their moves",
    arguments: [
      (RecordChange.insertPass(beforePly: 2, side: .dark), #"["f5", "pass", "d6", "c3"]"#, (1, 4)),
      (.insertPass(beforePly: 3, side: .dark), nil, (0, 0)),
      (.insertPass(beforePly: 4, side: .dark), #"["f5", "d6", "c3", "pass"]"#, (1, 3)),
      (.removeMoves(2...2), #"["f5", "c3"]"#, (1, 2)),
      (.removeMoves(3...3), #"["f5", "d6"]"#, (1, 3)),
      (.removeMoves(2...3), nil, (0, 0)),
    ] as [(RecordChange, String?, (Int, Int))]
  )
  func variations(_ change: RecordChange, _ moves: String?, _ plies: (Int, Int)) {
    func text(_ moves: String, _ plies: (Int, Int)) -> String {
      #"{"moves": \#(moves), "variations": [{"ply": \#(plies.0), "moves": ["d3"]}, "#
        + #"{"ply": \#(plies.1), "moves": ["c4"], "variations": [{"ply": 1, "moves": ["d3"]}]}]}"#
    }
    let changed = format.changed(text(#"["f5", "d6", "c3"]"#, (1, 3)), by: change)
    #expect(changed == moves.map { text($0, plies) })
  }

  @Test(
    "only the wrong parts of a result are replaced",
    arguments: [
      (
        #"{"result": {"dark": 13, "light": 0, "winner": "dark"}}"#,
        GameResult(score: DiskCounts(dark: 64, light: 0), winner: .dark),
        #"{"result": {"dark": 64, "light": 0, "winner": "dark"}}"#
      ),
      (
        #"{"result": { "margin" : -14.5 }}"#, GameResult(margin: 14),
        #"{"result": { "margin" : 14 }}"#
      ),
      (
        #"{"result": {"winner": "tie", "ending": "unfinished"}}"#,
        GameResult(winner: .light, ending: .playedOut),
        #"{"result": {"winner": "light", "ending": "played-out"}}"#
      ),
      (#"{"result": {"winner": "tie"}}"#, GameResult(margin: 2, winner: .dark), nil),
      (#"{"moves": ["f5"]}"#, GameResult(margin: 2), nil),
    ] as [(String, GameResult, String?)]
  )
  func result(_ text: String, _ result: GameResult, _ expected: String?) {
    #expect(format.changed(text, by: .setResult(result)) == expected)
  }

  @Test(
    "the turn of a start position is replaced",
    arguments: [(Disk.dark, "dark"), (.light, "light"), (nil, "over")] as [(Disk?, String)]
  )
  func turn(_ side: Disk?, _ word: String) {
    let rows = (0..<8).map { _ in "\"--------\"" }.joined(separator: ",")
    func text(_ word: String) -> String {
      #"{"start": {"board": [\#(rows)], "turn": "\#(word)"}}"#
    }
    #expect(format.changed(text("dark"), by: .setTurn(side)) == text(word))
    #expect(format.changed("{}", by: .setTurn(side)) == nil)
  }

  @Test("JSON Lines are edited too")
  func lines() {
    let text = "{\"id\":\"1\"}\n{\"moves\":[\"f5\",\"pass\",\"d6\"]}\n"
    let expected = "{\"id\":\"1\"}\n{\"moves\":[\"f5\",\"d6\"]}\n"
    #expect(JSONFormat(layout: .lines).changed(text, by: .removeMoves(2...2)) == expected)
  }
}
