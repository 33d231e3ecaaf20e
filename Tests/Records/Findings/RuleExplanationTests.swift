import GameRecords
import TestSupport
import Testing

@Suite struct `Explanations of rules` {
  static let page: RuleExplanations = """
    # Rules of a test

    What this page is about.

    ## short-rule

    A move must be
    written.

    A move with \\* or in \\<tags>
    would be lost.

    **Fix.** Write \\\\ for a backslash.

    ## long-rule

    There must be no such move.

    Programs stop here.

    **Fix.** Remove it.

    ```transcript
    f5 ⟦d6⟧ ⟨3 × ab ⟩⟨EF BB BF⟩

    ```

    ```wthor hex flipbook convert INPUT --to pgn
    01 ⟦0A
    ff⟧ ⟨3 × 00 01⟩
    ```

    ```companion players hex
    00
    ```
    """

  @Test func `are found by the names of the rules`() throws {
    #expect(Self.page.names == ["short-rule", "long-rule"])
    #expect(try Self.page.explanation(of: "rule") == nil)
    let rule = Rule(9_001, "short-rule", .note, page: Self.page)
    #expect(rule.summary == "A move must be written.")
    #expect(rule.explanation.why == "A move with * or in <tags> would be lost.")
    #expect(rule.explanation.fix == #"Write \ for a backslash."#)
    #expect(rule.explanation.examples.isEmpty)
    #expect(Rule(9_001, "other-rule", .note, page: Self.page).explanation.why == "")
    let lone = Rule(9_001, "short-rule", .note)
    #expect(lone.explanation.why == "" && lone.summary == "")
    #expect(lone.requiring("It must be.").summary == "It must be.")
  }

  @Test func `have examples of text and bytes`() throws {
    let explanation = try #require(try Self.page.explanation(of: "long-rule"))
    try #require(explanation.examples.count == 2)
    let text = explanation.examples[0]
    #expect(text.format == "transcript")
    #expect(text.command == RuleExample.usualCommand)
    #expect(text.input.bytes == Array("f5 d6 ab ab ab \u{FEFF}\n".utf8))
    #expect(text.input.marked == 3..<5)
    #expect(text.companions.isEmpty)
    let binary = explanation.examples[1]
    #expect(binary.format == "wthor")
    #expect(binary.command == "flipbook convert INPUT --to pgn")
    #expect(binary.input.bytes == [1, 10, 255, 0, 1, 0, 1, 0, 1])
    #expect(binary.input.marked == 1..<3)
    #expect(binary.companions.mapValues(\.bytes) == ["players": [0]])
  }

  @Test func `in another form are refused`() throws {
    let differences = try Answers.differences("records/explanations") { row in
      let page = RuleExplanations(Array("## rule\n\n\(row.text)\n".utf8))
      #expect(Rule(9_001, "rule", .note, page: page).explanation.why == "")
      let error = #expect(throws: RuleExplanationError.self) { try page.explanation(of: "rule") }
      return error?.description ?? ""
    }
    #expect(differences == [])
  }
}
