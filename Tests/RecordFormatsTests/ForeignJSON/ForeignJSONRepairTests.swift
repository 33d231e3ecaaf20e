import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite("The JSON of another program is repaired:")
struct ForeignJSONRepairTests {
  /// Replaces a part of a text, which must contain it.
  private func replacing(_ old: String, with new: String, in text: String) -> String {
    #expect(text.contains(old))
    return text.replacing(old, with: new)
  }

  // MARK: Redux

  @Test(
    "unambiguous values of an app state",
    arguments: [
      ("\"count\" : 2", "\"count\" : 3"),
      ("\"side\" : \"sideLight\"", "\"side\" : \"sideDark\""),
      ("\"computerThinking\" : \"none\"", "\"computerThinking\" : \"thinking\""),
      ("\"resetConfirmationAlert\" : \"none\"", "\"resetConfirmationAlert\" : \"showing\""),
      ("\"cannotPlaceDiskAlert\" : \"none\"", "\"cannotPlaceDiskAlert\" : \"showing\""),
      ("\"turnStart\" : false", "\"turnStart\" : false, \"turnStart\" : false"),
      ("\"player\" : 0", "\"player\" : \"0\""),
      ("\"turnStart\" : false", "\"turnStart\" : 0"),
      ("\"isInitialing\" : true", "\"isInitialing\" : \"true\""),
      ("  \"boardContainer\" : {", "  \"boardContainer\" : {\n    \"changed\" : {\"x\" : 1},"),
    ]
  )
  func redux(_ right: String, _ wrong: String) throws {
    let state = try newAppState()
    let text = replacing(right, with: wrong, in: state)
    // If a member was put on a line of its own, that line break stays.
    #expect(ReduxFormat().repaired(text).replacing("{\n    \n", with: "{\n") == state)
  }

  @Test("the only wrong coordinate of an app state, and as a guess the order of all")
  func coordinates() throws {
    let state = try newAppState()
    let first = "\"x\" : 0,\n            \"y\" : 0"
    let second = "\"x\" : 1,\n            \"y\" : 0"
    let double = replacing(second, with: first, in: state)
    #expect(ReduxFormat().repaired(double) == state)
    let swapped = replacing(first, with: "?", in: state).replacing(second, with: first)
      .replacing("?", with: second)
    #expect(ReduxFormat().repaired(swapped) == swapped)
    #expect(ReduxFormat().repaired(swapped, isBold: true) == state)
  }

  @Test("a UUID without its hyphens")
  func identifier() throws {
    let id = "4E98FF2E-963A-8D0D-9AE1-BB76DAB7BC45"
    let state = try writeAppState(ReversiRecord(id: id))
    let text = replacing(id, with: id.replacing("-", with: ""), in: state)
    #expect(ReduxFormat().repaired(text) == state)
    let other = replacing(id, with: "autumn-match", in: state)
    #expect(ReduxFormat().repaired(other, isBold: true) == other)
  }

  @Test(
    "required keys of an app state",
    arguments: [
      "turnStart", "isInitialing", "isLoadedGame", "computerThinking", "cannotPlaceDiskAlert",
    ]
  )
  func missing(_ key: String) throws {
    let state = try newAppState()
    let lines = state.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.filter { !$0.contains("\"\(key)\"") }.joined(separator: "\n")
    let repaired = ReduxFormat().repaired(text)
    #expect(repaired.count == state.count)
    #expect(ReduxFormat().readAll(repaired).flatMap(\.placedRules) == [])
    #expect(
      ReduxFormat().readAll(repaired).map(\.reversi) == ReduxFormat().readAll(state).map(\.reversi)
    )
  }

  @Test("the turn of an app state")
  func turn() throws {
    let state = try writeAppState(ReversiRecord(start: .blocked))
    var passed = Position.blocked
    try passed.play(.pass)
    func id(in text: String) -> String? { ReduxFormat().readAll(text).first?.reversi?.id }
    let expected = try writeAppState(ReversiRecord(id: id(in: state), start: passed))
    #expect(ReduxFormat().changed(state, by: .setTurn(.light)) == expected)
    let over = try #require(ReduxFormat().changed(expected, by: .setTurn(nil)))
    let line = "\n  \"side\" : \"sideLight\",\n"
    #expect(over == replacing(line, with: "\n", in: expected))
    #expect(ReduxFormat().changed(over, by: .setTurn(.light)) == expected)
    #expect(ReduxFormat().changed(state, by: .setResult(GameResult(winner: .dark))) == nil)
  }

  // MARK: Othello Quest

  @Test(
    "moves and results of Othello Quest",
    arguments: [
      (
        #"{"moves": [{"m": "f5"}, {"m": "pass"}, {"m": "--"}]}"#,
        #"{"moves": [{"m": "f5"}, {"m": "-"}, {"m": "-"}]}"#
      ),
      (
        #"{"created": "18.10.2025", "moves": [{"m": "f5"}]}"#,
        #"{"created": "2025-10-18", "moves": [{"m": "f5"}]}"#
      ),
      (
        #"{"id": 7, "moves": [{"m": "f5", "t": "9"}]}"#,
        #"{"id": "7", "moves": [{"m": "f5", "t": 9}]}"#
      ),
    ]
  )
  func quest(_ text: String, _ expected: String) {
    #expect(QuestFormat().repaired(text) == expected)
    #expect(QuestFormat().readAll(expected).flatMap(\.placedRules) == [])
  }

  @Test(
    "games of Othello Quest are edited in place",
    arguments: [
      (
        .insertPass(beforePly: 2, side: .light), #"{"m":"f5","t":12},{"m":"d6","t":9}"#,
        #"{"m":"f5","t":12},{"m":"-"},{"m":"d6","t":9}"#
      ),
      (
        .insertPass(beforePly: 3, side: .light), #"{"m": "f5"}, {"m": "d6"}, {"s": "SCORE:2"}"#,
        #"{"m": "f5"}, {"m": "d6"}, {"m": "-"}, {"s": "SCORE:2"}"#
      ),
      (
        .insertPass(beforePly: 2, side: .light), #"{"m": "f5"}, {"m": "d6"}, {"s": "LOSE:RESIGN"}"#,
        nil
      ),
      (
        .removeMoves(2...2), #"{"m": "f5"}, {"m": "-", "t": 3}, {"m": "d6"}"#,
        #"{"m": "f5"}, {"m": "d6"}"#
      ),
      (.removeMoves(2...2), #"{"m": "f5"}, {"m": "-", "s": "SCORE:2"}"#, nil),
      (
        .setResult(GameResult(margin: -8, ending: .playedOut)), #"{"m": "f5"}, {"s": "SCORE:+8"}"#,
        #"{"m": "f5"}, {"s": "SCORE:-8"}"#
      ),
      (.setResult(GameResult(winner: .light)), #"{"m": "f5"}, {"s": "SCORE:8"}"#, nil),
      (.setTurn(nil), #"{"m": "f5"}"#, nil),
    ] as [(RecordChange, String, String?)]
  )
  func questChange(_ change: RecordChange, _ moves: String, _ expected: String?) {
    func text(_ moves: String) -> String { "{\"tcb\": 1, \"position\": {\"moves\": [\(moves)]}}" }
    #expect(QuestFormat().changed(text(moves), by: change) == expected.map(text))
  }

  // MARK: Egaroucid

  private static let start =
    #""board_player": 34628173824, "board_opponent": 68853694464, "player": 0"#
  private static let next =
    #""board_player": 68719476736, "board_opponent": 34829500416, "player": 1"#

  private static let later =
    #""board_player": 34628173825, "board_opponent": 68853694466, "player": 0"#

  @Test(
    "facts that the disks of Egaroucid's positions show",
    arguments: [
      (
        #""4": {\#(start)}, "5": {\#(next)}"#,
        #""4": {\#(start), "next_policy": 26}, "5": {\#(next)}"#
      ),
      (
        #""4": {\#(start), "next_policy": -1}, "5": {\#(next)}"#,
        #""4": {\#(start), "next_policy": 26}, "5": {\#(next)}"#
      ),
      (
        #""4": {\#(start), "next_policy": 26}, "5": {\#(next), "policy": 19}"#,
        #""4": {\#(start), "next_policy": 26}, "5": {\#(next), "policy": 26}"#
      ),
      (
        #""4": {\#(start), "next_policy": 19}, "5": {\#(next), "policy": 26}"#,
        #""4": {\#(start), "next_policy": 26}, "5": {\#(next), "policy": 26}"#
      ),
      (
        #""5": {\#(start), "next_policy": 26}, "6": {\#(next)}"#,
        #""4": {\#(start), "next_policy": 26}, "5": {\#(next)}"#
      ),
      (#""4": {\#(next)}, "5": {\#(start)}"#, #""5": {\#(next)}, "4": {\#(start)}"#),
    ]
  )
  func egaroucid(_ positions: String, _ expected: String) {
    let repaired = EgaroucidFormat().repaired("{\(positions)}")
    #expect(repaired == "{\(expected)}")
  }

  @Test(
    "but not facts that they do not show",
    arguments: [
      #""4": {\#(start)}, "6": {\#(later)}"#,
      #""4": {\#(start)}, "5": {\#(start)}"#,
      #""4": {\#(start), "next_policy": 19}, "5": {\#(next), "policy": 37}"#,
    ]
  )
  func egaroucidDoubt(_ positions: String) {
    #expect(EgaroucidFormat().repaired("{\(positions)}", isBold: true) == "{\(positions)}")
  }

  @Test("the counts of Egaroucid")
  func counts() {
    func text(_ dark: Int, _ light: Int) -> String {
      "{\"black_discs\": \(dark), \"white_discs\":\(light), \"4\": {\(Self.start)}}"
    }
    let result = GameResult(score: DiskCounts(dark: 40, light: 24))
    #expect(EgaroucidFormat().changed(text(24, 40), by: .setResult(result)) == text(40, 24))
    #expect(EgaroucidFormat().changed(text(24, 40), by: .removeMoves(1...1)) == nil)
  }

  // MARK: Forks

  private static let rows = (0..<8).map { _ in
    "[" + (0..<8).map { _ in "null" }.joined(separator: ", ") + "]"
  }.joined(separator: ", ")

  private static let cells = #"{"coordinate": {"x": 3, "y": 3}, "disc": {"color": 1}}"#

  private static let kuniwak = #""board": {"array": [\#(rows)]}"#
  private static let ohioshirt =
    #""board": {"disks": [\#(rows)]}, "darkPlayerMode": "manual", "lightPlayerMode": "manual""#
  private static let yoshimasa =
    #""board": {"cells": [\#(cells)]}, "darkPlayer": 0, "lightPlayer": 1"#
  private static let elHoshino =
    #""board": [\#((0..<64).map { _ in "null" }.joined(separator: ","))], "playerForSide": ["dark", 0, "light", 1]"#

  @Test(
    "the turn of a fork's save",
    arguments: [
      (#"{"turn": "first", \#(kuniwak)}"#, .light, #"{"turn": "second", \#(kuniwak)}"#),
      (#"{"turn": "first", \#(kuniwak)}"#, nil, nil),
      (
        #"{"REVERSI_GAME_STATE": {"turn": "first", \#(kuniwak)}}"#, .light,
        #"{"REVERSI_GAME_STATE": {"turn": "second", \#(kuniwak)}}"#
      ),
      (
        #"{"currentTurn": {"light": {}}, \#(ohioshirt)}"#, .dark,
        #"{"currentTurn": {"dark": {}}, \#(ohioshirt)}"#
      ),
      (
        #"{"currentTurn": "light", \#(ohioshirt)}"#, .dark,
        #"{"currentTurn": "dark", \#(ohioshirt)}"#
      ),
      (#"{"currentTurn": {"light": {}}, \#(ohioshirt)}"#, nil, #"{\#(ohioshirt)}"#),
      (#"{\#(ohioshirt)}"#, .light, #"{\#(ohioshirt), "currentTurn": {"light": {}}}"#),
      (
        #"{"turn": {"color": 0}, \#(yoshimasa)}"#, .light, #"{"turn": {"color": 1}, \#(yoshimasa)}"#
      ),
      (#"{"turn": {"color": 0}, \#(yoshimasa)}"#, nil, #"{\#(yoshimasa)}"#),
      (#"{\#(yoshimasa)}"#, .light, #"{\#(yoshimasa), "turn": {"color": 1}}"#),
      (
        #"{"turn":["validTurn","dark"], \#(elHoshino)}"#, .light,
        #"{"turn":["validTurn","light"], \#(elHoshino)}"#
      ),
      (
        #"{"turn":["skippingTurn","dark"], \#(elHoshino)}"#, .light,
        #"{"turn":["validTurn","light"], \#(elHoshino)}"#
      ),
      (
        #"{"turn":["validTurn","dark"], \#(elHoshino)}"#, nil,
        #"{"turn":["finished",null], \#(elHoshino)}"#
      ),
      (
        #"{"turn":["finished",null], \#(elHoshino)}"#, .dark,
        #"{"turn":["validTurn","dark"], \#(elHoshino)}"#
      ),
    ] as [(String, Disk?, String?)]
  )
  func fork(_ text: String, _ turn: Disk?, _ expected: String?) {
    let changed = ForkSaveFormat().changed(text, by: .setTurn(turn))
    #expect(changed == expected)
    guard let changed else { return }
    #expect(ForkSaveFormat().readAll(changed).map(\.reversi?.start.turn) == [turn])
  }

  @Test("the winner of el-hoshino's save")
  func winner() {
    let text = #"{"turn":["finished",null], \#(Self.elHoshino)}"#
    let changed = ForkSaveFormat().changed(text, by: .setResult(GameResult(winner: .light)))
    #expect(changed == #"{"turn":["finished","light"], \#(Self.elHoshino)}"#)
  }
}
