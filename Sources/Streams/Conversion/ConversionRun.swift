package import GameRecords
import Platform

/// Converts the records of some inputs into outputs, and keeps track of problems and losses.
///
/// Findings are reported as they come; what is said at the end is in the properties.
package struct ConversionRun {
  package let request: ConversionRequest
  /// The output of all records, if there is only one.
  package let output: RecordOutput?
  /// The places of the outputs in a folder, and what these are made of.
  var places: FolderPlaces?
  let splitting: Splitting?
  let report: (Finding) -> Void
  /// Limits the findings about records that are reported.
  var budget: FindingBudget

  /// The number of records and inputs that could not be converted.
  package internal(set) var failures = 0
  /// The number of findings about records that were not reported.
  package internal(set) var unreported = 0
  /// What outputs that were written do not store.
  package internal(set) var losses: LossReport
  /// The number of records that are not written because their game appeared before.
  package internal(set) var repetitions = 0
  /// The numbers of records that the archive had before, and that were added to it; `nil` if it is
  /// not written.
  package internal(set) var addition: (to: Int, of: Int)?
  /// Whether the archive stays as it is, because something of it cannot be written again.
  package internal(set) var keepsArchive = false
  /// Why an output was refused because of an existing file; if several were, the gravest reason.
  package internal(set) var refusal: Finding?

  /// Games in outputs that have been written.
  var games: [GameKey: KeptGame] = [:]
  /// Collects complete outputs.
  let batch = OutputBatch()
  /// The input that is being read.
  var input: InputPath?
  /// Numbers the files of its records, if each has a file of its own.
  var numbering: FileNumbering<PreparedRecord>?
  var part = Part()
  /// The problems of records that are not reported yet, each with the number of other records that
  /// have it.
  var problems: [(finding: Finding, others: Int)] = []
  /// The indices of these problems.
  var problemIndices: [WritingError: Int] = [:]

  /// Where records go.
  package enum Destination {
    /// All into one output.
    case output(RecordOutput)
    /// Into files of a folder.
    case folder(FolderPlaces, by: Splitting)
  }

  /// What the files of a folder are made of.
  package enum Splitting {
    /// The records of an input.
    case input
    /// One record.
    case record
    /// The records of all inputs that have something in common.
    case group(RecordGrouping)
  }

  /// Outputs that are written or refused together.
  struct Part {
    /// The number of records that could not be converted so far.
    var failures = 0
    /// The games in the outputs.
    var games: [GameKey: KeptGame] = [:]
    /// Records that cannot be written before all have been read.
    var held = HeldRecords()
    /// The outputs by their names.
    var outputs: [String: RecordOutput] = [:]
    /// The names of the outputs, in the order in which they were opened.
    var names: [String] = []
    /// Whether something of the archive cannot be written again.
    var hasArchiveFailure = false
    /// The number of records that the archive had before.
    var archived = 0
  }

  /// Creates a run.
  /// - Parameters:
  ///   - request: what to convert, and how.
  ///   - destination: where the records go.
  ///   - report: takes the findings.
  package init(
    _ request: ConversionRequest,
    into destination: Destination,
    report: @escaping (Finding) -> Void
  ) {
    self.request = request
    self.report = report
    budget = FindingBudget(request.findingLimit)
    losses = LossReport(request.lossForm)
    switch destination {
    case .output(let output): (self.output, places, splitting) = (output, nil, nil)
    case .folder(let places, .input) where !request.target.storesMany:
      (output, self.places, splitting) = (nil, places, .record)
    case .folder(let places, let splitting):
      (output, self.places, self.splitting) = (nil, places, splitting)
    }
  }

  /// Converts the records of all inputs.
  /// - Parameters:
  ///   - list: the inputs.
  ///   - options: the options for reading them.
  ///   - configure: changes the request for the records of an input.
  ///   - isStopped: whether to write no more outputs and report no more findings; asked before
  ///     each event.
  /// - Throws: ``FileError`` if an output cannot be written.
  package mutating func convert(
    _ list: InputList,
    _ options: SourceOptions,
    configure: @escaping (InputPath, inout ConversionRequest) throws(Finding) -> Void,
    isStopped: () -> Bool
  ) async throws {
    begin()
    var request = request
    request.writesAhead = options.jobs > 1 && outputsHaveMany
    let shared = request
    try await batch.finishing {
      defer { if !isStopped() { reportProblems() } }
      failures += try await list.forEachBlock(
        reading: options,
        inTurn: true,
        begin: { (input, _) throws(Finding) in
          var request = shared
          try configure(input, &request)
          return input.isArchive ? request.forArchive : request
        },
        work: { slices, request in request.prepare(slices) },
        take: { event throws(FileError) in
          guard !isStopped() else { return .stop }
          if case .refused(let path, _) = event, path.isArchive { part.hasArchiveFailure = true }
          try take(event, options)
          return .proceed
        }
      )
      if !isStopped() { try finishPart(isSound: failures == 0) }
    }
  }

  /// Converts a record that is in no input.
  /// - Parameters:
  ///   - record: the record.
  ///   - name: the name of what it was made of, in findings.
  /// - Throws: ``FileError`` if the output cannot be written.
  package mutating func convert(_ record: some GameRecord, madeOf name: String) throws(FileError) {
    begin()
    defer { reportProblems() }
    let source = SourceText(name: name, bytes: [], start: .start)
    let slice = RecordSlice(ParsedRecord(number: 1, record: record, source: source))
    for prepared in request.prepare([slice]) { try add(prepared) }
    try finishPart(isSound: true)
  }

  /// Whether an output may have many of the records of an input.
  private var outputsHaveMany: Bool {
    switch splitting {
    case .input, nil: true
    case .record, .group: false
    }
  }

  private mutating func begin() {
    if let output { add(output, named: "") }
    // All outputs stay open until the last record is read, and there may be thousands of players.
    if case .group = splitting { CurrentProcess.allowManyFiles() }
  }

  private mutating func take(
    _ event: InputEvent<ConversionRequest, [PreparedRecord]>,
    _ options: SourceOptions
  ) throws(FileError) {
    switch event {
    case .opened(let path, _, _):
      input = path
      try open(path, options)
    case .block(let records): for record in records { try add(record) }
    case .closed(let ending): try close(ending)
    case .refused, .runFinding: break
    }
    guard var finding = event.finding else { return }
    // The output would be empty, or one that was there would look like a new one; an archive may
    // have nothing to add.
    if finding.rule == .noMatch, !request.addsToArchive {
      finding.severity = .error
      failures += 1
    }
    report(finding)
  }

  private mutating func open(_ input: InputPath, _ options: SourceOptions) throws(FileError) {
    switch splitting {
    // A failure in one input does not touch the outputs of the others.
    case .input: try add(output(for: input, suffix: ""), named: "")
    case .record: numbering = try FileNumbering(RecordSource(path: input, options: options))
    case .group, nil: break
    }
  }

  private mutating func close(_ ending: InputEnding) throws(FileError) {
    // What is wrong with the outputs of one input says nothing about those of the next.
    defer {
      switch splitting {
      case .input, .record: reportProblems()
      case .group, nil: break
      }
    }
    if let record = numbering?.onlyOne { try write(record, suffix: "") }
    numbering = nil
    if input?.isArchive == true, !ending.isWhole { part.hasArchiveFailure = true }
    guard case .input = splitting else { return }
    if ending.failure == nil || request.keepsGoing {
      try finishPart(isSound: ending.failure == nil)
    } else {
      for output in part.outputs.values { places?.leave(output.place) }
      endPart()
    }
  }
}
