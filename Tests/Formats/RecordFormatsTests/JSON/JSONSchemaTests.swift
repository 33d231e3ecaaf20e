import Games
import Foundation
import GameRecords
@testable import RecordFormats
import TestSupport
import Testing

@Suite(.needs(.jsonschema))
struct JSONSchemaTests {
  private static func validate(_ lines: String) throws -> [Bool] {
    try JSONSchemaValidator(JSONFormat.schema).validate(lines.utf8)
  }

  @Test func `the schema accepts everything that is written`() throws {
    var generator = SeededGenerator(seed: 5)
    let records = (0..<Effort.count(100, all: 500)).map { _ in
      ReversiRecord.random(using: &generator)
    }
    let format = JSONFormat(layout: .lines, games: .reversi)
    let lines = String(decoding: try format.write(records, .collection), as: UTF8.self)
    let array = lines.split(separator: "\n").joined(separator: ",")
    #expect(try Self.validate(lines + "[\(array)]\n[]\n").allSatisfy(\.self))
  }
}
