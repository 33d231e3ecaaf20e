extension Repair {
  /// The most edits that are kept for one finding.
  package static let maxEdits = 10_000

  /// The bytes that are replaced; `nil` for a change of the record.
  package var edits: [Edit]? {
    guard case .edits(let edits) = action else { return nil }
    return edits
  }

  /// Joins several repairs into one, which is a guess if any of them is; `nil` when it has no edits
  /// or too many.
  package static func joining(_ repairs: [Repair]) -> Repair? {
    let edits = repairs.flatMap { $0.edits ?? [] }
    guard !edits.isEmpty, edits.count <= maxEdits else { return nil }
    return .edits(edits, isSafe: repairs.allSatisfy(\.isSafe))
  }
}
