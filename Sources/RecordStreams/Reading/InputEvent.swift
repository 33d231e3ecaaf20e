package import GameRecords

/// What happens while the inputs of a run are read, in the order of the inputs.
package enum InputEvent<Context: Sendable, Content: Sendable>: Sendable {
  /// An input was opened.
  case opened(InputPath, any RecordFormat, Context)
  /// Some records of the input that was opened last, or what became of them.
  case block(Content)
  /// Reading the input that was opened last ended.
  case closed(InputEnding)
  /// An input could not be opened, or has no record and need not.
  case refused(name: String, InputEnding)
  /// Something is to be said about the run as a whole.
  case remark(Finding)

  /// What is to be reported of it, besides what is found in records.
  package var finding: Finding? {
    switch self {
    case .closed(let ending), .refused(_, let ending): ending.failure
    case .remark(let remark): remark
    case .opened, .block: nil
    }
  }

  /// The same event with what became of its records.
  func map<Output>(_ work: (Content) -> Output) -> InputEvent<Context, Output> {
    switch self {
    case .opened(let path, let format, let context): .opened(path, format, context)
    case .block(let content): .block(work(content))
    case .closed(let ending): .closed(ending)
    case .refused(let name, let ending): .refused(name: name, ending)
    case .remark(let remark): .remark(remark)
    }
  }
}

/// How reading an input ended.
package enum InputEnding: Error {
  /// Every record was handed over.
  case read
  /// What was found was handed over, but there was no record.
  case recordless
  /// Every record was handed over, but one that the user has chosen is not there.
  case incomplete(Finding)
  /// Every record was handed over, but a range that the user has chosen continues after the last one.
  case fewer(Finding)
  /// Nothing was handed over: a file that contains no record and need not.
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

  /// What keeps the input from being read as it should be; `nil` when nothing does.
  package var failure: Finding? {
    switch self {
    case .incomplete(let failure), .failed(let failure): failure
    case .read, .recordless, .fewer, .skipped: nil
    }
  }

  /// Why nothing was made of an input by whoever wanted just this one: what would be skipped in a
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
