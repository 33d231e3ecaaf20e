import GameRecords
import ReversiRules

extension SGFReader {
  /// What a tree says about the game, still undecoded: the character set may be named last.
  struct Facts {
    fileprivate var values: [(name: SGFName, value: Range<Int>)] = []
    private(set) var version: Range<Int>?
    private(set) var game: (name: Range<Int>, value: Range<Int>)?
    private(set) var size: Range<Int>?
    private(set) var charset: Range<Int>?
    /// Reads the texts; made at the end of the first node.
    var decoder = SGFDecoder(charset: nil)
    /// Comments in later nodes before the first move.
    var comment: String?
    /// The marks before the first move, after the first node.
    var marks: Set<BoardMark<Square>> = []
    /// The properties of moves that the model cannot store: the first names, how many there are,
    /// and the place of the first one.
    fileprivate var dropped: (names: [String], count: Int, first: Range<Int>?) = ([], 0, nil)

    init() { values.reserveCapacity(16) }

    mutating func add(_ name: SGFName, _ value: Range<Int>) {
      switch name.property {
      case .version: version = value
      case .game: game = (name.range, value)
      case .size: size = value
      case .charset: charset = value
      default: values.append((name, value))
      }
    }

    /// Whether there is a comment besides the game comment, which then is a tag.
    fileprivate var hasComment: Bool {
      comment != nil || values.contains { $0.name.property == .comment && !$0.value.isEmpty }
    }
  }

  /// Puts the facts into the record, one by one.
  mutating func readFacts() {
    var comment: String?
    let commentProperty: SGFProperty = facts.hasComment ? .comment : .gameComment
    for (name, value) in facts.values {
      let text = facts.decoder.text(value, of: source, name.property?.textKind ?? .text)
      if name.property == commentProperty {
        if !text.isEmpty { comment.join(text) }
      } else {
        readFact(name, text, at: value)
      }
    }
    if let later = facts.comment { comment.join(later) }
    record.comment = comment
    record.marks.formUnion(facts.marks)
    if let range = facts.decoder.latin1Range {
      findings.add(.latin1, SourceText.latin1Message, at: range, repair: repairOfLatin1)
    }
    reportDroppedProperties()
  }

  /// Puts a fact into the record, and its place into the record's origin.
  ///
  /// A value that has no field, or is not valid for its field, becomes a tag.
  private mutating func readFact(_ name: SGFName, _ text: String, at range: Range<Int>) {
    if let property = name.property {
      // An empty value is not a fact.
      if text.isEmpty, property.isAboutGame || property == .comment { return }
      switch take(property, text, at: range) {
      case .all: return
      case .part, .nothing: break
      case .repeated(let isSame):
        let second = isSame ? "with the same value" : "the second one is kept as a tag"
        findings.add(
          .sgfTwice,
          "\(property.name) appears twice; \(second)",
          at: range,
          repair: isSame ? .rewriting : nil
        )
        if isSame { return }
      }
    }
    guard record.tags.count < Limits.tags else {
      findings.add(.tooMany, "more than \(Limits.tags) tags", at: range)
      return
    }
    record.tags.add(Tag(name: name.text(in: bytes), value: text))
    parts.append((.tag(record.tags.count), SourceRange(range)))
  }

  /// How much of a text went into a field, or whether a field in use has the same value.
  private enum Taken { case all, part, nothing, repeated(isSame: Bool) }

  private mutating func take(_ property: SGFProperty, _ text: String, at range: Range<Int>) -> Taken
  {
    var isWhole = true
    let part: RecordPart
    let field: Field
    switch property {
    case .gameName: (part, field) = (.id, Self.put(text, &record.id))
    case .event: (part, field) = (.event, Self.put(text, &record.event))
    case .round: (part, field) = (.round, Self.put(text, &record.round))
    case .openingName: (part, field) = (.opening, Self.put(text, &record.opening))
    case .site: (part, field) = (.site, Self.put(text, &record.site))
    case .darkName: (part, field) = (.name(.dark), Self.put(text, &record.players.dark.name))
    case .lightName: (part, field) = (.name(.light), Self.put(text, &record.players.light.name))
    case .darkRating, .lightRating:
      // A rank, such as one in dan, is not a rating.
      guard let rating = SGFValue.number(text) else { return .nothing }
      let side: Disk = property == .darkRating ? .dark : .light
      (part, field) = (.rating(side), Self.put(rating, &record.players[side].rating))
    case .date:
      guard let read = SGFValue.date(text), let date = read.value else {
        findings.add(
          .sgfDate,
          "\(DisplayText.quote(text)) is not a date; it is kept as a tag",
          at: range
        )
        return .nothing
      }
      (part, field) = (.date, Self.put(date, &record.date))
      isWhole = read.isWhole
    case .result:
      guard let read = SGFResult.result(text) else {
        let quoted = DisplayText.quote(text)
        findings.add(.sgfResult, "\(quoted) is not a result; it is kept as a tag", at: range)
        return .nothing
      }
      guard let result = read.value else { return .all }
      (part, field) = (.result, Self.put(result, &record.result))
      isWhole = read.isWhole
    case _ where property.isMark:
      guard let marks = SGFMark.marks(text, of: property) else {
        reportMark(text, property, at: range, "it is kept as a tag")
        return .nothing
      }
      record.marks.formUnion(marks)
      return .all
    default: return .nothing
    }
    if field != .free { return .repeated(isSame: field == .same && isWhole) }
    parts.append((part, SourceRange(range)))
    if property == .result { parts += SGFResult.parts(at: range, in: grammar) }
    return isWhole ? .all : .part
  }

  /// Reports a value that is no mark.
  mutating func reportMark(
    _ text: String,
    _ property: SGFProperty,
    at range: Range<Int>,
    _ consequence: String
  ) {
    findings.add(
      .sgfMark,
      "\(DisplayText.quote(text)) is not a value of \(property.name) such as "
        + "\(SGFMark.example(of: property)); \(consequence)",
      at: range
    )
  }

  /// What a field contains before a value is put into it.
  private enum Field { case free, same, other }

  /// Puts a value into a field if it is free; returns what was there.
  private static func put<Value: Equatable>(_ value: Value, _ field: inout Value?) -> Field {
    guard let old = field else {
      field = value
      return .free
    }
    return old == value ? .same : .other
  }

  // MARK: - About moves

  /// The most names of dropped properties that are reported.
  private static let droppedNames = 8

  /// Notes a property of a move that the model cannot store.
  mutating func dropProperty(_ property: SGFName) {
    let name = property.text(in: bytes)
    facts.dropped.first = facts.dropped.first ?? property.range
    facts.dropped.count += 1
    if facts.dropped.names.count <= Self.droppedNames, !facts.dropped.names.contains(name) {
      facts.dropped.names.append(name)
    }
  }

  private mutating func reportDroppedProperties() {
    guard let first = facts.dropped.first else { return }
    let (names, count) = (facts.dropped.names, facts.dropped.count)
    let more = names.count > Self.droppedNames ? ", …" : ""
    let list = names.prefix(Self.droppedNames).joined(separator: ", ") + more
    let words = count == 1 ? "a property of a move is" : "\(count) properties of moves are"
    findings.add(.sgfNodeProperty, "\(words) left out: \(list)", at: first)
  }
}
