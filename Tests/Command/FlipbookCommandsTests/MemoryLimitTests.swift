import Foundation
import TestSupport
import Testing

/// Commands with a low memory limit.
@Suite(.waits) struct MemoryLimitTests {
  private static let commands = [
    "convert games.txt -o out.sgf", "convert games.txt -o out.wtb", "convert games.txt -o out.xml",
    "convert --jobs 16 games.txt -o out.jsonl", "render game.txt -o out.gif",
    "render game.txt -o out.svg", "validate games.txt > out.txt", "stats games.txt > out.txt",
  ]

  /// Limits in megabytes, from just enough for the error message to more than necessary.
  private static let limits = [
    100, 110, 120, 130, 140, 150, 160, 180, 200, 240, 300, 400, 600, 1_000, 2_000, 4_000,
  ]

  /// Runs a command in its own folder.
  private func run(
    _ command: String,
    limit: Int?
  ) throws -> (run: Program.Run, files: [String: [UInt8]?]) {
    let shell = Program.shell
    let scratch = try ScratchFolder()
    _ = try scratch.write("f5d6c3d3c4\n", as: "game.txt")
    _ = try scratch.write(String(repeating: "f5d6c3d3c4\n", count: 4_000), as: "games.txt")
    // A core dump would be a file too.
    let limits = limit.map { "ulimit -c 0; ulimit -v \($0); " } ?? ""
    let run = try shell.run(
      ["-c", limits + "exec timeout 100 \"$0\" \(command)", Program.flipbook.path],
      in: scratch.url
    )
    let outputs = scratch.names.filter { !$0.hasPrefix("game") }
    let files = Dictionary(uniqueKeysWithValues: outputs.map { ($0, scratch.bytes(of: $0)) })
    return (run, files)
  }

  @Test(arguments: commands.sample(3))
  func `little memory is enough or reported, and never waited for`(command: String) throws {
    let free = try run(command, limit: nil)
    for limit in Self.limits.sample(4) {
      let limited = try run(command, limit: limit * 1_000)
      if limited.run.status == 71 {
        #expect(limited.run.errors.contains("memory is limited to \(limit)000 kB"), "\(limit)")
        #expect(limited.run.errors.contains("ulimit -v"), "\(limit)")
        // No incomplete output stays, except the file that the shell has created.
        #expect(limited.files.keys.allSatisfy { $0 == "out.txt" }, "\(limit)")
        #expect(limit < 600)
      } else {
        #expect(limited.run.status == free.run.status, "\(limit): \(limited.run.errors)")
        #expect(limited.run.errors == free.run.errors, "\(limit)")
        #expect(limited.files == free.files, "\(limit)")
      }
    }
  }

  @Test func `a limit that is too low is reported with the required one`() throws {
    let limited = try run("--version", limit: 100_000)
    #expect(limited.run.status == 71)
    #expect(limited.run.output.isEmpty)
    let match = try #require(limited.run.errors.firstMatch(of: /needs (\d+) kB/))
    let needed = try #require(Int(match.1))
    #expect(try run("--version", limit: needed + 1_000).run.status == 0)
  }

  /// Root has as many processes as it likes.
  @Test(.needs(.permissions), arguments: ["--nproc=1", "--nofile=5"])
  func `too few threads or open files are reported`(limit: String) throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("f5d6c3d3c4\n", as: "game.txt")
    let other = getuid() == 0 ? "setpriv --reuid 54321 --clear-groups " : ""
    let script =
      "chmod 755 .; timeout 20 \(other)prlimit \(limit) $0 convert game.txt --to json -o out.json"
    let run = try Program.shell.run(["-c", script, Program.flipbook.path], in: scratch.url)
    #expect(run.status == 71, "\(run.errors)")
    #expect(run.errors.contains("raise the limit") && scratch.names == ["game.txt"])
  }
}
