internal import Flipbook
internal import Glibc

/// Converts each input into a file of its own, or each record.
struct FolderConversion {
  private var run: ConversionRun
  private let folder: String
  /// Whether each record gets a file of its own: when the user wants it, or no file of the format
  /// holds more than one.
  private let isSplit: Bool
  /// The input that each output so far was made from.
  private var outputs: [String: String] = [:]

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
    case .read, .recordless: try part.finish(output, isSound: true)
    case .incomplete where run.request.keepsGoing, .failed where run.request.keepsGoing:
      try part.finish(output, isSound: false)
    case .incomplete, .failed, .skipped, .passedOver: outputs[path] = nil
    }
    run.add(part)
    return ending
  }

  /// One output for each record, numbered when there are several.
  private mutating func convertEachRecord(
    of source: RecordSource
  ) async throws -> RecordSource.Ending {
    var first: PreparedRecord?
    let ending = try await source.read(work: run.request.prepare) { prepared throws(FileError) in
      for record in prepared {
        if record.number > 0, let waiting = first {
          first = nil
          try write(waiting, of: source, isNumbered: true)
        }
        guard run.accepts(record) else { continue }
        if record.number == 1 {
          first = record
        } else {
          try write(record, of: source, isNumbered: true)
        }
      }
    }
    if let first { try write(first, of: source, isNumbered: false) }
    return ending
  }

  private mutating func write(
    _ prepared: PreparedRecord,
    of source: RecordSource,
    isNumbered: Bool
  ) throws(FileError) {
    let suffix = isNumbered ? "-\(prepared.number)" : ""
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
    let path = "\(folder)/\(input.stem)\(suffix).\(fileExtension)"
    guard let other = outputs[path] else {
      outputs[path] = input.name
      try Self.makeFolders(above: path)
      return path
    }
    run.tell([
      Diagnostic(
        .cannotConvert,
        "would become \(DisplayText.escape(path.shownPath)), which \(DisplayText.escape(other)) is already",
        help: "convert it into another folder",
        at: Place(source: input.name)
      )
    ])
    return nil
  }

  private static func makeFolders(above path: String) throws(FileError) {
    var end = path.startIndex
    while let slash = path[end...].firstIndex(of: "/") {
      end = path.index(after: slash)
      let folder = String(path[..<slash])
      guard !folder.isEmpty, mkdir(folder.pathBytes, 0o777) != 0, errno != EEXIST else { continue }
      throw .last(folder, "cannot make the folder")
    }
  }
}
