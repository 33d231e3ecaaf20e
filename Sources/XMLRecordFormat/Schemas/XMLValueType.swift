import GameRecords
import RecordFormats
import ReversiRules

/// A type of the values of attributes and elements in the schemas.
struct XMLValueType: Sendable {
  /// The name of the type in the schemas.
  let name: String
  /// What it means; empty when its name says it.
  var about = ""
  let form: Form

  /// What the values are.
  indirect enum Form: Sendable {
    /// Any text.
    case text
    /// A few words.
    case words([String])
    /// Values of a type of XML Schema, narrowed by its facets.
    case data(String, [(facet: String, value: String)])
    /// Values of any of some forms.
    case choice([Form])
    /// A list of values, at least one.
    case list(XMLValueType)
  }

  /// The type of attributes of a kind; `nil` for a kind that no attribute has.
  init?(_ kind: FieldKind) {
    switch kind {
    case .version: self.init(name: "version", form: .words([XMLVocabulary.version]))
    case .text: self.init(name: "string", form: .text)
    case .name: self.init(name: "name", form: .data("string", [("minLength", "1")]))
    case .word(let words):
      self.init(name: "\(words)-word", about: "\(words.about)", form: .words(words.all))
    case .number: self.init(name: "number", form: .data("double", [("pattern", Self.number)]))
    case .seconds:
      let facets = [("pattern", Self.number), ("minInclusive", "0")]
      self.init(name: "seconds", form: .data("double", facets))
    case .count: self.init(name: "count", form: Self.whole(upTo: FieldKind.counts.upperBound))
    case .ply(let least):
      let name = least == 0 ? "moves-before" : "ply"
      let facets = [("pattern", "[0-9]{1,3}|\(Limits.moves)"), ("minInclusive", "\(least)")]
      self.init(name: name, form: .data("integer", facets))
    case .glyphs:
      let glyph = XMLValueType(name: "glyph", form: Self.whole(upTo: Int(UInt8.max)))
      self.init(name: "glyphs", form: .list(glyph))
    case .marks:
      let mark = XMLValueType(
        name: "mark",
        about: "Letters or an outline on a square, or an arrow or a line between two squares.",
        form: .data("token", [("pattern", Self.mark)])
      )
      self.init(name: "marks", form: .list(mark))
    case .move:
      self.init(name: "square", form: .data("token", [("pattern", "[a-p]([1-9]|1[0-6])")]))
    case .date:
      self.init(
        name: "date-text",
        about: "A date to the precision of a year, month, day or second.",
        form: .choice(Self.dates)
      )
    case .rows:
      let columns = BoardSize.range.lowerBound / 2...BoardSize.range.upperBound / 2
      let pattern = "([xo\\-]{2}){\(columns.lowerBound),\(columns.upperBound)}"
      self.init(name: "row-text", form: .data("string", [("pattern", pattern)]))
    case .whole(let range): self.init(wholeFrom: range)
    case .schema, .game, .flag, .moves, .variations, .object, .list, .grid, .part: return nil
    }
  }

  private init(name: String, about: String = "", form: Form) {
    self.name = name
    self.about = about
    self.form = form
  }

  /// The type of a row of numbers.
  init(cells form: GridForm) {
    let item = XMLValueType(wholeFrom: form.cells)
    self.init(name: "\(item.name)-list", form: .list(item))
  }

  private init(wholeFrom range: ClosedRange<Int>) {
    self.init(
      name: "whole-\(range.lowerBound)-\(range.upperBound)",
      form: .data(
        "integer",
        [("minInclusive", "\(range.lowerBound)"), ("maxInclusive", "\(range.upperBound)")]
      )
    )
  }

  /// Returns every type of some elements that has a name of its own, in the order of the fields.
  static func types(of elements: [SchemaElement]) -> [XMLValueType] {
    let types = elements.flatMap { element -> [XMLValueType] in
      let own = if case .value(let type) = element.content { [type] } else { [] as [XMLValueType] }
      return element.attributes.compactMap { XMLValueType($0.field.kind) } + own
    }
    return types.reduce(into: []) { types, type in
      if case .list(let item) = type.form, !types.contains(where: { $0.name == item.name }) {
        types.append(item)
      }
      if case .text = type.form { return }
      if !types.contains(where: { $0.name == type.name }) { types.append(type) }
    }
  }

  private static let number = "\\-?[0-9]+(\\.[0-9]+)?([eE][+\\-]?[0-9]+)?"

  /// XML Schema's patterns are about whole values, so they have no signs for their ends.
  private static let mark = String(MarkWords.pattern(letters: "\\S+").dropFirst().dropLast())

  private static func whole(upTo most: Int) -> Form {
    .data("integer", [("pattern", "[0-9]{1,3}"), ("maxInclusive", "\(most)")])
  }

  private static let dates: [Form] = {
    let day = "[0-9]{4}-[0-9]{2}-[0-9]{2}"
    let time = "([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]"
    let offset = "[+\\-](00:(0[1-9]|[1-5][0-9])|(0[1-9]|1[0-3]):[0-5][0-9]|14:00)"
    return [
      .data("gYear", [("pattern", "[0-9]{4}")]),
      .data("gYearMonth", [("pattern", "[0-9]{4}-[0-9]{2}")]),
      .data("date", [("pattern", day)]),
      .data("dateTime", [("pattern", "\(day)T\(time)(Z|\(offset))?")]),
    ]
  }()
}

extension XMLElement {
  /// The kind of value in the text of the element; `nil` for free text and no text.
  var valueKind: FieldKind? {
    switch self {
    case .date: .date
    case .row: .rows
    default: nil
    }
  }

  /// Whether the element contains only text in which white space is significant.
  var isFreeText: Bool { containsText && object == nil && valueKind == nil }
}
