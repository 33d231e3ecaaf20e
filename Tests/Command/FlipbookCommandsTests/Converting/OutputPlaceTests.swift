import Foundation
import TestSupport
import Testing

/// Where outputs go: links, names that are odd, and what is left of an interrupted run.
@Suite(.waits) struct OutputPlaceTests {
  private static let game = "{\"flipbook\":1,\"moves\":[\"f5\"]}\n"

  /// Runs a shell script in a folder with a game; `$0` is the command.
  private func run(_ script: String, in scratch: ScratchFolder) throws -> Program.Run {
    _ = try scratch.write(Self.game, as: "a.jsonl")
    let shell = Program.shell
    return try shell.run(["-c", script, Program.flipbook.path], in: scratch.url)
  }

  @Test func `an interrupted run that writes many files leaves no temporary ones`() throws {
    let scratch = try ScratchFolder()
    // More than two blocks, so that files are written while the input is still open.
    let games = String(repeating: Self.game, count: 10_000).utf8
    for count in [5, 40, 300, 2_000] {
      let folder = scratch.url.appending(path: "out\(count)")
      // One part after the other: the files of the first are written before the second is read.
      let running = try Program.flipbook.start(
        ["convert", "--to", "save", "--split", folder.path, "--jobs", "1", "-"]
      )
      try running.type(games)
      #expect(waits { Repository.names(in: folder).count >= count })
      running.signal(SIGINT)
      #expect(running.wait().status == -SIGINT)
      let names = Repository.names(in: folder)
      #expect(!names.isEmpty && names.allSatisfy { $0.hasSuffix(".save") })
    }
  }
}
