import GameRecords

extension DrawableGame {
  /// Returns the title of a picture: the user's, or the names of the players.
  ///
  /// It is made safe to show by ``/GameRecords/DisplayText``, but not escaped for any markup.
  public func title(_ options: RenderingOptions) -> String {
    if let title = options.title, !title.isBlank { return DisplayText.escape(title) }
    return pairing ?? DisplayText.glance(record.event ?? record.id) ?? plainTitle
  }

  /// Returns the line of text above a board, cut to some columns: the user's title, nothing if that
  /// is blank, or the names of the players.
  func caption(_ options: RenderingOptions, columns: Int) -> String? {
    guard let title = options.title else { return pairing(columns: columns) }
    return title.isBlank ? nil : Self.cut(DisplayText.escape(title), columns: columns)
  }

  /// The names of the players in the order of the game, or `nil` if no name is known.
  public var pairing: String? { pairing(columns: .max) }

  /// Returns the names of the players, each cut so that all fit in some columns.
  private func pairing(columns: Int) -> String? {
    let names = record.playerNames.map { DisplayText.glance($0) }
    guard names.contains(where: { $0 != nil }) else { return nil }
    let known = names.map { $0 ?? "?" }
    let whole = known.joined(separator: " – ")
    guard TerminalWidth.columns(of: whole) > columns else { return whole }
    let share = (columns - 3 * (known.count - 1)) / known.count
    return known.map { Self.cut($0, columns: max(3, share)) }.joined(separator: " – ")
  }

  /// Returns a text cut to some columns.
  private static func cut(_ text: String, columns: Int) -> String {
    guard TerminalWidth.columns(of: text) > columns else { return text }
    var width = 1
    let kept = text.prefix { character in
      width += TerminalWidth.columns(of: String(character))
      return width <= columns
    }
    return kept + "…"
  }

  /// Returns an alternative text, which describes the picture in a few sentences.
  public func alternativeText(_ options: RenderingOptions) -> String {
    title(options) + ". " + summary(options, of: frames(options))
  }

  /// Returns the moves to show as text, such as `f5 d6 pass c5`.
  public func transcript(_ options: RenderingOptions) -> String {
    moves(options).map(\.text).joined(separator: " ")
  }
}

extension DisplayText {
  /// Returns a text of a record, cut to what can be read at a glance and made safe to show.
  static func glance(_ text: String?, limit: Int = 60) -> String? {
    guard let text, !text.isBlank else { return nil }
    // Combining marks that pile up on one character are limited as well.
    let scalars = String.UnicodeScalarView(text.unicodeScalars.prefix(4 * limit))
    let shown = String(scalars).prefix(limit)
    return DisplayText.escape(shown) + (shown.utf8.count == text.utf8.count ? "" : "…")
  }
}

extension String {
  /// The text with a capital first letter.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// Whether the text is only white space.
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
