import GameRecords

/// A line that GitHub's runner reads as a command: an annotation.
struct GitHubCommand {
  private let name: String
  private var properties = ""
  private let message: String

  /// Creates an annotation for a finding.
  /// - Parameters:
  ///   - finding: the finding.
  ///   - path: the file, if the finding is about one.
  init(_ finding: Finding, path: String?) {
    switch finding.severity {
    case .error: name = "error"
    case .warning: name = "warning"
    case .note: name = "notice"
    }
    let context = finding.place.context.map { "in " + $0 }
    message = [finding.placedMessage, finding.help, context].compactMap { $0 }
      .map { DisplayText.escape($0) }.joined(separator: "\n")
    add("title", "\(finding.rule.name) (\(finding.rule.code))")
    guard let path else { return }
    add("file", DisplayText.escape(path))
    guard let start = finding.place.start, !start.isBinary else { return }
    let end = finding.place.end ?? start
    add("line", "\(start.line)")
    add("endLine", "\(end.line)")
    // GitHub understands columns only within one line.
    guard start.line == end.line else { return }
    add("col", "\(start.column)")
    add("endColumn", "\(end.column)")
  }

  /// The line, including its line end.
  var line: String { "::\(name) \(properties)::\(Self.escape(message))\n" }

  private mutating func add(_ property: String, _ value: String) {
    guard !value.isEmpty else { return }
    let value = Self.escape(value).replacing(":", with: "%3A").replacing(",", with: "%2C")
    properties += (properties.isEmpty ? "" : ",") + property + "=" + value
  }

  private static func escape(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }
}
