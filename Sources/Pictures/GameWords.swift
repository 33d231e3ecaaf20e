import GameRecords

extension DrawableGame {
  /// Returns the title of a picture: the user's, or the names of the players.
  ///
  /// It is made safe to show by ``/GameRecords/DisplayText``, but not escaped for any markup.
  public func title(_ options: RenderingOptions) -> String {
    let title =
      options.ownTitle ?? pairing(DisplayText.isolate)
      ?? DisplayText.glance(record.event ?? record.id) ?? plainTitle
    return withOpening(title, options) ?? title
  }

  /// Returns a text with the name of the opening after it, if that is shown; `nil` if there is neither.
  private func withOpening(_ text: String?, _ options: RenderingOptions) -> String? {
    let opening = options.showsOpening ? DisplayText.glance(openingName) : nil
    let parts = [text, opening].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Returns the line of text above a board: the user's title, nothing if that is blank, or the names
  /// of the players if they are not next to the counts.
  func heading(_ options: RenderingOptions) -> String? {
    guard let title = options.title else {
      return withOpening(
        options.showsNames && names(options) == nil ? pairing : nil,
        options
      )
    }
    return withOpening(title.isBlank ? nil : DisplayText.escape(title), options)
  }

  /// Returns that line cut to some columns.
  func heading(_ options: RenderingOptions, columns: Int) -> String? {
    heading(options).map { Self.cut($0, columns: columns) }
  }

  /// Returns the names of the players, to be shown next to the counts of their pieces, as short as they
  /// have to be.
  /// - Parameters:
  ///   - options: what to draw.
  ///   - fits: whether there is room for the names.
  /// - Returns: the names; `nil` if no names are shown there.
  func names(
    _ options: RenderingOptions,
    fitting fits: ([PlayerName]) -> Bool = { _ in true }
  ) -> [PlayerName]? {
    let names = names
    let counted = parts(options).counts.filter { $0.piece != nil }
    guard options.showsNames, counted.count == names.count, pairing != nil else { return nil }
    let ratings =
      record.playerRatings + names.dropFirst(record.playerRatings.count).map { _ in nil }
    func shown(_ columns: Int, hasRatings: Bool) -> [PlayerName] {
      zip(names, ratings).map { name, rating in
        PlayerName(
          name: Self.cut(name ?? "", columns: columns),
          rating: hasRatings ? rating.map { "(\(NumberText.text(of: $0)))" } ?? "" : ""
        )
      }
    }
    let longest = names.map { TerminalWidth.columns(of: $0 ?? "") }.max() ?? 0
    // First the names become shorter, then the ratings are left out.
    for (hasRatings, least) in [(true, 12), (false, 2)] {
      for columns in stride(from: max(longest, least), through: least, by: -1) {
        let names = shown(columns, hasRatings: hasRatings)
        if fits(names) { return names }
      }
    }
    return names.map { _ in PlayerName(name: "", rating: "") }
  }

  /// The names of all players as they are shown; `nil` for one that is not known.
  private var names: [String?] { record.playerNames.map { DisplayText.glance($0) } }

  /// The names of the players in the order of the game, or `nil` if no name is known.
  public var pairing: String? { pairing { $0 } }

  private func pairing(_ shown: (String) -> String) -> String? {
    let names = names
    guard names.contains(where: { $0 != nil }) else { return nil }
    return names.map { $0.map(shown) ?? "?" }.joined(separator: " – ")
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

extension RenderingOptions {
  /// The user's title, made safe to show, unless it is blank.
  var ownTitle: String? {
    title.flatMap { $0.isBlank ? nil : DisplayText.escape($0) }
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
