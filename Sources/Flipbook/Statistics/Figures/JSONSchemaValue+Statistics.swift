import RecordFormats

/// What the schema of statistics is made of.
extension JSONSchemaValue {
  /// A count with a description.
  static func count(_ about: String) -> JSONSchemaValue {
    ["description": .text(about), "$ref": "#/$defs/count"]
  }

  /// A whole number that is not negative.
  static func whole(_ about: String) -> JSONSchemaValue {
    ["description": .text(about), "type": "integer", "minimum": 0]
  }

  /// A number that is not negative.
  static func number(_ about: String, from least: Int = 0) -> JSONSchemaValue {
    ["description": .text(about), "type": "number", "minimum": .number(least)]
  }

  /// A share in percent.
  static func percent(_ about: String) -> JSONSchemaValue {
    ["description": .text(about), "$ref": "#/$defs/percent"]
  }

  /// An object that has only these members.
  static func object(
    _ title: String = "",
    _ about: String = "",
    members: [(String, JSONSchemaValue)],
    optional: [(String, JSONSchemaValue)] = []
  ) -> JSONSchemaValue {
    let words = [("title", title), ("description", about)].filter { !$0.1.isEmpty }
    return .object(
      words.map { ($0, .text($1)) } + [
        ("type", "object"), ("properties", .object(members + optional)),
        ("required", .array(members.map { .text($0.0) })), ("additionalProperties", false),
      ]
    )
  }

  /// An array of values of one kind.
  static func list(_ title: String, _ about: String, of items: JSONSchemaValue) -> JSONSchemaValue {
    ["title": .text(title), "description": .text(about), "type": "array", "items": items]
  }
}
