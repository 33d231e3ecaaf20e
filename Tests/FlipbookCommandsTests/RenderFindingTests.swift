import Foundation
import TestSupport
import Testing

/// What `render` tells about the records and inputs that it reads.
@Suite struct RenderFindingTests {
  @Test(arguments: [
    (
      ["--players", "Samples/json/engines.json", "--select", "1", "Samples/wthor/match.wtb"],
      "[wthor-table]"
    ),
    (["--still", "--select", "3", "Samples/broken/moves.txt"], "[transcript-result]"),
  ])
  func `warnings are told and change no status`(arguments: [String], words: String) throws {
    let scratch = try ScratchFolder()
    let folder = scratch.url.path
    for other in [
      ["--alt"], ["--format", "svg", "-o", folder + "/a.svg"], ["--output-dir", folder],
    ] {
      let run = try Program.flipbook.run(["render"] + other + arguments)
      #expect(run.status == 0)
      let lines = run.errors.split(separator: "\n").filter { $0.contains(words) }
      #expect(lines.count { $0.contains("warning: ") } == 1, "\(run.errors)")
      #expect(!run.errors.contains("note: "), "\(run.errors)")
    }
  }

  @Test func `a second input is named`() throws {
    let tie = "Samples/json/tie.json"
    for others in [[tie], [tie, "Samples/json/wipe-out.json"]] {
      let run = try Program.flipbook.run(
        ["render", "--select", "1", "Samples/json/engines.json"] + others
      )
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(
        run.errors.contains(
          "flipbook: error: there is more than one input, the second is Samples/json/tie.json ["
        ),
        "\(run.errors)"
      )
      #expect(run.errors.contains("help: give one, or draw all of them with --output-dir\n"))
      #expect(!run.errors.contains("--select"))
    }
  }

  @Test(arguments: [
    ("json", "Samples/ggf/match.ggf", "Samples/ggf/match.ggf:1:1: error: "),
    ("transcript", "README.md", "README.md:3:1: error: "),
  ])
  func `what cannot be read of a first record is told although there are more`(
    format: String,
    input: String,
    words: String
  ) throws {
    let run = try Program.flipbook.run(["render", "--from", format, input])
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix(words), "\(run.errors.prefix(500))")
    #expect(run.errors.contains("the input has more than one record"))
    #expect(run.errors.contains("help: choose one with --select, or draw all of them"))
  }
}
