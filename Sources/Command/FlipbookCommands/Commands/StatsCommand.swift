public import ArgumentParser
import Flipbook
import Platform
import TerminalOutput

/// `flipbook stats`: counts records, moves, results and more, of every game.
struct StatsCommand: AsyncParsableCommand, ColouredCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Count records, moves, results, solutions, players and more",
    discussion: """
      Every record is replayed, in one pass over all inputs. A record with an illegal move is \
      counted up to that move. Passes by a side that could move are not counted. To find out what \
      is wrong with records, use “flipbook validate”. Records of several games are counted \
      separately, game by game. The distance of a sliding puzzle is a number of slides that every \
      solution needs, found without a search.

      With --merge, the inputs are statistics of the parts of an archive, as “flipbook stats --format \
      json --top all” writes them, and their sum is shown.

      Exit status: 0 all inputs were read, 2 an input could not be read, 64 usage error, 74 the \
      output could not be written.
      """
  )

  @Option(help: "Show the statistics in this format.")
  var format = StatisticsForm.text

  @Option(
    help: ArgumentHelp(
      "Length of an opening of Reversi in plies, from \(Opening.range.lowerBound) to "
        + "\(Opening.range.upperBound) (default: \(Opening.usualLength)).",
      valueName: "number"
    )
  )
  var plies: Int?

  @Option(
    help: ArgumentHelp("List this many openings, players and events, or all.", valueName: "number"),
    transform: CountLimit.init
  )
  var top = CountLimit(count: 10)

  @Flag(help: "Count repeated games once, including rotated and mirrored ones.")
  var unique = false

  @Flag(help: "Add up statistics that were written with --format json --top all.")
  var merge = false

  @OptionGroup var options: InputOptions

  var colour: ColourOption { options.colour }

  func validate() throws {
    if let plies, !Opening.range.contains(plies) {
      let range = "\(Opening.range.lowerBound) to \(Opening.range.upperBound)"
      throw ValidationError("--plies must be from \(range), but is \(plies)")
    }
    guard merge else { return }
    let reading = options.reading
    for (option, isGiven) in [
      ("--plies", plies != nil), ("--unique", unique), ("--select", options.select != nil),
      ("--where", !options.conditions.isEmpty), ("--jobs", options.jobs != nil),
      ("--from", reading.from != nil), ("--dialect", reading.dialect != nil),
      ("--turn", reading.turn != nil),
      ("--players", reading.players != nil), ("--tournaments", reading.tournaments != nil),
    ] where isGiven {
      throw ValidationError("\(option) has no effect with --merge")
    }
  }

  func run() async throws {
    try await reportingOutputFailures {
      let list = try options.list()
      guard !list.isRefused else { return list.reportFailures(Messages()) }
      guard !merge else { return try await showSum(of: list) }
      let plies = plies ?? Opening.usualLength
      let counter = BlockCounter(openingPlies: plies, isUnique: unique)
      var run = StatisticsRun(openingPlies: plies)
      await list.forEachBlock(
        reading: options.sourceOptions(for: list),
        begin: { _, _ in counter },
        work: { slices, counter in counter.count(slices) },
        take: { event in
          run.add(event)
          return .proceed
        }
      )
      run.end()
      try show(run.statistics)
      return run.status
    }
  }

  /// Shows the sum of statistics, unless one of them is missing or wrong.
  private func showSum(of list: InputList) async throws -> ExitStatus {
    let messages = Messages()
    var sum = StatisticsSum()
    let unreadable = await list.forEachInput(report: messages.show) { path in
      do throws(Finding) {
        let bytes = try WholeInput.bytes(of: path, limit: StatisticsSum.mostBytes)
        var budget = ReadingReport.budget
        let findings = sum.add(bytes, from: path.name).filter { budget.admits($0) }
        for finding in findings.dropLast() { messages.show(finding) }
        return findings.last.map(InputEnding.failed) ?? .read
      } catch {
        return .failed(error)
      }
    }
    guard unreadable == 0, let statistics = sum.statistics else { return .unreadable }
    try show(statistics)
    return .clean
  }

  private func show(_ statistics: GameStatistics) throws {
    let usesColour = Terminal.usesColour(.standardOutput)
    try StandardOutput.write(statistics.bytes(as: format, top: top.count, usesColour: usesColour))
  }
}

extension StatisticsForm: ExpressibleByArgument {}
