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
  /// The grammar of game records.
  ///
  /// Anything in other namespaces is skipped: each syntax defines `foreign` and `foreign-attribute`
  /// in its own way.
  static let records = RelaxNGGrammar(
    start: ["single-game", "games"],
    definitions: [
      Definition(
        name: "single-game",
        about: XMLElement.game.about,
        pattern: .element("game", .group([.attributes(of: .games), .reference("game-content")]))
      ),
      Definition(name: "game", pattern: .element("game", .reference("game-content"))),
      Definition(
        name: "game-content",
        about: "The elements appear in this order.",
        pattern: .content(of: .game)
      ),
      Definition(
        name: "free-text",
        about: "Text in which white space is significant.",
        pattern: .group([.any(.foreignAttribute), .mixed(.any(.foreign))])
      ),
      Definition(name: "player", pattern: .content(of: .dark)),
    ]
      + XMLElement.named.filter { $0 != .game }.map { element in
        Definition(
          name: element.definition,
          about: element.about,
          pattern: .element(
            element.name,
            element.object == .player ? .reference("player") : .content(of: element)
          )
        )
      }
      + XMLValueType.all.map {
        Definition(name: $0.name, about: $0.about, pattern: RelaxNGPattern($0.form))
      }
  )
}

extension XMLElement {
  /// The name of what defines the element; `start` means something else in a grammar.
  fileprivate var definition: String { self == .start ? "start-position" : name }

  /// The attributes of the element, without the version if it is not the outermost one.
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

  /// The content of an element, and its attributes.
  fileprivate static func content(of element: XMLElement) -> RelaxNGPattern {
    let type = element.valueKind.flatMap(XMLValueType.init)
    if let type { return .group([.any(.foreignAttribute), .reference(type.name)]) }
    if element.isFreeText { return .reference("free-text") }
    let attributes = attributes(of: element)
    let start = [.any(.foreignAttribute)] + (attributes.parts.isEmpty ? [] : [attributes])
    if element.containsText { return .group(start + [.mixed(.any(.foreign))]).flat }
    return .group(start + [.any(.foreign)] + element.children.map(Self.children)).flat
  }

  private static func children(_ children: XMLChildren) -> RelaxNGPattern {
    let elements = children.elements.map { RelaxNGPattern.reference($0.definition) }
    let group = RelaxNGPattern.group([
      elements.count == 1 ? elements[0] : .choice(elements), .any(.foreign),
    ])
    return switch children.times {
    case .optional: .optional(group)
    case .any: .any(group)
    case .some, .forEachRow: .some(group)
    }
  }

  /// The attributes of an element; counts, which only have a meaning together, as one.
  fileprivate static func attributes(of element: XMLElement) -> RelaxNGPattern {
    var counts: [RelaxNGPattern] = []
    var others: [RelaxNGPattern] = []
    for (field, name, isRequired) in element.innerAttributes {
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
