import GameRecords
import RecordFormats

/// What is known of the game whose element is open, apart from its record.
struct GameDraft {
  /// The offset of the `<` of its start tag.
  let start: Int
  /// Its number in the input, from 1.
  let number: Int
  var parts: [(part: RecordPart, range: SourceRange)] = []
  /// The findings; their ranges are offsets in the input.
  var findings = FindingCollector<FindingDraft>()

  /// The children of the game so far, as a set of bits, and the last of them in the format's order.
  private var seen: UInt32 = 0
  private(set) var last = XMLElement.event

  /// The changes of the session, whose plies are checked when all moves are known.
  var session: [PlacedSessionChange] = []
  var hasTooManyChanges = false
  var rows: [ArraySlice<UInt8>] = []
  var rowRanges: [Range<Int>] = []
  /// The name of the open tag; `nil` when it has no usable name.
  var tagName: String?
  var hasTooManyTags = false
  var hasTooManyMoves = false
  /// Whether there was an unknown element that may be the moves, or one that may be a row.
  var hasUnknownElement = false
  var hasUnknownRow = false
  /// Whether the start position is unknown, so that the moves cannot be played.
  var startIsBroken = false

  init(start: Int, number: Int) {
    self.start = start
    self.number = number
    parts.reserveCapacity(8)
  }

  /// Notes where a part is.
  mutating func mark(_ part: RecordPart, at range: Range<Int>) {
    let range = range.lowerBound - start..<range.upperBound - start
    parts.mark(part, at: SourceRange(range))
  }

  /// The place of a child of the game among the others.
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
