package import GameRecords

/// The records in SVG pictures and HTML pages that flipbook has drawn.
///
/// Each stands in an element of its own, in the form of ``EmbeddedRecord``:
/// `<metadata id="flipbook-record">{…}</metadata>` in SVG, and
/// `<script type="application/json" id="flipbook-record">{…}</script>` in HTML. Programs that tidy
/// pictures may have changed the attributes' order, their quotation marks and the white space.
package struct PictureFormat: RecordFormat {
  package let name = "picture"
  package let title = "games in pictures flipbook drew"
  package let fileExtensions = ["svg", "html"]
  package let holds = FactSet.all
  package let holdsMany = true
  package var rules: [Rule] { .picture + .json }

  /// The format.
  package init() {}

  package func recognise(_ head: InputHead) -> Recognition? {
    guard head.isPicture else { return nil }
    // The record may stand behind what is looked at.
    guard PictureFramer.mentionsRecord(head.bytes) || !head.isWhole else { return nil }
    return Recognition("a picture with an element “\(PictureFramer.identifier)”")
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SlicedReader(source: source, framer: PictureFramer()) { [name] text in
      JSONRecordParser.parse(text, format: name)
    }
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { nil }
}
