extension GameDate {
  /// The date that a text names unambiguously in a form other than that of ``description``:
  /// `2024/1/2`, `20240102`, `2024-01-02 10:20:30.5+00:00`, `18.10.2025`, `18 Oct 2025`,
  /// `2025年10月18日`, `2010.??.??`.
  ///
  /// Fractions of a second are ignored. If the day could be the month, as in `04/05/2025`, the
  /// result is `nil`.
  package init?(reading text: String) {
    var cursor = GameDateReader(text)
    guard let date = cursor.date() else { return nil }
    self = date
  }
}
