import GameRecords
import RecordFormats

/// What is known of the game whose element is open, besides its record.
struct GameDraft {
  /// The offset of the `<` of its start tag.
  let start: Int
  /// Its number in the input, from 1.
  let number: Int
  var parts: [(part: RecordPart, range: SourceRange)] = []
  /// What is found; the ranges are offsets in the input.
  var findings = FindingCollector<FindingDraft>()

  /// The children of the game so far, a bit for each, and the last of them in the order.
  private var seen: UInt32 = 0
  private(set) var last = XMLElement.event

  /// The changes of the session, whose plies are judged when all moves are known.
  var session: [PlacedSessionChange] = []
  var hasTooManyChanges = false
  var rows: [ArraySlice<UInt8>] = []
  var rowRanges: [Range<Int>] = []
  /// The name of the open tag; `nil` when it has none that can be used.
  var tagName: String?
  var hasTooManyTags = false
  var hasTooManyMoves = false
  /// There was an element that may have been meant for the moves, or one for a row.
  var hasUnknownElement = false
  var hasUnknownRow = false
  /// The start position is not known, so that the moves mean nothing.
  var startIsBroken = false

  init(start: Int, number: Int) {
    self.start = start
    self.number = number
    parts.reserveCapacity(8)
  }

  /// Notes where a part stands.
  mutating func mark(_ part: RecordPart, at range: Range<Int>) {
    let range = range.lowerBound - start..<range.upperBound - start
    parts.mark(part, at: SourceRange(range))
  }

  /// Where a child of the game stands among the others.
  enum Turn { case inOrder, tooLate, again }

  /// Notes that a child of the game begins.
  mutating func turn(of child: XMLElement) -> Turn {
    let bit: UInt32 = 1 << UInt32(child.rawValue)
    if child != .tag, child != .variation, seen & bit != 0 { return .again }
    seen |= bit
    guard child.rawValue >= last.rawValue else { return .tooLate }
    last = child
    return .inOrder
  }
}
