import AppTestSupport
@testable import Apps
import GameRecords
import ReversiRules
import TestSupport
import Testing

/// The game at any place of a log.
@Suite struct `The game so far in a log` {
  @Test(arguments: `The log of a session`.sizes, Effort.seeds(3, all: 10))
  func `ends in the position that the app shows, and is the recorded one at its end`(
    size: BoardSize,
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let script = Script.random(size, count: 300, using: &generator)
    let log = SessionLog(script.log)
    for count in 1...log.entries.count {
      let state = log.state(after: count)
      // The first line is the header.
      #expect(state == script.updates.prefix(count - 1).last?.state ?? AppState(size: size))
      guard let state else { continue }
      let game = log.game(after: count)
      #expect(try Replay(game).end == state.position)
      if game.moves.isEmpty { #expect(AppSave(game) == state.save) }
      // The modes are those at the start and all changes of them.
      var modes = PlayerModes(
        dark: game.players.dark.mode ?? .manual,
        light: game.players.light.mode ?? .manual
      )
      for change in game.sessionChanges {
        if case .mode(let side, let mode) = change.action { modes[side] = mode }
      }
      #expect(modes == state.modes)
    }
    guard let last = script.records.last, script.state.placement == nil else { return }
    let game = log.game(after: log.entries.count)
    if !game.moves.isEmpty { #expect(game == last) }
  }

  @Test func `continues that of the session before`() throws {
    var first = Script()
    first.play("f5 d6")
    var second = Script(first.state.save)
    second.play("c3")
    let log = SessionLog(first.log + second.log)
    let resumed = first.log.split(separator: 0x0A).count + 2
    #expect(log.game(after: resumed).moves == Move.list("f5d6"))
    #expect(log.game(after: log.entries.count).moves == Move.list("f5d6c3"))
    #expect(log.game(after: 0).moves.isEmpty && log.state(after: 0) == nil)
  }
}

extension SessionLog {
  /// The game after some entries: the recorded one or, before its first move, what the app saves.
  fileprivate func game(after count: Int) -> ReversiRecord {
    record(after: count) ?? (state(after: count)?.save ?? AppSave()).record
  }
}
