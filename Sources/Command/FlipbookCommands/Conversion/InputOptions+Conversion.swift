import ArgumentParser
package import Flipbook
package import TerminalOutput

extension InputOptions {
  /// Converts the inputs of a command.
  /// - Parameters:
  ///   - request: what to convert, and how.
  ///   - messages: where findings and losses are reported.
  ///   - path: the file or folder of the outputs.
  ///   - replacing: whether outputs may replace files.
  ///   - isInPlace: whether an output may replace the input that it is made from; `nil` if the
  ///     command has no option for that.
  ///   - open: returns where the records go, and may change how inputs are read.
  /// - Returns: the status of the run.
  /// - Throws: ``FileError`` when an output cannot be written; the end of the command if a
  ///   configuration is invalid, which has been reported.
  func convert(
    _ request: ConversionRequest,
    _ messages: Messages,
    writingTo path: String?,
    _ replacing: ReplacementArguments,
    isInPlace: Bool? = nil,
    _ open: (OutputGuard, inout SourceOptions) throws(FileError) -> ConversionRun.Destination
  ) async throws -> ExitStatus {
    var request = request
    do throws(FileError) {
      request.companions = try CompanionFiles.contents(
        for: request.target,
        named: reading.options.companions
      )
    } catch {
      messages.show(error.finding(.unreadableInput))
      return .unreadable
    }
    let configurations = folders.configurations(messages)
    let list = try list(
      writingTo: path,
      addsToOutput: request.addsToArchive,
      isEmptyArchive: request.isEmptyArchive,
      configurations
    )
    let outputs = try replacing.outputs(sparing: list, self, isInPlace: isInPlace)
    var sources = sourceOptions(for: list)
    let destination = try open(outputs, &sources)
    var run = ConversionRun(request, into: destination) { messages.show($0) }
    try await run.convert(
      list,
      sources,
      configure: { (input, request) throws(Finding) in
        // A configuration only affects conversions through its allowed losses.
        guard request.isStrict else { return }
        let configuration = try configurations.configuration(for: input).configuration
        request.allowedLosses.formUnion(configuration.allowedLosses)
      },
      isStopped: { configurations.haveFailed }
    )
    if configurations.haveFailed { throw ExitCode(ExitStatus.unreadable.rawValue) }
    return try messages.report(run)
  }

  /// Converts the inputs of a command into one output.
  /// - Parameters:
  ///   - request: what to convert, and how.
  ///   - records: the output.
  ///   - messages: where findings and losses are reported.
  ///   - adjust: changes how the inputs are read.
  /// - Returns: the status of the run.
  /// - Throws: as the other method.
  package func convert(
    _ request: ConversionRequest,
    to records: RecordOutputArguments,
    _ messages: Messages,
    reading adjust: (inout SourceOptions) -> Void
  ) async throws -> ExitStatus {
    try await convert(request, messages, writingTo: records.output, records.replacing) {
      (outputs, sources) throws(FileError) in
      adjust(&sources)
      return .output(try RecordOutput(outputs.place(records.output ?? "-"), request))
    }
  }
}

extension Messages {
  /// Reports what a run has lost, repeated and added.
  /// - Returns: the status of the run.
  /// - Throws: an error if a loss cannot be reported.
  package func report(_ run: ConversionRun) throws(FileError) -> ExitStatus {
    if let output = run.output, output.isCommitted, let warning = output.wrongExtension {
      show(warning)
    }
    if run.keepsArchive {
      note("the archive stays as it is: not all of it can be written again")
    }
    if run.unreported > 0 { note("and \(Words.count(run.unreported)) more findings") }
    try report(run.losses, in: run.request.target)
    if run.repetitions > 0 {
      let deed = run.request.repetitions == .merged ? "merged" : "left out"
      note("\(deed) \(Words.count("record", run.repetitions)) of repeated games")
    }
    if let (archived, additions) = run.addition {
      let records = Words.count("record", additions)
      note("added \(records) to an archive of \(Words.count(archived))")
    }
    var status = run.refusal.map(ExitStatus.refused) ?? .clean
    if run.failures > 0 { status.rise(to: .unreadable) }
    return status
  }
}
