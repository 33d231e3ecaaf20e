import RecordText

/// A value of a schema, written in Swift as it stands in JSON, with its members in their order.
indirect enum JSONSchemaValue {
  case object([(String, JSONSchemaValue)])
  case array([JSONSchemaValue])
  case text(String)
  case number(Int)
  case flag(Bool)

  /// What refers to a definition.
  static func reference(to definition: String) -> JSONSchemaValue {
    ["$ref": .text("#/$defs/\(definition)")]
  }

  /// The value as a document.
  var text: [UInt8] {
    var json = JSONOutput(appendingTo: [], isCompact: false)
    write(to: &json, indentation: 0)
    return json.bytes + Array("\n".utf8)
  }

  /// How long a line may be.
  private static let width = 100

  /// Writes the value on one line if it has room there, otherwise a line for each of its parts.
  ///
  /// The line of the value is indented by `indentation`, which is `nil` where everything goes on one;
  /// `start` bytes stand on it before the value.
  private func write(to json: inout JSONOutput, indentation: Int?, behind start: Int = 0) {
    var inner = indentation.map { $0 + 2 }
    if let indentation, indentation + start + lineLength < Self.width { inner = nil }
    let spread: JSONOutput.Spread = inner == nil ? .line : .block
    switch self {
    case .object(let members):
      json.open("{", spread)
      for (key, value) in members {
        json.key(key, spread)
        value.write(to: &json, indentation: inner, behind: key.utf8.count + 4)
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

  /// How long the value is on one line.
  private var lineLength: Int {
    var json = JSONOutput(appendingTo: [], isCompact: false)
    write(to: &json, indentation: nil)
    return json.bytes.count
  }
}

extension JSONSchemaValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  init(dictionaryLiteral members: (String, JSONSchemaValue)...) { self = .object(members) }
  init(arrayLiteral values: JSONSchemaValue...) { self = .array(values) }
  init(stringLiteral text: String) { self = .text(text) }
  init(integerLiteral number: Int) { self = .number(number) }
  init(booleanLiteral flag: Bool) { self = .flag(flag) }
}
