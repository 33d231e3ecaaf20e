import GameRecords
import RecordFormats
import RecordValidation
import ReversiRules
import TestSupport
import Testing

@Suite struct `A declared result` {
  private static func score(
    _ dark: Int,
    _ light: Int,
    _ winner: GameResult.Winner? = nil,
    _ ending: GameResult.Ending? = nil
  ) -> GameResult {
    GameResult(score: DiskCounts(dark: dark, light: light), winner: winner, ending: ending)
  }

  static let sound: [(String, GameResult)] = [
    (over, GameResult()), (over, score(13, 0)), (over, score(64, 0)),
    (over, score(13, 0, .dark, .playedOut)), (over, score(64, 0, .dark)),
    (over, GameResult(winner: .dark)), (over, GameResult(ending: .playedOut)),
    (over, GameResult(margin: 13)), (over, GameResult(margin: 64, winner: .dark)),
    (over, GameResult(margin: -64, ending: .resigned)),
    ("f5d6", GameResult(margin: 2, ending: .agreed)),
    // A side that resigns loses on any board.
    (over, GameResult(winner: .light, ending: .resigned)),
    (over, GameResult(winner: .light, ending: .timedOut)),
    (over, GameResult(winner: .tie, ending: .agreed)),
    (over, score(0, 64, nil, .timedOut)), (over, score(0, 64, .light, .resigned)),
    ("f5d6", score(0, 64, .light, .resigned)), ("f5d6", score(64, 0, .light, .timedOut)),
    ("f5d6", score(32, 32, .tie, .agreed)), ("f5d6", score(40, 24, nil, .unfinished)),
    ("f5d6", GameResult()),
    ("f5d6", GameResult(score: DiskCounts(dark: 41, light: 23), margin: 18, ending: .resigned)),
    // The winner gets the empty squares.
    ("f5d6", GameResult(score: DiskCounts(dark: 41, light: 20), margin: 24, ending: .resigned)),
    ("f5d6", GameResult(ending: .unfinished)), ("f5d6", score(3, 3, .dark, .agreed)),
    ("f5d6", GameResult(winner: .dark, ending: .resigned)),
  ]

  static let helps: [(GameResult, String)] = [
    (score(14, 0), "the score should be 13-0"), (score(40, 24), "the score should be 64-0"),
    (GameResult(margin: 12.5), "the margin should be +64"),
    (GameResult(winner: .tie), "the winner should be dark"),
    (score(13, 0, .light), "the winner should be dark"),
    // The winner of a stopped game gets all squares, or the game is played out.
    (score(40, 24, nil, .timedOut), "the score should be 64-0"),
  ]

  @Test(arguments: helps)
  func `is reported with the right result`(result: GameResult, help: String) {
    let parsed = placed(ReversiRecord(moves: Move.list(over), result: result))
    let found = Validator().validate(parsed).findings
    #expect(found.map(\.rule.name) == ["wrong-result"])
    #expect(found.map(\.help) == [help])
  }

  @Test(arguments: sound)
  func `may be raw, with the empty squares, or not that of the board`(
    moves: String,
    result: GameResult
  ) {
    #expect(findings(placed(ReversiRecord(moves: Move.list(moves), result: result))).isEmpty)
  }

  static let wrong: [(String, GameResult, String, String)] = [
    (
      over, GameResult(margin: 12.5), "3:1 wrong-result",
      "the declared margin is +12.5, but the game ends 13-0, or 64-0 with the empty squares"
    ),
    (
      over, GameResult(margin: -64), "3:1 flipped-result-sign",
      "the declared margin is -64, but the game ends 13-0, or 64-0 with the empty squares; "
        + "the sign may be wrong"
    ),
    (
      over, GameResult(margin: 65), "3:1 wrong-result",
      "the declared margin is +65, which is more than the 64 squares"
    ),
    (
      "f5d6", GameResult(margin: 2, winner: .light), "3:1 wrong-result",
      "the declared winner is light, but the declared margin is +2"
    ),
    (
      over, score(14, 0), "3:1 wrong-result",
      "the declared score is 14-0, but the game ends 13-0, or 64-0 with the empty squares"
    ),
    (
      over, score(0, 13, .light), "3:1 swapped-result",
      "the declared score is 0-13, but the game ends 13-0, or 64-0 with the empty squares; "
        + "dark and light may be swapped"
    ),
    (
      over, score(0, 64, .light, .playedOut), "3:1 swapped-result",
      "the declared score is 0-64, but the game ends 13-0, or 64-0 with the empty squares; "
        + "dark and light may be swapped"
    ),
    (
      over, score(13, 0, .light), "3:1 wrong-result",
      "the declared winner is light, but on the board dark wins 13-0"
    ),
    (
      over, GameResult(winner: .light), "3:1 swapped-result",
      "the declared winner is light, but on the board dark wins 13-0; the sides may be swapped"
    ),
    (
      over, GameResult(winner: .tie), "3:1 wrong-result",
      "a tie is declared, but on the board dark wins 13-0"
    ),
    (
      "f5d6", score(40, 24, .light), "3:1 wrong-result",
      "the declared winner is light, but the declared score is 40-24"
    ),
    (
      "f5d6", score(32, 32, .dark), "3:1 wrong-result",
      "the declared winner is dark, but the declared score is 32-32"
    ),
    (
      "f5d6", GameResult(score: DiskCounts(dark: 41, light: 23), margin: 16, ending: .resigned),
      "3:1 wrong-result", "the declared margin is +16, but the declared score is 41-23"
    ),
    (
      "f5d6", GameResult(score: DiskCounts(dark: 41, light: 23), margin: -18, ending: .agreed),
      "3:1 wrong-result", "the declared margin is -18, but the declared score is 41-23"
    ),
    (
      "f5d6", GameResult(ending: .playedOut), "4:1 wrong-ending",
      "the game is declared played out, but dark can still move"
    ),
    (
      blocked, GameResult(ending: .playedOut), "4:1 wrong-ending",
      "the game is declared played out, but light can still move"
    ),
    (
      over, GameResult(winner: .light, ending: .unfinished), "4:1 wrong-ending",
      "the game is declared unfinished, but neither side can move"
    ),
  ]

  /// What is wrong in one record cannot be merged from several, and the other way round.
  @Test(arguments: [GameResult.Ending.resigned, .agreed, .unfinished, nil])
  func `contradicts itself as those of two records do`(ending: GameResult.Ending?) {
    let scores = [nil, (41, 23), (23, 41), (32, 32), (0, 0), (41, 20)]
    var contradictions = 0
    for score in scores.map({ $0.map { DiskCounts(dark: $0.0, light: $0.1) } }) {
      for margin in [nil, 18, 16, -18, 24, 21, 0] as [Double?] {
        for winner in [nil] + GameResult.Winner.allCases {
          func record(_ result: GameResult) -> ReversiRecord {
            ReversiRecord(moves: Move.list("f5d6"), result: result)
          }
          let whole = GameResult(score: score, margin: margin, winner: winner, ending: ending)
          let isWrong = findings(placed(record(whole))).contains { $0.hasSuffix(" wrong-result") }
          var merged = record(GameResult(score: score, ending: ending))
          let conflicts =
            merged.merge(record(GameResult(margin: margin, ending: ending)))
            + merged.merge(record(GameResult(winner: winner, ending: ending)))
          #expect(isWrong == !conflicts.isEmpty, "\(whole)")
          contradictions += isWrong ? 1 : 0
        }
      }
    }
    #expect(contradictions > 20)
  }

  @Test(arguments: wrong)
  func `has only one finding`(
    moves: String,
    result: GameResult,
    finding: String,
    message: String
  ) {
    let parsed = placed(ReversiRecord(moves: Move.list(moves), result: result))
    #expect(findings(parsed) == [finding])
    #expect(Validator().validate(parsed).findings.map(\.message) == [message])
  }

  @Test(arguments: ["f5f5", over + "a1", "--e3"])
  func `is not judged if the moves cannot all be played`(moves: String) {
    let result = Self.score(1, 2, nil, .playedOut)
    let parsed = placed(ReversiRecord(moves: Move.list(moves), result: result))
    #expect(findings(parsed).count == 1)
    #expect(!findings(parsed).joined().contains("result"))
  }

  @Test(arguments: [
    (#"{"movse": ["f5"], "result": {"dark": 40, "light": 24}}"#, "1:3 json-unknown-key"),
    (#"{"moves": ["f5", 7], "result": {"ending": "played-out"}}"#, "1:18 json-type at ply 2"),
    (
      #"{"moves": ["f5"], "date": 7, "result": {"margin": 70}}"#,
      "1:27 json-type, 1:51 wrong-result"
    ),
  ])
  func `is not compared with moves that could not all be read`(
    text: String,
    found: String
  ) throws {
    let parsed = try #require(JSONFormat(layout: .lines).readAll(text).first)
    #expect(findings(parsed).joined(separator: ", ") == found)
  }

  @Test func `is judged if only a pass is missing`() throws {
    var generator = SeededGenerator(seed: 2)
    let start = Position.initial(size: try #require(BoardSize(width: 4, height: 4)))
    var moves: [Move] = []
    while !moves.contains(.pass) { moves = start.randomGame(using: &generator) }
    let outcome = try #require(Replay(ReversiRecord(start: start, moves: moves)).outcome)
    var record = ReversiRecord(start: start, moves: moves.filter { $0 != .pass })

    record.result = GameResult(score: outcome.raw)
    #expect(findings(placed(record)).allSatisfy { $0.contains("missing-pass") })
    record.result = GameResult(score: DiskCounts(dark: 99, light: 99))
    #expect(
      findings(placed(record)).filter { !$0.contains("missing-pass") } == ["3:1 wrong-result"]
    )
  }

  @Test(arguments: [score(32, 32, .tie), score(40, 24), GameResult(winner: .light)])
  func `needs an ending if the game is not over`(result: GameResult) {
    let record = ReversiRecord(moves: Move.list("f5d6"), result: result)
    #expect(findings(placed(record)) == ["3:1 unfinished-game"])
  }

  static let terms: [(tags: [(String, String)], margin: Double, isWrong: Bool)] = [
    ([("KM", "4")], 60, false), ([("KM", "4")], 9, false), ([("KM", "4")], 64, false),
    ([("KM", "-3.133"), ("TY", "8kr20")], 67.13, false), ([("KM", "4")], 50, true),
    ([("KM", "4")], 69, true), ([("KM", "nan")], 60, true),
    ([("KM", "x")], 60, true), ([("TY", "8a")], -64, false), ([("TY", "s8ar18")], -13, false),
    ([("TY", "8a")], -65, true), ([("TY", "s8r18")], -60, true), ([("TY", "a")], -64, false),
    ([("TY", "Saturday")], -60, true),
  ]

  @Test(arguments: terms)
  func `follows the counting of komi and anti games`(
    tags: [(String, String)],
    margin: Double,
    isWrong: Bool
  ) {
    var record = ReversiRecord(moves: Move.list(over), result: GameResult(margin: margin))
    record.tags = tags.map { Tag(name: $0.0, value: $0.1) }
    #expect(findings(placed(record)) == (isWrong ? ["3:1 wrong-result"] : []))
  }

  @Test func `is reported with the komi`() {
    var record = ReversiRecord(moves: Move.list(over), result: GameResult(margin: 50))
    record.tags = [Tag(name: "KM", value: "4")]
    #expect(
      Validator().validate(placed(record)).findings.map(\.message) == [
        "the declared margin is +50, but the game ends 13-0, or 64-0 with the empty squares and the "
          + "komi is +4"
      ]
    )
  }

  @Test func `cannot have more disks than there are squares`() {
    let record = ReversiRecord(moves: Move.list("f5d6"), result: Self.score(40, 40))
    #expect(findings(placed(record)) == ["3:1 wrong-result"])
  }
}
