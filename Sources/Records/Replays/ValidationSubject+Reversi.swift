package import ReversiRules

extension ValidationSubject<ReversiRecord> {
  /// The side that the record names for a move that cannot be played, if it is not the one to move.
  package func wrongSide(for problem: ReplayProblem) -> Disk? {
    let side = record.annotations.first { $0.ply == problem.ply }?.side
    return side == problem.position.turn ? nil : side
  }

  /// Whether the original app can read the record: it is a save with nothing that makes the app
  /// refuse it.
  package var isReadByApp: Bool {
    conventions.isReadByApp && parsed.findings.allSatisfy { $0.severity == .note }
  }

  /// Returns a finding about a move that the rules do not allow, with the position and the legal
  /// moves.
  /// - Parameters:
  ///   - rule: the rule of the finding.
  ///   - message: what was found.
  ///   - problem: the move.
  ///   - ply: the move of the record to point at, if it is a different one.
  ///   - range: the place to point at, if it is not that of a move of the record.
  /// - Returns: the finding.
  public func finding(
    _ rule: Rule,
    _ message: String,
    for problem: ReplayProblem,
    at ply: Int? = nil,
    in range: SourceRange? = nil
  ) -> Finding {
    let ply = ply ?? problem.ply
    let legal = problem.position.legalMoves.map(\.description)
    let square: Square? = if case .placement(let square) = problem.move { square } else { nil }
    let side = problem.position.turn.map { "\($0)" } ?? "nobody"
    let parts: [RecordPart] = [.move(ply), .move(ply - 1), .start, .board]
    let ranges = parts.lazy.compactMap { [record] in record.origin?.range(of: $0)?.bytes }
    return finding(
      rule,
      message,
      help: legal.isEmpty ? nil : "legal for \(side): " + legal.joined(separator: " "),
      at: range?.bytes ?? ranges.first ?? 0..<0,
      ply: ply,
      square: square?.description,
      position: problem.position
    )
  }
}
