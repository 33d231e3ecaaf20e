package import GameRecords

/// Reads inputs one after the other.
package struct InputRun: Sendable {
  private let paths: [InputPath]
  private let options: SourceOptions

  /// Creates a run over some inputs.
  package init(_ paths: [InputPath], _ options: SourceOptions) {
    self.paths = paths
    self.options = options
  }

  /// Processes the records of all inputs block by block, several blocks at the same time, from
  /// several inputs if these are short.
  /// - Parameters:
  ///   - isInTurn: whether an input is opened only after the one before it is finished, because
  ///     outputs may be tables that the next one would be read with.
  ///   - begin: returns the context for the blocks of an input; called when it is opened.
  ///   - work: processes the records of a block; called on any thread.
  ///   - take: takes the events, in the order of the inputs, and returns whether to continue.
  /// - Throws: the errors of `take`.
  package func forEachBlock<Context: Sendable, Output: Sendable, Failure: Error>(
    inTurn isInTurn: Bool = false,
    begin: @escaping (InputPath, any RecordFormat) throws(Finding) -> Context,
    work: @escaping @Sendable ([RecordSlice], Context) -> Output,
    take: (InputEvent<Context, Output>) throws(Failure) -> ReadingControl
  ) async throws(Failure) {
    var control = ReadingControl.proceed
    let size = isInTurn ? 1 : Self.partSize
    for start in stride(from: 0, to: paths.count, by: size) where control == .proceed {
      let part = Array(paths[start..<min(start + size, paths.count)])
      let condition = part.contains(where: \.isArchive) ? nil : options.condition
      let formats = part.count == 1 ? [] : await lookAhead(at: part)
      var sequence = InputSequence(part, options, formats, begin: begin)
      let isShort =
        part.count == 1 && part.allSatisfy(\.isShort) && options.recordsPerBlock == .max
      // Nothing is left to do with files that are not read.
      let isForeign =
        !formats.isEmpty && formats.allSatisfy { if case .failure? = $0 { true } else { false } }
      try await OrderedWork.run(
        jobs: isShort || isForeign ? 1 : options.jobs,
        next: { sequence.next() },
        work: { event in
          event.map { block in
            work(condition?.selected(of: block.slices) ?? block.slices, block.context)
          }
        },
        take: { (event) throws(Failure) in
          control = try take(event)
          return control
        }
      )
    }
  }

  /// How many inputs are looked at before the first of them is read.
  private static let partSize = 1024

  /// Detects the formats of files in folders, of which most may be no records, on all cores.
  private func lookAhead(at part: [InputPath]) async -> [InputFormat?] {
    guard options.format == nil else { return [] }
    var formats: [InputFormat?] = []
    var rest = part[...]
    await OrderedWork.run(
      jobs: options.jobs,
      next: { () -> ArraySlice<InputPath>? in
        defer { rest = rest.dropFirst(16) }
        return rest.isEmpty ? nil : rest.prefix(16)
      },
      work: { paths in
        paths.map { $0.isFound ? RecordSource(path: $0, options: options).format : nil }
      },
      take: { found in
        formats += found
        return .proceed
      }
    )
    return formats
  }
}

extension Finding {
  /// No record of a run meets its condition.
  package static let noMatch = Finding(
    .noMatch,
    "no record matches the query",
    at: Place(source: "flipbook")
  )
}

extension InputList {
  /// Processes the records of all inputs, and notes those that are not read.
  /// - Returns: the number of inputs that could not be read.
  /// - Throws: the errors of `take`.
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
      let path = InputPath(failure.place.source, named: failure.place.source)
      guard try take(.refused(path, .failed(failure))) == .proceed else { return unread.unreadable }
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
        case .refused(let path, let ending): unread.note(ending, of: path.name)
        case .block, .runFinding: break
        }
        control = try take(event)
        return control
      }
    )
    guard control == .proceed else { return unread.unreadable }
    for finding in unread.findings { _ = try take(.runFinding(finding)) }
    for (path, finding) in unread.end() { _ = try take(.refused(path, .failed(finding))) }
    if options.condition?.isUnmet ?? false { _ = try take(.runFinding(.noMatch)) }
    return unread.unreadable
  }

  /// Processes each input as a whole, and notes those that are not read.
  /// - Parameters:
  ///   - report: takes findings about inputs that cannot be read or are left out.
  ///   - work: processes an input, and returns how reading it ended.
  /// - Returns: the number of inputs that could not be read.
  /// - Throws: the errors of `work`.
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
    for finding in unread.findings { report(finding) }
    for (_, finding) in unread.end() { report(finding) }
    return unread.unreadable
  }
}
