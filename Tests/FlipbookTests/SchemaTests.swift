import FlipbookPlay
import Foundation
import PuzzleApp
import PuzzleGame
import RecordFormats
import RecordQueries
import ReversiApp
import ReversiRules
import TestSupport
import Testing

@testable import Flipbook

/// Where schemas repeat what a table says, they must say the same.
@Suite struct `Schemas of JSON` {
  private typealias Object = [String: Any]

  private static func schema(_ format: String) throws -> Object {
    let schema = try #require((Schema.all + Schema.sessions).first { $0.format == format })
    let json = try JSONSerialization.jsonObject(with: Data(schema.bytes))
    return try #require(json as? Object)
  }

  private static func members(_ object: Any?) -> Set<String> {
    Set((object as? Object ?? [:]).keys)
  }

  // MARK: Records

  @Test(arguments: RecordObject.allCases)
  func `have the fields of each object of a record`(object: RecordObject) throws {
    try compare("\(object)", with: object.fields, of: ReversiRecord.game.name)
  }

  @Test func `have the fields of the records of other games`() throws {
    func compareFields(of table: some GameTable) throws {
      try compare(table.game.name, with: table.shape.fields, of: table.game.name)
    }
    for table in Game.tables { try compareFields(of: table) }
    let record = try #require(try Self.schema("json")["oneOf"] as? [Object])
    let names = try #require(record.first?["oneOf"] as? [Object]).map { $0["$ref"] as? String }
    #expect(names == (["record"] + Game.tables.map(\.game.name)).map { "#/$defs/\($0)" })
  }

  private func compare(_ name: String, with fields: RecordFields, of game: String) throws {
    let definitions = try #require(try Self.schema("json")["$defs"] as? [String: Object])
    let object = try #require(definitions[name])
    compare(object, fields, name)

    func compare(_ object: Object, _ fields: RecordFields, _ name: String) {
      let required = Set(object["required"] as? [String] ?? [])
      #expect(Self.members(object["properties"]) == Set(fields.map { "\($0.name)" }), "\(name)")
      #expect(required == Set(fields.filter(\.isRequired).map { "\($0.name)" }), "\(name)")
      #expect(object["additionalProperties"] as? Bool == false, "\(name)")
      let properties = object["properties"] as? [String: Object] ?? [:]
      for field in fields {
        compare(properties["\(field.name)"] ?? [:], field, "\(name).\(field.name)")
      }
    }

    func compare(_ value: Object, _ field: RecordField, _ name: String) {
      let reference = (value["$ref"] as? String).map { String($0.dropFirst("#/$defs/".count)) }
      let value = reference.flatMap { definitions[$0] } ?? value
      let items = value["items"] as? Object
      func limits(_ value: Object?, _ range: ClosedRange<Int>, of kind: String = "imum") {
        #expect(value?["min\(kind)"] as? Int == range.lowerBound, "\(name)")
        #expect(value?["max\(kind)"] as? Int == range.upperBound, "\(name)")
      }
      switch field.kind {
      case .version: #expect(value["const"] as? Int == 1)
      case .game: #expect(value["const"] as? String == game)
      case .flag: #expect(value["const"] as? Bool == true)
      case .text, .schema, .date, .move: #expect(value["type"] as? String == "string", "\(name)")
      case .name: #expect(value["minLength"] as? Int == 1)
      case .word(let words): #expect(value["enum"] as? [String] == words.all, "\(name)")
      case .number: #expect(value["type"] as? String == "number", "\(name)")
      case .seconds: #expect(value["minimum"] as? Int == 0, "\(name)")
      case .whole(let range): limits(value, range)
      case .count: limits(value, FieldKind.counts)
      case .ply(let least): #expect(value["minimum"] as? Int == least, "\(name)")
      case .glyphs: limits(items, 0...Int(UInt8.max))
      case .marks: #expect(value["minItems"] as? Int == 1, "\(name)")
      case .rows:
        let sizes = (value["allOf"] as? [Object])?.first?["oneOf"] as? [Object]
        let valid = BoardSize.range.filter(BoardSize.isValid)
        #expect(sizes?.map { $0["minItems"] as? Int } == valid)
        #expect(sizes?.map { $0["maxItems"] as? Int } == valid)
      case .grid(let form):
        limits(value, form.rows, of: "Items")
        limits(items, form.columns, of: "Items")
        limits(items?["items"] as? Object, form.cells)
      case .moves:
        #expect(value["maxItems"] as? Int == Limits.moves)
        let kinds = items?["oneOf"] as? [Object]
        #expect(kinds?.map { $0["$ref"] as? String } == ["#/$defs/moveText", "#/$defs/move"])
      case .variations: #expect(items?["$ref"] as? String == "#/$defs/variation")
      case .object(let object): #expect(reference == "\(object)")
      case .list(let object):
        #expect(items?["$ref"] as? String == "#/$defs/\(object)")
        let limit = object == .tag ? Limits.tags : Limits.sessionChanges
        #expect(value["maxItems"] as? Int == limit, "\(name)")
      case .part(let part):
        guard let list = part.list else { return compare(value, part.fields, name) }
        #expect(value["maxItems"] as? Int == list.limit, "\(name)")
        let kinds = items?["oneOf"] as? [Object]
        if let plain = list.plain { compare(kinds?.first ?? [:], part.fields[plain], name) }
        let item = kinds?.last ?? items ?? [:]
        let known = (item["$ref"] as? String).flatMap {
          definitions[String($0.dropFirst("#/$defs/".count))]
        }
        compare(known ?? item, part.fields, name)
      }
    }
  }

  // MARK: Matches

  @Test func `have the fields that can be asked`() throws {
    let properties = try #require(try Self.schema("matches")["properties"] as? [String: Object])
    let match = try #require(properties["matches"]?["items"] as? Object)
    let columns = RecordColumns.known(.standard, .records).map(JSONOutput.memberName)
    #expect(Self.members(match["properties"]) == Set(columns + ["ply"]))
  }

  // MARK: Logs

  @Test func `have the events and keys of logs`() throws {
    try compare(AppState.self, "session")
    try compare(PuzzleState.self, "puzzle-session")
  }

  private func compare<Model: AppModel>(_ model: Model.Type, _ name: String) throws {
    let definitions = try #require(try Self.schema(name)["$defs"] as? [String: Object])
    let header = definitions["header"]?["properties"]
    #expect(Self.members(header) == Set(Model.keysOfHeader), "\(name)")
    let lines = definitions.values.compactMap { $0["properties"] as? [String: Object] }
      .filter { $0["event"] != nil }
    let names = lines.flatMap { line -> [String] in
      let event = line["event"] ?? [:]
      return event["enum"] as? [String] ?? [event["const"] as? String].compactMap(\.self)
    }
    #expect(
      names.sorted() == (Model.Kind.allCases.map(\.rawValue) + [LogKey.ended]).sorted()
    )
    #expect(Set(lines.flatMap(\.keys)) == Set(Model.keysOfEvents), "\(name)")
    for line in lines where line["work"] != nil {
      let event = try #require(line["event"]?["const"] as? String)
      let kind = try #require(Model.Kind(rawValue: event))
      #expect(Model.isReport(kind), "\(event)")
    }
    #expect(
      lines.count { $0["work"] != nil } == Model.Kind.allCases.count(where: Model.isReport)
    )
    let seconds = definitions["seconds"]?["maximum"] as? Int
    #expect(seconds == Int(SessionTime.limit / 1_000))
  }
}
