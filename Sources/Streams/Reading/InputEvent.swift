package import GameRecords

/// An event while the inputs of a run are read, in the order of the inputs.
package enum InputEvent<Context: Sendable, Content: Sendable>: Sendable {
  /// An input was opened.
  case opened(InputPath, any RecordFormat, Context)
  /// Some records of the current input, or the result of processing them.
  case block(Content)
  /// Reading the current input ended.
  case closed(InputEnding)
  /// An input could not be opened, or was skipped.
  case refused(InputPath, InputEnding)
  /// A finding about the run as a whole.
  case runFinding(Finding)

  /// The finding about the event, apart from those in records.
  package var finding: Finding? {
    switch self {
    case .closed(let ending), .refused(_, let ending): ending.failure
    case .runFinding(let finding): finding
    case .opened, .block: nil
    }
  }

  /// Returns the same event with the result of processing its records.
  func map<Output>(_ work: (Content) -> Output) -> InputEvent<Context, Output> {
    switch self {
    case .opened(let path, let format, let context): .opened(path, format, context)
    case .block(let content): .block(work(content))
    case .closed(let ending): .closed(ending)
    case .refused(let path, let ending): .refused(path, ending)
    case .runFinding(let finding): .runFinding(finding)
    }
  }
}

/// The way in which reading an input ended.
package enum InputEnding: Error {
  /// Every record was read.
  case read
  /// The input was read, but there was no record.
  case recordless
  /// Every record was read, but a selected one does not exist.
  case incomplete(Finding)
  /// Every record was read, but a selected range continues after the last one.
  case fewer(Finding)
  /// Nothing was read: the file contains no record, and does not have to.
  case skipped(SkippedInput.Reason)
  /// The input could not be opened or read, or its format is unknown.
  case failed(Finding)

  /// Whether the input was read to its end.
  package var isWhole: Bool {
    switch self {
    case .read, .recordless, .incomplete, .fewer: true
    case .skipped, .failed: false
    }
  }

  /// The reason why the input could not be read as it should; `nil` if there is none.
  package var failure: Finding? {
    switch self {
    case .incomplete(let failure), .failed(let failure): failure
    case .read, .recordless, .fewer, .skipped: nil
    }
  }

  /// What is wrong with the content of an input that was not read; `nil` if something else prevented
  /// that.
  package var fault: Finding? {
    guard case .failed(let finding) = self, finding.rule != .unreadableInput else { return nil }
    return finding
  }

  /// Returns why an input cannot be used if it is the only one: an input that would be skipped in a
  /// folder is refused, too.
  package func refusal(of name: String) -> Finding {
    switch self {
    case .failed(let failure), .incomplete(let failure), .fewer(let failure): failure
    case .skipped(let reason):
      Finding(.unreadableInput, reason.description, at: Place(source: name))
    case .read, .recordless: Finding(.noRecord, "there is no record", at: Place(source: name))
    }
  }
}
