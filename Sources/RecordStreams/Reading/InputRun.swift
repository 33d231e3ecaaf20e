package import GameRecords

/// Inputs that are read one after the other, and how.
package struct InputRun: Sendable {
  private let paths: [InputPath]
  private let options: SourceOptions

  /// A run over some inputs.
  package init(_ paths: [InputPath], _ options: SourceOptions) {
    self.paths = paths
    self.options = options
  }

  /// Works on the records of all inputs block by block, on several blocks at the same time, of
  /// several inputs where they are short.
  /// - Parameters:
  ///   - isInTurn: whether an input is opened only when the one before it is done with, because
  ///     outputs may be tables that the next one would be read with.
  ///   - begin: what goes with the blocks of an input; called when it is opened.
  ///   - work: what is to be done with the records of a block; called on any thread.
  ///   - take: takes what happens, in the order of the inputs, and says whether to continue.
  /// - Throws: what `take` throws.
  package func forEachBlock<Context: Sendable, Output: Sendable, Failure: Error>(
    inTurn isInTurn: Bool = false,
    begin: @escaping (InputPath, any RecordFormat) throws(Finding) -> Context,
    work: @escaping @Sendable ([RecordSlice], Context) -> Output,
    take: (InputEvent<Context, Output>) throws(Failure) -> ReadingControl
  ) async throws(Failure) {
    var control = ReadingControl.proceed
    for part in isInTurn ? paths.map({ [$0] }) : [paths] where control == .proceed {
      var sequence = InputSequence(part, options, begin: begin)
      let isShort =
        part.count == 1 && part.allSatisfy(\.isShort) && options.recordsPerBlock == .max
      try await OrderedWork.run(
        jobs: isShort ? 1 : options.jobs,
        next: { sequence.next() },
        work: { event in event.map { work($0.slices, $0.context) } },
        take: { (event) throws(Failure) in
          control = try take(event)
          return control
        }
      )
    }
  }
}

extension InputList {
  /// Works on the records of all inputs as ``InputRun`` does, and keeps unread of them.
  /// - Returns: how many inputs could not be read.
  /// - Throws: what `take` throws.
  @discardableResult
  package func forEachBlock<Context: Sendable, Output: Sendable, Failure: Error>(
    reading options: SourceOptions,
    inTurn isInTurn: Bool = false,
    begin: @escaping (InputPath, any RecordFormat) throws(Finding) -> Context,
    work: @escaping @Sendable ([RecordSlice], Context) -> Output,
    take: (InputEvent<Context, Output>) throws(Failure) -> ReadingControl
  ) async throws(Failure) -> Int {
    var unread = UnreadInputs(of: self)
    for failure in unread.failures {
      guard
        try take(.refused(name: failure.place.source, .failed(failure))) == .proceed
      else { return unread.unreadable }
    }
    var name = ""
    var control = ReadingControl.proceed
    try await InputRun(paths, options).forEachBlock(
      inTurn: isInTurn,
      begin: begin,
      work: work,
      take: { (event: InputEvent<Context, Output>) throws(Failure) in
        switch event {
        case .opened(let path, _, _): name = path.name
        case .closed(let ending): unread.note(ending, of: name)
        case .refused(let name, let ending): unread.note(ending, of: name)
        case .block, .remark: break
        }
        control = try take(event)
        return control
      }
    )
    guard control == .proceed else { return unread.unreadable }
    for remark in unread.remarks { _ = try take(.remark(remark)) }
    return unread.unreadable
  }

  /// Does something with each input as a whole, and keeps unread of them.
  /// - Parameters:
  ///   - report: takes findings about inputs that cannot be read or are left out.
  ///   - work: is given each input, and says how reading it ended.
  /// - Returns: how many inputs could not be read.
  /// - Throws: what `work` throws.
  package func forEachInput<Failure: Error>(
    report: (Finding) -> Void,
    _ work: (InputPath) async throws(Failure) -> InputEnding
  ) async throws(Failure) -> Int {
    var unread = UnreadInputs(of: self)
    for failure in unread.failures { report(failure) }
    for path in paths {
      let ending = try await work(path)
      unread.note(ending, of: path.name)
      if let failure = ending.failure { report(failure) }
    }
    for remark in unread.remarks { report(remark) }
    return unread.unreadable
  }
}
