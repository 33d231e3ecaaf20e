package import GameRecords

extension SourceText {
  /// The message about a text that is not UTF-8.
  package static let latin1Message = "the text is not UTF-8 and is read as Latin-1"
}
