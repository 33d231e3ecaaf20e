import GameRecords
import RecordQueries
public import ReversiRules

/// The first move of a game from the standard start, as written.
public struct FirstMove: Hashable, Sendable {
  /// Where the disk is placed.
  public let square: Square
  /// The size of the board.
  public let size: BoardSize
}

extension FirstMove: Comparable {
  /// Compares the board's height and width, then the square.
  public static func < (a: FirstMove, b: FirstMove) -> Bool {
    (a.size.height, a.size.width, a.square) < (b.size.height, b.size.width, b.square)
  }
}

extension FirstMove: TallyKey {
  var text: String { size.text(beforeMoves: square.description) }

  init?(text: String) {
    guard let (size, moves) = BoardSize.split(text), let square = Square(moves) else { return nil }
    self.init(square: square, size: size)
  }
}

extension BoardSize {
  /// Returns moves, after the size unless it is 8×8, such as `6x6: d3`.
  func text(beforeMoves moves: String) -> String {
    self == .standard ? moves : "\(width)x\(height): \(moves)"
  }

  /// Returns the size and the moves of such a text.
  static func split(_ text: String) -> (size: BoardSize, moves: String)? {
    guard let colon = text.firstIndex(of: ":") else { return (.standard, text) }
    let lengths = text[..<colon].split(separator: "x").compactMap { Int($0) }
    guard lengths.count == 2, let size = BoardSize(width: lengths[0], height: lengths[1]) else {
      return nil
    }
    return (size, String(text[colon...].dropFirst(2)))
  }
}
