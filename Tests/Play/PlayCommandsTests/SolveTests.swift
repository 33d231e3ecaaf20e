import Apps
import TestSupport
import Testing

/// `flipbook solve`.
@Suite(.waits) struct `The solver of puzzles` {
  private func solve(_ arguments: [String], _ input: String = "") throws -> Program.Run {
    try Program.flipbookPlay.run(["solve"] + arguments, input: Array(input.utf8))
  }

  /// Puzzles of which none has the usual size, for which each run makes tables for two seconds.
  private static let small = """
    # a
    1 2 3
    4 0 5
    7 8 6
    R L2 U

    8 6 7
    2 5 4
    3 0 1

    6 4 7
    8 5 0
    3 2 1

    1 8 2
    6 0 3
    5 4 7

    # b
    1 0
    3 2
    U

    """

  /// The text of a sample with full effort; otherwise the small puzzles.
  private static func text(of sample: String) -> String {
    Effort.isFull ? String(decoding: Repository.bytes(of: sample), as: UTF8.self) : small
  }

  @Test func `writes a record whose slides solve the puzzle`() throws {
    let run = try solve(["--to", "json"], "8 6 7/2 5 4/3 0 1\n")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let record = try #require(try FormatRegistry.playing.read(run.output).first?.puzzle)
    // The two puzzles of this size that need most slides need 31.
    #expect(record.slides.count == 31)
    #expect(try PuzzleReplay(record).end == Puzzle.solved(size: record.start.size, goal: .openLast))
    #expect(record.result?.slides == 31)
    #expect(record.result?.ending == .solved)
  }

  @Test func `writes solutions in which no check finds anything`() throws {
    let input = Self.text(of: "Samples/instances/practice.instances")
    let run = try solve(["--jobs", "2"], input)
    #expect(run.status == 0)
    #expect(!run.output.isEmpty)
    let one = try solve(["--jobs", "1"], input)
    #expect(run.output == one.output)
    let check = try Program.flipbookPlay.run(
      ["validate", "--enable", "not-shortest", "-"],
      input: run.output
    )
    #expect(check.status == 0, "\(check.text)")
  }

  @Test func `keeps the facts about the puzzle`() throws {
    let input = Self.text(of: "Samples/puzzle/evening.puzzle")
    let run = try solve(["--to", "jsonl"], input)
    let solutions = try FormatRegistry.playing.read(run.output).compactMap(\.puzzle)
    let puzzles = try FormatRegistry.playing.read(Array(input.utf8)).compactMap(\.puzzle)
    #expect(puzzles.count > 1)
    #expect(puzzles.contains { $0.comment != nil } && puzzles.contains { !$0.slides.isEmpty })
    #expect(solutions.map(\.start) == puzzles.map(\.start))
    #expect(solutions.map(\.comment) == puzzles.map(\.comment))
    for (solution, puzzle) in zip(solutions, puzzles) {
      #expect(puzzle.slides.isEmpty || solution.slides.count <= puzzle.slides.count)
    }
  }

  @Test func `solves from a later layout`() throws {
    let run = try solve(["--at", "12", "--select", "1", "Samples/puzzle/evening.puzzle"])
    #expect(run.status == 0)
    let record = try #require(try FormatRegistry.playing.read(run.output).first?.puzzle)
    #expect(record.slides.count == 2)
  }

  @Test(arguments: [
    ("1 2 3\n4 5 6\n8 7 0\n", [], "no slides lead from this layout to the goal open-last"),
    ("1 2\n3 3\n", [], "the start is no puzzle"),
    ("{}\n", [], "the content is JSON"), ("", [], "the input is empty"),
    ("f5d6\n", ["--from", "transcript"], "this is a record of Reversi"),
    ("8 6 7/2 5 4/3 0 1\n", ["--nodes", "10"], "it has at least"),
  ])
  func `says why there is no solution`(input: String, arguments: [String], reason: String) throws {
    let run = try solve(arguments, input)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(reason), "\(run.errors)")
  }

  @Test func `leaves out what it cannot solve if it is asked to`() throws {
    let input = "1 2 3\n4 5 6\n8 7 0\n\n1 2 3\n4 5 6\n7 0 8\n"
    let run = try solve(["--keep-going"], input)
    #expect(run.status == 2)
    let records = try FormatRegistry.playing.read(run.output, as: "puzzle")
    #expect(records.map(\.puzzle?.slides) == [[8]])
  }

  @Test(arguments: ["0 1\n2 3\n", "0 2 1 3\n", "1 2 3 4 5 6 7 8 0\n", "0 1 2 3 4 5 6 7 8\n"])
  func `reads numbers that may be anything as puzzles`(input: String) throws {
    let run = try solve(["--to", "json", "--goal", "open-first"], input)
    #expect(run.status == 0 || run.errors.contains("no slides lead"), "\(run.errors)")
    // In a folder, they may be anything.
    let scratch = try ScratchFolder()
    _ = try scratch.write(Array("0 1\n2 3\n".utf8), as: "table.csv")
    let other = try Program.flipbookPlay.run(["solve", "."], in: scratch.url)
    #expect(other.output.isEmpty)
  }

  @Test(arguments: [
    ["--to", "instances"], ["-o", "a.instances"], ["--to", "pgn"], ["-o", "a.wtb"],
  ])
  func `refuses formats that cannot store a solution`(arguments: [String]) throws {
    let run = try solve(arguments, "1 2\n0 3\n")
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("use --to json, jsonl, xml or puzzle"), "\(run.errors)")
  }

  @Test func `has no options of folders`() throws {
    #expect(!(try solve(["--help"]).text.contains("--output-dir")))
    #expect(try solve(["--append-extension", "x"]).status == 64)
  }

  @Test func `takes the other goal if it is asked to`() throws {
    let run = try solve(["--goal", "open-first", "--to", "jsonl"], "1 2 3\n4 0 5\n6 7 8\n")
    #expect(run.status == 0)
    let record = try #require(try FormatRegistry.playing.read(run.output).first?.puzzle)
    #expect(record.goal == .openFirst)
    #expect(try PuzzleReplay(record).end.isSolved(.openFirst))
  }
}
