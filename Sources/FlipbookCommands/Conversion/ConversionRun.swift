internal import Flipbook

/// Converts the records of a run one by one and keeps account of what went wrong or was lost.
struct ConversionRun {
  let request: ConversionRequest
  let messages: Messages
  /// Records that could not be converted, so far.
  private(set) var failures = 0
  private var losses = LossTally()

  init(_ request: ConversionRequest, _ messages: Messages) {
    self.request = request
    self.messages = messages
  }

  /// Makes a record ready to be written, or tells why it cannot be converted.
  mutating func prepare(_ parsed: ParsedRecord) -> PreparedRecord? {
    for diagnostic in parsed.diagnostics where diagnostic.severity > .note {
      messages.show(diagnostic)
    }
    guard parsed.isWhole else {
      // What is only said about the input, and is no error, is in nobody's way.
      if parsed.isRecord || parsed.hasErrors { failures += 1 }
      return nil
    }
    do throws(Diagnostic) {
      return PreparedRecord(record: try request.prepare(parsed), parsed: parsed)
    } catch {
      tell([error])
      return nil
    }
  }

  /// Converts a record into an output.
  ///
  /// After a failure that refuses the whole output, the rest is only read for its problems.
  mutating func convert(
    _ parsed: ParsedRecord,
    to output: inout RecordOutput
  ) throws(FileError) {
    guard let prepared = prepare(parsed) else { return }
    if failures > 0, !request.keepsGoing { output.refuse() }
    tell(try output.add(prepared))
  }

  /// Puts an output in its place, if all its records were converted or the user wants the others.
  mutating func finish(_ output: consuming RecordOutput, isSound: Bool) throws(FileError) {
    if isSound || request.keepsGoing {
      tell(try output.finish())
      if output.count > 0, isSound && failures == 0 || request.keepsGoing {
        // What is not written has not lost anything.
        losses.add(output.losses)
        return try output.commit()
      }
    }
  }

  /// Puts an output of a single record in its place, unless there is a problem with it.
  mutating func finishOne(_ output: consuming RecordOutput) throws(FileError) {
    let problems = try output.finish()
    tell(problems)
    guard problems.isEmpty else { return }
    losses.add(output.losses)
    try output.commit()
  }

  /// Tells what was lost, and gives the status of the run.
  func end(unreadable: Int) -> ExitStatus {
    losses.show(messages, target: request.target)
    return failures + unreadable > 0 ? .unreadable : .clean
  }

  /// Takes over the account of a part of the run.
  mutating func add(_ part: ConversionRun) {
    failures += part.failures
    losses.add(part.losses)
  }

  /// Tells problems and counts them.
  mutating func tell(_ problems: [Diagnostic]) {
    for problem in problems { messages.show(problem) }
    failures += problems.count
  }
}
