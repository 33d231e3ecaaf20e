import Foundation
import TestSupport
import Testing

/// The findings that `render` reports about records and inputs.
@Suite(.waits) struct RenderFindingTests {
  @Test(arguments: [
    (
      ["--players", "Samples/json/engines.json", "--select", "1", "Samples/wthor/match.wtb"],
      "[wthor-table]"
    ),
    (["--still", "--select", "3", "Samples/broken/moves.txt"], "[transcript-result]"),
  ])
  func `warnings are reported and do not change the status`(arguments: [String], words: String)
    throws
  {
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
          "flipbook: error: there is more than one input; the second is Samples/json/tie.json ["
        ),
        "\(run.errors)"
      )
      #expect(run.errors.contains("help: name one, or draw all of them with --output-dir\n"))
      #expect(!run.errors.contains("--select"))
    }
  }

  @Test(arguments: [
    ("json", "Samples/ggf/match.ggf", "Samples/ggf/match.ggf:1:1: error: "),
    ("transcript", "README.md", "README.md:3:1: error: "),
  ])
  func `errors of the first record are reported even if there are more records`(
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

  @Test func `among many records, those that end before an open range are skipped`() throws {
    let scratch = try ScratchFolder()
    let games = try scratch.write("f5d6c3\nf5\n\n", as: "games.txt")
    func render(_ options: [String], _ input: String) throws -> Program.Run {
      try Program.flipbook.run(
        ["render", "--from", "transcript", "--output-dir", scratch.url.path + "/out"] + options
          + [input]
      )
    }
    let run = try render(["--moves", "2.."], games)
    #expect(run.status == 0)
    #expect(
      run.errors.contains(
        "games.txt:2:1: note: nothing is drawn: --moves 2.. goes beyond the record, whose last "
          + "move is 1 ["
      ),
      "\(run.errors)"
    )
    #expect(scratch.bytes(of: "out/games-1.txt") != nil)
    #expect(scratch.bytes(of: "out/games-2.txt") == nil)
    // A range with an end requires records that reach it.
    let closed = try render(["--moves", "2..3"], games)
    #expect(closed.status == 2)
    #expect(
      closed.errors.contains("error: --moves 2..3 goes beyond the record, whose last move is 1 [")
    )
    // It is reported if there is no picture at all.
    let none = try render(["--moves", "40.."], games)
    #expect(none.status == 2)
    #expect(none.errors.contains("flipbook: error: no record has the moves of --moves 40.. ["))
  }

  @Test(arguments: [
    ("f5d6", "--moves 40..", "error: --moves 40.. goes beyond the record, whose last move is 2 ["),
    ("f5d6", "--moves ..3", "error: --moves ..3 goes beyond the record, whose last move is 2 ["),
    ("", "--moves 40..", "error: --moves 40.. goes beyond the record, which has no moves ["),
    ("", "--at 1", "error: --at 1 goes beyond the record, which has no moves ["),
  ])
  func `for one record, missing moves are reported`(
    moves: String,
    options: String,
    words: String
  ) throws {
    let list = moves.isEmpty ? "" : "\"f5\", \"d6\""
    let run = try Program.flipbook.run(
      ["render"] + options.split(separator: " ").map(String.init) + ["-"],
      input: Array("{\"flipbook\": 1, \"moves\": [\(list)]}".utf8)
    )
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}
