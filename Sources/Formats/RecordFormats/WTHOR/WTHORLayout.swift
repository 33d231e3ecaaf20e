import GameRecords
import ReversiRules

/// The layout of the games of one board size: `.wtb` for 8×8, `.wtd` for 10×10.
struct WTHORLayout: Sendable {
  let size: BoardSize
  /// The extension of files with this layout.
  var fileExtension: String { size == .standard ? "wtb" : "wtd" }
  /// The number of bytes before the moves of a record.
  static let movesOffset = 8
  /// The maximal number of moves: one for every square that is empty at the start.
  var moveCount: Int { size.squareCount - 4 }
  var recordLength: Int { Self.movesOffset + moveCount }
  /// The raw value of the square that each byte means, or ``noSquare``.
  let squares: [UInt8]
  /// A raw value that is not a square of either board.
  static let noSquare: UInt8 = 0xFF

  static let standard = WTHORLayout(size: .standard)
  static let large = BoardSize(width: 10, height: 10).map(WTHORLayout.init) ?? standard

  private init(size: BoardSize) {
    self.size = size
    var squares = [UInt8](repeating: Self.noSquare, count: 256)
    for square in size.squares { squares[Int(Self.byte(of: square, size))] = square.rawValue }
    self.squares = squares
  }

  /// The layout for the board size in a header, where 0 means 8.
  init?(boardSize: UInt8) {
    switch boardSize {
    case 0, 8: self = .standard
    case 10: self = .large
    default: return nil
    }
  }

  /// The layout for a start position, if it is the usual one of either board.
  init?(start: Position) {
    switch start {
    case .initial: self = .standard
    case .initial(size: Self.large.size): self = .large
    default: return nil
    }
  }

  /// The byte of a square: row and column from 1, as the digits of a number in base width + 2, which
  /// leaves a frame of unused numbers around the board.
  func byte(of square: Square) -> UInt8 { Self.byte(of: square, size) }

  private static func byte(of square: Square, _ size: BoardSize) -> UInt8 {
    UInt8(truncatingIfNeeded: (size.width + 2) * (square.y + 1) + square.x + 1)
  }
}
