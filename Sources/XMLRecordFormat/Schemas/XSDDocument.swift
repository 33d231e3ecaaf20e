import RecordFormats
import ReversiRules

/// The format in W3C XML Schema 1.0.
enum XSDDocument {
  /// The text of the schema.
  static var text: [UInt8] {
    let root = SchemaNode(
      "xs:schema",
      [
        "xmlns:xs": "http://www.w3.org/2001/XMLSchema",
        "xmlns": XMLVocabulary.namespace,
        "targetNamespace": XMLVocabulary.namespace,
        "elementFormDefault": "qualified",
      ],
      [
        SchemaNode("xs:element", ["name": "game", "type": "single-game"]),
        SchemaNode("xs:element", ["name": "games", "type": "games"]),
        singleGame, foreign, freeText,
      ] + XMLElement.named.filter { !$0.isFreeText && $0 != .light }.map(complexType)
        + XMLValueType.all.map { simpleType($0.form, name: $0.name, about: $0.about) }
    )
    return root.document(comment: [
      XMLSchemas.title, "",
      "XML Schema 1.0 cannot express that the rows of a board have the same length, nor that a",
      "result has the counts of both sides or of neither. game-record.rng expresses the latter.",
    ])
  }

  private static func documentation(_ text: String) -> [SchemaNode] {
    text.isEmpty
      ? [] : [SchemaNode("xs:annotation", [:], [SchemaNode("xs:documentation", prose: text)])]
  }

  // MARK: Elements

  /// A game that is a whole document, which has the version.
  private static var singleGame: SchemaNode {
    SchemaNode(
      "xs:complexType",
      ["name": "single-game"],
      [
        SchemaNode(
          "xs:complexContent",
          [:],
          [
            SchemaNode(
              "xs:extension",
              ["base": "game"],
              attributes(of: .games)
            )
          ]
        )
      ]
    )
  }

  /// The definition of what is skipped: all elements of other namespaces.
  private static var foreign: SchemaNode {
    SchemaNode(
      "xs:group",
      ["name": "foreign"],
      documentation("Anything in other namespaces is skipped.") + [
        SchemaNode(
          "xs:sequence",
          [:],
          [
            SchemaNode(
              "xs:any",
              [
                "namespace": "##other", "processContents": "skip", "minOccurs": "0",
                "maxOccurs": "unbounded",
              ]
            )
          ]
        )
      ]
    )
  }

  private static let foreignElements = SchemaNode("xs:group", ["ref": "foreign"])
  private static let foreignAttributes = SchemaNode(
    "xs:anyAttribute",
    ["namespace": "##other", "processContents": "skip"]
  )

  private static var freeText: SchemaNode {
    SchemaNode(
      "xs:complexType",
      ["name": "free-text", "mixed": "true"],
      documentation("Text in which white space is significant.") + [
        foreignElements, foreignAttributes,
      ]
    )
  }

  private static func typeName(of element: XMLElement) -> String {
    element.isFreeText ? "free-text" : element.object == .player ? "player" : element.name
  }

  private static func complexType(of element: XMLElement) -> SchemaNode {
    var type = SchemaNode(
      "xs:complexType",
      ["name": typeName(of: element)],
      documentation(element.about)
    )
    if let value = element.valueKind.flatMap(XMLValueType.init) {
      type.children.append(
        SchemaNode(
          "xs:simpleContent",
          [:],
          [
            SchemaNode("xs:extension", ["base": value.name], [foreignAttributes])
          ]
        )
      )
      return type
    }
    if element.containsText { type.attributes.append(("mixed", "true")) }
    type.children += content(of: element) + attributes(of: element) + [foreignAttributes]
    return type
  }

  private static func content(of element: XMLElement) -> [SchemaNode] {
    guard !element.children.isEmpty else { return [foreignElements] }
    let children = element.children.map { children in
      var sequence = SchemaNode("xs:sequence")
      let (least, most): (String, String) =
        switch children.times {
        case .optional: ("0", "1")
        case .any: ("0", "unbounded")
        case .some: ("1", "unbounded")
        case .forEachRow: ("\(BoardSize.range.lowerBound)", "\(BoardSize.range.upperBound)")
        }
      if least != "1" { sequence.attributes.append(("minOccurs", least)) }
      if most != "1" { sequence.attributes.append(("maxOccurs", most)) }
      let elements = children.elements.map { child in
        SchemaNode(
          "xs:element",
          ["name": child.name, "type": typeName(of: child)],
          child.isFreeText ? documentation(child.about) : []
        )
      }
      sequence.children = elements.count == 1 ? elements : [SchemaNode("xs:choice", [:], elements)]
      sequence.children.append(foreignElements)
      return sequence
    }
    return [SchemaNode("xs:sequence", [:], [foreignElements] + children)]
  }

  private static func attributes(of element: XMLElement) -> [SchemaNode] {
    element.innerAttributes.compactMap { field, name, isRequired in
      guard let type = XMLValueType(field.kind) else { return nil }
      let typeName = if case .text = type.form { "xs:string" } else { type.name }
      var attribute = SchemaNode("xs:attribute", ["name": "\(name)", "type": typeName])
      if isRequired { attribute.attributes.append(("use", "required")) }
      attribute.children = documentation("\(field.about)")
      return attribute
    }
  }

  // MARK: Values

  private static func simpleType(
    _ form: XMLValueType.Form,
    name: String? = nil,
    about: String = ""
  ) -> SchemaNode {
    var type = SchemaNode("xs:simpleType")
    if let name { type.attributes = [("name", name)] }
    type.children = documentation(about)
    switch form {
    case .text: type.children.append(SchemaNode("xs:restriction", ["base": "xs:string"]))
    case .words(let words):
      let values = words.map { SchemaNode("xs:enumeration", ["value": $0]) }
      type.children.append(SchemaNode("xs:restriction", ["base": "xs:token"], values))
    case .data(let base, let facets):
      let facets = facets.map { SchemaNode("xs:\($0.facet)", ["value": $0.value]) }
      type.children.append(SchemaNode("xs:restriction", ["base": "xs:\(base)"], facets))
    case .choice(let forms):
      type.children.append(SchemaNode("xs:union", [:], forms.map { simpleType($0) }))
    case .list(let item):
      let list = SchemaNode("xs:simpleType", [:], [SchemaNode("xs:list", ["itemType": item.name])])
      type.children.append(
        SchemaNode("xs:restriction", [:], [list, SchemaNode("xs:minLength", ["value": "1"])])
      )
    }
    return type
  }
}
