internal import Flipbook

/// Converts all inputs into one output.
enum FileConversion {
  static func run(
    _ request: ConversionRequest,
    _ messages: Messages,
    inputs: InputOptions,
    output path: String
  ) throws -> ExitStatus {
    var run = ConversionRun(request, messages)
    var output = try RecordOutput(path, request)
    let unreadable = try inputs.forEachSource(tell: messages.show) { source in
      try source.read { parsed throws(FileError) in
        try run.convert(parsed, to: &output)
        return .proceed
      }
    }
    try run.finish(output, isSound: run.failures == 0 && unreadable == 0)
    return run.end(unreadable: unreadable)
  }
}
