internal import GameRecords
internal import ReversiRules

/// Puts one fact about the game after the other into a record.
///
/// What has no field, or cannot be read as its field must be, becomes a tag.
struct SGFFactFiller {
  var record: GameRecord
  var origin: Origin
  /// Whether there is a comment besides the game comment, which then is a tag.
  let hasComment: Bool

  mutating func add(
    _ name: SGFName,
    _ text: String,
    at range: Range<Int>,
    in bytes: UnsafeBufferPointer<UInt8>,
    _ findings: inout SGFFindings
  ) {
    if let property = name.property {
      // An empty value says nothing.
      if text.isEmpty, property.isAboutGame || property == .comment { return }
      switch take(property, text, at: range, &findings) {
      case .all: return
      case .part, .nothing: break
      case .again:
        let message = "\(property.name) is told again; the second one is kept as a tag"
        findings.add(.sgfTwice, at: range, message)
      }
    }
    guard record.tags.count < Limits.tags else {
      findings.add(.tooMany, at: range, "more than \(Limits.tags) tags")
      return
    }
    record.tags.append(Tag(name: name.text(in: bytes), value: text))
    origin.parts.append((.tag(record.tags.count), SourceRange(range)))
  }

  /// How much of a text went into a field.
  private enum Taken { case all, part, nothing, again }

  private mutating func take(
    _ property: SGFProperty,
    _ text: String,
    at range: Range<Int>,
    _ findings: inout SGFFindings
  ) -> Taken {
    switch property {
    case .gameName: return put(text, \.id, .id, range)
    case .event: return put(text, \.event, .event, range)
    case .round: return put(text, \.round, .round, range)
    case .site: return put(text, \.site, .site, range)
    case .darkName: return put(text, \.players.dark.name, .name(.dark), range)
    case .lightName: return put(text, \.players.light.name, .name(.light), range)
    case .darkRating: return put(rating: text, \.players.dark.rating, .rating(.dark), range)
    case .lightRating: return put(rating: text, \.players.light.rating, .rating(.light), range)
    case .date: return takeDate(text, at: range, &findings)
    case .result: return takeResult(text, at: range, &findings)
    case .comment:
      record.comment.join(text)
      return .all
    case .gameComment:
      if hasComment { return .nothing }
      record.comment.join(text)
      return .all
    default: return .nothing
    }
  }

  private mutating func put<Value>(
    _ value: Value,
    _ field: WritableKeyPath<GameRecord, Value?>,
    _ part: RecordPart,
    _ range: Range<Int>
  ) -> Taken {
    guard record[keyPath: field] == nil else { return .again }
    record[keyPath: field] = value
    origin.parts.append((part, SourceRange(range)))
    return .all
  }

  /// A rank, such as one in dan, is no rating.
  private mutating func put(
    rating text: String,
    _ field: WritableKeyPath<GameRecord, Double?>,
    _ part: RecordPart,
    _ range: Range<Int>
  ) -> Taken {
    guard let rating = SGFNumber.number(text) else { return .nothing }
    return put(rating, field, part, range)
  }

  private mutating func takeDate(
    _ text: String,
    at range: Range<Int>,
    _ findings: inout SGFFindings
  ) -> Taken {
    guard let read = SGFDate.date(text) else {
      findings.add(.sgfDate, at: range, "\(DisplayText.quote(text)) is no date; kept as a tag")
      return .nothing
    }
    let taken = put(read.date, \.date, .date, range)
    return taken == .all && !read.isWhole ? .part : taken
  }

  private mutating func takeResult(
    _ text: String,
    at range: Range<Int>,
    _ findings: inout SGFFindings
  ) -> Taken {
    guard let read = SGFResult.result(text) else {
      findings.add(.sgfResult, at: range, "\(DisplayText.quote(text)) is no result; kept as a tag")
      return .nothing
    }
    guard let result = read.result else { return .all }
    let taken = put(result, \.result, .result, range)
    return taken == .all && !read.isWhole ? .part : taken
  }
}

/// The value of `DT`: one date, or a list such as `1996-05-06,07`.
enum SGFDate {
  /// The first date of a value, and whether it is the only one; `nil` for any other text.
  static func date(_ text: String) -> (date: GameDate, isWhole: Bool)? {
    let first = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)[0]
    return DateSpelling.date(SGFNumber.trimmed(first)).map { ($0, !text.contains(",")) }
  }
}

extension SGFParser {
  /// The record of a tree that has been read; `nil` when it has no start position.
  mutating func record(format: String) -> GameRecord? {
    setup.size = facts.size
    guard let board = setup.board(in: bytes, &findings) else { return nil }
    var origin = Origin(format: format, moves: MovePlaces(moveRanges))
    if let range = setup.boardRange {
      origin.parts.append((.start, SourceRange(range)))
      origin.parts.append((.board, SourceRange(range)))
    }
    if let range = setup.turnRange { origin.parts.append((.turn, SourceRange(range))) }
    var record = GameRecord(
      start: Position(board: board, turn: setup.isOver ? nil : firstTurn),
      moves: line.moves,
      passMarks: .usual,
      annotations: line.annotations,
      variations: line.sortedVariations
    )
    facts.fill(&record, &origin, from: source, in: bytes, &findings)
    record.origin = origin
    return record
  }
}
