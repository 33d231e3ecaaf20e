public import GameRecords

extension RecordFormat {
  /// What a reader makes of an input that comes in blocks of some size.
  public func read(
    _ bytes: [UInt8],
    source: String = "input",
    blocksOf size: Int = 1 << 20
  ) -> [ParsedRecord] {
    makeReader(source: source).readAll(bytes, blocksOf: size)
  }

  /// What a reader makes of a text.
  public func read(_ text: String) -> [ParsedRecord] { read(Array(text.utf8)) }
}

extension RecordReader {
  /// Reads an input that comes in blocks of some size, until it ends or the reader stops.
  public consuming func readAll(_ bytes: [UInt8], blocksOf size: Int) -> [ParsedRecord] {
    var reader = self
    var parsed: [ParsedRecord] = []
    let receive: RecordReceiver = { record in
      parsed.append(record)
      return .proceed
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      guard reader.read(rest.prefix(size), to: receive) == .proceed else { return parsed }
      rest = rest.dropFirst(size)
    }
    _ = reader.finish(to: receive)
    return parsed
  }
}

extension Diagnostic {
  /// Place and rule in short: `3:9 row-length`, or the rule alone when there is no place.
  public var brief: String {
    (place.start.map { "\($0.line):\($0.column) " } ?? "") + rule.name
  }
}
