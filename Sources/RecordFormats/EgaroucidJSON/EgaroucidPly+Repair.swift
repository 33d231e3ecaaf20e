import RecordText
import GameRecords
import ReversiRules

/// Deduces the move between two positions from their disks.
extension EgaroucidPly {
  /// Whether a move leads to the board of another position.
  private func leads(by square: Square, to next: EgaroucidPly) -> Bool {
    var position = Position(board: board, turn: player)
    return (try? position.play(.placement(square))) != nil && position.board == next.board
  }

  /// The move that leads to the board of another position.
  func square(leadingTo next: EgaroucidPly) -> Square? {
    BoardSize.standard.squares.first { square in
      board[square] == nil && next.board[square] != nil && leads(by: square, to: next)
    }
  }

  /// Returns a repair that makes two moves agree on the one that the disks show; `nil` if they show
  /// neither.
  func agreement(of step: Step, and other: Step, before next: EgaroucidPly) -> Repair? {
    if leads(by: step.square, to: next) {
      return .replace(other.range, with: "\(Self.number(of: step.square))".utf8)
    }
    guard leads(by: other.square, to: next) else { return nil }
    return .replace(step.range, with: "\(Self.number(of: other.square))".utf8)
  }

  /// Returns the edit that writes the move to the next position into this one.
  func insertion(of square: Square, in source: SourceText) -> Edit {
    let (key, number) = ("next_policy", "\(Self.number(of: square))")
    if let value = object.member(key) { return Edit(value.range, number.utf8) }
    return object.insertion(of: (key, number), in: source)
  }
}
