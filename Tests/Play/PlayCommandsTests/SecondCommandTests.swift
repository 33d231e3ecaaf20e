import Foundation
import TestSupport
import Testing

/// `flipbook play` and the other commands that `flipbook` leaves to a second program.
@Suite(.waits) struct `The second command` {
  private static let log = "Samples/session/two-games.log"

  @Test(arguments: [
    ["replay", log], ["play", "--no-save", "--plain"],
    // Only the small puzzle: for the other one, each run makes tables for two seconds.
    ["solve", "--select", "1", "Samples/puzzle/evening.puzzle"],
    ["app", "diagram"], ["app", "digram"], ["help", "play"], ["replay", "missing"],
  ])
  func `does the same as if it were called itself`(arguments: [String]) throws {
    let input = Array("f5 d6".utf8)
    let first = try Program.flipbook.run(arguments, input: input)
    let second = try Program.flipbookPlay.run(arguments, input: input)
    #expect(first.status == second.status)
    #expect(first.output == second.output)
    #expect(first.errors == second.errors)
    #expect(first.output.isEmpty == (first.status == 64 || first.status == 2))
  }

  /// Returns a folder with the first command, but not the second one.
  private func folder() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    let (command, other) = (Program.flipbook.path, scratch.url.appending(path: "flipbook").path)
    // The file is large; where it cannot have another name, it is copied.
    if link(command, other) != 0 {
      try FileManager.default.copyItem(atPath: command, toPath: other)
    }
    return scratch
  }

  @Test(arguments: ["play", "replay x", "solve x", "app check", "help play"])
  func `is missed only where it is needed`(command: String) throws {
    let scratch = try folder()
    let run = try Program.shell.run(["-c", "PATH=/none: ./flipbook \(command)"], in: scratch.url)
    #expect(run.status == 69)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("needs the program flipbook-play, which is not installed\n"))
    #expect(run.errors.contains("“make install”"))
    let other = try Program.shell.run(["-c", "PATH=/none ./flipbook formats"], in: scratch.url)
    #expect(other.status == 0)
  }

  @Test func `is found in the search path too`() throws {
    let path = URL(filePath: Program.flipbookPlay.path).deletingLastPathComponent().path
    let scratch = try folder()
    let run = try Program.shell.run(
      ["-c", "PATH=/none:\(path) ./flipbook app diagram"],
      in: scratch.url
    )
    #expect(run.status == 0)
    #expect(run.output == (try Program.flipbookPlay.run(["app", "diagram"])).output)
  }

  @Test func `gets arguments that are no text`() throws {
    let run = try Program.shell.run(
      ["-c", "\"$0\" replay \"$(printf 'a\\377')\"", Program.flipbook.path]
    )
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("a\u{FFFD}: error: "))
  }

  @Test(arguments: [
    "convert --to json", "validate", "render --select 2", "stats", "formats --detect",
  ])
  func `is named for a session log`(command: String) throws {
    let arguments = command.split(separator: " ").map(String.init) + [Self.log]
    let run = try Program.flipbook.run(arguments)
    #expect(run.status == 2)
    // A report is an output.
    let report = run.text + run.errors
    #expect(report.contains("\(Self.log): error: this is a session log of “flipbook play”"))
    #expect(report.contains("“flipbook replay” plays it"))
    #expect(try Program.flipbookPlay.run(arguments).status == 0)
  }

  @Test func `skips session logs in folders only in the first command`() throws {
    #expect(try Program.flipbook.run(["validate", "Samples/session", "Samples/save"]).status == 0)
    let run = try Program.flipbookPlay.run(["stats", "--format", "json", "Samples/session"])
    #expect(run.status == 0)
  }
}
