import Apps
import Foundation
import TestSupport
import Testing

/// Commands that take effect while something else happens.
@Suite(.waits) struct `Time in play` {
  /// The updates of a session in virtual time.
  private static func updates(
    _ script: String,
    _ arguments: [String] = []
  ) throws -> [AppUpdate] {
    let played = try Script(
      script,
      ["--no-save", "--virtual-time", "--log", "log", "--think-time", "2"] + arguments
    )
    let log = SessionLog(played.scratch.bytes(of: "log") ?? [])
    #expect(log.findings == [])
    return log.updates
  }

  @Test(arguments: [
    // While the computer thinks.
    ("light computer f5 wait 0.7 light manual f6", [0, 0, 0, 0, 0, 700, 700, 700, 700]),
    // While disks are changing.
    ("--f5 wait 0.15 light computer", [0, 0, 100, 150, 200, 2_200, 2_300, 2_400]),
    // A square waits for its turn.
    ("light computer f5 wait 0.5 d1 quit", [0, 0, 0, 0, 0, 2_000, 2_000, 2_000, 2_000]),
    ("wait 0 wait 1.5 f5", [0, 1_500, 1_500, 1_500]),
  ])
  func `passes only where the app or a command waits`(script: String, times: [Int]) throws {
    let isShown = script.hasPrefix("--")
    let updates = try Self.updates(
      isShown ? String(script.dropFirst(2)) : script,
      isShown ? ["--flip-delay", "0.1"] : []
    )
    let milliseconds = updates.map { SessionTime($0.time).milliseconds }
    #expect(milliseconds.prefix(times.count).elementsEqual(times.prefix(milliseconds.count)))
    #expect(milliseconds.count >= times.count - 1)
  }

  @Test func `passes in a pipe as on a terminal`() throws {
    let scratch = try ScratchFolder()
    let running = try Program.flipbookPlay.start(
      ["play", "--no-save", "--log", "log", "--think-time", "60", "--light", "computer"],
      in: scratch.url
    )
    try running.type("f5\n".utf8)
    // The computer would think for a minute.
    try running.type("light manual\nf6\n".utf8)
    let run = try running.finish()
    #expect(run.status == 0)
    #expect(run.text.contains("2. light f6 flips e5"))
    let log = SessionLog(scratch.bytes(of: "log") ?? [])
    #expect(log.updates.allSatisfy { $0.time < .seconds(60) })
  }

  @Test(arguments: ["wait", "wait soon", "wait -1", "wait 1e9"])
  func `is checked`(script: String) throws {
    let run = try Script(script, ["--no-save", "--virtual-time"]).run
    #expect(run.status == 1)
    #expect(run.errors.contains("expected a time after wait, such as 0.7 or 700ms"))
  }

  @Test(arguments: ["3", nil] as [String?])
  func `and seed give the same games, which differ in a session`(strength: String?) throws {
    let script = "dark computer light computer wait 1000 reset ok dark computer light computer"
    let options = ["--seed", "7"] + (strength.map { ["--strength", $0] } ?? [])
    func games() throws -> [[Square]] {
      let updates = try Self.updates(script, options)
      return updates.split { $0.event.kind == .resetConfirmed }.map { updates in
        updates.compactMap { update in
          if case .computerChose(let square, _) = update.event { return square }
          return nil
        }
      }
    }
    let first = try games()
    #expect(first.count == 2)
    #expect(first[0].count > 20 && first[1].count > 20)
    #expect(first[0] != first[1])
    #expect(try games() == first)
  }
}

/// Hints and undo, which the original app does not have.
@Suite(.waits) struct `Help for a player` {
  @Test func `takes back moves in the record too`() throws {
    let script = try Script(
      "f5 d6 c3 undo undo undo d3 undo f5 quit",
      ["--record", "game.json", "--log", "log"]
    )
    #expect(script.run.status == 0)
    let records = try FormatRegistry.playing.read(script.scratch.bytes(of: "game.json") ?? [])
    #expect(records.compactMap(\.reversi).map(\.moves) == [Move.list("f5")])
    let logged = try FormatRegistry.playing.read(script.scratch.bytes(of: "log") ?? [])
    #expect(logged.compactMap(\.reversi).map(\.moves) == [Move.list("f5")])
  }

  @Test(arguments: ["undo", "f5 undo undo", "f5 reset ok undo"])
  func `reports that there is nothing to take back`(commands: String) throws {
    let run = try Script(commands, ["--no-save"]).run
    #expect(run.status == 1)
    #expect(run.errors.contains("there is nothing to take back"))
  }

  @Test func `suggests legal moves`() throws {
    let run = try Script("hint f5 hint", ["--no-save"]).run
    let squares = run.text.matches(of: /Hint: (\w\d) \(/).map { String($0.1) }
    #expect(run.status == 0)
    #expect(squares.count == 2)
    #expect(["c4", "d3", "e6", "f5"].contains(squares.first))
  }

  @Test(arguments: ["0", "11", "strong", "-1"])
  func `has strengths from 1 to 10`(strength: String) throws {
    let run = try Script("", ["--no-save", "--strength=\(strength)"]).run
    #expect(run.status == 64)
    #expect(run.errors.contains("from 1 to 10"))
  }
}
