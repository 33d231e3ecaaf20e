import Flipbook
import TerminalOutput

/// Converts each input, or each record, into a separate file.
struct FolderConversion {
  private var run: ConversionRun
  private let inputs: ConversionInputs
  /// Whether each record gets a separate file: because the user wants it, or because files of the
  /// format contain only one record.
  private let isSplit: Bool
  private var places: FolderPlaces
  /// The input that is being read.
  private var input: InputPath?
  /// The part of the run for this input.
  private var part: ConversionRun
  private var output: RecordOutput?
  /// Numbers the files of its records.
  private var numbering: FileNumbering<PreparedRecord>?

  /// Creates a conversion into a folder.
  /// - Parameters:
  ///   - run: the run, which has no outputs yet.
  ///   - inputs: the inputs.
  ///   - places: the places of outputs in the folder.
  ///   - isSplit: whether each record gets a separate file.
  init(
    _ run: ConversionRun,
    _ inputs: ConversionInputs,
    into places: FolderPlaces,
    isSplit: Bool
  ) {
    self.run = run
    self.inputs = inputs
    part = run
    self.places = places
    self.isSplit = isSplit || !run.request.target.storesMany
  }

  mutating func convert() async throws -> ExitStatus {
    let inputs = inputs
    let unreadable = try await run.batch.finishing {
      try await inputs.forEachBlock { event throws(FileError) in
        isSplit ? try splitRecords(event) : try convertWhole(event)
      }
    }
    return run.end(unreadable: unreadable)
  }

  /// Converts each input into one output.
  private mutating func convertWhole(_ event: ConversionInputs.Event) throws(FileError) {
    switch event {
    case .opened(let path, _, _):
      let place = try place(for: path, suffix: "")
      // A failure in one input does not touch the outputs of the others.
      part = run.part()
      output = try makeOutput(place)
    case .block(let records):
      guard let output else { return }
      for record in records { try part.convert(record, to: output) }
    case .closed(let ending):
      let isWhole = ending.failure == nil
      guard let output = output.take() else { return }
      if isWhole || run.request.keepsGoing {
        try part.finish(output, isSound: isWhole)
      } else {
        places.leave(output.place)
      }
      run.add(part)
    case .refused, .runFinding: break
    }
  }

  /// Converts each record into one output; several are numbered.
  private mutating func splitRecords(_ event: ConversionInputs.Event) throws(FileError) {
    switch event {
    case .opened(let path, _, _):
      input = path
      numbering = FileNumbering(RecordSource(path: path, options: inputs.options))
    case .block(let records):
      for record in records {
        let accepted = run.accept(record)
        for (record, suffix) in numbering?.add(accepted, number: record.number) ?? [] {
          try write(record, suffix: suffix)
        }
      }
    case .closed: if let record = numbering?.onlyOne { try write(record, suffix: "") }
    case .refused, .runFinding: break
    }
  }

  private mutating func write(
    _ prepared: PreparedRecord,
    suffix: String
  ) throws(FileError) {
    guard let input else { return }
    let place = try place(for: input, suffix: suffix)
    // A failure in one record does not touch the outputs of the others.
    var part = run.part()
    let output = try makeOutput(place)
    try part.add(prepared, to: output)
    try part.finish(output, isSound: true)
    run.add(part)
  }

  private func makeOutput(_ place: OutputPlace) throws(FileError) -> RecordOutput {
    try RecordOutput(place, run.request, losses: run.emptyLosses, choosesExtension: true)
  }

  /// The place for the output of an input; missing folders are created.
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
