internal import Flipbook

/// Converts each input into a file of its own, or each record.
struct FolderConversion {
  private var run: ConversionRun
  private let folder: String
  /// Whether each record gets a file of its own: when the user wants it, or no file of the format
  /// holds more than one.
  private let isSplit: Bool
  private var places = FolderPlaces()

  init(_ run: ConversionRun, folder: String, isSplit: Bool) {
    self.run = run
    self.folder = folder
    self.isSplit = isSplit || !run.request.target.holdsMany
  }

  mutating func convert(_ inputs: InputOptions) async throws -> ExitStatus {
    let messages = run.messages
    let unreadable = try await inputs.forEachSource(
      in: inputs.list(writingTo: folder),
      tell: messages.show
    ) { source in
      isSplit ? try await convertEachRecord(of: source) : try await convertWhole(source)
    }
    return run.end(unreadable: unreadable)
  }

  /// One output for the whole input.
  private mutating func convertWhole(
    _ source: RecordSource
  ) async throws -> RecordSource.Ending {
    guard let path = try path(for: source.path, suffix: "") else { return .read }
    // A failure in one input does not touch the outputs of the others.
    var part = run.part()
    var output = try makeOutput(path)
    let ending = try await source.read(work: run.request.prepare) { prepared throws(FileError) in
      for record in prepared { try part.convert(record, to: &output) }
    }
    switch ending {
    case .read, .fewer, .recordless: try part.finish(output, isSound: true)
    case .incomplete where run.request.keepsGoing, .failed where run.request.keepsGoing:
      try part.finish(output, isSound: false)
    case .incomplete, .failed, .skipped, .passedOver: places.leave(path)
    }
    run.add(part)
    return ending
  }

  /// One output for each record, numbered when there are several.
  private mutating func convertEachRecord(
    of source: RecordSource
  ) async throws -> RecordSource.Ending {
    var numbering = FileNumbering<PreparedRecord>(source)
    let ending = try await source.read(work: run.request.prepare) { prepared throws(FileError) in
      for record in prepared {
        let accepted = run.accepts(record) ? record : nil
        for (record, suffix) in numbering.add(accepted, number: record.number) {
          try write(record, of: source, suffix: suffix)
        }
      }
    }
    if let record = numbering.onlyOne { try write(record, of: source, suffix: "") }
    return ending
  }

  private mutating func write(
    _ prepared: PreparedRecord,
    of source: RecordSource,
    suffix: String
  ) throws(FileError) {
    guard let path = try path(for: source.path, suffix: suffix) else { return }
    // A failure in one record does not touch the outputs of the others.
    var part = run.part()
    var output = try makeOutput(path)
    try part.add(prepared, to: &output)
    try part.finish(output, isSound: true)
    run.add(part)
  }

  private func makeOutput(_ path: String) throws(FileError) -> RecordOutput {
    try RecordOutput(path, run.request, losses: run.emptyLosses, choosesExtension: true)
  }

  /// Where the output of an input goes, with the folders on the way made; `nil`, after it was told,
  /// when another input already goes there.
  private mutating func path(
    for input: InputPath,
    suffix: String
  ) throws(FileError) -> String? {
    let fileExtension = run.request.target.fileExtensions.first ?? run.request.target.name
    switch try places.take("\(folder)/\(input.stem)\(suffix).\(fileExtension)", for: input) {
    case .free(let path): return path
    case .taken(let collision):
      run.tell([collision])
      return nil
    }
  }
}
