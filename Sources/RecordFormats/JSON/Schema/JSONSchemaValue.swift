import RecordText

/// A value of a schema: Swift literals in the shape of JSON, with members in order.
package indirect enum JSONSchemaValue {
  case object([(String, JSONSchemaValue)])
  case array([JSONSchemaValue])
  case text(String)
  case number(Int)
  case flag(Bool)

  /// A reference to a definition.
  package static func reference(to definition: String) -> JSONSchemaValue {
    ["$ref": .text("#/$defs/\(definition)")]
  }

  /// The value as a document.
  package var text: [UInt8] {
    var json = JSONOutput(appendingTo: [], isCompact: false)
    write(to: &json, indentation: 0)
    return json.bytes + Array("\n".utf8)
  }

  /// The maximal length of a line.
  private static let width = 100

  /// Writes the value on one line if it fits, or each of its parts on a line of its own.
  ///
  /// The line of the value is indented by `indentation`, or `nil` to write everything on one line, and
  /// has `start` bytes before the value.
  private func write(to json: inout JSONOutput, indentation: Int?, after start: Int = 0) {
    var inner = indentation.map { $0 + 2 }
    if let indentation, indentation + start + lineLength < Self.width { inner = nil }
    let spread: JSONOutput.Spread = inner == nil ? .line : .block
    switch self {
    case .object(let members):
      json.open("{", spread)
      for (key, value) in members {
        json.key(key, spread)
        value.write(to: &json, indentation: inner, after: key.utf8.count + 4)
      }
      json.close("}", spread)
    case .array(let values):
      json.open("[", spread)
      for value in values {
        json.next(spread)
        value.write(to: &json, indentation: inner)
      }
      json.close("]", spread)
    case .text(let text): json.text(text)
    case .number(let number): json.number(number)
    case .flag(let flag): json.literal(flag ? "true" : "false")
    }
  }

  /// The length of the value on one line.
  private var lineLength: Int {
    var json = JSONOutput(appendingTo: [], isCompact: false)
    write(to: &json, indentation: nil)
    return json.bytes.count
  }
}

extension JSONSchemaValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  package init(dictionaryLiteral members: (String, JSONSchemaValue)...) { self = .object(members) }
  package init(arrayLiteral values: JSONSchemaValue...) { self = .array(values) }
  package init(stringLiteral text: String) { self = .text(text) }
  package init(integerLiteral number: Int) { self = .number(number) }
  package init(booleanLiteral flag: Bool) { self = .flag(flag) }
}
