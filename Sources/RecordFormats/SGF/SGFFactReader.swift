internal import GameRecords
internal import ReversiRules

/// Puts one fact about the game after the other into a record.
///
/// What has no field, or cannot be read as its field must be, becomes a tag.
enum SGFFactReader {
  /// Reads the text of a property into a record, and its place into the record's origin.
  static func read(
    _ name: SGFName,
    _ text: String,
    at range: Range<Int>,
    in bytes: UnsafeBufferPointer<UInt8>,
    into record: inout GameRecord,
    _ findings: inout FoldedFindings
  ) {
    if let property = name.property {
      // An empty value says nothing.
      if text.isEmpty, property.isAboutGame || property == .comment { return }
      switch take(property, text, at: range, in: bytes, into: &record, &findings) {
      case .all: return
      case .part, .nothing: break
      case .again:
        let message = "\(property.name) is told again; the second one is kept as a tag"
        findings.add(.sgfTwice, message, at: range)
      }
    }
    guard record.tags.count < Limits.tags else {
      findings.add(.tooMany, "more than \(Limits.tags) tags", at: range)
      return
    }
    record.tags.append(Tag(name: name.text(in: bytes), value: text))
    record.origin?.parts.append((.tag(record.tags.count), SourceRange(range)))
  }

  /// How much of a text went into a field.
  private enum Taken { case all, part, nothing, again }

  private static func take(
    _ property: SGFProperty,
    _ text: String,
    at range: Range<Int>,
    in bytes: UnsafeBufferPointer<UInt8>,
    into record: inout GameRecord,
    _ findings: inout FoldedFindings
  ) -> Taken {
    var isWhole = true
    let part: RecordPart
    let isFree: Bool
    switch property {
    case .gameName: (part, isFree) = (.id, put(text, &record.id))
    case .event: (part, isFree) = (.event, put(text, &record.event))
    case .round: (part, isFree) = (.round, put(text, &record.round))
    case .site: (part, isFree) = (.site, put(text, &record.site))
    case .darkName: (part, isFree) = (.name(.dark), put(text, &record.players.dark.name))
    case .lightName: (part, isFree) = (.name(.light), put(text, &record.players.light.name))
    case .darkRating, .lightRating:
      // A rank, such as one in dan, is no rating.
      guard let rating = SGFNumber.number(text) else { return .nothing }
      let side: Disk = property == .darkRating ? .dark : .light
      (part, isFree) = (.rating(side), put(rating, &record.players[side].rating))
    case .date:
      guard let read = SGFDate.date(text) else {
        findings.add(
          .sgfDate,
          "\(DisplayText.quote(text)) is no date; kept as a tag",
          at: range,
          repair: SGFDate.repair(of: text, at: range)
        )
        return .nothing
      }
      (part, isFree) = (.date, put(read.date, &record.date))
      isWhole = read.isWhole
    case .result:
      guard let read = SGFResult.result(text) else {
        let quoted = DisplayText.quote(text)
        findings.add(.sgfResult, "\(quoted) is no result; kept as a tag", at: range)
        return .nothing
      }
      guard let result = read.result else { return .all }
      (part, isFree) = (.result, put(result, &record.result))
      isWhole = read.isWhole
    default: return .nothing
    }
    guard isFree else { return .again }
    record.origin?.parts.append((part, SourceRange(range)))
    if property == .result { record.origin?.parts += SGFResult.parts(at: range, in: bytes) }
    return isWhole ? .all : .part
  }

  /// Puts a value into a field if it is free; tells whether it was.
  private static func put<Value>(_ value: Value, _ field: inout Value?) -> Bool {
    guard field == nil else { return false }
    field = value
    return true
  }
}
