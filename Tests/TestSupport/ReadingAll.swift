public import GameRecords

extension RecordReader {
  /// Returns everything that the reader makes of some bytes, fed in blocks of some size until it
  /// stops.
  public consuming func readAll(_ bytes: [UInt8], blockSize: Int = 1 << 16) -> [ParsedRecord] {
    var reader = self
    var parsed: [ParsedRecord] = []
    func receive(_ slice: RecordSlice) -> ReadingControl {
      parsed.append(slice.parsed())
      return .proceed
    }
    // One slice for each block: blocks may be single bytes, and this is not optimised.
    let count = bytes.count
    var start = 0
    while start < count {
      let end = min(count, start + blockSize)
      guard reader.read(bytes[start..<end], to: receive) == .proceed else { return parsed }
      start = end
    }
    _ = reader.finish(to: receive)
    return parsed
  }
}

extension RecordFormat {
  /// Returns everything that a reader makes of some bytes, fed in blocks of some size.
  public func readAll(_ bytes: [UInt8], blockSize: Int = 1 << 16) -> [ParsedRecord] {
    readAll(bytes, ReadingOptions(), blockSize: blockSize)
  }

  /// Returns everything that a reader with options makes of some bytes, fed in blocks of some size.
  public func readAll(
    _ bytes: [UInt8],
    _ options: ReadingOptions,
    blockSize: Int = 1 << 16
  ) -> [ParsedRecord] {
    makeReader(source: "test", options).readAll(bytes, blockSize: blockSize)
  }

  /// Returns everything that a reader makes of a text.
  public func readAll(_ text: String, blockSize: Int = 1 << 16) -> [ParsedRecord] {
    readAll(Array(text.utf8), blockSize: blockSize)
  }

  /// Returns the bytes of some records, fitted to the format.
  public func write(_ records: [some GameRecord], _ layout: WritingLayout) throws -> [UInt8] {
    try write(records, WritingOptions(layout)).bytes
  }

  /// Returns the bytes of some records, the records as they were fitted, and the losses of each.
  public func write<Record: GameRecord>(
    _ records: [Record],
    _ options: WritingOptions
  ) throws -> (bytes: [UInt8], fitted: [Record], losses: [[Loss]]) {
    guard var writer = makeWriter(options) else { throw WritingError("\(name) is only read") }
    var output: [UInt8] = []
    var fitted: [Record] = []
    var losses: [[Loss]] = []
    for var record in records {
      losses.append(writer.fit(&record))
      try writer.write(record, to: &output)
      fitted.append(record)
    }
    writer.finish(&output, ofRecords: records.count)
    return (output, fitted, losses)
  }
}

extension ParsedRecord {
  /// The findings, each as `line:column rule`.
  public var placedRules: [String] { findings.map(\.placedRule) }
}

extension Finding {
  /// The place and the rule: `line:column rule`.
  public var placedRule: String {
    guard let start = place.start else { return rule.name }
    return "\(start.line):\(start.column) \(rule.name)"
  }
}
