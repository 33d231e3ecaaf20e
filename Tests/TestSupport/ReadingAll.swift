public import GameRecords

extension RecordReader {
  /// Everything that the reader makes of some bytes, fed in blocks of some size until it stops.
  public consuming func readAll(_ bytes: [UInt8], blockSize: Int = 1 << 16) -> [ParsedRecord] {
    var reader = self
    var parsed: [ParsedRecord] = []
    func receive(_ record: ParsedRecord) -> ReadingControl {
      parsed.append(record)
      return .proceed
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      guard reader.read(rest.prefix(blockSize), to: receive) == .proceed else { return parsed }
      rest = rest.dropFirst(blockSize)
    }
    _ = reader.finish(to: receive)
    return parsed
  }
}

extension RecordFormat {
  /// Everything that a reader makes of some bytes, fed in blocks of some size.
  public func readAll(_ bytes: [UInt8], blockSize: Int = 1 << 16) -> [ParsedRecord] {
    makeReader(source: "test").readAll(bytes, blockSize: blockSize)
  }

  /// Everything that a reader makes of a text.
  public func readAll(_ text: String, blockSize: Int = 1 << 16) -> [ParsedRecord] {
    readAll(Array(text.utf8), blockSize: blockSize)
  }

  /// The bytes of some records.
  public func write(_ records: [GameRecord], _ layout: WritingLayout) throws -> [UInt8] {
    var output: [UInt8] = []
    var writer = makeWriter(layout)
    for record in records { try writer.write(record, to: &output) }
    writer.finish(to: &output)
    return output
  }
}

extension ParsedRecord {
  /// What was found, each as `line:column rule`.
  public var findings: [String] { diagnostics.map(\.finding) }
}

extension Diagnostic {
  /// Where and what: `line:column rule`.
  public var finding: String {
    guard let start = place.start else { return rule.name }
    return "\(start.line):\(start.column) \(rule.name)"
  }
}
