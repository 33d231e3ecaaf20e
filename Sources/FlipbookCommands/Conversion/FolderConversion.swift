internal import Flipbook

/// Converts each input into a file of its own, or each record.
struct FolderConversion {
  private var run: ConversionRun
  private let list: InputList
  /// Whether each record gets a file of its own: when the user wants it, or no file of the format
  /// holds more than one.
  private let isSplit: Bool
  private var places: FolderPlaces

  /// A conversion into a folder.
  /// - Parameters:
  ///   - run: the run without outputs so far.
  ///   - list: the inputs.
  ///   - places: the places in the folder.
  ///   - isSplit: whether each record gets a file of its own.
  init(
    _ run: ConversionRun,
    _ list: InputList,
    into places: FolderPlaces,
    isSplit: Bool
  ) {
    self.run = run
    self.list = list
    self.places = places
    self.isSplit = isSplit || !run.request.target.holdsMany
  }

  mutating func convert(_ inputs: InputOptions) async throws -> ExitStatus {
    let messages = run.messages
    let unreadable = try await run.batch.finishing {
      try await inputs.forEachSource(in: list, tell: messages.show) { source in
        isSplit ? try await convertEachRecord(of: source) : try await convertWhole(source)
      }
    }
    return run.end(unreadable: unreadable)
  }

  /// One output for the whole input.
  private mutating func convertWhole(
    _ source: RecordSource
  ) async throws -> RecordSource.Ending {
    let place = try place(for: source.path, suffix: "")
    // A failure in one input does not touch the outputs of the others.
    var part = run.part()
    var output = try makeOutput(place)
    let ending = try await source.read(work: run.preparation(for: source.path)) {
      prepared throws(FileError) in
      for record in prepared { try part.convert(record, to: &output) }
    }
    switch ending {
    case .read, .fewer, .recordless: try part.finish(output, isSound: true)
    case .incomplete where run.request.keepsGoing, .failed where run.request.keepsGoing:
      try part.finish(output, isSound: false)
    case .incomplete, .failed, .skipped: places.leave(place)
    }
    run.add(part)
    return ending
  }

  /// One output for each record, numbered when there are several.
  private mutating func convertEachRecord(
    of source: RecordSource
  ) async throws -> RecordSource.Ending {
    var numbering = FileNumbering<PreparedRecord>(source)
    let ending = try await source.read(work: run.preparation(for: source.path)) {
      prepared throws(FileError) in
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
    let place = try place(for: source.path, suffix: suffix)
    // A failure in one record does not touch the outputs of the others.
    var part = run.part()
    var output = try makeOutput(place)
    try part.add(prepared, to: &output)
    try part.finish(output, isSound: true)
    run.add(part)
  }

  private func makeOutput(_ place: OutputPlace) throws(FileError) -> RecordOutput {
    try RecordOutput(place, run.request, losses: run.emptyLosses, choosesExtension: true)
  }

  /// Where the output of an input goes, with the folders on the way made.
  private mutating func place(
    for input: InputPath,
    suffix: String
  ) throws(FileError) -> OutputPlace {
    let target = run.request.target
    return try places.take(
      for: input,
      suffix: suffix,
      target.fileExtensions.first ?? target.name,
      ownNames: target.fileNames
    )
  }
}
