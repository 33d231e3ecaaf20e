import GameRecords
import RecordFormats

/// Writes records, or their moves, as the rows of a table.
struct CSVWriter: RecordWriter {
  private let columns: RecordColumns
  /// The facts that the table shows; `nil` if what it leaves out is not a loss.
  private let stores: FactSet?
  private var hasHeading = false
  private var source = SourceText(name: "", bytes: [], start: .start)
  private var number = 0

  init(_ columns: RecordColumns, keeping stores: FactSet?) {
    (self.columns, self.stores) = (columns, stores)
  }

  mutating func note(source: SourceText, number: Int) {
    (self.source, self.number) = (source, number)
  }

  var continuation: (any RecordWriter)? {
    var writer = self
    writer.hasHeading = true
    return writer
  }

  func fit(_ record: inout some GameRecord) -> [Loss] {
    guard let stores else { return [] }
    let losses = record.replacedCharacters + columns.fit(&record, to: stores)
    return losses.sorted { $0.fact.rawValue < $1.fact.rawValue }
  }

  mutating func write(_ record: consuming some GameRecord, to output: inout [UInt8]) {
    addHeading(to: &output)
    let parsed = ParsedRecord(number: number, record: record, source: source)
    for row in columns.rows(of: parsed) {
      var line = CSVLine()
      for value in row { line.add(value) }
      output += line.bytes
    }
  }

  mutating func finish(to output: inout [UInt8]) { addHeading(to: &output) }

  private mutating func addHeading(to output: inout [UInt8]) {
    guard !hasHeading else { return }
    hasHeading = true
    output += CSVLine(columns.names).bytes
  }
}

extension GameRecord {
  /// The facts of which a table shows some characters as symbols.
  fileprivate var replacedCharacters: [Loss] {
    let texts: [(Fact, [String?])] = [
      (.id, [id]), (.event, [event]), (.site, [site]), (.round, [round]), (.names, playerNames),
    ]
    return texts.compactMap { fact, texts in
      texts.contains { $0.map(CSVLine.replacesCharacters) ?? false }
        ? Loss(fact, .replaced, detail: "control characters by symbols") : nil
    }
  }
}

extension CSVLine {
  /// Adds the value of a field, or an empty field.
  package mutating func add(_ value: ColumnValue?) {
    switch value {
    case nil: add(nil as Double?)
    case .text(let text): add(untrusted: text)
    case .number(let number): add(number)
    case .date(let date): add(date.description)
    case .flag(let isTrue): add(isTrue ? "true" : "false")
    }
  }
}
