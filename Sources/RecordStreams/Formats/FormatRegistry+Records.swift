public import GameRecords

extension FormatRegistry {
  /// Reads every record of an input that is held in memory.
  /// - Parameters:
  ///   - bytes: the input.
  ///   - source: its name, for findings.
  ///   - name: the name of its format; found from the bytes when not given.
  ///   - options: what the reader needs to know beside the bytes.
  /// - Returns: each record with what was found while reading it, bad ones included.
  /// - Throws: a finding when the format cannot be told.
  public func read(
    _ bytes: [UInt8],
    from source: String = "input",
    as name: String? = nil,
    _ options: ReadingOptions = ReadingOptions()
  ) throws(Diagnostic) -> [ParsedRecord] {
    let format: any RecordFormat
    if let name, let named = self.format(named: name) {
      format = named
    } else {
      format = try recognise(InputHead(of: bytes[...], isWhole: true), of: source).format
    }
    var parsed: [ParsedRecord] = []
    var reader = format.makeReader(source: source, options)
    let receive: RecordReceiver = { slice in
      parsed.append(slice.parsed())
      return .proceed
    }
    if reader.read(bytes[...], to: receive) == .proceed { _ = reader.finish(to: receive) }
    return parsed
  }

  /// Writes records as one file; what its format cannot hold is left out.
  /// - Parameters:
  ///   - records: the records; exactly one for a format that holds no more.
  ///   - name: the name of the format.
  /// - Returns: the file's bytes.
  /// - Throws: ``WritingError`` when the format is not known or cannot hold the records.
  public func write(_ records: [GameRecord], as name: String) throws(WritingError) -> [UInt8] {
    guard let format = format(named: name) else {
      throw WritingError("there is no format named \(name)", help: "known are \(names)")
    }
    guard format.holdsMany || records.count == 1 else {
      throw WritingError("a file of format \(name) holds exactly one record, not \(records.count)")
    }
    let options = WritingOptions(records.count == 1 ? .single : .collection)
    guard var writer = format.makeWriter(options) else {
      throw WritingError("format \(name) can only be read")
    }
    var output: [UInt8] = []
    for var record in records {
      _ = writer.fit(&record)
      try writer.write(record, to: &output)
    }
    writer.finish(&output, ofRecords: records.count)
    return output
  }
}
