import Foundation
import TestSupport
import Testing

/// Each concept has one word, and texts are in plain English.
@Suite struct `The words of the project` {
  /// Phrases that readers stumble over, each with what to write instead.
  static let banned: [(pattern: String, better: String)] = [
    (#"\b(tell|tells|told|telling)\b"#, "report, say, show, distinguish"),
    (#"\bbef(ell|all|alls|allen)\b"#, "happened to"),
    (#"\bmend(s|ed|ing)?\b"#, "repair"),
    (#"\bstrangers?\b"#, "skipped file"),
    (#"\b(the|an|one|whole) evenings?\b"#, "session"),
    (#"\bcomplain(s|t|ts|ed)?\b"#, "report, finding"),
    (#"\bdiagnostics?\b"#, "finding"),
    (#"\bas ever\b|\bfor ever\b"#, "by default, forever"),
    (#"\banew\b"#, "again"),
    (#"\b(come|comes|came) twice\b|\bfor the second time\b"#, "appears twice"),
    (#"is [^ ]+ meant\?"#, "did you mean"),
    (#"\bwithout a word\b|\bin silence\b"#, "silently"),
    (#"\bnothing but\b"#, "only"),
    (#"\bof the kind\b"#, "like this"),
    (#"\bpassed over\b"#, "skipped"),
    (#"\bat the most\b|\bat the least\b"#, "at most, at least"),
    (#"\bspelt\b"#, "spelled"),
    (#"\bgo(es)? on with\b"#, "continue, resume"),
    (#"\bstands? (in|at|on|behind|before|beside|under|where|between|after)\b"#, "is, appears"),
    (#"\blies (in|at|on|behind)\b"#, "is"),
    (#"\b(is|are|was|were) taken for\b"#, "is read as"),
    (#"\bhold(s)? everything\b"#, "store everything"),
    (#"\bbehind (the|a|an|it|this|that|each|its) (move|text|game|record|line|value)"#, "after"),
    (#"\b(who|what)soever\b"#, "any"),
  ]

  static let files: [String] =
    ["Sources", "Tests", "man", "Benchmarks/Benchmarks"].flatMap(Repository.files)
    .filter { path in
      [".swift", ".md", ".txt", ".json", ".js", ".css", ".1", ".5", ".7"].contains(
        where: path.hasSuffix
      )
        && !path.hasSuffix("/WordsTests.swift")
    } + ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile", "Package.swift"]

  @Test func `have no banned phrase in any text`() throws {
    #expect(Self.files.count > 700)
    let patterns = try Self.banned.map { phrase in
      (try Regex(phrase.pattern).ignoresCase(), phrase.better)
    }
    // One expression for all phrases finds the few lines to check with each.
    let any = try NSRegularExpression(
      pattern: Self.banned.map(\.pattern).joined(separator: "|"),
      options: .caseInsensitive
    )
    for file in Self.files {
      let text = String(decoding: Repository.bytes(of: file), as: UTF8.self)
      let whole = NSRange(text.startIndex..., in: text)
      guard any.firstMatch(in: text, range: whole) != nil else { continue }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        for (pattern, better) in patterns {
          guard let match = line.firstMatch(of: pattern) else { continue }
          Issue.record("\(file):\(number + 1): “\(line[match.range])”; write: \(better)")
        }
      }
    }
  }
}
