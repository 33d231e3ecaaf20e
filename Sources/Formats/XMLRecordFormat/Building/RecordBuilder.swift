import GameRecords
import RecordFormats

/// Builds records from the events of a parser.
///
/// Reads the document strictly: anything in the namespace of game records that the format does not
/// define is an error of its record. Only two things are forgiven:
/// - white space around a value that is not free text, and
/// - anything in other namespaces, which is skipped.
///
/// A move that cannot be read ends the moves that the record or variation keeps, and the result is
/// dropped. A record whose start position cannot be read is not handed over, because it could not
/// be played.
struct RecordBuilder: ~Copyable {
  let source: String
  let contexts: XMLContexts
  /// Whether to report what is usually skipped.
  let reportsSkipped: Bool
  /// The input from the start of the open record.
  var window = InputWindow()
  let outlet = RecordOutlet()
  /// Why reading cannot continue.
  var failure: FindingDraft? {
    didSet { hasFailed = failure != nil }
  }
  /// Whether reading cannot continue: asked after each event, where the reason would be copied.
  private(set) var hasFailed = false

  var open = OpenElements()
  var hasRoot = false
  /// The collection's start tag.
  var beginning: [UInt8] = []
  /// The number of records whose start tag was read.
  var gameCount = 0
  /// The record whose element is open.
  var record: OpenRecord?
  /// The elements of the open record.
  var tree = XMLRecordTree()
  /// The offset of the open record's first byte.
  var gameStart = 0
  /// The number of findings between records so far.
  var looseFindings = 0
  /// The end of the last text that was found where none is allowed.
  var strayTextEnd = 0

  /// Whether parsing has ended.
  var isDone: Bool { outlet.isStopped || hasFailed }

  // MARK: - Events

  /// Handles a start tag.
  @inline(never)
  mutating func start(_ tag: XMLStartTag) {
    if window.isBeforeInvalidBytes, tag.input.end == window.end { return refuseBytes() }
    guard !open.isFull else {
      return fail(
        .tooMany,
        "elements are nested more than \(Limits.depth) levels deep; reading stops here",
        at: range(of: tag)
      )
    }
    switch open.innermost {
    case nil: startRoot(tag)
    case .collection: startElement(tag, in: contexts.collection)
    case .node, .line: startElement(tag, in: tree.context)
    case .move:
      beginNodeOfMove()
      startElement(tag, in: tree.context)
    case .skipped: skip(tag)
    }
  }

  /// Handles an end tag; the parser is after it.
  @inline(never)
  mutating func end(_ input: XMLInput) {
    let (element, tagEnd) = open.pop()
    if element == .node || element == .line { endNode(tagEnd: tagEnd, end: input.end) }
  }

  /// Handles text, or a part of it.
  @inline(never)
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ input: XMLInput) {
    switch open.innermost {
    case nil, .skipped: return
    case .move: beginNodeOfMove()
    case .collection, .node, .line: break
    }
    let context = open.innermost == .collection ? contexts.collection : tree.context
    if context.holdsText { return tree.append(bytes) }
    if bytes.allSatisfy(WhiteSpace.isSpaceOrLineEnd) { return }
    reportStrayText(before: input.end, in: context.name)
  }

  /// Handles a CDATA section, in which the parser leaves line endings as they are.
  mutating func addLiteral(_ bytes: UnsafeBufferPointer<UInt8>, _ input: XMLInput) {
    guard bytes.contains(UInt8(ascii: "\r")) || bytes.first == UInt8(ascii: "\n") else {
      return add(bytes, input)
    }
    // A long section comes in parts; the parser is before each of them.
    var previous = window[..<input.end].last
    var normal: [UInt8] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\r") {
        normal.append(UInt8(ascii: "\n"))
      } else if byte != UInt8(ascii: "\n") || previous != UInt8(ascii: "\r") {
        normal.append(byte)
      }
      previous = byte
    }
    normal.withUnsafeBufferPointer { add($0, input) }
  }

  /// Skips an element with everything in it.
  mutating func skip(_ tag: XMLStartTag) {
    open.push(.skipped, tagEnd: tag.input.end)
    if record == nil { open.rememberBeginning(in: &window) }
  }

  // MARK: - Places

  /// The bytes of a start tag up to its `>` or `/>`.
  func range(of tag: XMLStartTag) -> Range<Int> { window.tagRange(end: tag.input.end) }

  /// The name of a tag as it is written, for messages.
  func shownName(of tag: XMLStartTag) -> String {
    DisplayText.escape(XMLTagText(window[range(of: tag)], at: 0).name.prefix(40))
  }

  /// Some bytes of the window with their place in the input.
  mutating func text(of range: Range<Int>) -> SourceText { window.text(of: range, named: source) }
}
