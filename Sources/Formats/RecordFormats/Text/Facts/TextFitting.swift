import GameRecords

/// Reduces the texts of a record to those that a format can write.
struct TextFitting {
  /// The most bytes of a text, whatever it contains.
  let limit: Int
  private(set) var losses: [Loss] = []

  init(limit: Int) { self.limit = limit }

  /// Adds a loss; equal losses only once, unless they are at different moves.
  mutating func lose(_ loss: Loss) {
    if loss.ply != nil || !losses.contains(loss) { losses.append(loss) }
  }

  mutating func lose(_ others: [Loss]) { losses += others }

  /// A text in a form that can be written.
  mutating func fitted(
    _ text: String,
    of fact: Fact,
    ply: Int? = nil,
    detail: String? = nil,
    _ writable: (String) -> String
  ) -> String {
    let whole = writable(text)
    let result = whole.utf8.count > limit ? writable(Self.prefix(limit, of: whole)) : whole
    guard !result.utf8.elementsEqual(text.utf8) else { return text }
    let change: Loss.Change =
      result.isEmpty ? .dropped : result.utf8.count == whole.utf8.count ? .replaced : .shortened
    lose(Loss(fact, change, ply: ply, detail: detail))
    return result
  }

  /// As many whole characters of a text as fit into some bytes.
  private static func prefix(_ count: Int, of text: String) -> String {
    var end = text.utf8.index(text.startIndex, offsetBy: count)
    while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
    return String(text[..<end])
  }

  /// The same for the texts of a table, in which some texts mean that the fact is unknown.
  mutating func fit<Name>(
    _ record: inout ReversiRecord,
    _ rows: [NamedFact<Name>],
    _ writable: (String) -> String
  ) {
    for row in rows {
      guard let fact = row.textFact, let text = record[text: row.part] else { continue }
      if row.isUnknown(text) {
        let meaning = "\(DisplayText.quote(text)) means that it is unknown"
        lose(Loss(fact, .dropped, detail: text.isEmpty ? nil : meaning))
        record[text: row.part] = nil
      } else {
        let fitted = fitted(text, of: fact, writable)
        if fitted != text { record[text: row.part] = fitted }
      }
    }
  }

  /// Drops the time of day of the date.
  mutating func dropTime(of record: inout ReversiRecord) {
    guard let date = record.date, date.time != nil else { return }
    record.date = GameDate(year: date.year, month: date.month, day: date.day)
    lose(Loss(.date, .reduced, detail: "a date has no time of day"))
  }

  /// Fits the tags one by one, as far as readers accept that many.
  /// - Parameters:
  ///   - record: the record.
  ///   - fit: returns the tag that can be written, or `nil` if there is none.
  mutating func fitTags(
    of record: inout ReversiRecord,
    _ fit: (Tag, inout TextFitting) -> Tag?
  ) {
    let tags = record.tags
    record.tags = []
    for tag in tags {
      if let fitted = fit(tag, &self) { record.tags.append(fitted) }
    }
    guard record.tags.count > Limits.tags else { return }
    record.tags.removeLast(record.tags.count - Limits.tags)
    lose(Loss(.tags, .shortened, detail: "only \(Limits.tags) are kept"))
  }
}
