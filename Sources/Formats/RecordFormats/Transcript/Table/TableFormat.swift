package import GameRecords

/// A table with a column of moves, a game in each row, as spreadsheets and data sets have them.
///
/// The first line names the columns, with commas, semicolons or tabs between them. The moves are any
/// that ``TranscriptFormat`` reads; other columns with the names of facts become those, and the rest
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

  /// The tables of others seldom say how a game ended.
  package var conventions: FormatConventions { .withoutEnding }

  package func recognise(_ head: InputHead) -> Recognition? {
    let table = MovesTable(head)
    guard table.hasEvidence else { return nil }
    let name = DisplayText.quote(table.names[table.moves])
    return Recognition("moves that can be played in the column \(name)")
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SlicedReader(
      source: source,
      framer: TableFramer(),
      choosing: { [name] head in
        let table = MovesTable(head)
        return { table.parse($0, format: name) }
      }
    )
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { nil }
}
