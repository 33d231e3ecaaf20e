import Foundation
import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `An app state` {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `is read as the app has encoded it`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var position = Position.initial
    for _ in 0..<Int.random(in: 0...60, using: &generator) where position.turn != nil {
      try position.play(position.randomMove(using: &generator))
    }
    let modes = (
      Bool.random(using: &generator) ? AppState.PlayerNumber.manual : .computer,
      Bool.random(using: &generator) ? AppState.PlayerNumber.manual : .computer
    )
    let state = AppState(position, modes: modes)
    let parsed = ReduxFormat().readAll(try state.encoded())
    #expect(parsed.flatMap(\.placedRules) == [])
    let record = try #require(parsed.first?.reversi)
    #expect(record.start == position)
    #expect(record.id == state.id.uuidString)
    #expect(record.players.dark.mode == (modes.0 == .manual ? .manual : .computer))
    #expect(record.players.light.mode == (modes.1 == .manual ? .manual : .computer))
    #expect(record.tags.isEmpty)
    // Writing its record gives the same state.
    #expect(try AppState.decoded(writeAppState(record)) == state)
  }

  @Test func `keeps unusual values as tags`() throws {
    var state = AppState(.initial)
    state.turnStart = true
    state.isInitialing = false
    state.isLoadedGame = true
    let record = try #require(ReduxFormat().readAll(try state.encoded()).first?.reversi)
    #expect(
      record.tags == [
        Tag(name: "turnStart", value: "true"), Tag(name: "isInitialing", value: "false"),
        Tag(name: "isLoadedGame", value: "true"),
      ]
    )
    #expect(try AppState.decoded(writeAppState(record)) == state)

    var blocked = AppState(.blocked)
    for alert in [AppState.Alert.none, .shouldShow, .showing] {
      blocked.cannotPlaceDiskAlert = alert
      let parsed = ReduxFormat().readAll(try blocked.encoded())
      #expect(parsed.flatMap(\.placedRules) == [])
      let record = try #require(parsed.first?.reversi)
      #expect(record.tags.map(\.value) == (alert == .shouldShow ? [] : [alert.rawValue]))
      #expect(try AppState.decoded(writeAppState(record)) == blocked)
    }
  }

  /// The states of the table of readings, and how each is read.
  private static let table = String(
    decoding: Repository.bytes(of: "Tests/Data/reading/redux.jsonl"),
    as: UTF8.self
  )

  @Test func `is refused by the app if it has an error`() throws {
    for line in Self.table.split(separator: "\n") {
      let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let text = try #require(json?["input"] as? String).filter { !"⟦⟧".contains($0) }
      // A key had another name in an older version.
      guard !text.contains("resetConfrmationAlert") else { continue }
      let parsed = ReduxFormat().readAll(text)
      // What the app decodes, and cannot show then.
      let unshown: Set = ["redux-cells", "board-size", "json-duplicate-key", "redux-unsaved"]
      guard unshown.isDisjoint(with: parsed.flatMap(\.findings).map(\.rule.name)) else { continue }
      let isDecoded = (try? AppState.decoded(text)) != nil
      #expect(isDecoded == !parsed.contains(where: \.hasErrors), "\(json?["what"] ?? "")")
    }
  }
}
