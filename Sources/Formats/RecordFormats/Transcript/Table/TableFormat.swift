package import GameRecords

/// A table with a column of moves, a game in each row, as spreadsheets and data sets have them.
///
/// The first line names the columns, with commas, semicolons or tabs between them, or is `moves`
/// alone. Fields in quotation marks may have several lines (RFC 4180). The moves are any that
/// ``TranscriptFormat`` reads; other columns with the names of facts become those, and the rest
/// tags. Sources: the tables that flipbook writes as `csv`, and the games of eOthello on Kaggle.
package struct TableFormat: RecordFormat {
  package let name = "table"
  package let title = "tables with a column of moves"
  package let fileExtensions = ["csv", "tsv"]
  package let stores = FactSet([])
  package let storesMany = true
  package var rules: [Rule] { .table + .transcript + .notation }

  /// The format.
  package init() {}

  private static let marks = ByteSet(TableRow.separators + "\"".utf8)

  /// The tables of others seldom say how a game ended.
  package var conventions: FormatConventions { .withoutEnding }

  package func recognise(_ head: InputHead) -> Recognition? {
    // A short heading may be that of a single column.
    let heading = head.text.prefix { !ByteCount.endsLine($0) }
    guard heading.count < 16 || heading.contains(where: Self.marks.contains) else { return nil }
    let table = MovesTable(head)
    guard table.hasEvidence else { return nil }
    let name = DisplayText.quote(table.names[table.moves])
    // Without the heading, the moves of a single column would be a transcript.
    return Recognition(
      "moves that can be played in the column \(name)",
      strength: table.names.count == 1 ? .name : .content
    )
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SlicedReader(
      source: source,
      framer: TableFramer(),
      choosing: { [name] head in
        let table = MovesTable(head)
        let facts = table.facts
        return { table.parse($0, facts, format: name) }
      }
    )
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { nil }
}
