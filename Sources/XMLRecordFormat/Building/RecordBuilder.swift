import GameRecords
import RecordFormats
import ReversiRules

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
  let names: XMLNames
  /// The tables of games other than Reversi.
  let tables: [any GameTable]
  /// The input from the start of the open game.
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
  /// The number of games whose start tag was read.
  var gameCount = 0
  /// The game whose element is open.
  var game: GameDraft?
  /// The record of the open game; empty when none is open.
  var record = ReversiRecord()
  var lines = OpenLines()
  /// The elements of the current record, if its game is another one.
  var tree: XMLRecordTree?
  /// The offset of the open game's first byte.
  var gameStart = 0
  var text = ElementText()
  /// The end of the last text that was found where none is allowed.
  var strayTextEnd = 0

  init(source: String, names: XMLNames, tables: [any GameTable]) {
    self.source = source
    self.names = names
    self.tables = tables
  }

  // MARK: - Events

  /// Handles an end tag; the parser is after it.
  mutating func end(_ input: XMLInput) {
    let (element, tagEnd) = open.pop()
    switch element {
    case .game: endGame(at: input.end)
    case .start: endPosition(tagEnd: tagEnd)
    case .move, .pass: endMove(tagEnd: tagEnd, end: input.end)
    case .variation: endVariation(tagEnd: tagEnd)
    case .event, .site, .round, .date, .opening, .comment, .tag, .row:
      endText(of: element, at: contentRange(tagEnd: tagEnd, end: input.end))
    case .other: endNode(tagEnd: tagEnd, end: input.end)
    case .games, .dark, .light, .moves, .session, .mode, .reset, .result, .skipped: break
    }
  }

  /// Handles text, or a part of it.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ input: XMLInput) {
    guard let element = open.innermost, element != .skipped else { return }
    if element == .other {
      tree?.append(bytes)
    } else if element.containsText {
      text.append(bytes)
    } else if !bytes.allSatisfy(WhiteSpace.isSpaceOrLineEnd) {
      reportStrayText(before: input.end, in: element)
    }
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
    case .skipped: open.push(.skipped, tagEnd: tag.input.end)
    case .other: startNode(tag)
    case let parent?: startChild(tag, of: parent)
    }
  }

  private mutating func startChild(_ tag: XMLStartTag, of parent: XMLElement) {
    if parent == .games, let table = table(for: tag) { return startRecord(tag, of: table) }
    guard isExpected(tag, in: parent), let element = names.element(tag.name),
      takesTurn(element, in: parent, tag)
    else {
      open.push(.skipped, tagEnd: tag.input.end)
      return
    }
    open.push(element, tagEnd: tag.input.end)
    switch element {
    case .game: startGame(tag)
    case .dark: startPlayer(.dark, tag)
    case .light: startPlayer(.light, tag)
    case .start: startPosition(tag)
    case .result: startResult(tag)
    case .tag: startTag(tag)
    case .move, .pass: startMove(element, tag)
    case .variation: startVariation(tag)
    case .mode, .reset: startChange(element, tag)
    case .event, .site, .round, .date, .opening, .moves, .session, .comment, .row:
      refuseAttributes(tag, of: element)
    case .games, .other, .skipped: break
    }
  }

  /// Whether the tag is of the format and allowed here; reports it if it is not and should be.
  private mutating func isExpected(
    _ tag: XMLStartTag,
    in parent: XMLElement
  ) -> Bool {
    guard tag.namespace == names.namespace else {
      refuseForeign(tag, in: parent)
      return false
    }
    if let element = names.element(tag.name), element.isAllowed(in: parent) { return true }
    refuseUnknown(tag, in: parent)
    return false
  }

  private mutating func takesTurn(
    _ element: XMLElement,
    in parent: XMLElement,
    _ tag: XMLStartTag
  ) -> Bool {
    if parent == .variation { return takesTurnInVariation(element, tag) }
    guard parent == .game, let turn = game?.turn(of: element) else { return true }
    switch turn {
    case .inOrder: return true
    case .tooLate:
      let last = game?.last ?? .event
      report(
        .xmlElementOrder,
        "<\(element.name)> must come before <\(last.name)>",
        at: range(of: tag),
        repair: .rewriting
      )
      return true
    case .again:
      report(
        .xmlDuplicateElement,
        "<\(element.name)> appears twice; the first one counts",
        at: range(of: tag)
      )
      return false
    }
  }

  // MARK: - Places

  /// Notes where a part of the open game is.
  mutating func mark(_ part: RecordPart, at range: Range<Int>) { game?.mark(part, at: range) }

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
