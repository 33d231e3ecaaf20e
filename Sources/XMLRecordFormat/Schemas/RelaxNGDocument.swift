/// The XML syntax of RELAX NG.
enum RelaxNGDocument {
  /// The text of a grammar.
  static func text(of grammar: RelaxNGGrammar) -> [UInt8] {
    let root = SchemaNode(
      "grammar",
      [
        "xmlns": "http://relaxng.org/ns/structure/1.0",
        "xmlns:a": "http://relaxng.org/ns/compatibility/annotations/1.0",
        "ns": XMLVocabulary.namespace,
        "datatypeLibrary": "http://www.w3.org/2001/XMLSchema-datatypes",
      ],
      [SchemaNode("start", [:], [SchemaNode("choice", [:], grammar.start.map(reference))])]
        + grammar.definitions.map { definition in
          SchemaNode(
            "define",
            ["name": definition.name],
            documentation(definition.about) + nodes(of: definition.pattern)
          )
        } + foreign
    )
    return root.document(comment: [
      XMLSchemas.title, "", "RELAX NG. game-record.rnc is the same schema in the compact syntax.",
    ])
  }

  private static func documentation(_ text: String) -> [SchemaNode] {
    text.isEmpty ? [] : [SchemaNode("a:documentation", prose: text)]
  }

  private static func reference(to name: String) -> SchemaNode { SchemaNode("ref", ["name": name]) }

  /// The elements that express a pattern; several mean a group.
  private static func nodes(of pattern: RelaxNGPattern) -> [SchemaNode] {
    func node(_ name: String, around pattern: RelaxNGPattern) -> [SchemaNode] {
      [SchemaNode(name, [:], nodes(of: pattern))]
    }
    switch pattern {
    case .reference(let name): return [reference(to: name)]
    case .element(let name, let content):
      return [SchemaNode("element", ["name": name], nodes(of: content))]
    case .attribute(let name, let about, let value):
      // An attribute without a pattern is text.
      let value = if case .text = value { [SchemaNode]() } else { nodes(of: value) }
      return [SchemaNode("attribute", ["name": name], documentation(about) + value)]
    case .group(let parts): return parts.flatMap(nodes(of:))
    case .choice(let parts): return [SchemaNode("choice", [:], parts.flatMap(single))]
    case .optional(let inner): return node("optional", around: inner)
    case .any(let inner): return node("zeroOrMore", around: inner)
    case .some(let inner): return node("oneOrMore", around: inner)
    case .mixed(let inner): return node("mixed", around: inner)
    case .list(let inner): return node("list", around: inner)
    case .text: return [SchemaNode("text")]
    case .value(let value): return [SchemaNode("value", text: value)]
    case .data(let type, let facets):
      let parameters = facets.map { SchemaNode("param", ["name": $0.facet], text: $0.value) }
      return [SchemaNode("data", ["type": type], parameters)]
    }
  }

  /// The single element that expresses a pattern.
  private static func single(_ pattern: RelaxNGPattern) -> [SchemaNode] {
    let nodes = nodes(of: pattern)
    return nodes.count == 1 ? nodes : [SchemaNode("group", [:], nodes)]
  }

  /// The definitions of what is skipped: anything in other namespaces.
  private static var foreign: [SchemaNode] {
    let others = SchemaNode(
      "anyName",
      [:],
      [
        SchemaNode(
          "except",
          [:],
          [
            SchemaNode("nsName"), SchemaNode("nsName", ["ns": ""]),
          ]
        )
      ]
    )
    let anything = [reference(to: "anything")]
    let anyText = SchemaNode("text")
    return [
      SchemaNode(
        "define",
        ["name": "foreign-attribute"],
        documentation("Anything in other namespaces is skipped.")
          + [SchemaNode("attribute", [:], [others])]
      ),
      SchemaNode("define", ["name": "foreign"], [SchemaNode("element", [:], [others] + anything)]),
      SchemaNode(
        "define",
        ["name": "anything"],
        [
          SchemaNode(
            "zeroOrMore",
            [:],
            [
              SchemaNode(
                "choice",
                [:],
                [
                  SchemaNode("attribute", [:], [SchemaNode("anyName")]), anyText,
                  SchemaNode("element", [:], [SchemaNode("anyName")] + anything),
                ]
              )
            ]
          )
        ]
      ),
    ]
  }
}
