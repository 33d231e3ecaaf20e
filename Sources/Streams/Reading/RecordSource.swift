package import GameRecords
package import ReversiRules

/// One input of a command, and how to read it.
package struct RecordSource: Sendable {
  package let path: InputPath
  package let options: SourceOptions

  /// Creates a source.
  package init(path: InputPath, options: SourceOptions) {
    self.path = path
    self.options = path.isArchive ? options.ofArchive : options
  }

  /// Opens the input and detects its format.
  /// - Parameter known: the format that was detected before.
  /// - Returns: the records of the input.
  /// - Throws: the reason why the input is not read.
  func open(as known: (any RecordFormat)? = nil) throws(InputEnding) -> RecordStream {
    let file = try openFile()
    let format: any RecordFormat
    if let named = options.format(of: file.head) {
      if path.isArchive { try refuseOther(than: named, file.head) }
      format = named
    } else if let known {
      format = known
    } else {
      format = try recognised(file.head).format
    }
    let companions = try Self.reading { () throws(FileError) in
      try options.content?.isInMemory == true || !options.companionContents.isEmpty
        ? CompanionFiles(options.companionContents)
        : CompanionFiles(of: format, at: path, named: options.companions, of: options.files)
    }
    if !format.companions.isEmpty,
      try Self.reading({ () throws(FileError) in try isReplaced(file) })
    {
      return try open()
    }
    return RecordStream(
      file,
      format: format,
      options: ReadingOptions(
        dialect: options.dialect,
        turn: options.turn,
        companions: companions.contents,
        keepsScreens: options.keepsScreens,
        reportsSkipped: path.isArchive,
        jobs: options.jobs
      ),
      findings: companions.findings + otherFormat(than: format),
      selection: options.selection
    )
  }

  /// Warns of a file whose name is that of another format: it may be damaged, or renamed by mistake.
  private func otherFormat(than format: any RecordFormat) -> [Finding] {
    guard options.format == nil, !path.isArchive,
      let owner = options.formats.owner(ofFileNamed: path.fileName), owner.name != format.name
    else { return [] }
    let message =
      "the name is that of a file of format \(owner.name), and the content is read as \(format.name)"
    let help = "rename the file, or name its format with --from"
    return [Finding(.otherFormat, message, help: help, at: Place(source: path.name))]
  }

  /// Refuses an archive that is certainly of another format than the one in which it is written
  /// again.
  private func refuseOther(
    than format: any RecordFormat,
    _ block: [UInt8]
  ) throws(InputEnding) {
    let head = InputHead(of: block[...], isWhole: block.count < InputFile.blockSize)
    // Formats of one type are layouts of the same records, and are read alike.
    guard format.recognise(head) == nil, let other = try? recognised(block),
      type(of: other.format) != type(of: format)
    else { return }
    let finding = Finding(
      .cannotConvert,
      "the archive is a file of format \(other.format.name) (\(other.evidence)), "
        + "and would become one of format \(format.name)",
      help: "write to a new file, and name this one as an input",
      at: Place(source: path.name)
    )
    throw .failed(finding)
  }

  /// Whether another process has replaced the file since it was opened, perhaps with its tables, which
  /// would not belong to it.
  private func isReplaced(_ file: borrowing InputFile) throws(FileError) -> Bool {
    guard options.content == nil, !path.isStandardInput else { return false }
    if try FileSet.settle(in: path.endFolder) { return true }
    return try file.identity != path.identity
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

  /// Opens the file, unless it is compressed, or is a report found in a folder.
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

  /// The format of the content, or the reason why the input is not read.
  var format: InputFormat {
    Result { () throws(InputEnding) in try recognised().format }
  }

  /// Returns the format of the content, and the evidence for it.
  package func recognised() throws(InputEnding) -> (format: any RecordFormat, evidence: String) {
    try recognised(openFile().head)
  }

  private func recognised(
    _ block: [UInt8]
  ) throws(InputEnding) -> (format: any RecordFormat, evidence: String) {
    let head = InputHead(of: block[...], isWhole: block.count < InputFile.blockSize)
    let registry = options.formats
    do throws(Unrecognised) {
      return try registry.identify(
        head,
        of: path.name,
        inFileNamed: path.fileName,
        // A file in a folder may as well be something else.
        otherwise: path.isFound ? nil : options.usualFormat
      )
    } catch {
      if registry.isCompanion(path) { throw .skipped(.table) }
      let isNamedRecord = registry.owner(ofFileNamed: path.fileName) != nil
      let isExpected =
        switch error.kind {
        case .damaged: true
        case .unknown: isNamedRecord
        case .foreign: isNamedRecord && !options.skipsForeign
        }
      guard path.isFound, !isExpected else { throw .failed(error.finding()) }
      throw .skipped(error.rule == .gitLFSPointer ? .pointer : .noRecord)
    }
  }
}

/// The format of an input, or the reason why it is not read.
typealias InputFormat = Result<any RecordFormat, InputEnding>

/// The user's options for reading inputs.
package struct SourceOptions: Sendable {
  /// The known formats.
  package let formats: FormatRegistry
  /// Whether a file with these first bytes lists findings, and contains no records.
  package var isReport: @Sendable (_ head: [UInt8]) -> Bool = { _ in false }
  /// The format, if the user named one.
  package var format: (any RecordFormat)?
  /// The format of the archive that the run adds to.
  package var archiveFormat: (any RecordFormat)?
  /// The format of named inputs whose content no format recognises.
  package var usualFormat: (any RecordFormat)?
  /// Whether files that are plainly something else are skipped, even with the name of a record.
  package var skipsForeign = false
  /// The dialect, if the user named one.
  package var dialect: String?
  /// The side to move of boards that name none, if the user named one.
  package var turn: Disk?
  /// Companion files that the user named, by the names of the ``Companion``s.
  package var companions: [String: InputPath] = [:]
  /// The bytes of companion files, instead of files.
  var companionContents: [String: [UInt8]] = [:]
  /// The records to read; `nil` for all.
  package var selection: RecordSelection?
  /// What records must meet; all others are left out.
  package var condition: RecordCondition?
  /// Whether to keep what the app showed in recorded sessions.
  package var keepsScreens = false
  /// The number of blocks that are processed at the same time.
  package var jobs = 1
  /// The number of records of a block that are processed together; 1 if each takes long.
  package var recordsPerBlock = Int.max
  /// The content to read instead of the bytes of the file.
  package var content: PatchedContent?
  /// The files of the run.
  package var files = RunFiles()
  /// Shows the progress.
  package var progress: Progress?

  /// Creates default options for records of some formats.
  package init(formats: FormatRegistry) { self.formats = formats }

  /// Creates default options for records of one format, or of any format.
  /// - Throws: a finding if no format has the name.
  package init(formats: FormatRegistry, as name: String?) throws(Finding) {
    self.formats = formats
    if let name { format = try formats.format(known: name) }
  }

  /// The options for the archive that the run adds to: what the user says about the inputs is not
  /// about it.
  fileprivate var ofArchive: SourceOptions {
    var options = self
    options.format = archiveFormat
    options.dialect = nil
    options.turn = nil
    options.selection = nil
    options.condition = nil
    return options
  }

  /// Returns the format that is known before reading, unless the input is a Git LFS pointer.
  fileprivate func format(of block: [UInt8]) -> (any RecordFormat)? {
    let head = InputHead(of: block[...], isWhole: block.count < InputFile.blockSize)
    return GitLFSPointer.isPointer(head) ? nil : format
  }
}
