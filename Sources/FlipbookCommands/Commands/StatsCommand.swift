public import ArgumentParser
import Flipbook
import Glibc
import TerminalPlay

/// `flipbook stats`: counts what is in records.
struct StatsCommand: AsyncParsableCommand, ColouredCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Count records, moves, results, openings, flips and players",
    discussion: """
      Every record is replayed, in one pass over all inputs. Records with illegal moves are counted \
      up to the first of them, without passes by a side that could move; what is wrong with them is told by “flipbook validate”.

      Exit status: 0 all inputs were read, 2 an input could not be read.
      """
  )

  @Option(help: "How the statistics are shown.")
  var format = StatisticsForm.text

  @Option(
    help: ArgumentHelp(
      "How many plies an opening has, from \(Opening.range.lowerBound) to "
        + "\(Opening.range.upperBound).",
      valueName: "number"
    )
  )
  var plies = 8

  @Option(
    help: ArgumentHelp("List this many openings and players.", valueName: "number")
  )
  var top = 10

  @Flag(help: "Count a game once, also where it comes again turned or mirrored.")
  var unique = false

  @OptionGroup var options: InputOptions

  var colour: ColourOption { options.colour }

  func validate() throws {
    guard Opening.range.contains(plies) else {
      let range = "\(Opening.range.lowerBound) to \(Opening.range.upperBound)"
      throw ValidationError("--plies goes from \(range), but \(plies) was given")
    }
    guard top >= 0 else {
      throw ValidationError("--top counts from 0, but \(top) was given")
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
        run.statistics.bytes(as: format, top: top, usesColour: Terminal.usesColour(STDOUT_FILENO))
      )
      return run.status
    }
  }
}

extension StatisticsForm: ExpressibleByArgument {}
