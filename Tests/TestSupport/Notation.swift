import GameRecords
public import ReversiRules

extension Square {
  /// Returns the squares named in a text, separated by spaces: `d5 c4`.
  ///
  /// Any other text stops the test run.
  public static func list(_ names: String) -> [Square] {
    names.split(separator: " ").map { name in
      guard let square = Square(name) else { fatalError("\(name) is not a square") }
      return square
    }
  }

  /// Returns the square with a name.
  ///
  /// Any other text stops the test run.
  public static func named(_ name: String) -> Square {
    guard let square = Square(name) else { fatalError("\(name) is not a square") }
    return square
  }
}

extension Move {
  /// Returns the moves of a transcript such as `f5d6--`, where `--` is a pass.
  ///
  /// Any other text stops the test run.
  public static func list(_ transcript: String) -> [Move] {
    guard let moves = try? [Move](text: transcript) else {
      fatalError("\(transcript) is not a transcript")
    }
    return moves
  }
}
