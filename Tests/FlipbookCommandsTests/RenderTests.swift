import Foundation
import TestSupport
import Testing

@Suite struct RenderTests {
  @Test func `the specification's move has its flip-order figure`() throws {
    let run = try Program.flipbook.run(
      ["render", "--style", "order", "Samples/json/flip-order.json"]
    )
    #expect(
      run.text == """
        move 1: x e6
        --------
        x-------
        -4------
        --3oo---
        ---2x---
        ----156x
        ---o7o--
        --o-x---

        """
    )
    #expect(run.status == 0)
  }

  @Test func `frames show one disk after the other`() throws {
    let run = try Program.flipbook.run(["render", "--moves", "1", "Samples/json/wipe-out.json"])
    #expect(
      run.text.split(separator: "\n").filter { $0.contains("move") || $0.contains("turn") } == [
        "   x's turn   x 2  o 2",
        "move 1: x f5, placed", "   x's turn   x 2  o 2",
        "move 1: x f5, turns e5 (1 of 1)", "   x's turn   x 2  o 2",
        "move 1: x f5, done", "   o's turn   x 4  o 1",
      ]
    )
  }

  @Test func `an output file holds the same`() throws {
    let scratch = try ScratchFolder()
    let file = scratch.url.appending(path: "frames.txt").path
    let arguments = ["render", "Samples/json/wipe-out.json"]
    #expect(try Program.flipbook.run(arguments + ["-o", file]).status == 0)
    #expect(scratch.bytes(of: "frames.txt") == (try Program.flipbook.run(arguments).output))
  }

  @Test func `a record that breaks the rules is drawn up to the bad move`() throws {
    let game = Array("{\"moves\": [\"f5\", \"d6\", \"h8\", \"c3\"]}".utf8)
    let run = try Program.flipbook.run(["render", "--style", "order", "-"], input: game)
    #expect(run.status == 1)
    #expect(run.errors.contains("<stdin>:1:25: error: a dark disk on h8 turns no disk"))
    #expect(run.text.contains("move 2: o d6"))
    #expect(!run.text.contains("move 3"))
  }

  @Test(arguments: [
    (["--moves", "0", "Samples/json/tie.json"], 64, "--moves"),
    (["--moves", "9..3", "Samples/json/tie.json"], 64, "--moves"),
    (["--moves", "60..62", "Samples/json/tie.json"], 2, "61"),
    (["--moves", "x", "Samples/json/tie.json"], 64, "--moves"),
    (["--style", "blue", "Samples/json/tie.json"], 64, "'frames', 'order' or 'moves'"),
    (["--format", "png", "Samples/json/tie.json"], 64, "png"),
    (["--select", "0", "Samples/json/tie.json"], 64, "--select"),
    (["--select", "2", "Samples/json/tie.json"], 2, "no record 2"),
    (["Samples/jsonl/games.jsonl"], 2, "--select"),
    (["--style", "order", "Samples/save/middle.save"], 2, "no moves"),
    (["Samples/none.json"], 2, "No such file"),
    (["Samples/json"], 2, "more than one record"),
    (["-o", "/dev/full", "Samples/json/tie.json"], 74, "No space left"),
  ])
  func `what cannot be drawn is said`(arguments: [String], status: Int32, words: String) throws {
    let run = try Program.flipbook.run(["render"] + arguments)
    #expect(run.status == status)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [("7", 7...7), ("3..9", 3...9), ("59..", 59...61), ("..2", 1...2)])
  func `ranges choose moves`(range: String, plies: ClosedRange<Int>) throws {
    let run = try Program.flipbook.run(
      ["render", "--style", "order", "--moves", range, "Samples/json/tie.json"]
    )
    let moves = run.text.split(separator: "\n").filter { $0.hasPrefix("move ") }
    #expect(moves.map { String($0.dropFirst(5).prefix { $0 != ":" }) } == plies.map(String.init))
  }
}
