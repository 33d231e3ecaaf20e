public import GameRecords
package import RecordFormats

/// Game records as XML: one `<game>`, or many in `<games>`.
public struct XMLFormat: RecordFormat {
  static let name = "xml"

  /// The XML Schema of documents.
  package static var schema: [UInt8] { PackageResources.game_record_xsd }

  /// The tables of all games.
  private let tables: [any GameTable]

  /// Creates the format for records of some games.
  package init(games: [any GameTable]) { tables = games }

  /// `xml`.
  public var name: String { Self.name }
  /// The title that users see.
  public var title: String { "flipbook's own XML" }
  /// `xml`.
  public var fileExtensions: [String] { ["xml"] }
  /// Records of all games.
  public var record: (any GameRecord.Type)? { nil }
  /// Everything.
  public var stores: FactSet { .all }
  /// A `<games>` element contains any number.
  public var storesMany: Bool { true }
  /// The rules of XML, and of records in XML.
  public var rules: [Rule] { .xml }

  /// Recognises XML that contains games: by our namespace, or by a game with its moves.
  public func recognise(_ head: InputHead) -> Recognition? {
    XMLRecognition.recognise(head, tables)
  }

  /// Whether an element has our namespace, as in no other document.
  public func isDamaged(_ head: InputHead) -> Bool {
    head.contains("xmlns=\"urn:flipbook:game-record\"")
  }

  /// A reader for one input.
  public func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    XMLRecordReader(
      source: source,
      tables,
      jobs: options.jobs,
      reportsSkipped: options.reportsSkipped
    )
  }

  /// A writer for one output.
  public func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? {
    XMLRecordWriter(options.layout, tables, insteadOf: options.replaced)
  }
}
