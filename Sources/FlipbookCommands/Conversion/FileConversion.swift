internal import Flipbook

/// Converts all inputs into one output.
enum FileConversion {
  static func run(
    _ run: consuming ConversionRun,
    inputs: InputOptions,
    _ list: InputList,
    output: OutputPlace
  ) async throws -> ExitStatus {
    var run = run
    var output = try RecordOutput(output, run.request, losses: run.emptyLosses)
    let unreadable = try await inputs.forEachSource(in: list, tell: run.messages.show) { source in
      try await source.read(work: run.preparation(for: source.path)) { prepared throws(FileError) in
        for record in prepared { try run.convert(record, to: &output) }
      }
    }
    try run.finish(output, isSound: unreadable == 0)
    return run.end(unreadable: unreadable)
  }
}
