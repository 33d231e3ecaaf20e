internal import Flipbook
internal import Glibc

/// Converts each input into a file of its own, or into one for each record when a file of the
/// format holds only one.
struct FolderConversion {
  private var run: ConversionRun
  private let folder: String
  /// The input that each output so far was made from.
  private var outputs: [String: String] = [:]

  init(_ request: ConversionRequest, _ messages: Messages, folder: String) {
    run = ConversionRun(request, messages)
    self.folder = folder
  }

  mutating func convert(_ inputs: InputOptions) throws -> ExitStatus {
    let messages = run.messages
    let unreadable = try inputs.forEachSource(excluding: folder, tell: messages.show) { source in
      run.request.target.holdsMany
        ? try convertWhole(source) : try convertEachRecord(of: source)
    }
    return run.end(unreadable: unreadable)
  }

  /// One output for the whole input.
  private mutating func convertWhole(_ source: RecordSource) throws -> RecordSource.Ending {
    guard let path = try path(for: source.path, suffix: "") else { return .read }
    // A failure in one input does not touch the outputs of the others.
    var part = ConversionRun(run.request, run.messages)
    var output = try RecordOutput(path, run.request)
    let ending = try source.read { parsed throws(FileError) in
      try part.convert(parsed, to: &output)
      return .proceed
    }
    if case .read = ending {
      try part.finish(output, isSound: part.failures == 0)
    } else {
      outputs[path] = nil
    }
    run.add(part)
    return ending
  }

  /// One output for each record, numbered when there are several.
  private mutating func convertEachRecord(of source: RecordSource) throws -> RecordSource.Ending {
    var first: PreparedRecord?
    let ending = try source.read { parsed throws(FileError) in
      if parsed.isRecord, let waiting = first {
        first = nil
        try write(waiting, of: source, isNumbered: true)
      }
      guard let prepared = run.prepare(parsed) else { return .proceed }
      if parsed.number == 1 {
        first = prepared
      } else {
        try write(prepared, of: source, isNumbered: true)
      }
      return .proceed
    }
    if let first { try write(first, of: source, isNumbered: false) }
    return ending
  }

  private mutating func write(
    _ prepared: PreparedRecord,
    of source: RecordSource,
    isNumbered: Bool
  ) throws(FileError) {
    let suffix = isNumbered ? "-\(prepared.parsed.number)" : ""
    guard let path = try path(for: source.path, suffix: suffix) else { return }
    var output = try RecordOutput(path, run.request)
    run.tell(try output.add(prepared))
    try run.finishOne(output)
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
        "would become \(DisplayText.escape(path)), which \(DisplayText.escape(other)) is already",
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
      guard !folder.isEmpty, mkdir(folder, 0o777) != 0, errno != EEXIST else { continue }
      throw .last(folder, "cannot make the folder")
    }
  }
}
