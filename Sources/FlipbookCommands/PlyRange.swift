internal import ArgumentParser

/// A range of moves on the command line: `7`, `3..9`, `3..` or `..9`.
struct PlyRange: ExpressibleByArgument {
  private let first: Int
  private let last: Int?

  init?(argument: String) {
    guard let dots = argument.firstRange(of: "..") else {
      guard let ply = Int(argument), ply >= 1 else { return nil }
      (first, last) = (ply, ply)
      return
    }
    let before = argument[..<dots.lowerBound]
    let after = argument[dots.upperBound...]
    guard !(before.isEmpty && after.isEmpty), let first = before.isEmpty ? 1 : Int(before),
      first >= 1
    else { return nil }
    if after.isEmpty {
      last = nil
    } else {
      guard let number = Int(after), number >= first else { return nil }
      last = number
    }
    self.first = first
  }

  /// The moves of the range in a game.
  /// - Parameter last: the number of the game's last move.
  /// - Returns: the range, within the game.
  /// - Throws: a usage error when the game ends before the range does.
  func plies(last: Int) throws -> ClosedRange<Int> {
    let end = self.last ?? last
    guard first <= end, end <= last else {
      throw ValidationError("--moves goes beyond the record, whose last move is \(last)")
    }
    return first...end
  }
}
