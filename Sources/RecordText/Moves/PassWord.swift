/// How a writer spells a pass, or that it leaves passes out.
struct PassWord: Hashable, Sendable {
  /// What stands for a pass; `nil` where passes are left out.
  let text: String?

  /// The spelling by which a user asks for passes to be left out.
  static let omitted = "omit"

  /// What a spelling stands for.
  /// - Parameters:
  ///   - spelling: one of the spellings of a format.
  ///   - emptyOmits: whether an empty spelling leaves passes out, because an empty text is no move.
  init(_ spelling: String, emptyOmits: Bool = false) {
    text = spelling == Self.omitted || emptyOmits && spelling.isEmpty ? nil : spelling
  }

  /// Whether passes are left out.
  var isOmitted: Bool { text == nil }
}
