package import Flipbook
package import TerminalOutput

/// Converts all inputs into one output.
package enum FileConversion {
  /// Converts the inputs of a command into the output that it names, or into standard output.
  /// - Parameters:
  ///   - request: what to convert, and how.
  ///   - records: the output.
  ///   - options: the inputs.
  ///   - messages: where findings and losses are reported.
  ///   - adjust: changes how the inputs are read.
  /// - Returns: the status of the run.
  /// - Throws: when the output cannot be written.
  package static func run(
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

  /// Writes a record that was in no input to standard output.
  /// - Parameters:
  ///   - record: the record.
  ///   - name: the name of what it was made of, in messages.
  ///   - format: the format to write.
  ///   - messages: where findings and losses are reported.
  /// - Returns: the status of the conversion.
  /// - Throws: ``FileError`` when the record cannot be written.
  package static func write(
    _ record: some GameRecord,
    madeOf name: String,
    as format: any RecordFormat,
    _ messages: Messages
  ) throws(FileError) -> ExitStatus {
    var request = ConversionRequest(target: format)
    request.verifies = format.isAlwaysVerified
    let source = SourceText(name: name, bytes: [], start: .start)
    let slice = RecordSlice(ParsedRecord(number: 1, record: record, source: source))
    var run = ConversionRun(request, messages, losses: .text)
    let output = try RecordOutput(.standardOutput, request, losses: run.emptyLosses)
    for prepared in request.prepare([slice]) { try run.convert(prepared, to: output) }
    try run.finish(output, isSound: true)
    return run.end(unreadable: 0)
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
