import ArgumentParser
import Flipbook

/// The options for the pace of an animation.
struct PaceArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How long to show the position after a move: 0.5, 0.5s or 500ms (default: 0.5s).",
      valueName: "time"
    ),
    transform: Milliseconds.init
  )
  var delay: Milliseconds?

  @Option(
    help: ArgumentHelp(
      "How long to show each disk that is placed or flipped (default: 0.1s).",
      valueName: "time"
    ),
    transform: Milliseconds.init
  )
  var flipDelay: Milliseconds?

  @Option(
    help: ArgumentHelp("How long to show the last frame (default: 3s).", valueName: "time"),
    transform: Milliseconds.init
  )
  var hold: Milliseconds?

  @OptionGroup var speedOption: SpeedOption

  @Flag(help: "Wait as long as the players thought, scaled so that the median wait is --delay.")
  var realTime = false

  @Option(
    help: ArgumentHelp("Play this many times; 0 repeats forever.", valueName: "number"),
    transform: ArgumentNumber.whole(as: 3)
  )
  var loop: Int?

  /// The pace, with defaults for options that were not given.
  var pace: Pace {
    var pace = Pace()
    pace.delay = delay?.count ?? pace.delay
    pace.flipDelay = flipDelay?.count ?? pace.flipDelay
    pace.hold = hold?.count ?? pace.hold
    pace.speed = speedOption.speed ?? pace.speed
    pace.usesRecordedTimes = realTime
    return pace
  }

  /// The requested features, each with its option.
  var features: [(feature: RenderingFeature, option: String)] {
    let given: [(RenderingFeature, String, Bool)] = [
      (.pace, "--delay", delay != nil), (.pace, "--flip-delay", flipDelay != nil),
      (.pace, "--hold", hold != nil), (.pace, "--speed", speedOption.speed != nil),
      (.pace, "--real-time", realTime), (.loops, "--loop", loop != nil),
    ]
    return given.filter(\.2).map { ($0.0, $0.1) }
  }

  func validate() throws {
    if let loop, !(0...65_535).contains(loop) {
      throw ValidationError("--loop must be from 0 to 65535, but is \(loop)")
    }
  }
}

/// A duration on the command line.
package struct Milliseconds {
  /// The number of milliseconds.
  package let count: Int

  /// Reads a duration in seconds or milliseconds.
  package init(_ argument: String) throws {
    let units = [("ms", 1.0), ("s", 1000.0), ("", 1000.0)]
    guard let (unit, factor) = units.first(where: { argument.hasSuffix($0.0) }),
      let number = Double(argument.dropLast(unit.count)), number >= 0,
      number * factor <= Double(Pace.limit)
    else {
      throw ValidationError(
        "expected a time such as 0.5, 0.5s or 500ms, from 0 to \(Pace.limit / 60_000) minutes"
      )
    }
    count = Int((number * factor).rounded())
  }
}
