import Apps
import Foundation
import TestSupport
import Testing

@Suite(.waits) struct `Play that is killed` {
  /// A game between two computers: the same each time, so that all possible saves are known.
  private static let game = ["--seed", "5", "--dark", "computer", "--light", "computer"]

  @Test
  func `leaves a complete save with all printed moves, at any moment`() throws {
    var generator = SeededGenerator(seed: 200)
    let whole = try Program.flipbookPlay.run(
      ["play", "--no-save", "--think-time", "0"] + Self.game
    )
    let replay = try Replay(ReversiRecord(moves: Self.moves(in: whole.text)))
    try #require(replay.end.isOver)
    let positions = [replay.start] + replay.steps.map(\.after)
    let lineCount = whole.output.count { $0 == 0x0A }
    let scratch = try ScratchFolder()
    for _ in 0..<Effort.count(10, all: 200) {
      for name in ["Game", "log"] {
        try? FileManager.default.removeItem(at: scratch.url.appending(path: name))
      }
      let text = try Self.kill(
        afterLines: Int.random(in: 0..<lineCount, using: &generator),
        andMicroseconds: UInt32.random(in: 0...3_000, using: &generator),
        in: scratch
      )
      let printed = Self.moves(in: text).count
      guard let bytes = scratch.bytes(of: "Game") else {
        #expect(printed == 0, "moves were printed before anything was saved")
        continue
      }
      let parsed = try FormatRegistry.playing.read(bytes, as: "save")
      let saved = try #require(parsed.first?.reversi, "the save is incomplete")
      #expect(parsed[0].findings.isEmpty)
      let index = try #require(positions.firstIndex(of: saved.start), "another game:\n\(text)")
      // A move is saved before it is logged, and logged before it is printed; nothing waits for that.
      let log = try FormatRegistry.playing.read(scratch.bytes(of: "log") ?? [], as: "session")
      let logged = log.first?.reversi?.moves.count ?? 0
      #expect(printed <= logged && (logged...logged + 1).contains(index), "\(text)")
    }
    // Each run has removed the temporary files that the one before had left.
    let temporary = try Self.temporaryFiles(in: scratch)
    #expect(temporary.count <= 1, "\(temporary)")
  }

  @Test(arguments: ["json", "xml", "pgn", "wtb"].sample(2))
  func `leaves complete records, and files that the next run removes`(format: String) throws {
    var generator = SeededGenerator(seed: 201)
    let scratch = try ScratchFolder()
    let name = "game.\(format)"
    var count = 0
    for _ in 0..<Effort.count(5, all: 30) {
      let running = try Program.flipbookPlay.start(
        ["play", "--no-save", "--record", name, "--think-time", "0"] + Self.game,
        in: scratch.url
      )
      // The game ends and is reset, again and again.
      for _ in 0..<20 { try running.type("reset ok dark computer light computer\n".utf8) }
      let before = scratch.bytes(of: name)
      #expect(waits { scratch.bytes(of: name) != before })
      usleep(UInt32.random(in: 0...20_000, using: &generator))
      running.signal(SIGKILL)
      _ = running.wait()
      let parsed = try FormatRegistry.playing.read(scratch.bytes(of: name) ?? [])
      #expect(parsed.allSatisfy { $0.isWhole })
      #expect(parsed.count > count)
      count = parsed.count
    }
    let run = try Program.flipbookPlay.run(
      ["play", "--no-save", "--record", name],
      input: Array("f5".utf8),
      in: scratch.url
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(try Self.temporaryFiles(in: scratch) == [])
  }

  private static func temporaryFiles(in scratch: ScratchFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.url.path)
      .filter { $0.hasPrefix(".flipbook-") }
  }

  /// Plays a game, and kills the process a moment after some lines were printed.
  /// - Returns: the lines printed until then.
  private static func kill(
    afterLines count: Int,
    andMicroseconds microseconds: UInt32,
    in scratch: ScratchFolder
  ) throws -> String {
    // The process waits for commands that never come, so that it does not end with the game.
    let running = try Program.flipbookPlay.start(
      ["play", "--save", "Game", "--log", "log", "--think-time", "0.5ms"] + game,
      in: scratch.url
    )
    #expect(waits { running.output.count { $0 == 0x0A } >= count })
    usleep(microseconds)
    running.signal(SIGKILL)
    let run = running.wait()
    #expect(run.status == -SIGKILL)
    return run.text
  }

  /// The moves of the complete lines.
  private static func moves(in text: String) -> [Move] {
    text.matches(of: /(?m)^\d+\. (?:dark|light) (?:([a-h][1-8]) flips .*;.*\.|passes\.)$/)
      .map { $0.1.map { Move.placement(.named(String($0))) } ?? .pass }
  }
}
