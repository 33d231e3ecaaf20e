public import Apps
public import ArgumentParser
import FlipbookCommands
import Platform
import TerminalOutput
import TerminalPlay

/// `flipbook solve`: writes shortest solutions of sliding puzzles as records.
struct SolveCommand: AsyncParsableCommand, ColouredCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Find shortest solutions of sliding puzzles",
    discussion: """
      Each puzzle is solved from the start of its record, and the solution is written as a record: \
      no other one has fewer slides. Puzzles of up to 16 cells are solved with tables, which take \
      about two seconds to make; on larger boards, only puzzles that are nearly solved are. With \
      --at, a puzzle is solved from the layout after that many slides.

      The format of standard output is puzzle, unless --to names another one. An input whose format \
      is not recognised is read as puzzle, too.

      An output is written whole or not at all: if a puzzle cannot be solved, everything that is \
      wrong is reported, the output is left unchanged, and the exit status is 2.

      Exit status: 0 all puzzles were solved, 2 an input could not be read or a puzzle could not be \
      solved, 64 usage error, 74 an output could not be written.
      """
  )

  @Option(
    help: ArgumentHelp(
      "The order of the panels to reach, whatever the record says: open-last or open-first.",
      valueName: "goal"
    )
  )
  var goal: PuzzleGoal?

  @OptionGroup var records: RecordOutputArguments

  @Option(
    help: ArgumentHelp(
      "Give a puzzle up after looking at this many layouts (default: \(Self.usualNodes)).",
      valueName: "number"
    ),
    transform: ArgumentNumber.whole(as: 1_000_000)
  )
  var nodes: Int?

  @OptionGroup var options: InputOptions

  var colour: ColourOption { options.colour }

  private static let usualNodes = SearchLimit.standard.nodes

  func validate() throws {
    if let nodes, nodes < 1 {
      throw ValidationError("--nodes must be at least 1, but is \(nodes)")
    }
    let target = try target()
    guard target.storesSolutions else {
      let others = FormatRegistry.standard.formats.filter { $0.isWritable && $0.storesSolutions }
      throw ValidationError(
        "\(target.name) cannot store the slides of a solution; "
          + "use --to \(Words.either(others.map(\.name)))"
      )
    }
  }

  func run() async throws {
    var request = records.request(for: try target())
    let (goal, limit) = (goal, SearchLimit(nodes: nodes ?? Self.usualNodes))
    request.transform = { record throws(WritingError) in
      guard var puzzle = record as? PuzzleRecord else {
        throw WritingError(
          "this is a record of \(type(of: record).game); only \(PuzzleRecord.game) can be solved"
        )
      }
      puzzle.goal = goal ?? puzzle.goal
      do throws(SolutionError) {
        return try puzzle.shortestSolution(limit)
      } catch {
        throw WritingError(error.description, help: Self.help(for: error, puzzle))
      }
    }
    let messages = Messages()
    try await reportingOutputFailures(messages) {
      try await options.convert(request, to: records, messages) { sources in
        sources.usualFormat = FormatRegistry.standard.format(named: Self.usualFormat)
      }
    }
  }

  private static func help(for error: SolutionError, _ record: PuzzleRecord) -> String? {
    switch error {
    case .noSolution(.limitReached, _): return "--nodes raises the limit"
    case .noSolution(.unsolvable, let goal):
      let other: PuzzleGoal = goal == .openLast ? .openFirst : .openLast
      guard let puzzle = try? Puzzle(record.start), puzzle.isSolvable(other) else { return nil }
      return "it can be solved with --goal \(other.rawValue)"
    default: return nil
    }
  }

  private func target() throws -> any RecordFormat {
    try records.target(otherwise: Self.usualFormat)
  }

  /// The name of the format of inputs and outputs for which nothing names another one.
  private static let usualFormat = "puzzle"
}

extension RecordFormat {
  /// Whether a file of the format can store how a puzzle is solved.
  fileprivate var storesSolutions: Bool {
    stores(recordsOf: PuzzleRecord.game) && stores.contains(.moves)
  }
}

extension PuzzleGoal: ExpressibleByArgument {}
