import GameRecords
import ReversiRules

extension SGFReader {
  /// Puts the facts about the game into the record, one by one, as the character set may be named
  /// last.
  mutating func readFacts() {
    var comment: String?
    // A game comment besides a comment is a tag.
    let hasComment =
      line.comments[0] != nil || facts.contains { $0.property.name == "C" && !$0.value.isEmpty }
    let bytes = bytes
    for (property, value) in facts {
      let name = property.name
      if Self.aboutFile.contains(name) { continue }
      if let fact = name.fact {
        let text = decoder.text(value, of: source, .simple)
        read(fact, text, at: value, repeated: .sgfTwice, name: property.text(in: bytes))
        continue
      }
      let text = decoder.text(value, of: source, name.textKind)
      switch name {
      case "C" where text.isEmpty, "GC" where text.isEmpty: break
      case hasComment ? "C" : "GC": comment.join(text)
      default:
        if let marks = marks(text, property, at: value, "it is kept as a tag") {
          record.marks.formUnion(marks)
        } else {
          keep(Tag(name: property.text(in: bytes), value: text), at: value)
        }
      }
    }
    if let later = line.comments[0] { comment.join(later) }
    record.comment = comment
    if let range = decoder.undecodable {
      let message = "this is not a text in the character set of CA; read as UTF-8 or Latin-1"
      findings.add(.sgfCharset, message, at: range)
    } else if let range = decoder.latin1Range {
      // A guess, because other character sets use the same codes for the letters of other languages.
      let repair: Repair? = decoder.isUnknown ? nil : .guessing
      findings.add(.latin1, SourceText.latin1Message, at: range, repair: repair)
    }
    reportDropped()
  }

  /// The properties that are read before.
  private static let aboutFile: [SGFName] = ["FF", "GM", "SZ", "CA"]

  /// The marks that a value stands for; `nil` if it is none, with a finding if it should be.
  mutating func marks(
    _ text: String,
    _ property: SGFProperty,
    at range: Range<Int>,
    _ consequence: String
  ) -> [BoardMark<Square>]? {
    guard let example = SGFMark.examples[property.name] else { return nil }
    let marks = SGFMark.marks(text, of: property.name)
    if marks == nil {
      let expected = "a value of \(property.name.text) such as \(example)"
      let message = "\(DisplayText.quote(text)) is not \(expected); \(consequence)"
      findings.add(.sgfMark, message, at: range)
    }
    return marks
  }

  // MARK: - About moves

  /// Notes a property of a move that the model cannot store.
  mutating func drop(_ property: SGFProperty) {
    let name = property.text(in: bytes)
    dropped.count += 1
    // One more name than is reported shows that there are more.
    if dropped.names.isEmpty { dropped.place = property.range }
    if dropped.names.count <= Self.droppedNames, !dropped.names.contains(name) {
      dropped.names.append(name)
    }
  }

  /// The most names of dropped properties that are reported.
  private static let droppedNames = 8

  private mutating func reportDropped() {
    let (names, count, place) = dropped
    guard count > 0 else { return }
    let more = names.count > Self.droppedNames ? ", …" : ""
    let list = names.prefix(Self.droppedNames).joined(separator: ", ") + more
    let words = count == 1 ? "a property of a move is" : "\(count) properties of moves are"
    findings.add(.sgfNodeProperty, "\(words) left out: \(list)", at: place)
  }
}
