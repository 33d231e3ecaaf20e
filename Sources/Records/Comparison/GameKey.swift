import ReversiRules

/// Identifies a game: two records with equal keys have the same start and the same placements, in
/// any of the eight orientations of the board, with or without passes.
public struct GameKey: Hashable, Sendable {
  private let first: Int
  private let second: Int

  /// The key of a record's game.
  ///
  /// A key keeps only a 128-bit hash, which no two games of an archive will share by chance. It is
  /// valid only within one run of the program.
  public init(of record: ReversiRecord) {
    let form = Symmetry.all.lazy.map { Self.form(of: record, seen: $0) }
      .min { $0.lexicographicallyPrecedes($1) }
    self.init(form)
  }

  /// The key of what makes a game the same game.
  public init(_ game: some Hashable) {
    var hasher = Hasher()
    hasher.combine(game)
    first = hasher.finalize()
    hasher = Hasher()
    hasher.combine(first)
    hasher.combine(game)
    second = hasher.finalize()
  }

  /// The game in one orientation: the board's size, the turn, the disks, the placements.
  private static func form(of record: ReversiRecord, seen symmetry: Symmetry) -> [UInt8] {
    let size = record.start.board.size
    let board = symmetry.image(of: record.start.board)
    var form = [UInt8(board.size.width), UInt8(board.size.height), number(of: record.start.turn)]
    form.reserveCapacity(form.count + size.squareCount + record.moves.count)
    for square in board.size.squares { form.append(number(of: board[square])) }
    for move in record.moves {
      guard case .placement(let square) = move else { continue }
      // A square outside of the board is an error and stays as it is.
      let image = size.contains(square) ? symmetry.image(of: square, on: size) : square
      form.append(image.rawValue)
    }
    return form
  }

  private static func number(of disk: Disk?) -> UInt8 {
    switch disk {
    case .dark: 1
    case .light: 2
    case nil: 0
    }
  }
}
