/// How a writer spells a pass, or that it leaves passes out.
package struct PassWord: Hashable, Sendable {
  /// What stands for a pass; `nil` where passes are left out.
  package let text: String?

  /// The spelling by which a user asks for passes to be left out.
  package static let omitted = "omit"

  /// What a spelling stands for.
  /// - Parameters:
  ///   - spelling: one of the spellings of a format.
  ///   - emptyOmits: whether an empty spelling leaves passes out, because an empty text is no move.
  package init(_ spelling: String, emptyOmits: Bool = false) {
    text = spelling == Self.omitted || emptyOmits && spelling.isEmpty ? nil : spelling
  }

  /// Whether passes are left out.
  package var isOmitted: Bool { text == nil }
}
