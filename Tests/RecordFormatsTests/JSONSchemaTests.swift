import Foundation
import GameRecords
import Testing
import TestSupport

@testable import RecordFormats

/// Asks Python's `jsonschema`, which has nothing to do with our reader, whether texts fit the
/// schema.
private enum ForeignValidator {
  private static let script = """
    import json, sys
    from jsonschema import Draft202012Validator
    schema = json.loads(sys.argv[1])
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    for line in sys.stdin:
        print(int(validator.is_valid(json.loads(line))))
    """

  /// A Python that has `jsonschema`, if there is any.
  static let python: String? = {
    let found = ["python3", "/usr/bin/python3"].first { python in
      (try? run(python, ["-c", "from jsonschema import Draft202012Validator"], input: ""))?.status
        == 0
    }
    if found == nil { print("The schema is not tested: no python3 here has jsonschema.") }
    return found
  }()

  /// For each line of a text, whether it fits the schema.
  static func validate(_ lines: String) throws -> [Bool] {
    let schema = String(decoding: JSONSchema.text, as: UTF8.self)
    let result = try run(try #require(python), ["-c", script, schema], input: lines)
    try #require(result.status == 0)
    return result.output.split(separator: "\n").map { $0 == "1" }
  }

  private static func run(
    _ command: String,
    _ arguments: [String],
    input: String
  ) throws -> (status: Int32, output: String) {
    let file = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}

// Runs only where a Python with the package jsonschema is installed: nothing else here needs it.
@Suite(.enabled(if: ForeignValidator.python != nil))
struct JSONSchemaTests {
  @Test func `the schema accepts everything that is written`() throws {
    var generator = SeededGenerator(seed: 5)
    let records = (0..<500).map { _ in GameRecord.random(using: &generator) }
    let format = JSONFormat(layout: .lines)
    let lines = String(decoding: try format.write(records, .collection), as: UTF8.self)
    let array = lines.split(separator: "\n").joined(separator: ",")
    #expect(try ForeignValidator.validate(lines + "[\(array)]\n[]\n").allSatisfy(\.self))
  }

  @Test func `the schema rejects what the reader rejects, and accepts what it accepts`() throws {
    let board = "\"----\",\"-xo-\",\"-ox-\",\"----\""
    let long = (0..<1001).map { _ in "\"a1\"" }.joined(separator: ",")
    let texts = [
      // Accepted.
      "{}", "{\"flipbook\":1.0}", "{\"$schema\":\"\"}", "{\"players\":{}}", "{\"result\":{}}",
      "{\"result\":{\"dark\":0,\"light\":256}}", "{\"moves\":[\"p16\",\"a1\",\"pass\"]}",
      "{\"moves\":[{\"move\":\"a10\"}]}", "{\"start\":{\"turn\":\"over\",\"board\":[\(board)]}}",
      "{\"date\":\"1977\"}", "{\"date\":\"2000-02-29\"}",
      "{\"date\":\"1977-05-31T23:59:59-14:00\"}",
      "{\"date\":\"1977-05-31T23:59:59Z\"}", "{\"date\":\"1977-05-31T00:00:00\"}",
      // Rejected.
      "7", "null", "\"a\"", "[7]", "[[]]", "[{},null]", "{\"flipbook\":2}", "{\"flipbook\":\"1\"}",
      "{\"id\":7}", "{\"id\":null}", "{\"x\":0}", "{\"players\":{\"black\":{}}}",
      "{\"players\":{\"dark\":\"A\"}}", "{\"players\":{\"dark\":{\"mode\":\"human\"}}}",
      "{\"players\":{\"dark\":{\"rating\":\"1\"}}}", "{\"moves\":\"f5\"}", "{\"moves\":[\"F5\"]}",
      "{\"moves\":[\"a0\"]}", "{\"moves\":[\"a17\"]}", "{\"moves\":[\"q1\"]}", "{\"moves\":[\"\"]}",
      "{\"moves\":[\"xpass\"]}", "{\"moves\":[{}]}", "{\"moves\":[{\"move\":\"a1\",\"time\":-1}]}",
      "{\"moves\":[{\"move\":\"a1\",\"side\":\"x\"}]}", "{\"moves\":[{\"move\":\"a1\",\"x\":0}]}",
      "{\"moves\":[\(long)]}", "{\"start\":{}}", "{\"start\":{\"turn\":\"dark\"}}",
      "{\"start\":{\"board\":[\(board)]}}", "{\"start\":{\"turn\":\"x\",\"board\":[\(board)]}}",
      "{\"start\":{\"turn\":\"dark\",\"board\":[]}}",
      "{\"start\":{\"turn\":\"dark\",\"board\":[\(board),\"----\"]}}",
      "{\"start\":{\"turn\":\"dark\",\"board\":[\(board),\"----\",\"------\"]}}",
      "{\"start\":{\"turn\":\"dark\",\"board\":[\"---X\",\"----\",\"----\",\"----\"]}}",
      "{\"start\":{\"turn\":\"dark\",\"board\":[\"---\",\"---\",\"---\",\"---\"]}}",
      "{\"result\":{\"dark\":1}}", "{\"result\":{\"light\":1}}",
      "{\"result\":{\"dark\":257,\"light\":0}}", "{\"result\":{\"dark\":1.5,\"light\":0}}",
      "{\"result\":{\"dark\":-1,\"light\":0}}", "{\"result\":{\"winner\":\"draw\"}}",
      "{\"result\":{\"ending\":\"\"}}", "{\"tags\":[{\"name\":\"a\"}]}",
      "{\"tags\":[{\"name\":\"\",\"value\":\"\"}]}", "{\"tags\":{}}", "{\"date\":1977}",
      "{\"date\":\"0000\"}", "{\"date\":\"1977-13\"}", "{\"date\":\"1977-02-30\"}",
      "{\"date\":\"1977-04-31\"}", "{\"date\":\"1977-05-01T24:00:00\"}",
      "{\"date\":\"1977-05-01Z\"}",
      "{\"date\":\"1977-05-01T10:00:00+00:00\"}", "{\"date\":\"1977-05-01T10:00:00+14:01\"}",
      "{\"date\":\"1977-5-1\"}", "{\"date\":\"\"}",
    ]
    let accepted = try ForeignValidator.validate(texts.joined(separator: "\n"))
    try #require(accepted.count == texts.count)
    for (text, isAccepted) in zip(texts, accepted) {
      let parsed = JSONFormat(layout: .document).readAll(text)
      #expect(parsed.allSatisfy(\.isWhole) == isAccepted, "\(text)")
    }
  }
}
