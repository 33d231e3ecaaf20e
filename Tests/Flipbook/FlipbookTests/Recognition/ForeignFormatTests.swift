import Flipbook
import ForeignFormat
import Testing

/// A format that is not part of the library.
@Suite struct `A format from outside` {
  private static let formats = FormatRegistry.standard.adding(NotesFormat())
  private static let text = "note Ada x Ben: F5 D6 C3 D3\n# a remark\nnote Cleo x Dan: f5\n"

  @Test func `is detected and read`() throws {
    let records = try Self.formats.records(in: Array(Self.text.utf8))
    #expect(records.format.name == "notes")
    #expect(records.compactMap(\.reversi?.players.light.name) == ["Ben", "Dan"])
    // Without it, the moves are those of a transcript after a name.
    let others = try FormatRegistry.standard.records(in: Array(Self.text.utf8))
    #expect(others.format.name == "transcript")
    let wrong = try Self.formats.read(Array("note Ada x Ben: f5 x9\n".utf8))
    #expect(wrong[0].findings.map(\.description) == ["input:1:20: \(Self.noMove)"])
  }

  private static let noMove = "expected a move such as f5 after 4 characters, found “x9”"

  @Test func `is validated with its own rules`() throws {
    let validator = Validator(formats: Self.formats.formats)
    let found = try Self.formats.read(Array(Self.text.utf8)).flatMap {
      validator.validate($0).findings
    }
    #expect(found.map(\.rule.name) == ["notes-capitals", "comment-line", "notes-short"])
    #expect(NotesFormat().allRules.allSatisfy { $0.family == .own })
    let rules = RuleRegistry.standard.adding(NotesFormat().allRules)
    #expect(rules.rule(named: "notes-short")?.code == "FB9103")
  }

  @Test func `is repaired`() async throws {
    let repaired = try await RecordRepair(formats: Self.formats).repair(Array(Self.text.utf8))
    let expected = Self.text.replacing("F5 D6 C3 D3", with: "f5 d6 c3 d3")
    #expect(String(decoding: repaired.bytes, as: UTF8.self) == expected)
    #expect(repaired.repaired.map { "\($0.value) \($0.key.name)" } == ["1 notes-capitals"])
  }

  @Test func `is written, and its losses are reported`() throws {
    var record = try #require(try Self.formats.read(Array(Self.text.utf8))[0].reversi)
    record.event = "Club"
    record.result = GameResult(winner: .dark)
    let written = try Self.formats.write([record], as: "notes")
    #expect(String(decoding: written.bytes, as: UTF8.self) == "note Ada x Ben: f5 d6 c3 d3\n")
    #expect(written.losses.map(\.loss.description) == ["event dropped", "declared winner dropped"])
    #expect(written.fileExtension == "notes")
  }

  @Test func `is listed and found by its extension`() {
    #expect(Self.formats.table.contains("notes of a club"))
    #expect(Self.formats.format(forFileNamed: "round-1.notes")?.name == "notes")
  }
}
