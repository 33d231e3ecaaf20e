import RecordText
import GameRecords
import ReversiRules

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
    _ findings: inout FindingCollector<FindingDraft>
  ) {
    if let property = name.property {
      // An empty value says nothing.
      if text.isEmpty, property.isAboutGame || property == .comment { return }
      switch take(property, text, at: range, in: bytes, into: &record, &findings) {
      case .all: return
      case .part, .nothing: break
      case .again(let isSame):
        findings.add(
          .sgfTwice,
          "\(property.name) is told again; the second one is kept as a tag",
          at: range,
          repair: isSame ? removal(of: name, range, in: bytes) : nil
        )
      }
    }
    guard record.tags.count < Limits.tags else {
      findings.add(.tooMany, "more than \(Limits.tags) tags", at: range)
      return
    }
    record.tags.append(Tag(name: name.text(in: bytes), value: text))
    record.origin?.parts.append((.tag(record.tags.count), SourceRange(range)))
  }

  /// Takes out a value that says nothing new, with its property if it is the only one there.
  private static func removal(
    of name: SGFName,
    _ value: Range<Int>,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Repair? {
    let brackets = value.lowerBound - 1..<value.upperBound + 1
    var property = SGFGrammar(bytes, from: name.range.upperBound)
    let isFirst = property.nextValue() == value
    guard !isFirst || !property.isAtValue else { return nil }
    return .replace((isFirst ? name.range : brackets).lowerBound..<brackets.upperBound, with: [])
  }

  /// How much of a text went into a field, or whether a field that is not free tells the same.
  private enum Taken { case all, part, nothing, again(isSame: Bool) }

  private static func take(
    _ property: SGFProperty,
    _ text: String,
    at range: Range<Int>,
    in bytes: UnsafeBufferPointer<UInt8>,
    into record: inout GameRecord,
    _ findings: inout FindingCollector<FindingDraft>
  ) -> Taken {
    var isWhole = true
    let part: RecordPart
    let field: Field
    switch property {
    case .gameName: (part, field) = (.id, put(text, &record.id))
    case .event: (part, field) = (.event, put(text, &record.event))
    case .round: (part, field) = (.round, put(text, &record.round))
    case .site: (part, field) = (.site, put(text, &record.site))
    case .darkName: (part, field) = (.name(.dark), put(text, &record.players.dark.name))
    case .lightName: (part, field) = (.name(.light), put(text, &record.players.light.name))
    case .darkRating, .lightRating:
      // A rank, such as one in dan, is no rating.
      guard let rating = SGFNumber.number(text) else { return .nothing }
      let side: Disk = property == .darkRating ? .dark : .light
      (part, field) = (.rating(side), put(rating, &record.players[side].rating))
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
      (part, field) = (.date, put(read.date, &record.date))
      isWhole = read.isWhole
    case .result:
      guard let read = SGFResult.result(text) else {
        let quoted = DisplayText.quote(text)
        findings.add(.sgfResult, "\(quoted) is no result; kept as a tag", at: range)
        return .nothing
      }
      guard let result = read.result else { return .all }
      (part, field) = (.result, put(result, &record.result))
      isWhole = read.isWhole
    default: return .nothing
    }
    if field != .free { return .again(isSame: field == .same && isWhole) }
    record.origin?.parts.append((part, SourceRange(range)))
    if property == .result { record.origin?.parts += SGFResult.parts(at: range, in: bytes) }
    return isWhole ? .all : .part
  }

  /// What a field holds before a value is put into it.
  private enum Field { case free, same, other }

  /// Puts a value into a field if it is free; tells what was there.
  private static func put<Value: Equatable>(_ value: Value, _ field: inout Value?) -> Field {
    guard let old = field else {
      field = value
      return .free
    }
    return old == value ? .same : .other
  }
}
