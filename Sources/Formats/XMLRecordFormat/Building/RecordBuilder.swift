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
  /// The input from the start of the open record.
  var window = InputWindow()
  var outlet = RecordOutlet()
  /// Why reading cannot continue.
  var failure: FindingDraft? {
    didSet { hasFailed = failure != nil }
  }
  /// Whether reading cannot continue: asked after each event, where the reason would be copied.
  private(set) var hasFailed = false

  /// Whether to report what is usually skipped.
  var reportsSkipped = false

  var open = OpenElements()
  var hasRoot = false
  /// The number of records whose start tag was read.
  var gameCount = 0
  /// The record whose element is open.
  var record: OpenRecord?
  /// The elements of the open record.
  var tree = XMLRecordTree()
  /// The innermost line of play.
  var line: OpenLine
  /// The offset of the open record's first byte.
  var gameStart = 0
  /// The end of the last text that was found where none is allowed.
  var strayTextEnd = 0

  init(source: String, _ contexts: XMLContexts) {
    self.source = source
    self.contexts = contexts
    line = OpenLine(none: contexts.namespace)
  }

  // MARK: - Events

  /// Handles an end tag; the parser is after it.
  mutating func end(_ input: XMLInput) {
    let (element, tagEnd) = open.pop()
    if element == .node || element == .line { endNode(tagEnd: tagEnd, end: input.end) }
  }

  /// Handles text, or a part of it.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ input: XMLInput) {
    switch open.innermost {
    case nil, .skipped: return
    case .move: return addToMove(bytes)
    case .node where tree.nodes[tree.innermost].holdsText: return tree.append(bytes)
    case .collection, .node, .line: break
    }
    guard !bytes.allSatisfy(WhiteSpace.isSpaceOrLineEnd) else { return }
    let isInRecord = open.innermost != .collection
    let name = isInRecord ? tree.nodes[tree.innermost].context.name : XMLVocabulary.collection
    reportStrayText(before: input.end, in: name)
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

  // MARK: - Start tags

  /// Handles a start tag.
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
    case .collection: startInCollection(tag)
    case .node, .line: startNode(tag)
    case .move: startInMove(tag)
    case .skipped: open.push(.skipped, tagEnd: tag.input.end)
    }
  }

  // MARK: - Places

  /// The bytes of a start tag up to its `>` or `/>`.
  func range(of tag: XMLStartTag) -> Range<Int> { tagRange(end: tag.input.end) }

  /// The start tag that ends before an offset.
  func tagRange(end: Int) -> Range<Int> { window.tagRange(end: end) }

  /// The place between a start tag and its end tag; the tag itself for an empty element.
  func contentRange(tagEnd: Int, end: Int) -> Range<Int> {
    guard window[tagEnd..<end].first == UInt8(ascii: ">"),
      let close = window.last("<", before: end), close > tagEnd
    else { return tagRange(end: tagEnd) }
    return tagEnd + 1..<close
  }
}
