import Apps
import GameRecords
import ReversiRules
import Synchronization
import TestSupport
import Testing

@Suite struct `The app in real time` {
  @Test func `lets the computer think for a while and shows one disk after the other`() async {
    await Bench().use { bench in
      bench.session.send(.started(AppSave(modes: PlayerModes(dark: .computer))))
      await bench.sleeps()
      bench.clock.advance(by: .milliseconds(1_999))
      #expect(bench.updates.count == 1)
      bench.clock.advance(by: .milliseconds(1))
      await bench.comes(to: 2)
      for count in 3...4 {
        await bench.sleeps()
        bench.clock.advance(by: .milliseconds(100))
        await bench.comes(to: count)
      }
      #expect(bench.updates.map(\.time) == [0, 2_000, 2_100, 2_200].map { .milliseconds($0) })
      #expect(bench.updates.last?.state.phase == .waiting)
      #expect(bench.store.saves.map(\.position.turn) == [.light])
    }
  }

  @Test func `stops the computer when its choice is no longer needed`() async {
    await Bench().use { bench in
      bench.session.send(.started(AppSave(modes: PlayerModes(dark: .computer))))
      await bench.sleeps()
      bench.session.send(.modeChanged(.dark, .manual))
      await bench.comes(to: 2)
      await bench.rests()
      bench.clock.advance(by: .seconds(10))
      bench.session.send(.resetPressed)
      await bench.comes(to: 3)
      #expect(await bench.session.ignoredCount == 0)
      #expect(bench.updates.last?.state.position == .initial)
    }
  }

  @Test func `stops an animation when the game is reset`() async {
    await Bench().use { bench in
      bench.session.send(.started(nil))
      bench.session.send(.tapped(.named("f5")))
      await bench.sleeps()
      bench.session.send(.resetPressed)
      bench.session.send(.resetConfirmed)
      await bench.comes(to: 4)
      await bench.rests()
      bench.clock.advance(by: .seconds(10))
      bench.session.send(.tapped(.named("d3")))
      await bench.comes(to: 5)
      #expect(bench.updates.last?.state.placement?.square == .named("d3"))
      #expect(bench.updates.last?.state.placement?.remaining == 1)
      #expect(await bench.session.ignoredCount == 0)
    }
  }

  @Test func `ignores a computer that answers too late`() async {
    let computer = StubbornComputer()
    await Bench(AppSettings(), computer: computer.player).use { bench in
      bench.session.send(.started(AppSave(modes: PlayerModes(dark: .computer))))
      for count in 1...50 {
        #expect(await happens { computer.answers.withLock(\.self) >= count })
        bench.session.send(.resetPressed)
        bench.session.send(.resetConfirmed)
        bench.session.send(.modeChanged(.dark, .computer))
      }
      bench.session.send(.resetPressed)
      bench.session.send(.resetConfirmed)
      await bench.comes(to: 51, .resetConfirmed)
      // What comes after all answers finds a new game.
      bench.session.send(.resetCancelled)
      await bench.comes(to: 1, .resetCancelled)
      #expect(bench.updates.last?.state.position == .initial)
      #expect(bench.updates.last?.state.phase == .waiting)
    }
  }

  @Test func `plays a whole game by itself according to the rules`() async throws {
    let bench = Bench(AppSettings(seed: 7))
    await bench.use { bench in
      bench.session.send(.started(AppSave(modes: PlayerModes(dark: .computer, light: .computer))))
      await bench.plays()
    }
    var position = Position.initial
    for update in bench.updates {
      if case .computerChose(let square, _) = update.event {
        try position.play(.placement(square))
      }
      if update.event == .passDismissed { try position.play(.pass) }
    }
    #expect(position.isOver)
    #expect(bench.updates.last?.state.position == position)
    #expect(bench.store.saves.last?.position == position)
    #expect(bench.updates.allSatisfy { $0.effects != nil })
  }

  @Test func `plays the same game for the same seed, and other games for other seeds`() async {
    func game(_ seed: UInt64?) async -> [Square] {
      let bench = Bench(AppSettings(seed: seed))
      await bench.use { bench in
        let modes = PlayerModes(dark: .computer, light: .computer)
        bench.session.send(.started(AppSave(modes: modes)))
        await bench.plays()
      }
      return bench.updates.compactMap { update in
        if case .computerChose(let square, _) = update.event { return square }
        return nil
      }
    }
    let first = await game(1)
    #expect(await game(1) == first)
    #expect(await game(2) != first)
    #expect(await game(nil) != first)
  }

  @Test func `continues when a save cannot be stored, and reports it`() async {
    await Bench().use { bench in
      bench.session.send(.started(nil))
      await bench.comes(to: 1)
      bench.store.failure = SaveFailure("the disk is full")
      bench.session.send(.modeChanged(.light, .computer))
      bench.session.send(.tapped(.named("f5")))
      await bench.comes(to: 3)
      #expect(bench.updates.map(\.saveFailure?.message) == [nil, "the disk is full", nil])
      #expect(bench.updates.last?.state.phase == .placing)
      #expect(bench.store.saves == [AppSave()])
    }
  }

  @Test func `counts ignored events`() async {
    await Bench().use { bench in
      bench.session.send(.tapped(.named("f5")))
      bench.session.send(.started(nil))
      bench.session.send(.tapped(.named("a1")))
      bench.session.send(.passDismissed)
      await bench.comes(to: 4)
      #expect(bench.updates.map { $0.effects == nil } == [true, false, true, true])
      #expect(await bench.session.ignoredCount == 3)
    }
  }
}

/// A session whose clock, computer and store are controlled by a test.
private final class Bench: Sendable {
  let clock = ManualClock()
  let store = MemoryStore()
  let session: AppSession<ManualClock>
  private let log = UpdateLog()

  init(
    _ settings: AppSettings = AppSettings(
      seed: 1,
      thinkTime: SessionTime(.seconds(2)),
      flipDelay: SessionTime(.milliseconds(100))
    ),
    computer: ComputerPlayer? = nil
  ) {
    session = AppSession(
      state: AppState(),
      environment: settings.environment(computer: computer, store: store.keep),
      clock: clock,
      observers: [log.add]
    )
  }

  var updates: [AppUpdate] { log.updates.withLock(\.self) }

  /// Runs the session during a closure.
  func use(_ body: (Bench) async -> Void) async {
    await withTaskGroup { group in
      group.addTask { await self.session.run() }
      await body(self)
      session.end()
    }
  }

  func comes(to count: Int) async { #expect(await happens { self.updates.count >= count }) }
  func comes(to count: Int, _ event: AppEvent) async {
    #expect(await happens { self.updates.count { $0.event == event } >= count })
  }
  func sleeps() async { #expect(await happens { self.clock.sleeperCount == 1 }) }
  func rests() async { #expect(await happens { self.clock.sleeperCount == 0 }) }

  /// Dismisses every pass until the game is over.
  func plays() async {
    var dismissed = 0
    let isOver = await happens {
      let alerts = self.updates.count { $0.effects?.contains(.showPassAlert) ?? false }
      if alerts > dismissed {
        dismissed += 1
        self.session.send(.passDismissed)
      }
      return self.updates.last?.state.phase == .over
    }
    #expect(isOver)
  }
}

private final class UpdateLog: Sendable {
  let updates = Mutex<[AppUpdate]>([])
  @Sendable func add(_ update: AppUpdate) { updates.withLock { $0.append(update) } }
}

/// Stores all saves, or fails.
private final class MemoryStore: Sendable {
  private let kept = Mutex<(saves: [AppSave], failure: SaveFailure?)>(([], nil))

  var saves: [AppSave] { kept.withLock(\.saves) }
  var failure: SaveFailure? {
    get { kept.withLock(\.failure) }
    set { kept.withLock { $0.failure = newValue } }
  }

  @Sendable func keep(_ save: AppSave) throws(SaveFailure) {
    try kept.withLock { kept throws(SaveFailure) in
      if let failure = kept.failure { throw failure }
      kept.saves.append(save)
    }
  }
}

/// Answers even though it was stopped.
private final class StubbornComputer: Sendable {
  let answers = Mutex(0)

  var player: ComputerPlayer {
    ComputerPlayer { position, _ in
      self.answers.withLock { $0 += 1 }
      return Array(position.legalMoves)[0]
    }
  }
}
