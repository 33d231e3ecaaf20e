internal import GameRecords

/// Findings that readers of several formats make about the notation of their time.
extension Rule {
  /// The text is not UTF-8 and was read as Latin-1.
  static let latin1 = Rule(
    "latin-1",
    .note,
    "Text that is not UTF-8 is read as Latin-1."
  )
}
