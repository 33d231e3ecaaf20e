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
    if let range = facts.decoder.undecodable {
      let message = "this is not a text in the character set of CA; read as UTF-8 or Latin-1"
      findings.add(.sgfCharset, message, at: range)
    } else if let range = facts.decoder.latin1Range {
      // A guess, because other character sets use the same codes for the letters of other languages.
      let repair: Repair? = facts.decoder.isUnknown ? nil : .guessing
      findings.add(.latin1, SourceText.latin1Message, at: range, repair: repair)
    }
    reportDroppedProperties()
  }

  /// Puts a fact into the record; one that has no field becomes a tag.
  private mutating func readFact(_ name: SGFName, _ text: String, at range: Range<Int>) {
    if let fact = name.property?.fact {
      let bytes = bytes
      read(fact, text, at: range, repeated: .sgfTwice, name: name.text(in: bytes))
      return
    }
    switch name.property {
    case .comment where text.isEmpty, .gameComment where text.isEmpty: return
    case let property? where property.isMark:
      if let marks = SGFMark.marks(text, of: property) { return record.marks.formUnion(marks) }
      reportMark(text, property, at: range, "it is kept as a tag")
    default: break
    }
    keep(Tag(name: name.text(in: bytes), value: text), at: range)
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
