/// The first line of a file that may be a report.
struct ReportLine {
  private let text: String

  /// The length of the longest line that is checked.
  private static let longest = 16 << 10

  /// Takes the first line from the first bytes of a file; `nil` if it is too long for a report.
  init?(firstOf bytes: [UInt8]) {
    let start = bytes.prefix(Self.longest)
    guard let end = start.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    text = String(decoding: start[..<end], as: UTF8.self)
  }

  /// Whether it has the counts, as in ``ValidationSummary/description``.
  var isSummary: Bool {
    guard text.first?.isNumber ?? false else { return false }
    let words = text.split(separator: " ", maxSplits: 6)
    guard words.count == 7, ["file,", "files,"].contains(words[1]),
      ["record,", "records,"].contains(words[3]), ["move:", "moves:"].contains(words[5])
    else { return false }
    return [0, 2, 4].allSatisfy { Int(words[$0]) != nil }
  }

  /// Whether it is a finding: `path:line:column: severity: text [rule]`.
  var isFinding: Bool {
    guard text.utf8.last == UInt8(ascii: "]"), let bracket = text.lastIndex(of: "[") else {
      return false
    }
    let rule = text[text.index(after: bracket)...].dropLast()
    return !rule.isEmpty
      && rule.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains($0) }
      && [": error: ", ": warning: ", ": note: "].contains { text.contains($0) }
  }

  /// Whether it is an annotation for GitHub.
  var isAnnotation: Bool {
    text.hasPrefix("::")
      && ["error", "warning", "notice"].contains { text.hasPrefix("::\($0) title=") }
  }
}
