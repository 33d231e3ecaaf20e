import Foundation

/// A case of a table: a line of JSON, which never changes.
public struct TableCase: @unchecked Sendable {
  /// The value of the line.
  public let value: Any

  /// The value, if it is a text.
  public var text: String { value as? String ?? "" }
  /// The elements, if the value is a list.
  public var elements: [TableCase] { (value as? [Any] ?? []).map(TableCase.init) }

  /// Returns the value of a key in an object.
  public subscript<Value>(key: String) -> Value? { (value as? [String: Any])?[key] as? Value }
  /// Returns the text of a key in an object; an empty one if there is none.
  public subscript(key: String) -> String { self[key] as String? ?? "" }
}

/// Tables in `Tests/Data`: cases, and below each of them what the program answers, indented.
///
/// With `RECORD_SNAPSHOTS=1` the answers are rewritten. Lines that begin with `//` are comments.
public enum Answers {
  /// Returns the cases of a table that the program answers differently.
  public static func differences(
    _ name: String,
    _ answer: (TableCase) throws -> String
  ) throws -> [String] {
    let path = "Tests/Data/\(name).txt"
    let lines = String(decoding: Repository.bytes(of: path), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var differences: [String] = []
    var text = ""
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      // The end of the file, or a line of an answer in a table that is being written.
      guard !line.isEmpty, !line.hasPrefix("  ") else { continue }
      text += line + "\n"
      guard !line.hasPrefix("//") else { continue }
      let end = lines[index...].firstIndex { !$0.isEmpty && !$0.hasPrefix("  ") } ?? lines.count
      let expected = lines[index..<end].joined(separator: "\n").trimmingCharacters(in: .newlines)
      index = end
      let value = try JSONSerialization.jsonObject(
        with: Data(line.utf8),
        options: .fragmentsAllowed
      )
      let answered = try answer(TableCase(value: value))
        .split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "  " + $0 }
        .joined(separator: "\n").trimmingCharacters(in: .newlines)
      if !answered.isEmpty { text += answered + "\n" }
      if answered != expected {
        differences.append("\(line)\nis answered with\n\(answered)\nand not\n\(expected)")
      }
    }
    if Snapshot.isRecording {
      try Data(text.utf8).write(to: Repository.root.appending(path: path))
      return []
    }
    return differences
  }
}
