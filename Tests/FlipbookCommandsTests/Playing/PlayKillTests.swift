import Flipbook
import Foundation
import TestSupport
import Testing

@Suite struct `Play that is killed` {
  /// What two computers play: the same each time, so that it is known what may be saved.
  private static let game = ["--seed", "5", "--dark", "computer", "--light", "computer"]

  @Test func `leaves a whole save with all moves that were told, at any moment`() throws {
    var generator = SeededGenerator(seed: 200)
    let scratch = try ScratchFolder()
    let file = scratch.url.appending(path: "Game").path
    let whole = try Program.flipbook.run(["play", "--no-save", "--think-time", "0"] + Self.game)
    let replay = try Replay(GameRecord(moves: Self.moves(in: whole.text)))
    try #require(replay.end.isOver)
    let positions = [replay.start] + replay.steps.map(\.after)
    let lines = whole.output.count { $0 == 0x0A }
    for _ in 0..<200 {
      try? FileManager.default.removeItem(atPath: file)
      let text = try Self.kill(
        afterLines: Int.random(in: 0..<lines, using: &generator),
        andMicroseconds: UInt32.random(in: 0...3_000, using: &generator),
        saving: file,
        in: scratch
      )
      let told = Self.moves(in: text).count
      guard let bytes = scratch.bytes(of: "Game") else {
        #expect(told == 0, "moves were told before anything was saved")
        continue
      }
      let parsed = try FormatRegistry.standard.read(bytes, as: "save")
      let saved = try #require(parsed.first?.record, "the save is not whole")
      #expect(parsed[0].diagnostics.isEmpty)
      // A move is saved before it is told, and telling may fall behind.
      #expect(positions[told...].contains(saved.start), "another position than was told:\n\(text)")
    }
    // Nothing but the save is left: a temporary file may be, of the last kill of each kind.
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.url.path)
    #expect(names.allSatisfy { ["Game", "out"].contains($0) || $0.hasPrefix(".flipbook-") })
  }

  /// Has a game played, and kills it a moment after some lines were told.
  /// - Returns: what was told until then.
  private static func kill(
    afterLines count: Int,
    andMicroseconds microseconds: UInt32,
    saving file: String,
    in scratch: ScratchFolder
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: Program.flipbook.path)
    process.arguments = ["play", "--save", file, "--think-time", "0.5ms"] + game
    let output = try scratch.write("", as: "out")
    // It waits for commands that never come, so that the game's end is not its own.
    let input = Pipe()
    process.standardInput = input
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    try process.run()
    func lineCount() -> Int { scratch.bytes(of: "out")?.count { $0 == 0x0A } ?? 0 }
    #expect(waits { lineCount() >= count })
    usleep(microseconds)
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    withExtendedLifetime(input) {}
    #expect(process.terminationReason == .uncaughtSignal)
    return String(decoding: scratch.bytes(of: "out") ?? [], as: UTF8.self)
  }

  /// The moves of the lines that are whole.
  private static func moves(in text: String) -> [Move] {
    text.matches(of: /(?m)^\d+\. (?:dark|light) (?:([a-h][1-8]) turns .*;.*\.|passes\.)$/)
      .map { $0.1.map { Move.placement(.named(String($0))) } ?? .pass }
  }
}
