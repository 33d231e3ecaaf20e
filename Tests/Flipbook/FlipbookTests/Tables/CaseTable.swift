import Flipbook
import Foundation
import TestSupport
import Testing

/// A case: what goes in, and what must come out, by their names.
typealias TableCase = [String: Any]

/// A table in `Tests/Data` with a case on each line.
///
/// `RECORD_SNAPSHOTS=1` writes what came out of each case into its line.
struct CaseTable {
  /// The path of the file in the repository.
  let path: String

  /// The names of the tables in a folder of `Tests/Data`, each that of a format.
  static func names(in folder: String) -> [String] {
    Repository.names(in: Repository.root.appending(path: "Tests/Data/\(folder)"))
      .filter { $0.hasSuffix(".jsonl") }.map { String($0.dropLast(6)) }
  }

  /// The order of the names on a line.
  private static let order = [
    "what", "input", "whole", "dialect", "companions", "record", "records", "layout", "passes",
    "findings", "output", "files", "losses", "error", "formats", "passMarks", "places", "problems",
    "excerpts",
  ]

  /// Returns the cases.
  /// - Throws: an error if the table cannot be read.
  func cases() throws -> [TableCase] {
    try Repository.bytes(of: path).split(separator: 0x0A).map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line)) as? TableCase)
    }
  }

  /// Reports each case from which something else comes out.
  /// - Parameter outcome: what comes out of a case; `nil` for what does not come out.
  /// - Throws: an error if the table cannot be read.
  func check(_ outcome: (TableCase) throws -> [String: Any?]) throws {
    var actual: [String] = []
    for given in try cases() {
      let found = try outcome(given)
      guard !Snapshot.isRecording else {
        actual.append(Self.line(found.reduce(into: given) { $0[$1.key] = $1.value }))
        continue
      }
      for key in found.keys.sorted() {
        let texts = [given[key], found[key] ?? nil].map { $0.map(Self.text) ?? "nothing" }
        guard Array(texts[0].utf8) != Array(texts[1].utf8) else { continue }
        Issue.record(
          """
          \(path): \(given["what"] ?? "")
          input: \(given["input"] ?? Self.text(given["record"] ?? given["records"] ?? ""))
          expected \(key): \(texts[0])
          actual \(key): \(texts[1])
          """
        )
      }
    }
    if Snapshot.isRecording {
      #expect(try Snapshot.matches(actual.map { $0 + "\n" }.joined(), file: path))
    }
  }

  private static func line(_ given: TableCase) -> String {
    let members = order.compactMap { key in given[key].map { "\"\(key)\": \(text($0))" } }
    return "{\(members.joined(separator: ", "))}"
  }

  private static func text(_ value: Any) -> String {
    let data = try? JSONSerialization.data(
      withJSONObject: value,
      options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]
    )
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}

extension FormatRegistry {
  /// Returns a record as JSON, or why it cannot be written.
  /// - Throws: an error of another kind.
  static func json(_ record: any GameRecord) throws -> Any {
    guard let jsonl = standard.format(named: "jsonl") else { return NSNull() }
    func bytes(_ record: some GameRecord) throws -> [UInt8] { try jsonl.write([record], .single) }
    do {
      let object = try JSONSerialization.jsonObject(with: Data(bytes(record)))
      return short((object as? [String: Any] ?? [:]).filter { $0.key != "flipbook" })
    } catch let error as WritingError {
      return "cannot be written: \(error)"
    }
  }

  /// Returns JSON with the number, the first and the last of a hundred elements or more, and with the
  /// length of a very long text.
  static func short(_ json: Any) -> Any {
    switch json {
    case let members as [String: Any]: return members.mapValues(short)
    case let list as [Any] where list.count > 100:
      return ["count": list.count, "first": short(list[0]), "last": short(list[list.count - 1])]
    case let list as [Any]: return list.map(short)
    case let text as String where text.utf8.count > 4_000:
      return ["bytes": text.utf8.count, "first": "\(text.prefix(9))", "last": "\(text.suffix(9))"]
    default: return json
    }
  }

  /// Returns the record of some JSON.
  /// - Throws: an error if it is none.
  static func record(_ json: Any) throws -> ReversiRecord {
    let bytes = Array(try JSONSerialization.data(withJSONObject: json))
    let parsed = try standard.read(bytes, from: "case", as: "json")
    #expect(parsed.flatMap(\.findings).isEmpty)
    return try #require(parsed.first?.reversi)
  }
}
