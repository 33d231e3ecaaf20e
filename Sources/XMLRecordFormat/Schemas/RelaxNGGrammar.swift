import GameRecords
import RecordFormats

/// A RELAX NG grammar, which can be printed in both syntaxes.
struct RelaxNGGrammar: Sendable {
  /// The names of the patterns that a document can match.
  let start: [String]
  let definitions: [Definition]

  struct Definition: Sendable {
    let name: String
    /// What it is, for readers of the schema; empty when its name says it.
    var about = ""
    let pattern: RelaxNGPattern
  }
}

/// A pattern of RELAX NG, of the kinds that the format needs.
indirect enum RelaxNGPattern: Sendable {
  case reference(String)
  case element(String, RelaxNGPattern)
  case attribute(String, about: String, RelaxNGPattern)
  case group([RelaxNGPattern])
  case choice([RelaxNGPattern])
  case optional(RelaxNGPattern)
  case any(RelaxNGPattern)
  case some(RelaxNGPattern)
  case mixed(RelaxNGPattern)
  case list(RelaxNGPattern)
  case text
  case value(String)
  case data(String, [(facet: String, value: String)])
}

extension RelaxNGGrammar {
  /// The records of Reversi and of the games that give a table.
  static func records(_ games: [any GameTable]) -> RelaxNGGrammar {
    let others = games.map(\.schemaElements)
    let elements = SchemaElement.reversi + others.joined()
    let names = [XMLElement.game.name] + games.map(\.game.name)
    return RelaxNGGrammar(
      start: names.map { "single-\($0)" } + ["games"],
      definitions: [
        .single(XMLElement.game.name, about: XMLElement.game.about),
        .one(XMLElement.game.name),
        Definition(
          name: "game-content",
          about: "The elements appear in this order.",
          pattern: .content(of: SchemaElement(.game))
        ),
        Definition(
          name: "free-text",
          about: "Text in which white space is significant.",
          pattern: .group([.any(.foreignAttribute), .mixed(.any(.foreign))])
        ),
        Definition(name: "player", pattern: .content(of: SchemaElement(.dark))),
      ]
        + others.compactMap(\.first).flatMap { record in
          [
            .single(record.name, about: record.about), .one(record.name),
            Definition(name: "\(record.name)-content", pattern: .content(of: record)),
          ]
        }
        + elements.filter { !names.contains($0.definition) }.map { element in
          Definition(
            name: element.definition,
            about: element.about,
            pattern: .element(
              element.name,
              element.isPlayer
                ? .reference("player") : .content(of: element, records: names)
            )
          )
        }
        + XMLValueType.types(of: elements).map {
          Definition(name: $0.name, about: $0.about, pattern: RelaxNGPattern($0.form))
        }
    )
  }
}

extension RelaxNGGrammar.Definition {
  /// A record that is the whole document.
  fileprivate static func single(_ name: String, about: String) -> Self {
    Self(
      name: "single-\(name)",
      about: about,
      pattern: .element(
        name,
        .group([.attributes(of: SchemaElement(.games)), .reference("\(name)-content")])
      )
    )
  }

  /// A record among others.
  fileprivate static func one(_ name: String) -> Self {
    Self(name: name, pattern: .element(name, .reference("\(name)-content")))
  }
}

extension SchemaElement {
  fileprivate var isPlayer: Bool {
    XMLElement.named.contains { $0.name == definition && $0.object == .player }
  }
}

extension XMLElement {
  /// The attributes of the element within a document, with their fields.
  var innerAttributes: [(field: RecordField, name: FieldName, isRequired: Bool)] {
    guard let fields = object?.fields else { return [] }
    let required = required
    return attributes.filter { fields[$0.field].kind != .version || self == .games }
      .map { attribute in
        let field = fields[attribute.field]
        let isRequired = field.kind == .version || required >> UInt32(attribute.field) & 1 == 1
        return (field, attribute.name, isRequired)
      }
  }
}

extension RelaxNGPattern {
  fileprivate static let foreign = RelaxNGPattern.reference("foreign")
  fileprivate static let foreignAttribute = RelaxNGPattern.reference("foreign-attribute")

  /// What an element contains.
  /// - Parameters:
  ///   - element: the element.
  ///   - records: the names of the records that several games consist of.
  /// - Returns: the pattern.
  fileprivate static func content(
    of element: SchemaElement,
    records: [String] = []
  ) -> RelaxNGPattern {
    let attributes = attributes(of: element)
    let start = [.any(.foreignAttribute)] + (attributes.parts.isEmpty ? [] : [attributes])
    switch element.content {
    case .value(let type): return .group([.any(.foreignAttribute), .reference(type.name)])
    case .freeText: return .reference("free-text")
    case .mixed: return .group(start + [.mixed(.any(.foreign))]).flat
    case .children(let children):
      let isCollection = element.name == XMLElement.games.name
      return .group(
        start + [.any(.foreign)] + children.map { Self.children($0, isCollection ? records : []) }
      ).flat
    }
  }

  private static func children(
    _ children: SchemaElement.Children,
    _ records: [String]
  ) -> RelaxNGPattern {
    let names = records.isEmpty ? children.elements.map(\.definition) : records
    let elements = names.map(RelaxNGPattern.reference)
    let group = RelaxNGPattern.group([
      elements.count == 1 ? elements[0] : .choice(elements), .any(.foreign),
    ])
    return switch (children.least, children.most) {
    case (0, 1): .optional(group)
    case (0, _): .any(group)
    case (1, 1): group
    default: .some(group)
    }
  }

  /// The attributes of an element; counts, which only have a meaning together, as one.
  fileprivate static func attributes(of element: SchemaElement) -> RelaxNGPattern {
    var counts: [RelaxNGPattern] = []
    var others: [RelaxNGPattern] = []
    for (field, name, isRequired) in element.attributes {
      guard let type = XMLValueType(field.kind) else { continue }
      let value: RelaxNGPattern = if case .text = type.form { .text } else { .reference(type.name) }
      let attribute = RelaxNGPattern.attribute("\(name)", about: "\(field.about)", value)
      if field.kind == .count {
        counts.append(attribute)
      } else {
        others.append(isRequired ? attribute : .optional(attribute))
      }
    }
    return .group((counts.isEmpty ? [] : [.optional(.group(counts))]) + others)
  }

  fileprivate init(_ form: XMLValueType.Form) {
    self =
      switch form {
      case .text: .text
      case .words(let words): words.count == 1 ? .value(words[0]) : .choice(words.map(Self.value))
      case .data(let type, let facets): .data(type, facets)
      case .choice(let forms): .choice(forms.map(Self.init))
      case .list(let item): .list(.some(.reference(item.name)))
      }
  }

  /// The patterns of a group, or the pattern alone.
  var parts: [RelaxNGPattern] { if case .group(let parts) = self { parts } else { [self] } }

  /// A group whose parts are not groups.
  private var flat: RelaxNGPattern { .group(parts.flatMap(\.parts)) }
}
