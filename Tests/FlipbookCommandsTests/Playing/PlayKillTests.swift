import Flipbook
import Foundation
import TestSupport
import Testing

@Suite struct `Play that is killed` {
  @Test func `leaves a whole save with all moves that were told, at any moment`() throws {
    var generator = SeededGenerator(seed: 200)
    let scratch = try ScratchFolder()
    var kills = 0
    var told = 0
    while kills < 200 {
      let file = scratch.url.appending(path: "Game").path
      try? FileManager.default.removeItem(atPath: file)
      let delay = UInt32.random(in: 0...60_000, using: &generator)
      let text = try Self.kill(after: delay, saving: file, in: scratch)
      guard let text else { continue }
      kills += 1
      let moves = Self.moves(in: text)
      told += moves.count
      guard let bytes = scratch.bytes(of: "Game") else {
        #expect(text == "", "moves were told before anything was saved")
        continue
      }
      let parsed = try FormatRegistry.standard.read(bytes, as: "save")
      let saved = try #require(parsed.first?.record, "the save is not whole")
      #expect(parsed[0].diagnostics.isEmpty)
      // A move is saved before it is told, so that the save may be one ahead.
      let replay = try Replay(GameRecord(moves: moves))
      var next = [replay.end]
      next += replay.end.legalMoves.map { square in
        var position = replay.end
        _ = try? position.play(.placement(square))
        return position
      }
      var passed = replay.end
      if (try? passed.play(.pass)) != nil { next.append(passed) }
      #expect(next.contains(saved.start), "another position than was told:\n\(text)")
    }
    #expect(told > 500)
    // Nothing but the save is left: a temporary file may be, of the last kill of each kind.
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.url.path)
    #expect(names.allSatisfy { ["Game", "out"].contains($0) || $0.hasPrefix(".flipbook-") })
  }

  /// Lets two computers play, and kills them.
  /// - Returns: what was told until then; `nil` if the game was over before.
  private static func kill(
    after microseconds: UInt32,
    saving file: String,
    in scratch: ScratchFolder
  ) throws -> String? {
    let process = Process()
    process.executableURL = URL(filePath: Program.flipbook.path)
    process.arguments = [
      "play", "--save", file, "--dark", "computer", "--light", "computer", "--think-time", "0.5ms",
    ]
    let output = scratch.url.appending(path: "out")
    _ = try scratch.write("", as: "out")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    usleep(microseconds)
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    guard process.terminationReason == .uncaughtSignal else { return nil }
    return String(decoding: try Data(contentsOf: output), as: UTF8.self)
  }

  /// The moves of the lines that are whole.
  private static func moves(in text: String) -> [Move] {
    text.matches(of: /(?m)^\d+\. (?:dark|light) (?:([a-h][1-8]) turns .*;.*\.|passes\.)$/)
      .map { $0.1.map { Move.placement(.named(String($0))) } ?? .pass }
  }
}
