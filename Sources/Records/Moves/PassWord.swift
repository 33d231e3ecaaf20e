/// How a writer writes a pass, or that it omits passes.
package struct PassWord: Hashable, Sendable {
  /// The text of a pass; `nil` where passes are omitted.
  package let text: String?

  /// The spelling with which a user asks to omit passes.
  package static let omitted = "omit"

  /// The meaning of a spelling.
  /// - Parameters:
  ///   - spelling: one of the spellings of a format.
  ///   - emptyOmits: whether an empty spelling omits passes, because an empty text is not a move.
  package init(_ spelling: String, emptyOmits: Bool = false) {
    text = spelling == Self.omitted || emptyOmits && spelling.isEmpty ? nil : spelling
  }

  /// Whether passes are omitted.
  package var isOmitted: Bool { text == nil }
}
