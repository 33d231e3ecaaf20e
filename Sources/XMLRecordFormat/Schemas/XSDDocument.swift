import GameRecords
import RecordFormats
import ReversiRules

/// The format in W3C XML Schema 1.0.
enum XSDDocument {
  /// The text of the schema.
  static func text(_ games: [any GameTable]) -> [UInt8] {
    let others = games.map(\.schemaElements)
    let elements = SchemaElement.reversi + others.joined()
    let names = [XMLElement.game.name] + games.map(\.game.name)
    let root = SchemaNode(
      "xs:schema",
      [
        "xmlns:xs": "http://www.w3.org/2001/XMLSchema",
        "xmlns": XMLVocabulary.namespace,
        "targetNamespace": XMLVocabulary.namespace,
        "elementFormDefault": "qualified",
      ],
      [] + names.map { SchemaNode("xs:element", ["name": $0, "type": "single-\($0)"]) } + [
        SchemaNode("xs:element", ["name": "games", "type": "games"])
      ] + names.map(single) + [foreign, freeText]
        + elements.filter { !$0.isFreeText && $0.name != XMLElement.light.name }
        .map { complexType(of: $0, records: names) }
        + XMLValueType.types(of: elements).map {
          simpleType($0.form, name: $0.name, about: $0.about)
        }
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
  private static func single(_ record: String) -> SchemaNode {
    SchemaNode(
      "xs:complexType",
      ["name": "single-\(record)"],
      [
        SchemaNode(
          "xs:complexContent",
          [:],
          [
            SchemaNode(
              "xs:extension",
              ["base": record],
              attributes(of: SchemaElement(.games))
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

  private static func complexType(of element: SchemaElement, records: [String]) -> SchemaNode {
    let name = element.name == XMLElement.dark.name ? "player" : element.type
    var type = SchemaNode("xs:complexType", ["name": name], documentation(element.about))
    switch element.content {
    case .value(let value):
      let base = SchemaNode("xs:extension", ["base": value.name], [foreignAttributes])
      type.children.append(SchemaNode("xs:simpleContent", [:], [base]))
      return type
    case .mixed, .freeText:
      type.attributes.append(("mixed", "true"))
      type.children.append(foreignElements)
    case .children(let children):
      let isCollection = element.name == XMLElement.games.name
      type.children.append(content(children, records: isCollection ? records : []))
    }
    type.children += attributes(of: element) + [foreignAttributes]
    return type
  }

  private static func content(
    _ children: [SchemaElement.Children],
    records: [String]
  ) -> SchemaNode {
    guard !children.isEmpty else { return foreignElements }
    let sequences = children.map { children in
      var sequence = SchemaNode("xs:sequence")
      if children.least != 1 {
        sequence.attributes.append(("minOccurs", "\(children.least)"))
      }
      if children.most != 1 {
        sequence.attributes.append(("maxOccurs", children.most.map { "\($0)" } ?? "unbounded"))
      }
      var elements = children.elements.map { child in
        SchemaNode(
          "xs:element",
          ["name": child.name, "type": child.type],
          documentation(child.about)
        )
      }
      if !records.isEmpty {
        elements = records.map { SchemaNode("xs:element", ["name": $0, "type": $0]) }
      }
      sequence.children = elements.count == 1 ? elements : [SchemaNode("xs:choice", [:], elements)]
      sequence.children.append(foreignElements)
      return sequence
    }
    return SchemaNode("xs:sequence", [:], [foreignElements] + sequences)
  }

  private static func attributes(of element: SchemaElement) -> [SchemaNode] {
    element.attributes.compactMap { field, name, isRequired in
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
