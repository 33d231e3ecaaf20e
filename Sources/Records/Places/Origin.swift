public import ReversiRules

/// Where a record was read from, and where each of its parts is in the text.
public struct Origin: Hashable, Sendable {
  /// The name of the input's format.
  public var format: String
  /// The places of the moves, one range for each of ``ReversiRecord/moves``.
  public var moves: MovePlaces
  /// The places of the other parts.
  ///
  /// A part that is not listed is not in the file, and one that appears several times is listed for
  /// each place.
  public var parts: [(part: RecordPart, range: SourceRange)]

  /// Creates an origin, by default without places.
  public init(
    format: String,
    moves: MovePlaces = [],
    parts: [(part: RecordPart, range: SourceRange)] = []
  ) {
    self.format = format
    self.moves = moves
    self.parts = parts
  }

  /// Returns the place of a part, or `nil` if the file does not have it.
  public func range(of part: RecordPart) -> SourceRange? {
    if case .move(let ply) = part {
      return moves.indices.contains(ply - 1) ? moves[ply - 1] : nil
    }
    return parts.first { $0.part == part }?.range
  }

  /// Whether two origins have the same format and places.
  public static func == (a: Origin, b: Origin) -> Bool {
    a.format == b.format && a.moves == b.moves
      && a.parts.elementsEqual(b.parts) { $0.part == $1.part && $0.range == $1.range }
  }

  /// Hashes the format and the moves' places.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(format)
    hasher.combine(moves)
  }
}

/// A part of a record that a finding can point to.
public enum RecordPart: Hashable, Sendable {
  case id, event, site, round, date, opening
  case player(Disk), name(Disk), rating(Disk), mode(Disk)
  /// The start position as a whole, its board, one row of it (from 1), and its turn.
  case start, board, row(Int), turn
  /// What follows the last line of the record.
  case lineEnd
  /// A move by its number from 1.
  case move(Int)
  /// The result as a whole, and each fact that it declares.
  case result, score, margin, winner, ending
  /// The side that is named for a move, by the move's number from 1.
  case side(Int)
  /// A tag by its number from 1.
  case tag(Int)
  /// A fact of another game than Reversi, by its name in the game's table.
  case field(String)
}

/// A run of bytes, counted from the first byte of the record's ``SourceText``.
public struct SourceRange: Hashable, Sendable {
  @usableFromInline let start: UInt32
  @usableFromInline let length: UInt32

  /// Creates the range of some bytes of a source text, which is at most ``Limits/recordBytes``
  /// long.
  public init(_ range: Range<Int>) {
    start = UInt32(clamping: range.lowerBound)
    length = UInt32(clamping: range.count)
  }

  /// Creates the range of `length` bytes from an offset; both must be within a record.
  @inlinable
  package init(uncheckedStart start: Int, length: UInt32) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.length = length
  }

  /// The bytes as a range of offsets.
  public var bytes: Range<Int> { Int(start)..<Int(start) + Int(length) }
}
