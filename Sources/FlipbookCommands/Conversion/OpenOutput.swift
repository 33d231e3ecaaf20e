internal import Flipbook

/// An output that is kept while others are opened, or while its input is read.
final class OpenOutput {
  /// Where it goes.
  let place: OutputPlace
  private var output: RecordOutput?

  init(_ output: consuming RecordOutput) {
    place = output.file.place
    self.output = consume output
  }

  /// Converts a record into the output.
  func convert(_ prepared: PreparedRecord, in run: inout ConversionRun) throws(FileError) {
    if run.accepts(prepared) { try add(prepared, in: &run) }
  }

  /// Adds a record that is accepted.
  ///
  /// After a failure that refuses the whole output, the rest is only read for its problems.
  func add(_ prepared: PreparedRecord, in run: inout ConversionRun) throws(FileError) {
    guard var taken = take() else { return }
    if run.failures > 0, !run.request.keepsGoing { taken.refuse() }
    // An output that fails ends the run.
    try run.add(prepared, to: &taken)
    output = consume taken
  }

  func finish(in run: inout ConversionRun, isSound: Bool) throws(FileError) {
    if let output = take() { try run.finish(output, isSound: isSound) }
  }

  private func take() -> RecordOutput? { output.take() }
}
