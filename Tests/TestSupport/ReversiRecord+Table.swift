import Foundation
public import GameRecords
import Games
import RecordFormats
import ReversiRules

extension ReversiRecord {
  /// Creates a record of a table: a transcript, or an object of flipbook's JSON, in which moves may be a
  /// transcript, a start `dark --ox/xo--/…`, and `passes` says how they are marked.
  ///
  /// Any other value stops the test run.
  public init(table value: Any?) {
    var object = value as? [String: Any] ?? [:]
    if let moves = value as? String { object["moves"] = moves }
    let marks = object.removeValue(forKey: "passes") as? String
    object["flipbook"] = 1
    let text =
      (try? JSONSerialization.data(
        withJSONObject: Self.spelled(object),
        options: .sortedKeys
      )) ?? Data()
    let parsed = JSONFormat(layout: .lines, games: .reversi).readAll(Array(text))
    guard parsed.count == 1, parsed[0].findings.isEmpty, var record = parsed[0].reversi else {
      fatalError("\(object) is not a record: \(parsed.flatMap(\.findings))")
    }
    if let marks { record.passMarks = marks == "implied" ? .implied : .usual }
    record.origin = nil
    record.variations = record.variations.map(Self.unplaced)
    self = record
  }

  /// The record as a line of flipbook's JSON.
  public var line: String {
    var record = self
    record.passMarks = .written
    guard let bytes = try? JSONFormat(layout: .lines, games: .reversi).write([record], .collection)
    else {
      fatalError("a record cannot be written")
    }
    return String(decoding: bytes, as: UTF8.self)
      .replacing("\"flipbook\":1,", with: "").replacing("\n", with: "")
  }

  /// Returns a line without the places of its moves.
  private static func unplaced(_ line: Variation) -> Variation {
    var line = line
    line.places = []
    line.variations = line.variations.map(unplaced)
    return line
  }

  /// Writes out what tables may abbreviate.
  private static func spelled(_ value: Any) -> Any {
    if let list = value as? [Any] { return list.map(spelled) }
    guard var object = value as? [String: Any] else { return value }
    if let moves = object["moves"] as? String {
      object["moves"] = Move.list(moves).map { "\($0)" }
    }
    if let start = object["start"] as? String {
      let words = start.split(separator: " ")
      object["start"] = [
        "turn": String(words[0]), "board": words[1].split(separator: "/").map(String.init),
      ]
    }
    return object.mapValues(spelled)
  }
}

extension FactSet {
  /// The facts with some names, separated by spaces; any other name stops the test run.
  public init(names: String) {
    self.init(
      names.split(separator: " ").map { name in
        guard let fact = Fact(named: name) else { fatalError("\(name) is not a fact") }
        return fact
      }
    )
  }

  /// The names of the facts, separated by spaces; `nothing` if there are none.
  public var names: String {
    isEmpty ? "nothing" : facts.map(\.name).joined(separator: " ")
  }
}
