import GameRecords

/// Reads the records of one input as slices, block by block.
struct RecordStream: ~Copyable {
  /// The input's format.
  let format: any RecordFormat
  private var file: InputFile
  private var reader: any RecordReader
  private var block: [UInt8]
  private var findings: [Finding]
  private let selection: RecordSelection?
  private var isAtEnd = false
  /// The number of records so far, including those that are not selected.
  private(set) var recordCount = 0
  /// The number of bytes of the input that the reader got.
  private(set) var bytesRead = 0

  /// Creates a stream from an open file.
  /// - Parameters:
  ///   - file: the input.
  ///   - format: its format.
  ///   - options: options of the reader.
  ///   - findings: the findings about the input before its first record.
  ///   - selection: the records to return; `nil` for all.
  init(
    _ file: consuming InputFile,
    format: any RecordFormat,
    options: ReadingOptions,
    findings: [Finding],
    selection: RecordSelection?
  ) {
    self.format = format
    block = file.head
    self.findings = findings
    self.selection = selection
    reader = format.makeReader(source: file.name, options)
    self.file = file
  }

  /// Returns the records that are complete with the next block, which may be none; `nil` after the
  /// last block.
  mutating func next() throws(FileError) -> [RecordSlice]? {
    guard !isAtEnd else { return nil }
    var slices = takeFindings()
    let selection = selection
    var count = recordCount
    defer { recordCount = count }
    let receive: RecordReceiver = { (slice: consuming RecordSlice) in
      let number = slice.number
      count = max(count, number)
      if selection?.contains(number) ?? true { slices.append(slice) }
      return selection?.ends(with: number) ?? false ? .stop : .proceed
    }
    bytesRead += block.count
    if block.isEmpty {
      _ = reader.finish(to: receive)
      isAtEnd = true
    } else if reader.read(block[...], to: receive) == .stop {
      isAtEnd = true
    } else {
      block = try file.readBlock()
    }
    return slices
  }

  /// How reading ended, after the last record.
  var ending: InputEnding {
    if recordCount == 0 { return .recordless }
    if let missing = selection?.missing(ofRecords: recordCount) {
      return .incomplete(.noRecord(missing, of: recordCount, in: file.name))
    }
    guard let last = selection?.last, last < .max, last > recordCount else { return .read }
    return .fewer(.noRecords(through: last, of: recordCount, in: file.name))
  }

  private mutating func takeFindings() -> [RecordSlice] {
    guard !findings.isEmpty else { return [] }
    defer { findings = [] }
    return [RecordSlice(findings, about: file.name)]
  }
}

extension RecordSlice {
  /// Creates an element for findings about an input as a whole.
  init(_ findings: [Finding], about input: String) {
    let text = SourceText(name: input, bytes: [])
    self.init(ParsedRecord(findings: findings, source: text))
  }
}

extension Finding {
  /// Returns a finding about a selected record that does not exist.
  static func noRecord(_ number: Int, of count: Int, in source: String) -> Finding {
    let message = "there is no record \(number); the input has \(count)"
    return Finding(.recordChoice, message, at: Place(source: source))
  }

  /// Returns a finding about a selected range that ends after the last record.
  static func noRecords(through last: Int, of count: Int, in source: String) -> Finding {
    var note = noRecord(count + 1, of: count, in: source)
    if last > count + 1 {
      note.message = "there are no records \(count + 1) to \(last); the input has \(count)"
    }
    note.severity = .note
    return note
  }
}
