import ArgumentParser

/// How many times as fast something is played, as said on the command line.
struct SpeedOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("Play this many times as fast.", valueName: "factor"),
    transform: ArgumentNumber.decimal
  )
  var speed: Double?

  func validate() throws {
    guard let speed, !(0.01...100).contains(speed) else { return }
    throw ValidationError("--speed goes from 0.01 to 100, but \(speed) was given")
  }
}
