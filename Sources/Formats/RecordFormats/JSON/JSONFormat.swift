package import GameRecords

/// JSON: one record as an object, several as an array or as JSON Lines with one record per line.
///
/// ``schema`` describes the shape. Either format reads files of both layouts, which it
/// distinguishes by their beginning; the formats differ in what they write.
package struct JSONFormat: RecordFormat {
  /// A layout of records.
  package enum Layout: Hashable, Sendable {
    /// For people: one record as an indented object, several as an array.
    case document
    /// For programs: each record on one line.
    case lines
  }

  /// The JSON Schema of a record or of an array of records.
  package static var schema: [UInt8] { PackageResources.game_record_schema_json }

  /// The layout of written records.
  package let layout: Layout

  /// The tables of all games; a record that names none is of the first one.
  package let games: [any GameTable]

  /// Creates the format that writes in a layout.
  package init(layout: Layout, games: [any GameTable]) {
    self.layout = layout
    self.games = games
  }

  package var name: String { layout == .lines ? "jsonl" : "json" }
  package var title: String {
    layout == .lines ? "flipbook's own JSON Lines" : "flipbook's own JSON"
  }
  package var fileExtensions: [String] { layout == .lines ? ["jsonl", "ndjson"] : ["json"] }

  package var record: (any GameRecord.Type)? { nil }
  package var stores: FactSet { .all }
  package var storesMany: Bool { true }
  package var rules: [Rule] { .json }

  package func recognise(_ head: InputHead) -> Recognition? {
    JSONRecognition.recognise(head, as: self)
  }

  package func isDamaged(_ head: InputHead) -> Bool {
    head.isWhole && head.contains("\"flipbook\":")
      && JSONTree(SourceText(name: "", bytes: head.text)).isDamaged
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SlicedReader(source: source, framer: JSONFramer()) { [name, games] text in
      JSONRecordReader.parse(text, format: name, games: games)
    }
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? {
    if let replaced = options.replaced {
      return JSONRecordWriter(like: replaced.bytes, games: games)
    }
    let frame: JSONRecordWriter.Frame =
      layout == .lines ? .lines : options.layout == .collection ? .array : .single
    return JSONRecordWriter(frame, games: games)
  }
}
