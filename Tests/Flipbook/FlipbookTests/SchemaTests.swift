import Apps
@testable import Flipbook
import Foundation
import Games
import RecordFormats
import RecordQueries
import ReversiRules
import TestSupport
import Testing

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

  @Test func `have the fields of the records of all games`() throws {
    let names = Game.all.map { $0.name == ReversiRecord.game ? "record" : $0.name.name }
    for (game, name) in zip(Game.all, names) {
      try compare(name, with: game.table.table, of: game.name.name)
    }
    let record = try #require(try Self.schema("json")["oneOf"] as? [Object])
    let references = try #require(record.first?["oneOf"] as? [Object]).map { $0["$ref"] as? String }
    #expect(references == names.map { "#/$defs/\($0)" })
  }

  private func compare(_ name: String, with table: ObjectTable, of game: String) throws {
    let definitions = try #require(try Self.schema("json")["$defs"] as? [String: Object])
    let object = try #require(definitions[name])
    var compared: [ObjectTable] = []
    compare(object, table, name)

    func definition(_ value: Object) -> Object {
      let reference = (value["$ref"] as? String).map { String($0.dropFirst("#/$defs/".count)) }
      return reference.flatMap { definitions[$0] } ?? value
    }

    func compare(_ object: Object, _ table: ObjectTable, _ name: String) {
      guard !compared.contains(where: { $0 === table }) else { return }
      compared.append(table)
      let fields = table.fields
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
      let value = definition(value)
      let items = value["items"] as? Object
      func limits(_ value: Object?, _ range: ClosedRange<Int>, of kind: String = "imum") {
        #expect(value?["min\(kind)"] as? Int == range.lowerBound, "\(name)")
        #expect(value?["max\(kind)"] as? Int == range.upperBound, "\(name)")
      }
      switch field.kind {
      case .version: #expect(value["const"] as? Int == 1)
      case .game: #expect(value["const"] as? String == game)
      case .flag: #expect(value["const"] as? Bool == true)
      case .text, .schema, .date, .code: #expect(value["type"] as? String == "string", "\(name)")
      case .name: #expect(value["minLength"] as? Int == 1)
      case .word(let words): #expect(value["enum"] as? [String] == words.all, "\(name)")
      case .number: #expect(value["type"] as? String == "number", "\(name)")
      case .seconds: #expect(value["minimum"] as? Int == 0, "\(name)")
      case .whole(let range): limits(value, range)
      case .wholes(let range): limits(items, range)
      case .codes: #expect(value["minItems"] as? Int == 1, "\(name)")
      case .rows:
        let sizes = (value["allOf"] as? [Object])?.first?["oneOf"] as? [Object]
        let valid = BoardSize.range.filter(BoardSize.isValid)
        #expect(sizes?.map { $0["minItems"] as? Int } == valid)
        #expect(sizes?.map { $0["maxItems"] as? Int } == valid)
      case .grid(let form):
        limits(value, form.rows, of: "Items")
        limits(items, form.columns, of: "Items")
        limits(items?["items"] as? Object, form.cells)
      case .line(let line):
        #expect(value["maxItems"] as? Int == line.form.limit, "\(name)")
        let kinds = items?["oneOf"] as? [Object]
        #expect(kinds?.count == 2)
        compare(kinds?.first ?? [:], line.item.fields[0], name)
        compare(definition(kinds?.last ?? [:]), line.item, name)
      case .part(let part):
        guard let list = part.list else { return compare(value, part.table, name) }
        if list.limit < .max { #expect(value["maxItems"] as? Int == list.limit, "\(name)") }
        compare(definition(items ?? [:]), part.table, name)
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
      #expect(Model.log.reports.contains(kind), "\(event)")
    }
    #expect(
      lines.count { $0["work"] != nil }
        == Model.Kind.allCases.count(where: Model.log.reports.contains)
    )
    let seconds = definitions["seconds"]?["maximum"] as? Int
    #expect(seconds == Int(SessionTime.limit / 1_000))
  }
}
