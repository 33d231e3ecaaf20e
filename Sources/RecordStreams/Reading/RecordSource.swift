package import GameRecords

/// One input of a command, and how it is to be read.
package struct RecordSource: Sendable {
  package let path: InputPath
  package let options: SourceOptions

  /// An input that is read in some way.
  package init(path: InputPath, options: SourceOptions) {
    self.path = path
    self.options = options
  }

  /// Opens the input and finds out its format.
  /// - Throws: how reading ends that does not begin.
  func open() throws(InputEnding) -> RecordStream {
    let file = try openFile()
    let named = options.format(of: file.head)
    let format = if let named { named } else { try recognised(file.head).format }
    let companions = try Self.reading { () throws(FileError) in
      try options.content?.isInMemory == true || !options.companionContents.isEmpty
        ? CompanionFiles(options.companionContents)
        : CompanionFiles(of: format, at: path, named: options.companions)
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
  ) throws(InputEnding) -> Value {
    do throws(FileError) {
      return try work()
    } catch {
      throw .failed(error.finding(.unreadableInput))
    }
  }

  /// Opens the file, unless it is compressed, or lists findings and is only in a folder.
  private func openFile() throws(InputEnding) -> InputFile {
    let file = try Self.reading { () throws(FileError) in
      try InputFile(path, as: options.content)
    }
    if path.isFound, options.isReport(file.head) {
      throw .skipped(.report)
    }
    if let finding = CompressedInput.finding(file.head, of: path) {
      let isNamed = options.formats.format(forFileNamed: path.fileName) != nil
      throw path.isFound && !isNamed ? .skipped(.noRecord) : .failed(finding)
    }
    return file
  }

  /// The format that the content shows, and what only that format has.
  package func recognised() throws(InputEnding) -> (format: any RecordFormat, evidence: String) {
    try recognised(openFile().head)
  }

  private func recognised(
    _ block: [UInt8]
  ) throws(InputEnding) -> (format: any RecordFormat, evidence: String) {
    let head = InputHead(of: block[...], isWhole: block.count < InputFile.blockSize)
    let registry = options.formats
    do throws(Finding) {
      return try registry.recognise(head, of: path.name, inFileNamed: path.fileName)
    } catch {
      if registry.isCompanion(path) { throw .skipped(.table) }
      guard path.isFound, !registry.hasEvidence(in: head, ofFileNamed: path.fileName) else {
        throw .failed(error)
      }
      throw .skipped(error.rule == .gitLFSPointer ? .pointer : .noRecord)
    }
  }
}

/// What the user said about how to read the inputs.
package struct SourceOptions: Sendable {
  /// The formats that there are.
  package let formats: FormatRegistry
  /// Whether a file with some first bytes lists findings, and contains no records.
  package var isReport: @Sendable (_ head: [UInt8]) -> Bool = { _ in false }
  /// The format, if the user named one.
  package var format: (any RecordFormat)?
  /// The dialect, if the user named one.
  package var dialect: String?
  /// Companion files that the user named, by the names of the ``Companion``s.
  package var companions: [String: InputPath] = [:]
  /// The bytes of companion files, in place of files.
  var companionContents: [String: [UInt8]] = [:]
  /// The records to read; all when `nil`.
  package var selection: RecordSelection?
  /// How many slices are worked on at the same time.
  package var jobs = 1
  /// How many records of a block are worked on together; 1 where each is much work.
  package var recordsPerBlock = Int.max
  /// What to read instead of the bytes of the file.
  package var content: PatchedContent?
  /// What shows how far reading has come.
  package var progress: Progress?

  /// The usual way to read records of some formats.
  package init(formats: FormatRegistry) { self.formats = formats }

  /// The usual way to read records of a format, or of whatever format there is.
  /// - Throws: a finding when no format has the name.
  package init(formats: FormatRegistry, as name: String?) throws(Finding) {
    self.formats = formats
    if let name { format = try formats.format(known: name) }
  }

  /// The format that the user named, unless the input is none of any: a pointer of Git LFS.
  fileprivate func format(of block: [UInt8]) -> (any RecordFormat)? {
    let head = InputHead(of: block[...], isWhole: block.count < InputFile.blockSize)
    return GitLFSPointer.isPointer(head) ? nil : format
  }
}
