import GameRecords
import RecordFormats

/// Reads the records in pictures and pages as they arrive; one file may contain several.
///
/// XML is read up to its first syntax error, and no more of it is kept than the element of a
/// record, or a tag or comment. A page is kept as a whole, and read in spite of all errors.
final class PictureReader: RecordReader {
  let source: String
  let format: String
  /// The tables of games other than Reversi.
  let games: [any GameTable]
  /// The part of the input that is still needed, in UTF-8.
  var window = InputWindow()
  /// The first bytes, until the encoding is known.
  var head: [UInt8]? = []
  /// The beginning of the text, to show it with a finding about the whole input.
  var beginning: [UInt8] = []
  /// Converts the input to UTF-8; `nil` if it is UTF-8.
  var decoder: TextDecoder?
  var check = UTF8Check()
  /// The encoding that the input names, if it is unknown, and where.
  var unknownEncoding: (name: String, range: Range<Int>)?
  /// The offset from which the input cannot be decoded.
  var invalidStart: Int?
  /// The picture or page that is being read; its offset is where the next one begins.
  var document = Document.none(at: 0)

  /// The records, readable or not, so far.
  var count = 0
  /// Whether the document that is being read had an element for a record.
  var hasMetRecord = false
  /// Whether the reason for something missing has been reported.
  var hasFailed = false
  /// Whether nothing more is wanted or can be read.
  var isDone = false

  enum Document {
    case none(at: Int)
    case open(PictureParser)
  }

  private var endMark = EndMark()

  /// How many bytes are processed at a time.
  private static let step = 64 << 10

  /// A reader of one input.
  init(source: String, format: String, games: [any GameTable]) {
    self.source = source
    self.format = format
    self.games = games
  }

  func read(_ block: ArraySlice<UInt8>, to receive: RecordReceiver) -> ReadingControl {
    endMark.pass(block) { text in
      var rest = text
      while !rest.isEmpty, !isDone {
        take(rest.prefix(Self.step))
        rest = rest.dropFirst(Self.step)
        readMore(atEnd: false, to: receive)
      }
    }
    return isDone ? .stop : .proceed
  }

  func finish(to receive: RecordReceiver) -> ReadingControl {
    guard !isDone else { return .stop }
    if let head { begin(with: head[...]) }
    if invalidStart == nil, check.unfinished > 0 || decoder?.hasRest == true {
      invalidStart = window.end - check.unfinished
    }
    readMore(atEnd: true, to: receive)
    if !isDone { endDocument(to: receive) }
    return isDone ? .stop : .proceed
  }
}
