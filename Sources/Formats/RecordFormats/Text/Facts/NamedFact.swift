import GameRecords
import ReversiRules

/// A fact about the game that a format writes as a text with a name: a property of SGF or GGF, a tag
/// of PGN.
///
/// Such a row says everything about the fact once. Reading, writing, what becomes of texts that mean
/// something else, and which tags can have the name follow from it.
///
/// It is a class, because a row is looked up for each text, and copies of so much would cost time.
final class NamedFact<Name: Hashable & Sendable>: Sendable {
  let name: Name
  /// Other names that are read.
  let aliases: [Name]
  /// The part of the record that it is.
  let part: RecordPart
  /// The texts that say that the fact is unknown, besides an empty one.
  let unknown: [String]
  /// What is written for an unknown fact, if the name must not be missing.
  let missing: String?
  /// What is reported about a text that is refused.
  let refusal: Refusal?
  /// Puts what a text says into a record; never called with a text for “unknown”.
  let take: @Sendable (String, inout ReversiRecord) -> Reading
  /// The text for what a record says.
  let text: @Sendable (ReversiRecord) -> String?
  /// The fact, if it is a text that is stored as it is.
  let textFact: Fact?

  init(
    _ name: Name,
    _ part: RecordPart,
    aliases: [Name] = [],
    unknown: [String] = [],
    missing: String? = nil,
    refusal: Refusal? = nil,
    take: @escaping @Sendable (String, inout ReversiRecord) -> Reading,
    text: @escaping @Sendable (ReversiRecord) -> String?
  ) {
    self.name = name
    self.part = part
    self.aliases = aliases
    self.unknown = unknown
    self.missing = missing
    self.refusal = refusal
    self.take = take
    self.text = text
    textFact = part.textFact
  }

  /// What became of a text.
  enum Reading {
    case whole
    /// It says more than the field can hold.
    case partly
    /// It has a meaning for which there is no field.
    case tag
    /// It is not understood.
    case refused
    /// It makes the record unreadable.
    case damaged
    /// The field has a value already.
    case repeated(isSame: Bool)
  }

  struct Refusal: Sendable {
    let rule: Rule
    /// What the text is not, such as “a date”.
    let expected: String
    var help: String?
  }

  /// Whether a text says that the fact is unknown.
  func isUnknown(_ text: String) -> Bool {
    let text = textFact == nil ? Self.trimmed(text) : text
    return text.isEmpty || unknown.contains(text)
      || part == .date && text.utf8.allSatisfy { "?.-/".utf8.contains($0) }
  }

  /// Whether a text under the name is read as a tag, and nothing else has to be written there.
  func staysTag(_ text: String, in record: ReversiRecord) -> Bool {
    guard !isUnknown(text) else { return false }
    var read = ReversiRecord()
    switch take(text, &read) {
    case .partly, .tag, .refused: return self.text(read) == self.text(record)
    case .whole, .repeated, .damaged: return false
    }
  }
}

extension NamedFact {
  /// A text that is stored as it is.
  static func text(
    _ name: Name,
    _ part: RecordPart,
    unknown: [String] = [],
    missing: String? = nil
  ) -> NamedFact {
    NamedFact(name, part, unknown: unknown, missing: missing) { text, record in
      guard let old = record[text: part] else {
        record[text: part] = text
        return .whole
      }
      return .repeated(isSame: old == text)
    } text: { record in
      record[text: part]
    }
  }

  /// The rating of a player.
  static func rating(
    _ name: Name,
    _ side: Disk,
    aliases: [Name] = [],
    unknown: [String] = [],
    refusal: Refusal? = nil
  ) -> NamedFact {
    NamedFact(name, .rating(side), aliases: aliases, unknown: unknown, refusal: refusal) {
      text,
      record in
      guard let rating = DecimalSpelling.number(trimmed(text)) else {
        return refusal == nil ? .tag : .refused
      }
      return put(rating, &record.players[side].rating)
    } text: { record in
      record.players[side].rating.map(NumberText.text)
    }
  }

  /// The date of the game; of several ones the more precise one counts.
  static func date(
    _ name: Name,
    missing: String? = nil,
    refusal: Refusal,
    text: @escaping @Sendable (GameDate) -> String
  ) -> NamedFact {
    NamedFact(name, .date, missing: missing, refusal: refusal) { text, record in
      // A list, such as `1996-05-06,07`, begins with the first day.
      let comma = text.utf8.firstIndex(of: UInt8(ascii: ","))
      let first = comma.map { String(text[..<$0]) } ?? text
      guard let date = DateSpelling.date(trimmed(first)) else { return .refused }
      guard let old = record.date else {
        record.date = date
        return comma == nil ? .whole : .partly
      }
      if date.includes(old) { record.date = date }
      return .repeated(isSame: comma == nil && (old.includes(date) || date.includes(old)))
    } text: { record in
      record.date.map(text)
    }
  }

  /// The declared result.
  static func result(
    _ name: Name,
    unknown: [String] = [],
    refusal: Refusal,
    take: @escaping @Sendable (String) -> GameResult?,
    text: @escaping @Sendable (GameResult) -> String?
  ) -> NamedFact {
    NamedFact(name, .result, unknown: unknown, refusal: refusal) { text, record in
      take(trimmed(text)).map { put($0, &record.result) } ?? .refused
    } text: { record in
      record.result.flatMap(text)
    }
  }

  /// Puts a value into a field that is free.
  static func put<Value: Equatable>(_ value: Value, _ field: inout Value?) -> Reading {
    guard let old = field else {
      field = value
      return .whole
    }
    return .repeated(isSame: old == value)
  }

  /// A text without the white space around it.
  static func trimmed(_ text: String) -> String {
    guard let first = text.utf8.first, let last = text.utf8.last,
      WhiteSpace.isBlank(first) || WhiteSpace.isBlank(last)
    else { return text }
    return String(decoding: Array(text.utf8)[...].trimmed, as: UTF8.self)
  }
}

extension ReversiRecord {
  /// A text about the game; `nil` also for parts that are something else.
  subscript(text part: RecordPart) -> String? {
    get {
      switch part {
      case .id: id
      case .event: event
      case .site: site
      case .round: round
      case .opening: opening
      case .name(let side): players[side].name
      default: nil
      }
    }
    set {
      switch part {
      case .id: id = newValue
      case .event: event = newValue
      case .site: site = newValue
      case .round: round = newValue
      case .opening: opening = newValue
      case .name(let side): players[side].name = newValue
      default: break
      }
    }
  }
}

extension RecordPart {
  /// The fact that a text about the game is.
  var textFact: Fact? {
    switch self {
    case .id: .id
    case .event: .event
    case .site: .site
    case .round: .round
    case .opening: .opening
    case .name: .names
    default: nil
    }
  }
}

extension GameDate {
  /// Whether a date includes all that another one says.
  fileprivate func includes(_ other: GameDate) -> Bool {
    self == other || description.hasPrefix(other.description)
  }
}
