package import GameRecords

/// What happens while the inputs of a run are read, in the order of the inputs.
package enum InputEvent<Context: Sendable, Output: Sendable>: Sendable {
  /// An input was opened.
  case opened(InputPath, any RecordFormat, Context)
  /// What came of some records of the input that was opened last.
  case block(Output)
  /// Reading the input that was opened last ended.
  case closed(RecordSource.Ending)
  /// An input could not be opened.
  case refused(String, Diagnostic)
  /// Something is to be said about the run as a whole.
  case remark(Diagnostic)
}

extension InputList {
  /// Works on the records of all inputs block by block, on several blocks at the same time, of
  /// several inputs where they are short.
  /// - Parameters:
  ///   - options: how they are read.
  ///   - begin: what goes with the blocks of an input; called when it is opened.
  ///   - work: what is to be done with the records of a block; called on any thread.
  ///   - take: takes what happens.
  /// - Throws: what `take` throws.
  package func forEachBlock<Context: Sendable, Output: Sendable, Failure: Error>(
    reading options: SourceOptions,
    begin: @escaping (InputPath, any RecordFormat) throws(Diagnostic) -> Context,
    work: @escaping @Sendable ([RecordSlice], Context) -> Output,
    take: (InputEvent<Context, Output>) throws(Failure) -> Void
  ) async throws(Failure) {
    var account = InputAccount(of: self)
    for failure in account.failures { try take(.refused(failure.place.source, failure)) }
    var sequence = InputSequence(paths, options, begin: begin)
    let isShort = paths.count == 1 && paths.allSatisfy(\.isShort)
    var isOpen = false
    try await OrderedWork.run(
      jobs: isShort ? 1 : options.jobs,
      next: { sequence.next() },
      work: { step -> WorkDone<Context, Output> in
        switch step {
        case .opened(let path, let format, let context): return .opened(path, format, context)
        case .block(let slices, let context): return .block(work(slices, context))
        case .ended(let path, let ending): return .ended(path, ending)
        }
      },
      take: { (done: WorkDone<Context, Output>) throws(Failure) in
        switch done {
        case .opened(let path, let format, let context):
          isOpen = true
          try take(.opened(path, format, context))
        case .block(let output): try take(.block(output))
        case .ended(let path, let ending):
          let failure = account.failure(ending, of: path)
          if isOpen {
            try take(.closed(ending))
          } else if let failure {
            try take(.refused(path.name, failure))
          }
          isOpen = false
        }
      }
    )
    for remark in account.remarks { try take(.remark(remark)) }
  }
}

/// What came of a step.
private enum WorkDone<Context: Sendable, Output: Sendable>: Sendable {
  case opened(InputPath, any RecordFormat, Context)
  case block(Output)
  case ended(InputPath, RecordSource.Ending)
}
