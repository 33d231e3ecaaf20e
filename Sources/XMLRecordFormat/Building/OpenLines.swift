import GameRecords
import ReversiRules

/// The unfinished lines of play of the open game: the main line and the open variations.
///
/// Their moves are in memory that all records share: the moves of a variation follow those of the
/// line that it branches off.
struct OpenLines: ~Copyable {
  private let moves = UnsafeMutablePointer<Move>.allocate(capacity: Limits.moves)
  private let ranges = UnsafeMutablePointer<SourceRange>.allocate(capacity: Limits.moves)
  /// The number of moves of all open lines.
  private(set) var count = 0
  /// How many moves of the innermost line are lost: the first that could not be read and all after
  /// it, because no move can take the place of another.
  var lost = 0 {
    didSet { room = lost == 0 ? Limits.moves - closed : 0 }
  }
  /// How many moves there can be before they need a closer look.
  private(set) var room = Limits.moves
  /// The open variations, outermost first.
  private(set) var variations: [OpenVariation] = []
  /// The number of moves in variations that have ended.
  private var closed = 0

  deinit {
    moves.deallocate()
    ranges.deallocate()
  }

  /// Whether the main line is the innermost one.
  var isMain: Bool { variations.isEmpty }

  /// How many moves the innermost line has.
  var length: Int { count - (variations.last?.firstMove ?? 0) }

  /// Whether there are as many moves as a record can have.
  var isFull: Bool { count >= Limits.moves - closed }

  /// Begins the main line of the next game.
  mutating func begin() {
    count = 0
    closed = 0
    lost = 0
  }

  /// - Precondition: there are fewer than ``Limits/moves``.
  @inline(__always)
  mutating func append(_ move: Move, at range: SourceRange) {
    (moves + count).initialize(to: move)
    (ranges + count).initialize(to: range)
    count &+= 1
  }

  /// Begins a variation of the innermost line.
  mutating func beginVariation(ply: Int?) {
    variations.append(OpenVariation(ply: ply, firstMove: count, lostBefore: lost))
    lost = 0
  }

  /// Ends the innermost variation.
  /// - Returns: the variation with its moves; `nil` when none is open.
  mutating func endVariation() -> (variation: OpenVariation, moves: [Move], places: MovePlaces)? {
    guard let variation = variations.popLast() else { return nil }
    let line = line(from: variation.firstMove)
    count = variation.firstMove
    closed += line.moves.count
    lost = variation.lostBefore
    return (variation, line.moves, line.places)
  }

  /// Changes the innermost variation.
  mutating func changeVariation(_ change: (inout OpenVariation) -> Void) {
    change(&variations[variations.count - 1])
  }

  /// The moves from a given one, with their places.
  func line(from first: Int = 0) -> (moves: [Move], places: MovePlaces) {
    (
      Array(UnsafeBufferPointer(start: moves + first, count: count - first)),
      MovePlaces(Array(UnsafeBufferPointer(start: ranges + first, count: count - first)))
    )
  }
}

/// A variation whose element is open.
struct OpenVariation {
  /// Where it branches off; `nil` when that is unknown, so that it is left out.
  let ply: Int?
  /// The index of its first move among those of all open lines.
  let firstMove: Int
  /// How many moves of the line that it branches off were lost before it.
  let lostBefore: Int
  var annotations: [MoveAnnotation] = []
  var variations: [Variation] = []
}
