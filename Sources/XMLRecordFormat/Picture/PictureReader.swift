import GameRecords

/// Reads the records in pictures and pages as they come in, of which one file may hold several.
///
/// Of XML no more is kept than the element of a record, or a tag or comment, and it is read up to
/// where it breaks XML's grammar. A page is kept as a whole, and read however wrong it is.
final class PictureReader: RecordReader {
  let source: String
  let format: String
  /// The input from what is still needed on, in UTF-8.
  var window = InputWindow()
  /// The first bytes, as long as the encoding is not known.
  var head: [UInt8]? = []
  /// The beginning of the text, to show it with a finding about all of the input.
  var beginning: [UInt8] = []
  /// What makes UTF-8 of the input, unless it is UTF-8.
  var decoder: TextDecoder?
  var check = UTF8Check()
  /// The encoding that the input names, if nobody knows it, and where.
  var unknownEncoding: (name: String, range: Range<Int>)?
  /// The offset from which on the input cannot be decoded.
  var fault: Int?
  /// The picture or page that is being read; its offset is where the next one begins.
  var document = Document.none(at: 0)

  /// The records, readable or not, so far.
  var count = 0
  /// Whether the document that is being read had a place for a record.
  var hasMetRecord = false
  /// Whether it was told why something is missing.
  var hasFailed = false
  /// Whether nothing more is wanted, or can be read.
  var isDone = false

  enum Document {
    case none(at: Int)
    case open(PictureParser)
  }

  private var endMark = EndMark()

  /// How much is looked at at a time.
  private static let step = 64 << 10

  /// A reader of one input.
  init(source: String, format: String) {
    self.source = source
    self.format = format
  }

  func read(_ block: ArraySlice<UInt8>, to receive: RecordReceiver) -> ReadingControl {
    endMark.pass(block) { text in
      var rest = text
      while !rest.isEmpty, !isDone {
        take(rest.prefix(Self.step))
        rest = rest.dropFirst(Self.step)
        readOn(atEnd: false, to: receive)
      }
    }
    return isDone ? .stop : .proceed
  }

  func finish(to receive: RecordReceiver) -> ReadingControl {
    guard !isDone else { return .stop }
    if let head { begin(with: head[...]) }
    if fault == nil, check.unfinished > 0 || decoder?.hasRest == true {
      fault = window.end - check.unfinished
    }
    readOn(atEnd: true, to: receive)
    if !isDone { endDocument(to: receive) }
    return isDone ? .stop : .proceed
  }
}
