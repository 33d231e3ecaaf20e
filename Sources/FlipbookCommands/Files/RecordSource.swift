internal import Flipbook

/// One input of a command, and how it is to be read.
struct RecordSource: Sendable {
  let path: InputPath
  let options: SourceOptions

  /// How reading an input ended.
  enum Ending: Sendable {
    /// Every record was handed over.
    case read
    /// What was found was handed over, but there was no record.
    case recordless
    /// Every record was handed over, but one that the user has chosen is not there.
    case incomplete(Diagnostic)
    /// Every record was handed over, but a range that the user has chosen goes on behind the last one.
    case fewer(Diagnostic)
    /// Nothing was handed over: a file in a folder that is of no known format.
    case skipped
    /// Nothing was handed over: a file in a folder that is no input, but tells of inputs.
    case passedOver
    /// The input could not be opened or read, or its format could not be told.
    case failed(Diagnostic)

    /// Whether the input was read to its end.
    var isWhole: Bool {
      switch self {
      case .read, .recordless, .incomplete, .fewer: true
      case .skipped, .passedOver, .failed: false
      }
    }
  }

  /// Opens the input and finds out its format.
  /// - Throws: ``Obstacle``.
  func open() throws(Obstacle) -> RecordStream {
    let file = try Self.reading { () throws(FileError) in
      try InputFile(path, as: options.content)
    }
    if path.isFound, Baseline.isBaseline(file.head) || ReporterRegistry.isReport(file.head) {
      throw .report
    }
    if let finding = CompressedInput.finding(file.head, of: path) {
      throw isStranger ? .stranger : .failure(finding)
    }
    let format = try format(of: file.head)
    let companions = try Self.reading { () throws(FileError) in
      try CompanionFiles(of: format, at: path, named: options.companions)
    }
    return RecordStream(
      file,
      format: format,
      options: ReadingOptions(dialect: options.dialect, companions: companions.contents),
      findings: companions.findings,
      selection: options.selection
    )
  }

  private static func reading<Value: ~Copyable>(
    _ work: () throws(FileError) -> Value
  ) throws(Obstacle) -> Value {
    do throws(FileError) {
      return try work()
    } catch {
      throw .failure(error.diagnostic(.unreadableInput))
    }
  }

  /// Why an input is not read.
  enum Obstacle: Error {
    /// A file in a folder that is of no known format.
    case stranger
    /// A file in a folder that lists findings, known or not.
    case report
    /// The input could not be opened, or its format could not be told.
    case failure(Diagnostic)
  }

  /// How reading ends that does not begin.
  static func ending(_ obstacle: Obstacle) -> Ending {
    switch obstacle {
    case .stranger: .skipped
    case .report: .passedOver
    case .failure(let diagnostic): .failed(diagnostic)
    }
  }

  /// The format that the user named, or the one that the content shows.
  private func format(of block: [UInt8]) throws(Obstacle) -> any RecordFormat {
    if let format = options.format { return format }
    let head = InputHead(of: block[...], isWhole: block.count < InputFile.blockSize)
    do throws(Diagnostic) {
      return try FormatRegistry.standard.recognise(head, of: path.name).format
    } catch {
      // By the name only when the content tells nothing, and a damaged file is more likely than a
      // foreign one.
      guard error.rule == .unknownFormat, !block.isEmpty,
        let named = FormatRegistry.standard.format(forFileNamed: path.fileName)
      else { throw isStranger ? .stranger : .failure(error) }
      return named
    }
  }

  /// Whether the file was only found in a folder and nothing in its name says that it is a record.
  private var isStranger: Bool {
    path.isFound && FormatRegistry.standard.format(forFileNamed: path.fileName) == nil
  }
}

/// What the user said about how to read the inputs.
struct SourceOptions: Sendable {
  /// The format, if the user named one.
  var format: (any RecordFormat)?
  /// The dialect, if the user named one.
  var dialect: String?
  /// Companion files that the user named, by the names of the ``Companion``s.
  var companions: [String: InputPath] = [:]
  /// The records to read; all when `nil`.
  var selection: RecordSelection?
  /// How many slices are worked on at the same time.
  var jobs = 1
  /// What to read instead of the bytes of the file.
  var content: PatchedContent?
  /// What shows how far reading has come.
  var progress: Progress?
}
