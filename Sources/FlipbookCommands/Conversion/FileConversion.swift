import Flipbook
import TerminalPlay

/// Converts all inputs into one output.
enum FileConversion {
  /// Converts the inputs of a command into the output that it names, or into standard output.
  /// - Parameters:
  ///   - request: what to convert, and how.
  ///   - records: the output.
  ///   - options: the inputs.
  ///   - messages: where findings and losses are reported.
  ///   - adjust: changes how the inputs are read.
  /// - Returns: the status of the run.
  /// - Throws: when the output cannot be written.
  static func run(
    _ request: ConversionRequest,
    _ records: RecordOutputArguments,
    _ options: InputOptions,
    _ messages: Messages,
    reading adjust: (inout SourceOptions) -> Void
  ) async throws -> ExitStatus {
    let configurations = options.folders.configurations(messages)
    let list = options.list(writingTo: records.output, configurations)
    let outputs = records.replacing.outputs(sparing: list, options)
    var sources = options.sourceOptions(for: list)
    adjust(&sources)
    let inputs = ConversionInputs(
      list: list,
      options: sources,
      request: request,
      messages: messages,
      configurations: configurations
    )
    return try await run(
      ConversionRun(request, messages, losses: .text),
      inputs,
      output: outputs.place(records.output ?? "-")
    )
  }

  static func run(
    _ run: consuming ConversionRun,
    _ inputs: ConversionInputs,
    output: OutputPlace
  ) async throws -> ExitStatus {
    var run = run
    let output = try RecordOutput(output, run.request, losses: run.emptyLosses)
    var isArchive = false
    let unreadable = try await inputs.forEachBlock { event throws(FileError) in
      switch event {
      case .opened(let path, _, _): isArchive = path.isArchive
      case .block(let records): for record in records { try run.convert(record, to: output) }
      case .closed(let ending): if isArchive, !ending.isWhole { run.keepArchive() }
      case .refused(let name, _): if name == inputs.list.archive?.name { run.keepArchive() }
      case .runFinding: break
      }
    }
    try run.finish(output, isSound: unreadable == 0)
    return run.end(unreadable: unreadable)
  }
}
