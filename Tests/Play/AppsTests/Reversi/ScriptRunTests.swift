import AppTestSupport
import Apps
import Foundation
import GameRecords
import ReversiRules
import TestSupport
import Testing

@Suite struct `A script of events` {
  private static func run(
    _ lines: String,
    _ settings: AppSettings = .paced,
    dismissesPasses: Bool = false
  ) -> ScriptRun {
    ScriptRun(
      Array(lines.utf8),
      from: "test",
      .init(header: LogHeader(settings), dismissesPasses: dismissesPasses)
    )
  }

  private static func events(_ run: ScriptRun) -> [String] {
    run.entries.compactMap { entry in
      guard case .update(let update) = entry else { return nil }
      let time = SessionTime(update.time).seconds
      return "\(time) \(update.event.kind)" + (update.refusal == nil ? "" : " ignored")
    }
  }

  @Test(arguments: [0, 1, 2, 3] as [UInt64])
  func `that is a whole log gives the same log`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Effort.count(10, all: 200) {
      var script = Script(
        nil,
        LogHeader(program: "flipbook", AppSettings(thinkTime: .zero, flipDelay: .zero))
      )
      for _ in 0..<Int.random(in: 0...60, using: &generator) {
        script.send(
          .random(in: script.state, using: &generator),
          after: .random(in: 0...500, using: &generator)
        )
      }
      let run = ScriptRun(script.log, from: "log")
      #expect(run.findings == [])
      #expect(run.entries.flatMap { SessionLine($0).bytes } == script.log)
    }
  }

  @Test func `takes time only where the app would, and is checked`() throws {
    let differences = try Answers.differences("apps/scripts") { row in
      let run = Self.run(row.text)
      let findings = run.findings.map { "\($0.placedRule): \($0.message)" }
      return (Self.events(run) + findings).joined(separator: "\n")
    }
    #expect(differences == [])
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func `has lines that end as in logs`(end: String) {
    let lines = [#"{"event":"tapped","square":"f5"}"#, "", #"{"event":"tapped","square":"z9"}"#]
    let run = Self.run(lines.joined(separator: end))
    #expect(run.findings.map(\.place.start?.line) == [3])
    #expect(Self.events(run).contains("0.0 tapped"))
  }

  @Test func `lets two computers play to the end`() throws {
    let lines =
      #"{"event":"modeChanged","side":"dark","mode":"computer"}"# + "\n"
      + #"{"event":"modeChanged","side":"light","mode":"computer","time":0}"#
    for seed in 1...5 as ClosedRange<UInt64> {
      var settings = AppSettings.paced
      settings.seed = seed
      let run = Self.run(lines, settings, dismissesPasses: true)
      guard case .update(let last) = run.entries.dropLast().last else {
        Issue.record("no update")
        return
      }
      #expect(last.state.phase == .over)
      #expect(last.time > .seconds(60))
    }
  }

  @Test func `starts from a save unless it starts itself`() {
    let save = AppSave(position: .darkMustPass)
    var settings = ScriptRun.Settings(save: save)
    settings.header.settings.size = save.position.board.size
    for (lines, phase) in [
      (#"{"event":"passDismissed"}"#, AppPhase.waiting), (#"{"event":"started"}"#, .waiting),
      (#"{"event":"resetPressed"}"#, .passAlert),
    ] {
      let run = ScriptRun(Array(lines.utf8), from: "test", settings)
      guard case .update(let last) = run.entries.dropLast().last else {
        Issue.record("no update")
        return
      }
      #expect(last.state.phase == phase)
    }
  }
}

@Suite struct `Observers and middleware` {
  /// Doubles taps, and swallows resets.
  private static let doubling: SessionMiddleware<AppState> = { event, _ in
    switch event.kind {
    case .tapped: [event, event]
    case .resetPressed: []
    default: [event]
    }
  }

  @Test func `see and change every event`() {
    var session = VirtualSession(
      state: AppState(),
      environment: AppSettings(seed: 1).environment(),
      middleware: [Self.doubling, Self.doubling]
    )
    #expect(session.send(.started(nil)).count == 1)
    #expect(session.send(.resetPressed).isEmpty)
    let updates = session.send(.tapped(.named("f5")))
    #expect(updates.map { $0.refusal == nil } == [true, false, false, false])
    #expect(updates.first?.before.phase == .waiting)
    #expect(updates.first?.state == updates.last?.before)
  }

  @Test func `show the cells to change in order`() {
    var script = Script()
    script.play("f5")
    script.send(.resetPressed)
    script.send(.resetConfirmed)
    let changes = script.updates.map { update in
      update.cellChanges.map(\.description).joined(separator: " ")
    }
    #expect(
      changes == ["d4=o e4=x d5=x e5=o", "f5=x", "e5=x", "", "", "f5=- d4=o e4=x d5=x e5=o"]
    )
  }
}

extension AppSettings {
  fileprivate static let paced = AppSettings(
    thinkTime: SessionTime(milliseconds: 2_000),
    flipDelay: SessionTime(milliseconds: 100)
  )
}
