import GameRecords
import RecordFormats
import ReversiRules

/// An element as schemas describe it.
struct SchemaElement {
  let name: String
  /// The name of its definition.
  let definition: String
  let about: String
  let attributes: [(field: RecordField, name: FieldName, isRequired: Bool)]
  let content: Content

  enum Content {
    /// Text in which white space is significant.
    case freeText
    case value(XMLValueType)
    /// Free text beside attributes.
    case mixed
    case children([Children])
  }

  /// Elements that may follow each other.
  struct Children {
    let elements: [Reference]
    let least: Int
    /// `nil` if there may be any number.
    let most: Int?
  }

  /// An element within another one.
  struct Reference {
    let name: String
    let definition: String
    let type: String
    let about: String
  }

  /// The name of its type in XML Schema, in which types and elements have names of their own.
  var type: String {
    if case .freeText = content { return "free-text" }
    return definition == "start-position" ? name : definition
  }

  var reference: Reference {
    Reference(name: name, definition: definition, type: type, about: isFreeText ? about : "")
  }

  var isFreeText: Bool { if case .freeText = content { true } else { false } }
}

// MARK: - Reversi

extension SchemaElement {
  init(_ element: XMLElement) {
    name = element.name
    definition = element == .start ? "start-position" : element.name
    about = element.about
    attributes = element.innerAttributes
    content = Content(of: element)
  }

  /// All elements of a record of Reversi, and the one around several records.
  static let reversi = XMLElement.named.map(SchemaElement.init)
}

extension SchemaElement.Content {
  fileprivate init(of element: XMLElement) {
    if let type = element.valueKind.flatMap(XMLValueType.init) {
      self = .value(type)
    } else if element.isFreeText {
      self = .freeText
    } else if element.containsText {
      self = .mixed
    } else {
      self = .children(element.children.map(SchemaElement.Children.init))
    }
  }
}

extension SchemaElement.Children {
  fileprivate init(_ children: XMLChildren) {
    elements = children.elements.map { SchemaElement.Reference($0) }
    switch children.times {
    case .optional: (least, most) = (0, 1)
    case .any: (least, most) = (0, nil)
    case .some: (least, most) = (1, nil)
    case .forEachRow:
      (least, most) = (BoardSize.range.lowerBound, BoardSize.range.upperBound)
    }
  }
}

extension SchemaElement.Reference {
  fileprivate init(_ element: XMLElement) {
    name = element.name
    definition = element == .start ? "start-position" : element.name
    type = element.isFreeText ? "free-text" : element.object == .player ? "player" : element.name
    about = element.isFreeText ? element.about : ""
  }
}

// MARK: - Other games

extension GameTable {
  /// All elements that only a record of the game has; the first one is the record.
  var schemaElements: [SchemaElement] {
    SchemaElement.elements(
      game.name,
      shape.words.about,
      shape.fields,
      as: game.name,
      of: game.name
    )
  }
}

extension SchemaElement {
  /// Returns an element and those within it.
  fileprivate static func elements(
    _ name: String,
    _ about: StaticString,
    _ fields: RecordFields,
    as definition: String,
    of game: String
  ) -> [SchemaElement] {
    var inner: [SchemaElement] = []
    let children = fields.compactMap { field -> Children? in
      guard case .element = field.place else { return nil }
      let (reference, most) = reference(to: field, of: game, adding: &inner)
      return Children(elements: [reference], least: field.isRequired ? 1 : 0, most: most)
    }
    let isMixed = fields.contains { if case .text = $0.place { true } else { false } }
    let attributes = fields.filter { $0.kind != .version }.compactMap { field in
      field.attribute.map { (field, $0, field.isRequired) }
    }
    let element = SchemaElement(
      name: name,
      definition: definition,
      about: "\(about)",
      attributes: attributes,
      content: isMixed ? .mixed : .children(children)
    )
    return [element] + inner
  }

  /// Returns a reference to the element of a field, and how many of them there may be.
  private static func reference(
    to field: RecordField,
    of game: String,
    adding elements: inout [SchemaElement]
  ) -> (Reference, most: Int?) {
    let name = "\(field.name)"
    // The facts that all games have are described once.
    if let shared = XMLElement.named.first(where: { $0.name == name }), shared.recordField != nil,
      shared.object == nil, shared != .moves, shared != .session
    {
      return (Reference(shared), 1)
    }
    let definition = "\(game)-\(name)"
    switch field.kind {
    case .part(let part):
      guard let list = part.list else {
        return (add(name, part, definition, game, &elements), 1)
      }
      if part.words.name == XMLElement.tag.name { return (Reference(.tag), nil) }
      let item = "\(game)-\(part.words.name)"
      guard list.hasElement else {
        return (add(part.words.name, part, item, game, &elements), nil)
      }
      let reference = add(part.words.name, part, item, game, &elements)
      let children = Children(elements: [reference], least: 0, most: nil)
      return (add(name, field, definition, .children([children]), &elements), 1)
    case .grid(let form):
      let row = SchemaElement(
        name: XMLTableReader.row,
        definition: "\(game)-row",
        about: "The numbers of a row, with spaces between them.",
        attributes: [],
        content: .value(XMLValueType(cells: form))
      )
      elements.append(row)
      let rows = Children(
        elements: [row.reference],
        least: form.rows.lowerBound,
        most: form.rows.upperBound
      )
      return (add(name, field, definition, .children([rows]), &elements), 1)
    default:
      let content = XMLValueType(field.kind).map { type -> Content in
        if case .text = type.form { .freeText } else { .value(type) }
      }
      return (add(name, field, definition, content ?? .freeText, &elements), 1)
    }
  }

  private static func add(
    _ name: String,
    _ part: ShapePart,
    _ definition: String,
    _ game: String,
    _ elements: inout [SchemaElement]
  ) -> Reference {
    let new = Self.elements(name, part.words.about, part.fields, as: definition, of: game)
    elements += new
    return new[0].reference
  }

  private static func add(
    _ name: String,
    _ field: RecordField,
    _ definition: String,
    _ content: Content,
    _ elements: inout [SchemaElement]
  ) -> Reference {
    let element = SchemaElement(
      name: name,
      definition: definition,
      about: "\(field.about)",
      attributes: [],
      content: content
    )
    elements.append(element)
    return element.reference
  }
}
