import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `A game of Othello Quest` {
  private func parse(_ text: String) -> ParsedRecord { QuestFormat().readAll(text)[0] }

  @Test func `has every fact`() throws {
    let text = """
      {"id":"g1","created":"2026-04-03T10:20:30.456Z","gtype":"reversi","tcb":300000,
       "players":[{"id":"a","name":"Anne","oldR":1500.5,"newR":1510},{"id":"b","newR":1400}],
       "position":{"moves":[{"m":"f5","t":1200},{"m":"D6"},{"t":30,"m":"c3"},{"s":"LOSE:RESIGN","t":9}]},
       "attrs":["x",{"y":[1],"z":{}}],"finished":true,"none":null}
      """
    let parsed = parse(text)
    #expect(parsed.placedRules == [])
    let record = try #require(parsed.reversi)
    #expect(
      record
        == ReversiRecord(
          id: "g1",
          date: GameDate("2026-04-03T10:20:30Z"),
          players: Players(
            dark: Player(name: "Anne", rating: 1500.5),
            light: Player(name: "b", rating: 1400)
          ),
          moves: Move.list("f5d6c3"),
          annotations: [MoveAnnotation(ply: 1, time: 1.2), MoveAnnotation(ply: 3, time: 0.03)],
          result: GameResult(winner: .dark, ending: .resigned),
          tags: [
            Tag(name: "players[0].id", value: "a"), Tag(name: "players[0].newR", value: "1510"),
            Tag(name: "t", value: "9"), Tag(name: "gtype", value: "reversi"),
            Tag(name: "tcb", value: "300000"), Tag(name: "attrs[0]", value: "x"),
            Tag(name: "attrs[1].y[0]", value: "1"), Tag(name: "finished", value: "true"),
          ]
        )
    )
    #expect(record.passMarks == .usual)
    let bytes = Array(text.utf8)
    let origin = try #require(record.origin)
    func part(_ part: RecordPart) -> String? {
      origin.range(of: part).map { String(decoding: bytes[$0.bytes], as: UTF8.self) }
    }
    #expect([1, 2, 3].map { part(.move($0)) } == ["f5", "D6", "c3"])
    #expect(part(.name(.dark)) == "Anne")
    #expect(part(.rating(.light)) == "1400")
    #expect(part(.result) == "LOSE:RESIGN")
    #expect(part(.winner) == "LOSE")
    #expect(part(.ending) == "RESIGN")
    #expect(part(.date) == "2026-04-03T10:20:30.456Z")
    #expect(part(.tag(4)) == "reversi")
  }

  @Test func `begins with the moves of its opening`() throws {
    let text = #"{"position":{"startPos":"f5d6C3","moves":[{"m":"d3","t":1000}]}}"#
    let record = try #require(parse(text).reversi)
    #expect(record.moves == Move.list("f5d6c3d3"))
    #expect(record.annotations == [MoveAnnotation(ply: 4, time: 1)])
    let range = try #require(record.origin?.range(of: .move(2))).bytes
    #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == "d6")
    let outside = #"{"startPos":"f5d6","position":{"moves":[{"m":"c3","x":1}]}}"#
    let parsed = parse(outside)
    #expect(parsed.reversi?.moves == Move.list("f5d6c3"))
    #expect(parsed.reversi?.tags == [Tag(name: "moves[0].x", value: "1")])
    // With an escape the places of single moves are unknown.
    let escaped = try #require(parse(#"{"position":{"startPos":"\u00665d6","moves":[]}}"#).reversi)
    #expect(escaped.moves == Move.list("f5d6"))
  }

  static let results: [(String, GameResult?, [String])] = [
    (#"{"m":"f5"}"#, nil, []),
    (#"{"m":"f5","s":"SCORE:60"}"#, GameResult(margin: 60, ending: .playedOut), []),
    (#"{"m":"f5"},{"s":"SCORE:-4"}"#, GameResult(margin: -4, ending: .playedOut), []),
    (#"{"m":"f5"},{"s":"SCORE:x"}"#, GameResult(ending: .playedOut), ["SCORE:x"]),
    (#"{"m":"f5"},{"s":"LOSE:RESIGN"}"#, GameResult(winner: .dark, ending: .resigned), []),
    (#"{"m":"f5"},{"s":"WIN:TIMEUP"}"#, GameResult(winner: .light, ending: .timedOut), []),
    (
      #"{"m":"f5"},{"m":"-"},{"s":"LOSE:TIMEOUT"}"#, GameResult(winner: .light, ending: .timedOut),
      []
    ),
    (#"{"m":"f5"},{"s":"LOSE:DISCONNECT"}"#, GameResult(winner: .dark), ["LOSE:DISCONNECT"]),
    // It is unknown whose turn it is.
    (#"{"m":"f5","s":"LOSE:RESIGN"}"#, GameResult(ending: .resigned), ["LOSE:RESIGN"]),
    (#"{"m":"f5"},{"s":"DRAW:AGREED"}"#, GameResult(winner: .tie), ["DRAW:AGREED"]),
    (#"{"m":"f5"},{"s":"odd"}"#, nil, ["odd"]),
  ]

  @Test(arguments: results)
  func `has its result`(moves: String, result: GameResult?, tags: [String]) throws {
    let parsed = parse("{\"position\":{\"moves\":[\(moves)]}}")
    #expect(parsed.placedRules == [])
    #expect(parsed.reversi?.result == result)
    #expect(parsed.reversi?.tags == tags.map { Tag(name: "s", value: $0) })
  }

  @Test(
    arguments: [
      (#""SCORE:-4""#, "SCORE", "-4"), (#""SCOR\u0045:-4""#, #"SCOR\u0045:-4"#, #"SCOR\u0045:-4"#),
      (#""odd""#, "odd", "odd"),
    ]
  )
  func `has a place for each part of its result`(
    status: String,
    ending: String,
    margin: String
  ) throws {
    let text = "{\"moves\":[{\"m\":\"f5\"},{\"s\":\(status)}]}"
    let origin = try #require(parse(text).reversi?.origin)
    for (part, contents) in [(RecordPart.ending, ending), (.margin, margin)] {
      let range = try #require(origin.range(of: part)).bytes
      #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == contents)
    }
  }

  @Test func `has no winner from a list of games`() throws {
    let record = try #require(parse(#"{"moves":[{"m":"f5"}],"finalStatus":"WIN:RESIGN"}"#).reversi)
    #expect(record.result == GameResult(ending: .resigned))
    #expect(record.tags == [Tag(name: "finalStatus", value: "WIN:RESIGN")])
    #expect(record.origin?.range(of: .ending)?.bytes == 37..<47)
  }

  static let table: [(String, [String], Bool)] = [
    (#"{"moves":[{"m":"⟦z9⟧"},{"m":"⟦i1⟧"}]}"#, ["json-value", "json-value"], false),
    (#"{"moves":[{"m":"⟦pass⟧"}]}"#, ["othello-quest-pass"], true),
    (#"{"moves":[⟦"f5"⟧]}"#, ["json-type"], false),
    (#"{"moves":⟦{}⟧}"#, ["json-type"], false),
    (#"{"moves":[{"m":⟦5⟧}]}"#, ["json-type"], false),
    (#"{"moves":[{"m":"f5","⟦m⟧":"d6"}]}"#, ["json-duplicate-key"], true),
    (#"{"moves":[{"m":"f5","t":⟦-1⟧}]}"#, ["json-value"], true),
    (#"{"moves":[{"m":"f5","t":⟦"1"⟧}]}"#, ["json-type"], true),
    (#"{"moves":[{"m":"f5"},⟦{⟧},{"m":"d6"}]}"#, ["json-missing-key"], false),
    (#"{"moves":[{"m":"f5"},⟦{⟧"M":"d6"},{"m":"c3"}]}"#, ["json-missing-key"], false),
    (#"{"moves":[⟦{⟧"s":"SCORE:2","t":9},{"m":"f5"}]}"#, ["json-missing-key"], false),
    (#"⟦{⟧"players":[{},{}]}"#, ["json-missing-key"], false),
    (#"⟦{⟧"position":{}}"#, ["json-missing-key"], false),
    (#"{"moves":[],"players":⟦[{"name":"a"}]⟧}"#, ["othello-quest-players"], true),
    (#"{"moves":[],"players":[⟦"a"⟧,{}]}"#, ["json-type"], true),
    (#"{"moves":[],"created":"⟦today⟧"}"#, ["json-date"], true),
    (#"{"position":{"startPos":"⟦f5d⟧","moves":[]}}"#, ["json-value"], false),
    (#"{"moves":[],"id":⟦1⟧}"#, ["json-type"], true),
  ]

  @Test(arguments: table)
  func `has findings`(text: String, rules: [String], isReadable: Bool) throws {
    let marked = MarkedText(text)
    let parsed = parse(marked.text)
    #expect(parsed.findings.map(\.rule.name) == rules)
    #expect(parsed.findings.map(\.place.start?.offset) == marked.ranges.map(\.lowerBound))
    #expect(parsed.findings.map(\.place.length) == marked.ranges.map(\.count))
    #expect((parsed.reversi != nil) == isReadable)
  }

  @Test func `has one finding about many passes`() {
    let parsed = parse(#"{"moves":[{"m":"f5"},{"m":"pass"},{"m":"PA"},{"m":"--"}]}"#)
    #expect(
      parsed.findings.map(\.message)
        == ["a pass is written “pass” instead of “-”, and 2 more like this"]
    )
    #expect(parsed.reversi?.moves == Move.list("f5------"))
  }

  @Test func `has findings that name the wrong move`() {
    let parsed = parse(#"{"moves":[{"m":"f5"},{"m":"x"}]}"#)
    #expect(parsed.findings.map(\.place.ply) == [2])
    #expect(
      parsed.findings.map(\.message)
        == ["“x” is not a move; expected a square such as f5, or -"]
    )
  }

  @Test func `keeps unknown facts about a move`() throws {
    let record = try #require(parse(#"{"moves":[{"m":"f5","x":1},{"":2,"m":"d6"}]}"#).reversi)
    #expect(
      record.tags == [Tag(name: "moves[0].x", value: "1"), Tag(name: "moves[1].", value: "2")]
    )
    let last = try #require(parse(#"{"moves":[{"m":"f5"},{"M":"d6"}]}"#).reversi)
    #expect(last.moves == Move.list("f5"))
    #expect(last.tags == [Tag(name: "moves[1].M", value: "d6")])
  }

  @Test func `with too many tags has one finding`() {
    let numbers = Array(repeating: "0", count: 10_002).joined(separator: ",")
    let parsed = parse("{\"moves\":[],\"x\":[\(numbers)]}")
    #expect(parsed.findings.map(\.rule.name) == ["too-many"])
    #expect(parsed.reversi?.tags.count == 10_000)
  }

  @Test func `too long is refused`() {
    let moves = Array(repeating: "{\"m\":\"-\"}", count: 1_001).joined(separator: ",")
    let parsed = parse("{\"moves\":[\(moves)]}")
    #expect(parsed.findings.map(\.rule.name) == ["too-many"])
    #expect(parsed.reversi == nil)
  }

  @Test func `with an error does not affect its neighbours`() throws {
    let good = #"{"moves":[{"m":"f5"}]}"#
    for bad in [#"{"moves":[{"m":"zz"}]}"#, #"{"moves":[{"m":"#, "{}", "nonsense"] {
      for text in ["\(good)\n\(bad)\n\(good)\n"] {
        for size in [1, 7, 65_536] {
          let parsed = QuestFormat().readAll(text, blockSize: size)
          #expect(parsed.map(\.isWhole) == [true, false, true], "\(bad)")
        }
      }
    }
    let list = QuestFormat().readAll("[\(good),{\"moves\":[1]},\n\(good)]")
    #expect(list.map(\.isWhole) == [true, false, true])
  }

  @Test(arguments: Repository.files(below: "Samples/othello-quest"))
  func `of the samples is a legal game`(path: String) throws {
    let bytes = Repository.bytes(of: path)
    let parsed = QuestFormat().readAll(bytes)
    #expect(!parsed.isEmpty)
    for parsed in parsed {
      #expect(parsed.findings.isEmpty)
      let record = try #require(parsed.reversi)
      let attempt = ReplayAttempt(record)
      #expect(attempt.problems.isEmpty)
      #expect(record.players.dark.name != nil)
      guard let margin = record.result?.margin else { continue }
      let counts = attempt.replay.end.board.counts
      #expect(Double(counts.dark - counts.light) == margin)
    }
    for size in [1, 7, 4_096] {
      #expect(
        QuestFormat().readAll(bytes, blockSize: size).map(\.reversi) == parsed.map(\.reversi)
      )
    }
  }

  @Test func `of the samples with an opening continues from it`() throws {
    let parsed = QuestFormat().readAll(Repository.bytes(of: "Samples/othello-quest/games.jsonl"))
    #expect(parsed.count == 3)
    #expect(parsed[1].reversi?.moves.prefix(8) == Move.list("f5d6c3d3c4f4f6f3")[...])
    #expect(parsed[1].reversi?.moves.count == 20)
    #expect(parsed[1].reversi?.result == GameResult(winner: .light, ending: .resigned))
  }

  @Test func `is only read`() { #expect(!QuestFormat().isWritable) }
}
