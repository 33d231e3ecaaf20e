/// A line of a report for people, distinguished from lines of records.
struct ReportLine {
  private let text: String

  /// Longer ones are not looked at.
  private static let longest = 16 << 10

  /// The first line of a file whose first bytes are given; `nil` when it is too long for a report.
  init?(firstOf bytes: [UInt8]) {
    let start = bytes.prefix(Self.longest)
    guard let end = start.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    text = String(decoding: start[..<end], as: UTF8.self)
  }

  /// Whether it is what was counted, as ``ValidationSummary/description`` has it.
  var isSummary: Bool {
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

  /// Whether it is an annotation of GitHub's.
  var isAnnotation: Bool {
    ["error", "warning", "notice"].contains { text.hasPrefix("::\($0) title=") }
  }
}
