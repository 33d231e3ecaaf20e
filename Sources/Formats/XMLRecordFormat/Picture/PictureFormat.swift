public import GameRecords
package import RecordFormats

/// The records in SVG pictures and HTML pages drawn by flipbook.
///
/// Each is in an element of its own, as flipbook's JSON:
/// `<metadata id="flipbook-record">{…}</metadata>` in SVG, and
/// `<script type="application/json" id="flipbook-record">{…}</script>` in HTML. Programs that tidy
/// pictures may have rewritten both: what counts is what a browser reads there.
public struct PictureFormat: RecordFormat {
  /// The tables of games other than Reversi.
  private let games: [any GameTable]

  /// Creates the format for records of Reversi and of other games.
  package init(games: [any GameTable]) { self.games = games }

  /// `picture`.
  public var name: String { "picture" }
  /// The title that users see.
  public var title: String { "pictures drawn by flipbook" }
  /// `svg` and `html`.
  public var fileExtensions: [String] { ["svg", "html"] }
  /// Records of all games.
  public var record: (any GameRecord.Type)? { nil }
  /// Everything.
  public var stores: FactSet { .all }
  /// A file contains any number.
  public var storesMany: Bool { true }
  /// The rules of pictures, and of records in them.
  public var rules: [Rule] { .picture + EmbeddedRecord.rules + [.xmlSyntax] }
  /// A picture has other text around its records.
  public var skipsText: Bool { true }

  /// Recognises the element with a record, which comes before the drawing.
  public func recognise(_ head: InputHead) -> Recognition? {
    guard head.isPicture else { return nil }
    let identifier = EmbeddedRecord.identifier
    let letters = head.letters
    let isMentioned = letters.indices.contains {
      letters[$0] == UInt8(ascii: "f") && letters[$0...].starts(with: identifier.utf8)
    }
    guard isMentioned else { return nil }
    return Recognition("a picture with an element “\(identifier)”", strength: .name)
  }

  /// The finding about a picture by another program, or one drawn without its record.
  public func absence(in head: InputHead) -> FindingDraft? {
    guard head.isPicture else { return nil }
    return FindingDraft(
      .pictureRecord,
      Rule.noPictureRecord,
      help: "draw the game with: flipbook render GAME -o PICTURE",
      at: 0..<0
    )
  }

  /// A reader for one input.
  public func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    PictureReader(source: source, format: name, games: games)
  }

  /// None: pictures are drawn, not written.
  public func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { nil }
}
