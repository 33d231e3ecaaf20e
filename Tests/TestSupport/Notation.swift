import GameRecords
import GameRecords
public import ReversiRules

extension Square {
  /// The squares whose names stand in a text, separated by spaces: `d5 c4`.
  ///
  /// Any other text stops the test run.
  public static func list(_ names: String) -> [Square] {
    names.split(separator: " ").map { name in
      guard let square = Square(name) else { fatalError("\(name) is no square") }
      return square
    }
  }

  /// The square with a name.
  ///
  /// Any other text stops the test run.
  public static func named(_ name: String) -> Square {
    guard let square = Square(name) else { fatalError("\(name) is no square") }
    return square
  }
}

extension Move {
  /// The moves of a transcript such as `f5d6--`, where `--` is a pass.
  ///
  /// Any other text stops the test run.
  public static func list(_ transcript: String) -> [Move] {
    guard let moves = try? [Move](text: transcript) else {
      fatalError("\(transcript) is no transcript")
    }
    return moves
  }
}
