package import ArgumentParser

/// The option for the speed of playing.
package struct SpeedOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("Multiply the speed by this factor, from 0.01 to 100.", valueName: "factor"),
    transform: ArgumentNumber.decimal
  )
  package var speed: Double?

  package init() {}

  package func validate() throws {
    guard let speed, !(0.01...100).contains(speed) else { return }
    throw ValidationError("--speed must be from 0.01 to 100, but is \(speed)")
  }
}
