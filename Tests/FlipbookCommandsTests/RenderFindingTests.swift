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
}
