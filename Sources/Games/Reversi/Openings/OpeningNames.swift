public import ReversiRules

/// The named openings, which are found in every orientation and through other orders of moves.
///
/// A name belongs to a position: two orders of moves that lead to the same one have the same name.
/// The names are those that players use, as several programs and books list them; `openings.tsv` says
/// which.
public struct OpeningNames: Sendable {
  /// All openings, in the order of the list.
  public let openings: [NamedOpening]
  /// The index of the opening that leads to each position, in its canonical orientation.
  private let indices: [Position: Int]
  /// Which values the first bits of ``ReversiRules/Board/orbitHash`` have at an opening: most positions
  /// are none, and this finds out quickly.
  private let isKnown: [Bool]
  /// The largest number of moves of an opening.
  private let longest: Int

  /// The openings that players have named.
  public static let standard = OpeningNames(table: PackageResources.openings_tsv)

  /// Reads a table.
  ///
  /// Each line has the moves, the English names, the Japanese names and the sources of an opening,
  /// separated by tabs, and names by semicolons. Lines that begin with `#` are comments.
  init(table: [UInt8]) {
    var openings: [NamedOpening] = []
    var indices: [Position: Int] = [:]
    for line in table.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      guard fields.count == 4, !fields[1].isEmpty, let (moves, position) = Self.line(fields[0])
      else { continue }
      indices[position.canonical.position] = openings.count
      openings.append(
        NamedOpening(
          englishNames: Self.names(fields[1]),
          japaneseNames: Self.names(fields[2]),
          moves: moves,
          position: position
        )
      )
    }
    self.openings = openings
    self.indices = indices
    var isKnown = [Bool](repeating: false, count: 1 << Self.knownBits)
    for position in indices.keys { isKnown[Self.number(of: position)] = true }
    self.isKnown = isKnown
    longest = openings.map(\.moves.count).max() ?? 0
  }

  private static let knownBits = 14

  private static func number(of position: Position) -> Int {
    Int(position.board.orbitHash >> UInt64(64 - knownBits))
  }

  private static func names(_ text: String) -> [String] {
    text.split(separator: "; ").map(String.init)
  }

  /// Plays moves such as `f5d6c3`; `nil` if one is illegal.
  private static func line(_ text: String) -> (moves: [Move], end: Position)? {
    var position = Position.initial
    var moves: [Move] = []
    var rest = text[...]
    while !rest.isEmpty {
      guard let square = Square(rest.prefix(2)),
        (try? position.play(.placement(square))) != nil
      else { return nil }
      moves.append(.placement(square))
      rest = rest.dropFirst(2)
    }
    return (moves, position)
  }

  /// Returns the opening that leads to a position, in any orientation.
  public func opening(at position: Position) -> NamedOpening? {
    mayBeKnown(position) ? knownOpening(at: position) : nil
  }

  /// Returns the openings that a game from the standard start passes through, from the shortest to the
  /// longest.
  /// - Parameter moves: the moves of the game.
  /// - Returns: each opening with the number of moves after which the game is there.
  public func openings(along moves: [Move]) -> [(opening: NamedOpening, ply: Int)] {
    var found: [(opening: NamedOpening, ply: Int)] = []
    forEachCandidate(along: moves) { position, ply in
      if let opening = knownOpening(at: position) { found.append((opening, ply)) }
    }
    return found
  }

  /// Returns the longest named opening of a game from the standard start.
  public func opening(of moves: [Move]) -> NamedOpening? {
    // A game passes through several openings, of which only the last one is looked up.
    var candidates: [Position] = []
    forEachCandidate(along: moves) { position, _ in candidates.append(position) }
    for position in candidates.reversed() {
      if let opening = knownOpening(at: position) { return opening }
    }
    return nil
  }

  /// Calls a closure with each position of a game that may be that of an opening, and the number of
  /// moves before it.
  private func forEachCandidate(along moves: [Move], _ body: (Position, Int) -> Void) {
    var position = Position.initial
    for (index, move) in moves.prefix(longest).enumerated() {
      guard position.advance(by: move) else { break }
      if mayBeKnown(position) { body(position, index + 1) }
    }
  }

  private func mayBeKnown(_ position: Position) -> Bool { isKnown[Self.number(of: position)] }

  private func knownOpening(at position: Position) -> NamedOpening? {
    indices[position.canonical.position].map { openings[$0] }
  }
}

extension Position {
  /// Plays a move without finding out whether the game is over, which takes longer than the rest and
  /// never happens in an opening; returns whether it is legal, except that a pass always is.
  fileprivate mutating func advance(by move: Move) -> Bool {
    guard let side = turn else { return false }
    if case .placement(let square) = move, board.place(side, at: square).isEmpty { return false }
    turn = side.opponent
    return true
  }
}
