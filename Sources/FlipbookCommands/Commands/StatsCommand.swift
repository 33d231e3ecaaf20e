public import ArgumentParser
import Flipbook
import Platform
import TerminalPlay

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

      Exit status: 0 all inputs were read, 2 an input could not be read, 64 usage error, 74 the \
      output could not be written.
      """
  )

  @Option(help: "Show the statistics in this format.")
  var format = StatisticsForm.text

  @Option(
    help: ArgumentHelp(
      "Length of an opening of Reversi in plies, from \(Opening.range.lowerBound) to "
        + "\(Opening.range.upperBound).",
      valueName: "number"
    )
  )
  var plies = 8

  @Option(
    help: ArgumentHelp("List this many openings, players and events.", valueName: "number")
  )
  var top = 10

  @Flag(help: "Count repeated games once, including rotated and mirrored ones.")
  var unique = false

  @OptionGroup var options: InputOptions

  var colour: ColourOption { options.colour }

  func validate() throws {
    guard Opening.range.contains(plies) else {
      let range = "\(Opening.range.lowerBound) to \(Opening.range.upperBound)"
      throw ValidationError("--plies must be from \(range), but is \(plies)")
    }
    guard top >= 0 else {
      throw ValidationError("--top must be at least 0, but is \(top)")
    }
  }

  func run() async throws {
    try await reportingOutputFailures {
      let list = options.list()
      guard !list.isRefused else { return list.reportFailures(Messages()) }
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
      try StandardOutput.write(
        run.statistics.bytes(as: format, top: top, usesColour: Terminal.usesColour(.standardOutput))
      )
      return run.status
    }
  }
}

extension StatisticsForm: ExpressibleByArgument {}
