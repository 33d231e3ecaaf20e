public import GameRecords
import RecordQueries
public import ReversiRules

/// The first moves of a game from the standard start, in one of their orientations.
///
/// From the start, the same game can be played in four orientations of the board, or in two if the
/// board is not square. An opening has the orientation whose first move is furthest to the right:
/// on 8×8 it is `f5`.
public struct Opening: Hashable, Sendable {
  // Eight moves in each word, starting at the lowest byte.
  private var words = FourWords()
  private var count: UInt8 = 0
  private let width: UInt8
  private let height: UInt8

  /// The possible numbers of moves.
  public static let range = StatisticsOptions.openingLengths
  /// The usual number of moves.
  public static let usualLength = StatisticsOptions.usualOpeningLength

  /// Takes the first `plies` moves of a replay, including passes; `nil` if the replay has fewer or
  /// does not begin from the standard start.
  ///
  /// - Precondition: The number is in ``range``.
  public init?(_ replay: Replay, plies: Int) {
    precondition(Self.range.contains(plies), "an opening has 1 to 32 plies")
    let size = replay.start.board.size
    guard replay.moveCount >= plies, replay.start.isUsual else { return nil }
    width = UInt8(size.width)
    height = UInt8(size.height)
    var symmetry: Symmetry?
    replay.forEachMove { move in
      append(move, &symmetry)
      return count < plies
    }
  }

  /// Creates the opening with some moves from the standard start; `nil` if their number is not in
  /// ``range``.
  init?(_ moves: [Move], on size: BoardSize) {
    guard Self.range.contains(moves.count) else { return nil }
    width = UInt8(size.width)
    height = UInt8(size.height)
    var symmetry: Symmetry?
    for move in moves { append(move, &symmetry) }
  }

  /// The moves, including passes.
  public var moves: [Move] {
    let pass = Self.pass(on: size)
    return (0..<Int(count)).map { index in
      let square = Square(rawValue: UInt8(truncatingIfNeeded: words[index / 8] >> (index % 8 * 8)))
      return square == pass ? .pass : .placement(square)
    }
  }

  /// The size of the board.
  public var size: BoardSize {
    BoardSize(width: Int(width), height: Int(height)) ?? .standard
  }

  /// Appends a move in the orientation that the first square decides.
  private mutating func append(_ move: Move, _ symmetry: inout Symmetry?) {
    switch move {
    case .pass: append(Self.pass(on: size))
    case .placement(let square):
      let chosen = symmetry ?? Self.orientation(of: square, on: size)
      symmetry = chosen
      append(chosen == Self.unchanged ? square : chosen.image(of: square, on: size))
    }
  }

  private mutating func append(_ square: Square) {
    words[Int(count) / 8] |= UInt64(square.rawValue) << (UInt64(count) % 8 * 8)
    count += 1
  }

  /// The square that represents a pass: it has a disk from the start.
  private static func pass(on size: BoardSize) -> Square {
    Square(uncheckedX: size.width / 2, y: size.height / 2)
  }

  private static let unchanged = Symmetry.identity

  /// The symmetries that do not change the start: the first two on every board, the others on
  /// square ones.
  private static let symmetries = [0, 3, 4, 7].map { Symmetry.all[$0] }

  /// Returns the orientation of a game with this first move.
  private static func orientation(of first: Square, on size: BoardSize) -> Symmetry {
    // No other square is further to the right than f5.
    if first.x > size.width / 2 { return unchanged }
    let all = size.width == size.height ? symmetries[...] : symmetries.prefix(2)
    return all.max { $0.image(of: first, on: size).x < $1.image(of: first, on: size).x }
      ?? unchanged
  }
}

extension Opening {
  /// Hashes only as much as needed: every game has an opening.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(words.first)
    hasher.combine(UInt32(count) << 16 | UInt32(width) << 8 | UInt32(height))
    guard count > 8 else { return }
    for index in 1..<4 { hasher.combine(words[index]) }
  }
}

extension Opening: Comparable {
  /// Compares the lengths, then the moves from the first to the last, each by its square.
  public static func < (a: Opening, b: Opening) -> Bool {
    a.order < b.order
  }

  private var order: Order {
    Order(
      count: count,
      moves: (0..<4).map { words[$0].byteSwapped },
      size: [width, height]
    )
  }

  private struct Order: Comparable {
    let count: UInt8
    let moves: [UInt64]
    let size: [UInt8]

    static func < (a: Order, b: Order) -> Bool {
      if a.count != b.count { return a.count < b.count }
      if a.moves != b.moves { return a.moves.lexicographicallyPrecedes(b.moves) }
      return a.size.lexicographicallyPrecedes(b.size)
    }
  }
}

extension Position {
  /// Whether it is the standard start on a board of this size.
  var isUsual: Bool {
    board.size == .standard ? self == .initial : self == .initial(size: board.size)
  }
}

extension Opening: TallyKey {
  var text: String {
    size.text(beforeMoves: moves.map(\.description).joined(separator: " "))
  }

  init?(text: String) {
    guard let (size, moves) = BoardSize.split(text) else { return nil }
    let words = moves.split(separator: " ")
    let known = words.compactMap { word in
      word == "pass" ? Move.pass : Square(String(word)).map(Move.placement)
    }
    guard known.count == words.count else { return nil }
    self.init(known, on: size)
  }
}
