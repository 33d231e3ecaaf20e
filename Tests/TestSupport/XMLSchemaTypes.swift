/// What types of an XML Schema say, in the layout of `game-record.xsd`.
public struct XMLSchemaTypes {
  /// The types of elements, by name.
  public private(set) var elements: [String: ElementType] = [:]
  /// The facets of types of values, by name.
  public private(set) var values: [String: [Facet]] = [:]

  /// The type of an element.
  public struct ElementType: Equatable {
    /// The names of the types of the attributes.
    public var attributes: [String: String] = [:]
    /// The attributes that must be there.
    public var required: Set<String> = []
    /// The names of the types of the children.
    public var children: [String: String] = [:]
    /// How often the children appear, as far as it is limited.
    public var limits: [String] = []
  }

  /// A restriction of values.
  public struct Facet: Equatable {
    /// The kind, for example `enumeration`.
    public let name: String
    /// The value.
    public let value: String

    /// Creates a restriction.
    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// Reads the types of a schema.
  public init(_ schema: [UInt8]) {
    let text = String(decoding: schema, as: UTF8.self)
    for (name, content) in Self.definitions("complexType", in: text) {
      var type = ElementType()
      let attribute = /<xs:attribute name="(\w+)" type="([^"]+)"( use="required")?/
      for match in content.matches(of: attribute) {
        type.attributes[String(match.1)] = String(match.2)
        if match.3 != nil { type.required.insert(String(match.1)) }
      }
      for match in content.matches(of: /<xs:element name="(\w+)" type="([^"]+)"/) {
        type.children[String(match.1)] = String(match.2)
      }
      type.limits = content.matches(of: /<xs:sequence minOccurs="\d+" maxOccurs="\d+">/)
        .map { String($0.0) }
      elements[name] = type
    }
    for (name, content) in Self.definitions("simpleType", in: text) {
      values[name] = content.matches(of: /<xs:(\w+) value="([^"]*)"\/>/)
        .map { Facet(String($0.1), String($0.2)) }
    }
  }

  private static func definitions(_ kind: String, in text: String) -> [(String, Substring)] {
    text.split(separator: "\n  <xs:\(kind) name=\"").dropFirst().map { part in
      let end = part.firstRange(of: "\n  </xs:\(kind)>")?.lowerBound ?? part.endIndex
      return (String(part.prefix { $0 != "\"" }), part[..<end])
    }
  }
}
