extension Repair {
  /// More edits are not kept for one finding.
  package static let mostEdits = 10_000

  /// The bytes that are replaced; `nil` when that is not said in bytes.
  package var edits: [Edit]? {
    guard case .edits(let edits) = action else { return nil }
    return edits
  }

  /// Several repairs as one, which is a guess if one of them is; `nil` when there are too many.
  package static func joining(_ repairs: [Repair]) -> Repair? {
    let edits = repairs.flatMap { $0.edits ?? [] }
    guard !edits.isEmpty, edits.count <= mostEdits else { return nil }
    return .edits(edits, isSafe: repairs.allSatisfy(\.isSafe))
  }
}
