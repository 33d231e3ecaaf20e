public import GameRecords
public import PuzzleRules

extension Puzzle: GamePosition {
  /// The panels, with those that can slide.
  public func drawing(marking square: String?, _ style: TerminalStyle) -> [String] {
    PuzzleDrawing(of: self, marking: square.flatMap { Cell($0) }, style: style).lines
  }
}
