import AppTestSupport
@testable import Apps
import GameRecords
import ReversiRules
import TestSupport
import Testing

/// The screens that the reader of a log keeps.
@Suite struct `The screens of a log` {
  private static func read(_ log: [UInt8]) -> [ParsedRecord] {
    LogFormat.session().readAll(log, ReadingOptions(keepsScreens: true))
  }

  @Test(arguments: `The log of a session`.sizes, Effort.seeds(4, all: 10))
  func `are what the app showed`(size: BoardSize, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let script = Script.random(size, count: 300, using: &generator)
    var shown: [(AppScreen, PlayerModes)] = []
    for update in script.updates where update.effects != nil {
      let news = (update.state.screen, update.state.modes)
      if shown.last.map({ $0 != news }) ?? true { shown.append(news) }
    }
    // A last game without moves has no record.
    let screens = Self.read(script.log).flatMap(\.screens)
    #expect(screens.count <= shown.count)
    #expect(!screens.isEmpty || script.records.isEmpty)
    for (screen, (expected, modes)) in zip(screens, shown) {
      #expect(screen.board == expected.board && screen.placement?.changing == expected.changing)
      #expect(screen.message == expected.message && screen.counts == expected.counts)
      #expect(screen.alert == expected.alert && screen.thinking == expected.thinking)
      #expect(screen.modes == modes)
    }
  }

  @Test func `are those of all sessions of a game`() {
    var first = Script()
    first.play("f5 d6")
    var second = Script(first.state.save)
    second.play("c3")
    let records = Self.read(first.log + second.log).filter(\.isRecord)
    #expect(records.map { $0.screens.last?.ply } == [3])
    // Another game begins in a session of its own.
    var third = Script()
    third.play("c4")
    let two = Self.read(first.log + third.log).filter(\.isRecord)
    #expect(two.map { $0.screens.map(\.ply).max() } == [2, 1])
    #expect(two.map { $0.screens.first?.ply } == [0, 0])
  }

  @Test func `are kept only if they are asked for`() {
    var script = Script()
    script.play("f5")
    let records = LogFormat.session().readAll(script.log)
    #expect(records.allSatisfy(\.screens.isEmpty) && !records.isEmpty)
  }
}
