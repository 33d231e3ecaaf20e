import AppTestSupport
@testable import Apps
import Foundation
import GameRecords
import ReversiRules
import TestSupport
import Testing

/// The logs in `Samples/session`, and logs as seen by other programs.
@Suite struct `A sample of a session` {
  private static let header = LogHeader<AppState>(
    program: "flipbook 0.1.0",
    date: GameDate("2026-02-14T20:30:00Z"),
    AppSettings(
      thinkTime: SessionTime(milliseconds: 2_000),
      flipDelay: SessionTime(milliseconds: 200)
    )
  )

  /// Two games: one against the computer, abandoned while disks turn, and one between two persons,
  /// with a pass.
  private static var twoGames: Script {
    var script = Script(nil, header)
    script.send(.modeChanged(.light, .computer), after: 1_850)
    script.play("f5", after: 3_120)
    script.send(.tapped(.named("f4")), after: 640)
    script.compute(0, after: 1_360)
    script.play("e3", after: 5_280)
    script.compute(1)
    script.send(.modeChanged(.light, .manual), after: 4_400)
    script.send(.resetPressed, after: 900)
    script.send(.resetCancelled, after: 1_250)
    let choice = Array(script.state.position.legalMoves)[2]
    script.send(.tapped(choice), after: 2_480)
    script.send(.resetPressed, after: 120)
    script.send(.diskChanged(work: script.state.work), after: 80)
    script.send(.resetConfirmed, after: 60)
    for square in "d3 c3 f5 d2 d1 e1 b2 c1".split(separator: " ") {
      script.play(String(square), after: 2_000 + Int(square.utf8.reduce(0) { $0 + UInt($1) }) * 7)
    }
    script.send(.passDismissed, after: 1_730)
    script.play("d6", after: 2_610)
    script.play("e3", after: 3_975)
    return script
  }

  /// Two computers that play a game to its end, starting from a save in the middle of the game.
  private static var computers: Script {
    var generator = SeededGenerator(seed: 11)
    var position = Position.initial
    for _ in 0..<48 { _ = try? position.play(position.randomMove(using: &generator)) }
    let modes = PlayerModes(dark: .computer, light: .computer)
    var script = Script(AppSave(position: position, modes: modes), header)
    for index in 0... {
      switch script.state.phase {
      case .thinking: script.compute(index)
      case .passAlert: script.send(.passDismissed, after: 1_000)
      default: return script
      }
    }
    return script
  }

  @Test(arguments: [("two-games", twoGames), ("computers", computers)])
  func `is what the app does`(name: String, script: Script) throws {
    let text = String(decoding: script.log, as: UTF8.self)
    #expect(try Snapshot.matches(text, file: "Samples/session/\(name).log"))
    #expect(SessionLog(script.log).findings.isEmpty)
  }

  @Test func `shows a reset, a pass, mode changes and a complete game`() {
    let records = (Self.twoGames.records, Self.computers.records)
    #expect(records.0.count == 2)
    // The mode was set to computer before the first move, and to manual after it.
    #expect(records.0[0].players.light.mode == .computer)
    #expect(records.0[0].sessionChanges.count == 2)
    #expect(records.0[1].moves.contains(.pass))
    #expect(records.1.first?.result?.ending == .playedOut)
  }

  // MARK: The schema

  private static func validate(_ lines: [UInt8]) throws -> [Bool] {
    try JSONSchemaValidator(Schema.sessions[0].bytes).validate(lines)
  }

  @Test(.needs(.jsonschema))
  func `is valid by the schema line by line, as is every log`() throws {
    var generator = SeededGenerator(seed: 12)
    let random = [Self.sizes[0], .standard].map { size in
      Script.random(size, count: 300, using: &generator).log
    }
    let logs = [Self.twoGames.log, Self.computers.log] + random
    #expect(try Self.validate(logs.flatMap { $0 }).allSatisfy(\.self))
  }

  private static let sizes = [BoardSize(width: 16, height: 4) ?? .standard]

  @Test(.needs(.jsonschema))
  func `is valid by the schema if and only if it can be read`() throws {
    let lines = String(
      decoding: Repository.bytes(of: "Tests/Data/apps/reversi-lines.jsonl"),
      as: UTF8.self
    )
    .split(separator: "\n")
    let fits = try Self.validate(Array(lines.joined(separator: "\n").utf8))
    try #require(fits.count == lines.count)
    for (line, fits) in zip(lines, fits) {
      var reader = LogLineReader(SourceText(name: "test", bytes: Array(line.utf8)[...]))
      _ = AppState.read(&reader)
      #expect(reader.findings.isEmpty == fits, "\(line)")
    }
  }
}
