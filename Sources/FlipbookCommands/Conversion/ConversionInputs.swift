import ArgumentParser
import Flipbook
import TerminalPlay

/// The inputs of a conversion, and how their records are made ready to be written.
struct ConversionInputs {
  /// The inputs.
  let list: InputList
  /// How they are read.
  let options: SourceOptions
  /// What is wanted of all of them.
  let request: ConversionRequest
  let messages: Messages
  let configurations: ConfigurationFiles

  /// What happens while the inputs are read.
  typealias Event = InputEvent<ConversionRequest, [PreparedRecord]>

  /// Makes the records of all inputs ready to be written.
  /// - Parameter take: takes what happens, before it is reported what cannot be read.
  /// - Returns: how many inputs could not be read.
  /// - Throws: what `take` throws, or the end of the run when a configuration cannot be followed,
  ///   which has been reported.
  func forEachBlock(_ take: (Event) throws(FileError) -> Void) async throws -> Int {
    let unreadable = try await list.forEachBlock(
      reading: options,
      inTurn: true,
      begin: request,
      work: { slices, request in request.prepare(slices) },
      take: { event throws(FileError) in
        guard !configurations.haveFailed else { return .stop }
        try take(event)
        if let finding = event.finding { messages.show(finding) }
        return .proceed
      }
    )
    if configurations.haveFailed { throw ExitCode(ExitStatus.unreadable.rawValue) }
    return unreadable
  }

  /// What is wanted of an input's records.
  private func request(
    for input: InputPath,
    _: any RecordFormat
  ) throws(Finding) -> ConversionRequest {
    var request = request
    // Its configuration decides about nothing else here.
    if request.isStrict {
      let configuration = try configurations.configuration(for: input).configuration
      request.allowedLosses.formUnion(configuration.allowedLosses)
    }
    return request
  }
}
