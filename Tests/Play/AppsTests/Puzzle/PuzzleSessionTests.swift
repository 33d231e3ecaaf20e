import AppTestSupport
@testable import Apps
import Foundation
import GameRecords
import Games
import PuzzleRules
import Synchronization
import TestSupport
import Testing

@Suite struct `A session of the sliding puzzle` {
  static let settings = PuzzleSettings(slideTime: SessionTime(milliseconds: 150))

  /// A step of a session in virtual time.
  private struct Step {
    let update: PuzzleUpdate
    /// Whether the session itself reported the event.
    let isReport: Bool
    /// Whether a slide is running afterwards.
    let isBusy: Bool
  }

  /// Sends random events in virtual time, with random pauses.
  private static func steps(
    _ size: PuzzleSize,
    seed: UInt64,
    count: Int = 300,
    store: SaveStore<PuzzleSave>? = nil
  ) -> [Step] {
    var generator = SeededGenerator(seed: seed)
    let environment = settings.environment(store: store)
    var session = VirtualPuzzleSession(state: PuzzleState(size: size), environment: environment)
    var steps: [Step] = []
    func add(_ updates: [PuzzleUpdate], isReport: Bool) {
      steps += updates.map {
        Step(update: $0, isReport: isReport, isBusy: session.due != nil)
      }
    }
    add(session.send(.started(nil)), isReport: false)
    for _ in 0..<count {
      let end = session.time + .milliseconds(Int.random(in: 0...400, using: &generator))
      while let new = session.step(until: end) { add(new, isReport: true) }
      let event = PuzzleEvent.random(in: session.state, using: &generator)
      add(session.send(event), isReport: false)
    }
    while let new = session.step() { add(new, isReport: true) }
    return steps
  }

  /// Returns the updates of a session of random events in virtual time.
  private static func random(
    _ size: PuzzleSize,
    seed: UInt64,
    store: SaveStore<PuzzleSave>? = nil
  ) -> [PuzzleUpdate] {
    steps(size, seed: seed, store: store).map(\.update)
  }

  @Test(arguments: Effort.seeds(2, all: 5))
  func `gives the same updates in real time`(seed: UInt64) async {
    let steps = Self.steps(.standard, seed: seed, count: Effort.count(80, all: 120))
    let clock = ManualClock()
    let log = UpdateLog()
    let session = PuzzleSession(
      state: PuzzleState(),
      environment: Self.settings.environment(),
      clock: clock,
      observers: [log.add]
    )
    await withTaskGroup { group in
      group.addTask { await session.run() }
      for (index, step) in steps.enumerated() {
        clock.advance(by: step.update.time - clock.now.offset)
        if !step.isReport { session.send(step.update.event) }
        #expect(await happens { log.updates.count > index })
        // The clock must not move on before the slide waits for it.
        #expect(await happens { clock.sleeperCount == (step.isBusy ? 1 : 0) })
      }
      session.end()
    }
    #expect(log.updates.map(\.event) == steps.map(\.update.event))
    #expect(log.updates.map(\.state) == steps.map(\.update.state))
    #expect(log.updates.map(\.time) == steps.map(\.update.time))
  }

  @Test func `saves after each slide, and goes on when it cannot`() {
    let store = MemoryStore()
    let updates = Self.random(.standard, seed: 3, store: store.keep)
    #expect(store.saves == updates.flatMap(\.saves))
    #expect(store.saves.contains { $0.slides.count > 3 })
    store.failure = SaveFailure("the disk is full")
    let failing = Self.random(.standard, seed: 3, store: store.keep)
    #expect(failing.map(\.state) == updates.map(\.state))
    #expect(failing.map { $0.saveFailure != nil } == updates.map { !$0.saves.isEmpty })
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `has a record of each game, which the rules can play`(seed: UInt64) throws {
    let updates = Self.random(puzzleSize(3, 3), seed: seed)
    var recorder = GameRecorder<PuzzleState>()
    var records = updates.compactMap { recorder.take($0) }
    records += [recorder.finish()].compactMap(\.self)
    for record in records {
      let replay = try PuzzleReplay(record)
      #expect(replay.slides == record.slides)
      #expect((record.result?.ending == .solved) == replay.end.isSolved(record.goal))
      #expect(record.annotations.map(\.ply) == Array(1...record.slides.count))
      #expect(record.annotations.allSatisfy { ($0.time ?? -1) >= 0 })
    }
    let last = try #require(updates.last).state.save
    if !last.slides.isEmpty { #expect(records.last?.slides == last.slides) }
  }

  @Test func `continues the record of an earlier session`() throws {
    var first = PuzzleDriver()
    first.play(15, 14)
    var earlier = first.state.save.record
    earlier.player = "Noyes Chapman"
    earlier.annotations = [SlideAnnotation(ply: 1, time: 2)]
    var second = PuzzleDriver(first.state.save)
    second.play(10)
    var recorder = GameRecorder<PuzzleState>(continuing: earlier)
    let ended = second.updates.compactMap { recorder.take($0) }
    #expect(ended.isEmpty)
    let finished = recorder.finish()
    let record = try #require(finished)
    #expect(record.player == "Noyes Chapman")
    #expect(record.slides == [15, 14, 10])
    #expect(record.annotations.map(\.ply) == [1, 3])
    var other = GameRecorder<PuzzleState>(continuing: earlier)
    let others = PuzzleDriver().updates.compactMap { other.take($0) }
    #expect(others == [earlier])
    let rest = other.finish()
    #expect(rest == nil)
  }
}

@Suite struct `A log of the sliding puzzle` {
  private func findings(_ lines: String) -> [String] {
    let header = #"{"session":1,"game":"puzzle"}"#
    return PuzzleLog(Array("\(header)\n\(lines)\n".utf8)).findings.map(\.message)
  }

  @Test func `has a finding for what is wrong in a line`() throws {
    let differences = try Answers.differences("apps/puzzle-log-findings") { row in
      let line = try JSONSerialization.data(withJSONObject: row.value, options: .sortedKeys)
      return findings(String(decoding: line, as: UTF8.self)).first ?? "nothing"
    }
    #expect(differences == [])
  }

  @Test func `that was changed has a finding where the app takes another way`() {
    var driver = PuzzleDriver()
    driver.play(15, 11)
    var bytes = PuzzleLogLine.header(LogHeader(PuzzleSettings())).bytes
    for update in driver.updates where update.event != .typed(11) {
      bytes += PuzzleLogLine.event(LoggedPuzzleEvent(update)).bytes
    }
    bytes += PuzzleLogLine.ended(.zero).bytes
    let messages = PuzzleLog(bytes).findings.map(\.message)
    #expect(
      messages == [
        "the app ignores this event, because that slide was stopped or never requested; "
          + "the log says that it was accepted"
      ]
    )
  }

  @Test func `of another app is refused`() {
    #expect(
      PuzzleLog(Array("{\"session\":1,\"program\":\"flipbook\"}\n".utf8)).findings.first?.message
        == "session of another app; expected the game “puzzle”, found none"
    )
  }
}

private final class UpdateLog: Sendable {
  private let kept = Mutex<[PuzzleUpdate]>([])
  var updates: [PuzzleUpdate] { kept.withLock(\.self) }
  @Sendable func add(_ update: PuzzleUpdate) { kept.withLock { $0.append(update) } }
}

/// Stores all saves, or fails.
private final class MemoryStore: Sendable {
  private let kept = Mutex<(saves: [PuzzleSave], failure: SaveFailure?)>(([], nil))

  var saves: [PuzzleSave] { kept.withLock(\.saves) }
  var failure: SaveFailure? {
    get { kept.withLock(\.failure) }
    set { kept.withLock { $0.failure = newValue } }
  }

  @Sendable func keep(_ save: PuzzleSave) throws(SaveFailure) {
    try kept.withLock { kept throws(SaveFailure) in
      if let failure = kept.failure { throw failure }
      kept.saves.append(save)
    }
  }
}
