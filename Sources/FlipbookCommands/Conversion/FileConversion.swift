import Flipbook
import TerminalPlay

/// Converts all inputs into one output.
enum FileConversion {
  static func run(
    _ run: consuming ConversionRun,
    _ inputs: ConversionInputs,
    output: OutputPlace
  ) async throws -> ExitStatus {
    var run = run
    let output = try RecordOutput(output, run.request, losses: run.emptyLosses)
    let unreadable = try await inputs.forEachBlock { event throws(FileError) in
      guard case .block(let records) = event else { return }
      for record in records { try run.convert(record, to: output) }
    }
    try run.finish(output, isSound: unreadable == 0)
    return run.end(unreadable: unreadable)
  }
}
