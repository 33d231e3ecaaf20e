import Testing

/// Validates texts against a schema with Python's `jsonschema`, which is independent of our reader;
/// tests that use it need `.needs(.jsonschema)`.
public struct JSONSchemaValidator: Sendable {
  private let schema: String

  /// Creates a validator for the bytes of a schema.
  public init(_ schema: [UInt8]) { self.schema = String(decoding: schema, as: UTF8.self) }

  private static let script = """
    import json, sys
    from jsonschema import Draft202012Validator
    schema = json.loads(sys.argv[1])
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    for line in sys.stdin:
        print(int(validator.is_valid(json.loads(line))))
    """

  /// Returns for each line whether it is valid.
  public func validate(_ lines: some Sequence<UInt8>) throws -> [Bool] {
    let run = try Tool.jsonschema.program.run(["-c", Self.script, schema], input: Array(lines))
    try #require(run.status == 0)
    return run.text.split(separator: "\n").map { $0 == "1" }
  }
}
