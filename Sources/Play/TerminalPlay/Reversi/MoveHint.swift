import Apps

/// A good move for the person who is to move, in words.
struct MoveHint: CustomStringConvertible {
  /// The square; `nil` if nobody can be given a hint now.
  let square: Square?
  let description: String

  /// Looks for a hint.
  init(_ state: AppState) {
    let strength = GameSearch.Strength(7)
    let isAsked = state.screen.legalMoves != nil
    let best = isAsked ? strength.flatMap { Self.best(in: state.position, $0) } : nil
    square = best?.square
    description = best.map(Self.words) ?? "a hint is given when a person is to move"
  }

  private static func best(
    in position: Position,
    _ strength: GameSearch.Strength
  ) -> MoveEvaluation? {
    let search = GameSearch(strength: strength)
    guard let square = search.bestMove(in: position) else { return nil }
    return search.evaluations(in: position).first { $0.square == square }
  }

  private static func words(_ move: MoveEvaluation) -> String {
    let disks = Words.count("disk", abs(move.disks))
    let outcome =
      switch (move.disks, move.isExact) {
      case (0, true): "ties"
      case (1..., true): "wins by \(disks)"
      case (_, true): "loses by \(disks)"
      case (0, false): "about even"
      case (1..., false): "ahead by about \(disks)"
      default: "behind by about \(disks)"
      }
    return "hint: \(move.square) (\(outcome))"
  }
}
