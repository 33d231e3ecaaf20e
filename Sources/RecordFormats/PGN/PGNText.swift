import GameRecords

/// What PGN makes of texts: each is what reading it back will give.
enum PGNText {
  /// The value of a tag, which stands on one line.
  static func value(_ text: String) -> String {
    guard text.utf8.contains(where: ByteCount.endsLine) else { return text }
    return replacing(text) { $0 == "\n" || $0 == "\r" ? " " : $0 }
  }

  /// The name of a tag that the model has no field for.
  static func name(_ text: String) -> String {
    var name = replacing(text) { scalar in
      UInt8(exactly: scalar.value).map(PGNGrammar.isNameByte) ?? false ? scalar : "_"
    }
    if !(name.utf8.first.map(PGNGrammar.isLetter) ?? false) { name = "X" + name }
    while PGNTag(named: name) != nil { name += "_" }
    return name
  }

  /// A comment on the game, which has no closing brace, line break or space at its ends.
  static func comment(_ text: String) -> String {
    PGNComment.tidied(replacing(text) { $0 == "}" ? ")" : $0 })
  }

  /// A comment on a move, which must not begin with a command besides, nor be a result of Edax.
  static func moveComment(_ text: String) -> String {
    let comment = comment(text)
    if PGNComment.isUnfinished(Array(comment.utf8)[...]) { return comment + "." }
    guard PGNComment(comment).text != comment else { return comment }
    return "(" + String(comment.unicodeScalars.dropFirst())
  }

  /// A text within the limit for one, with room for the commands before it.
  static func shortened(_ text: String) -> String {
    let limit = Limits.textBytes - 100
    guard text.utf8.count > limit else { return text }
    var end = text.utf8.index(text.startIndex, offsetBy: limit)
    while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
    return String(text[..<end])
  }

  private static func replacing(
    _ text: String,
    with replacement: (Unicode.Scalar) -> Unicode.Scalar
  ) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(replacement(scalar)) }
    return String(scalars)
  }
}
