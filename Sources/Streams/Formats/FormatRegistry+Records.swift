public import GameRecords

extension FormatRegistry {
  /// Reads the records of a file one after the other, in memory that does not grow with the file.
  /// - Parameters:
  ///   - path: the file.
  ///   - name: the name of its format; by default detected from its first bytes and its name.
  ///   - options: options of the reader; companion files that are not given are searched next to
  ///     the file.
  /// - Returns: the records with the findings from reading them, including bad records.
  /// - Throws: a finding if the file cannot be read, or if its format is unknown or cannot be
  ///   recognised.
  public func records(
    inFile path: String,
    as name: String? = nil,
    _ options: ReadingOptions = ReadingOptions()
  ) throws(Finding) -> RecordSequence {
    try records(InputPath(path), as: name, options)
  }

  /// Reads the records of an input in memory, one after the other.
  /// - Parameters:
  ///   - bytes: the input.
  ///   - source: its name, for findings.
  ///   - name: the name of its format; by default detected from the bytes.
  ///   - options: options of the reader.
  /// - Returns: the records with the findings from reading them, including bad records.
  /// - Throws: a finding if the format is unknown or cannot be recognised.
  public func records(
    in bytes: [UInt8],
    from source: String = "input",
    as name: String? = nil,
    _ options: ReadingOptions = ReadingOptions()
  ) throws(Finding) -> RecordSequence {
    try records(InputPath(inMemoryNamed: source), PatchedContent(bytes: bytes), as: name, options)
  }

  private func records(
    _ path: InputPath,
    _ content: PatchedContent? = nil,
    as name: String?,
    _ reading: ReadingOptions
  ) throws(Finding) -> RecordSequence {
    var options = try SourceOptions(formats: self, as: name)
    options.dialect = reading.dialect
    options.turn = reading.turn
    options.companionContents = reading.companions
    options.content = content
    let source = RecordSource(path: path, options: options)
    do throws(InputEnding) {
      return RecordSequence(try source.open(), path.name)
    } catch {
      throw error.refusal(of: path.name)
    }
  }

  /// Reads all records of an input in memory, as ``records(in:from:as:_:)`` does.
  /// - Throws: a finding if the format is unknown or cannot be recognised.
  public func read(
    _ bytes: [UInt8],
    from source: String = "input",
    as name: String? = nil,
    _ options: ReadingOptions = ReadingOptions()
  ) throws(Finding) -> [ParsedRecord] {
    Array(try records(in: bytes, from: source, as: name, options))
  }

  /// Writes records as one file.
  /// - Parameters:
  ///   - records: the records; exactly one for a format with only one record in a file.
  ///   - name: the name of the format.
  ///   - passSpelling: the notation of a pass, if the format has several.
  ///   - table: the rows and columns, if the format is a table.
  /// - Returns: the file's bytes, the files that belong next to it, and the losses.
  /// - Throws: ``/GameRecords/WritingError`` if the format is unknown or cannot store the records.
  public func write(
    _ records: [some GameRecord],
    as name: String,
    passSpelling: String? = nil,
    table: TableLayout = TableLayout()
  ) throws(WritingError) -> WrittenRecords {
    guard let format = output(named: name) ?? format(named: name) else {
      let (message, help) = absence(ofFormatNamed: name)
      throw WritingError(message, help: help)
    }
    guard format.storesMany || records.count == 1 else {
      throw WritingError("a \(name) file contains exactly one record, not \(records.count)")
    }
    let layout = records.count == 1 ? WritingLayout.single : .collection
    let options = WritingOptions(layout, passSpelling: passSpelling, table: table)
    guard var writer = format.makeWriter(options) else {
      throw WritingError(
        format.isTable ? "the table has an unknown column" : "format \(name) can only be read"
      )
    }
    var bytes: [UInt8] = []
    var losses: [WrittenRecords.RecordLoss] = []
    for index in records.indices {
      var record = records[index]
      writer.note(source: SourceText(name: "", bytes: [], start: .start), number: index + 1)
      for loss in writer.fit(&record) {
        losses.append(WrittenRecords.RecordLoss(record: index + 1, loss: loss))
      }
      try writer.write(consume record, to: &bytes)
    }
    writer.finish(&bytes, ofRecords: records.count)
    return WrittenRecords(
      bytes: bytes,
      companions: writer.companions,
      losses: losses,
      fileExtension: writer.fileExtension ?? format.fileExtensions.first ?? name
    )
  }
}
