import Flipbook
import TestSupport
import Testing

/// Schemas and readers agree on every text in the tables.
@Suite(.waits) struct `A schema accepts exactly what is read without a finding` {
  /// The texts of a format without findings about the notation itself, and whether each is read silently.
  private func cases(of name: String, but rules: Set<String>) throws -> [(
    text: String, isRead: Bool
  )] {
    let format = try #require(FormatRegistry.standard.format(named: name))
    return try CaseTable(path: "Tests/Data/reading/\(name).jsonl").cases().compactMap { given in
      let bytes = CaseText(try #require(given["input"] as? String)).bytes
      guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
      let found = format.readAll(text).flatMap(\.findings)
      guard rules.isDisjoint(with: found.map(\.rule.name)) else { return nil }
      // Schemas have numbers of any size.
      guard !text.contains("1e300"), !text.contains("1e999") else { return nil }
      let isUnsaid = found.contains { finding in
        Self.unsaid.contains(where: finding.message.contains)
      }
      guard !isUnsaid else { return nil }
      return (text, found.isEmpty)
    }
  }

  /// What schemas cannot express, or what `xmllint` does not check.
  private static let unsaid = [
    "<result> needs", "Namespace prefix p on event", "where the line ends", "where the game ends",
    "expected a move of the line", "follows one at", "follows the reset", "not after the last move",
    "must come before one at",
  ]

  @Test(.needs(.jsonschema)) func `in JSON`() throws {
    let cases = try cases(
      of: "json",
      but: [
        "json-syntax", "json-truncated", "json-trailing-content", "json-control-character",
        "json-number", "too-many", "json-duplicate-key", "byte-order-mark", "no-record",
      ]
    )
    .filter { !$0.text.contains("\n") && $0.text.utf8.count < 8_000 }
    let schema = try #require(Schema.all.first { $0.format == "json" })
    let accepted = try JSONSchemaValidator(schema.bytes)
      .validate(cases.map { $0.text + "\n" }.joined().utf8)
    try #require(accepted.count == cases.count && cases.count > 200)
    for (example, isAccepted) in zip(cases, accepted) {
      #expect(example.isRead == isAccepted, "\(example.text)")
    }
  }

  @Test(.needs(.xmllint)) func `in XML`() throws {
    let cases = try cases(
      of: "xml",
      but: [
        "xml-syntax", "encoding", "no-record", "xml-doctype", "byte-order-mark", "too-many",
        "text-too-long", "row-length",
      ]
    )
    let schema = try #require(Schema.all.first { $0.format == "xml" })
    let accepted = try XMLSchemaValidator(schema.bytes).validate(cases.map { Array($0.text.utf8) })
    #expect(cases.count > 150)
    for (example, isAccepted) in zip(cases, accepted) {
      #expect(example.isRead == isAccepted, "\(example.text)")
    }
  }
}
