import GameRecords
import ReversiRules

/// What the head of a table shows: its columns, and which of them has the moves.
struct MovesTable {
  let separator: UInt8
  /// The names of the columns; at least one.
  let names: [String]
  /// The column of the moves: that with the most moves which can be played, or else the one that is
  /// called so, or the last one.
  let moves: Int
  /// Whether half of the first rows have moves in it, and the heading does not.
  let hasEvidence: Bool

  init(_ head: InputHead) {
    let lines = Array(head.records(cutBy: TableFramer(skipsHeading: false)).prefix(17))
    let heading = lines.first ?? []
    let counts = TableRow.separators.map { byte in heading.count { $0 == byte } }
    let separator = TableRow.separators[counts.firstIndex(of: counts.max() ?? 0) ?? 0]
    let row = TableRow(heading, separator: separator)
    let names = row.fields.indices.map(row.text)
    let isHeading = names.count > 1 ? !names.contains("") : names[0].lowercased() == "moves"
    let hasSquares = lines.dropFirst().contains(where: TranscriptRecognition.hasSquare)
    let rows = (isHeading && hasSquares ? lines.dropFirst() : [])
      .map { TableRow($0, separator: separator) }
    let hits = names.indices.map { column in
      rows.count { $0.fields.count == names.count && Self.hasMoves($0, column) }
    }
    let most = hits.max() ?? 0
    let named = names.firstIndex { $0.lowercased().hasSuffix("moves") } ?? names.count - 1
    moves = most > 0 ? hits.firstIndex(of: most) ?? named : named
    let isMost = most > 0 && 2 * most >= rows.count
    hasEvidence = isHeading && isMost && !Self.hasMoves(row, moves)
    (self.separator, self.names) = (separator, names)
  }

  /// The facts of the columns, as far as their names are those of any.
  var facts: [NamedFact<String>?] { names.map(TableFact.named) }

  /// Whether a field has a game: two moves at least, since a row with a single one is a move of it.
  private static func hasMoves(_ row: TableRow, _ column: Int) -> Bool {
    let text = Array(row.text(column).utf8.prefix(4 << 10))
    guard text.count > 3 else { return false }
    var reader = TranscriptReader(SourceText(name: "", bytes: text[...]))
    reader.read()
    let moves = reader.record.moves
    return !reader.findings.hasErrors && !reader.hasHead && moves.count > 1
      && MoveEvidence.words(for: moves, isWhole: true, enough: 2) != nil
  }

  /// Reads a row of columns with some facts.
  func parse(
    _ source: SourceText,
    _ facts: [NamedFact<String>?],
    format: String
  ) -> ParsedRecord {
    let row = TableRow(source.bytes, separator: separator)
    let start = source.bytes.startIndex
    let fields = row.fields.map { $0.lowerBound - start..<$0.upperBound - start }
    guard fields.count == names.count else {
      let finding = source.finding(
        .tableRow,
        "the row has \(Words.count("field", fields.count)), and the heading \(names.count)",
        help: "write quotation marks around fields that contain the separator",
        at: 0..<source.bytes.count
      )
      return ParsedRecord(findings: [finding], source: source)
    }
    // Only the moves are left of the row, so that places in it stay the same.
    var bytes = [UInt8](repeating: 0x20, count: source.bytes.count)
    bytes.replaceSubrange(fields[moves], with: source[fields[moves]])
    var reader = TranscriptReader(source, reading: bytes)
    reader.read()
    for (index, name) in names.enumerated() where index != moves && !fields[index].isEmpty {
      if name == "length" { reader.checkLength(row.text(index), at: fields[index]) }
      guard !TableFact.derived.contains(name) else { continue }
      let text = row.text(index)
      if let fact = facts[index] {
        reader.read(fact, text, at: fields[index], repeated: .tableField, name: name)
      } else {
        reader.keep(Tag(name: name, value: text), at: fields[index])
      }
    }
    return reader.parsed(format: format)
  }
}

extension TranscriptReader: NamedFactReader {}

extension TranscriptReader {
  /// Checks that a row has as many moves as it says, with passes or without them.
  fileprivate mutating func checkLength(_ text: String, at range: Range<Int>) {
    guard let length = Int(text), length != record.moves.count else { return }
    var full = record
    full.supplyPasses()
    guard length != full.moves.count, length != record.moves.count(where: { $0 != .pass }) else {
      return
    }
    let message =
      "the length is \(length), and the row has \(Words.count("move", record.moves.count)); the row "
      + "may be cut off"
    findings.add(.tableField, message, at: range)
  }
}
