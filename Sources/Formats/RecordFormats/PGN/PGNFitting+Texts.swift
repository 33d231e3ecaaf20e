import GameRecords

/// Fits tags and other texts: each becomes the text that reading it back will give.
extension PGNFitting {
  mutating func reduceTexts() {
    reduce(\.event, of: .event, as: .event)
    reduce(\.site, of: .site, as: .site)
    reduce(\.round, of: .round, as: .round)
    reduce(\.opening, of: .opening, as: .opening)
    reduce(\.players.dark.name, of: .names, as: .black)
    reduce(\.players.light.name, of: .names, as: .white)
    if let date = record.date, date.time != nil {
      record.date = GameDate(year: date.year, month: date.month, day: date.day)
      losses.append(Loss(.date, .reduced, detail: "without the time of day"))
    }
    reduceTags()
    if let comment = record.comment {
      record.comment = reduced(comment, of: .comment, Self.comment)
    }
  }

  /// Reduces the value of a tag; a value that means “unknown” in PGN is dropped.
  private mutating func reduce(
    _ path: WritableKeyPath<ReversiRecord, String?>,
    of fact: Fact,
    as tag: PGNTag
  ) {
    guard let text = record[keyPath: path] else { return }
    if tag.isUnknown(text) {
      record[keyPath: path] = nil
      let detail = "\(DisplayText.quote(text)) means that it is unknown"
      losses.append(Loss(fact, .dropped, detail: detail))
    } else {
      record[keyPath: path] = reduced(text, of: fact, Self.value)
    }
  }

  /// Changes the names of tags that are invalid or have a meaning in PGN.
  private mutating func reduceTags() {
    for index in record.tags.indices {
      let tag = record.tags[index]
      record.tags[index].value = reduced(tag.value, of: .tags, Self.value)
      let name = Self.name(tag.name)
      guard name != tag.name, !staysTag(at: index) else { continue }
      record.tags[index].name = name
      let detail = "\(DisplayText.quote(tag.name)) becomes \(DisplayText.quote(name))"
      losses.append(Loss(.tags, .replaced, detail: detail))
    }
    guard record.tags.count > Limits.tags else { return }
    record.tags.removeLast(record.tags.count - Limits.tags)
    losses.append(Loss(.tags, .shortened, detail: "only \(Limits.tags) are kept"))
  }

  /// Whether a tag with a known name is read back as the same tag: its value is not understood, and
  /// nothing else is written under the name.
  private func staysTag(at index: Int) -> Bool {
    let tag = record.tags[index]
    guard let known = PGNTag(named: tag.name), known.value(in: record) == nil,
      !record.tags[..<index].contains(where: { $0.name == tag.name })
    else { return false }
    var bytes: [UInt8] = []
    PGNWriter.write(tag.name, tag.value, to: &bytes)
    let source = SourceText(name: "", bytes: bytes[...])
    return PGNReader.parse(source, format: "").reversi?.tags == [tag]
  }

  /// Returns a text in a form that can be written.
  mutating func reduced(
    _ text: String,
    of fact: Fact,
    ply: Int? = nil,
    _ writable: (String) -> String
  ) -> String {
    let whole = writable(text)
    let result = writable(Self.shortened(whole))
    if result != text {
      let change: Loss.Change =
        result.isEmpty ? .dropped : result == whole ? .replaced : .shortened
      losses.append(Loss(fact, change, ply: ply))
    }
    return result
  }

  // MARK: - Writable texts

  /// The value of a tag, on one line.
  private static func value(_ text: String) -> String {
    guard text.utf8.contains(where: ByteCount.endsLine) else { return text }
    return replacing(text) { $0 == "\n" || $0 == "\r" ? " " : $0 }
  }

  /// The name of a tag that the model has no field for.
  private static func name(_ text: String) -> String {
    var name = replacing(text) { scalar in
      UInt8(exactly: scalar.value).map(PGNGrammar.isNameByte) ?? false ? scalar : "_"
    }
    if !(name.utf8.first.map(PGNGrammar.isLetter) ?? false) { name = "X" + name }
    while PGNTag(named: name) != nil { name += "_" }
    return name
  }

  /// A comment on the game, without closing braces, line breaks or spaces at its ends.
  private static func comment(_ text: String) -> String {
    PGNComment.tidied(replacing(text) { $0 == "}" ? ")" : $0 })
  }

  /// A comment on a move, which must also not begin with a command or be a result of Edax.
  static func moveComment(_ text: String) -> String {
    let comment = comment(text)
    if PGNComment.isUnfinished(Array(comment.utf8)[...]) { return comment + "." }
    guard PGNComment(comment).text != comment else { return comment }
    return "(" + String(comment.unicodeScalars.dropFirst())
  }

  /// A text within the limit, with room for the commands before it.
  private static func shortened(_ text: String) -> String {
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
