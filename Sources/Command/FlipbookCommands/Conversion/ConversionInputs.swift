import ArgumentParser
import Flipbook
import TerminalOutput

/// The inputs of a conversion, and how their records are prepared for writing.
struct ConversionInputs {
  /// The inputs.
  let list: InputList
  /// The options for reading them.
  let options: SourceOptions
  /// What to convert them into.
  let request: ConversionRequest
  let messages: Messages
  let configurations: ConfigurationFiles

  /// What happens while the inputs are read.
  typealias Event = InputEvent<ConversionRequest, [PreparedRecord]>

  /// Prepares the records of all inputs for writing.
  /// - Parameter take: handles each event, before unreadable inputs are reported.
  /// - Returns: how many inputs could not be read; one more if no record matches a query.
  /// - Throws: what `take` throws; the end of the run when a configuration is invalid, which has
  ///   been reported.
  func forEachBlock(_ take: (Event) throws(FileError) -> Void) async throws -> Int {
    var hasMatch = true
    let unreadable = try await list.forEachBlock(
      reading: options,
      inTurn: true,
      begin: request,
      work: { slices, request in request.prepare(slices) },
      take: { event throws(FileError) in
        guard !configurations.haveFailed else { return .stop }
        try take(event)
        guard var finding = event.finding else { return .proceed }
        // The output would be empty, or one that was there would look like a new one; an archive may
        // have nothing to add.
        if finding.rule == .noMatch, !request.addsToArchive {
          hasMatch = false
          finding.severity = .error
        }
        messages.show(finding)
        return .proceed
      }
    )
    if configurations.haveFailed { throw ExitCode(ExitStatus.unreadable.rawValue) }
    return hasMatch ? unreadable : unreadable + 1
  }

  /// The request for an input's records.
  private func request(
    for input: InputPath,
    _: any RecordFormat
  ) throws(Finding) -> ConversionRequest {
    var request = request
    // A configuration only affects conversions through its allowed losses.
    if request.isStrict {
      let configuration = try configurations.configuration(for: input).configuration
      request.allowedLosses.formUnion(configuration.allowedLosses)
    }
    return input.isArchive ? request.forArchive : request
  }
}
