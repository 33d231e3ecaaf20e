/// A workflow command in a line of output, as GitHub's runner reads it.
struct WorkflowCommand: Equatable {
  var name: String
  var properties: [String: String] = [:]
  var message: String

  /// The names of commands that have an effect.
  private static let known: Set<String> = [
    "error", "warning", "notice", "debug", "group", "endgroup", "add-mask", "set-env", "add-path",
    "set-output", "save-state", "add-matcher", "remove-matcher", "stop-commands", "echo",
    "internal-set-repo-path",
  ]

  /// The command in a line; `nil` if there is none.
  ///
  /// A command begins with `::` after any white space, or with `##[` anywhere.
  init?(_ line: Substring) {
    guard let command = Self.current(line) ?? Self.old(line) else { return nil }
    self = command
  }

  private init?(_ head: Substring, properties separator: Character, _ message: Substring) {
    let parts = head.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    name = String(parts.first ?? "")
    self.message = Self.decoded(message, [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")])
    guard Self.known.contains(name.lowercased()) else { return nil }
    for property in (parts.dropFirst().first ?? "").split(separator: separator) {
      let pair = property.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { continue }
      let codes = [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")]
      properties[String(pair[0])] = Self.decoded(pair[1], codes)
    }
  }

  private static func current(_ line: Substring) -> WorkflowCommand? {
    let line = line.drop(while: \.isWhitespace)
    guard line.hasPrefix("::") else { return nil }
    let rest = line.dropFirst(2)
    guard let end = rest.firstRange(of: "::") else { return nil }
    return WorkflowCommand(rest[..<end.lowerBound], properties: ",", rest[end.upperBound...])
  }

  private static func old(_ line: Substring) -> WorkflowCommand? {
    guard let start = line.firstRange(of: "##[") else { return nil }
    let rest = line[start.upperBound...]
    guard let end = rest.firstIndex(of: "]") else { return nil }
    return WorkflowCommand(rest[..<end], properties: ";", rest[end...].dropFirst())
  }

  private static func decoded(_ text: Substring, _ codes: [(String, String)]) -> String {
    codes.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }
}
