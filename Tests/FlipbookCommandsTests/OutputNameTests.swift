import Foundation
import TestSupport
import Testing

/// What outputs are called: names that are none, folders that are not there, extensions that tell of
/// something else.
@Suite struct OutputNameTests {
  private static let game = "Samples/json/tie.json"

  @Test(arguments: [
    (["render", "-o", ""], "--output needs a file; - is standard output"),
    (["convert", "--to", "json", "-o", ""], "--output needs a file; - is standard output"),
    (
      ["convert", "--to", "json", "--output-dir", ""],
      "--output-dir needs a folder; . is the one that you are in"
    ),
    (["convert", "--to", "json", "--split", ""], "--split needs a folder"),
    (["render", "--output-dir", ""], "--output-dir needs a folder"),
    (["render", "--frames", ""], "--frames needs a folder"),
  ])
  func `an output without a name is wrong usage`(arguments: [String], words: String) throws {
    let run = try Program.flipbook.run(arguments + [Self.game])
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors.contains("Error: \(words)"), "\(run.errors)")
  }
}
