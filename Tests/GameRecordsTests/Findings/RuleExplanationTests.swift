import GameRecords
import Testing

@Suite struct `Explanations of rules` {
  static let page: RuleExplanations = """
    # Rules of a test

    What this page is about.

    ## short-rule

    A move with \\* or in \\<tags>
    would be lost.

    **Fix.** Write \\\\ for a backslash.

    ## long-rule

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
    #expect(rule.explanation.why == "A move with * or in <tags> would be lost.")
    #expect(rule.explanation.fix == #"Write \ for a backslash."#)
    #expect(rule.explanation.examples.isEmpty)
    #expect(Rule(9_001, "other-rule", .note, page: Self.page).explanation.why == "")
    #expect(Rule(9_001, "short-rule", .note).explanation.why == "")
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

  private static let paragraphs = "Why.\n\n**Fix.** Do it.\n\n"

  @Test(
    arguments: [
      ("", "expected two paragraphs, the second one after “**Fix.** ”"),
      ("Why.\n\nDo it.", "expected two paragraphs, the second one after “**Fix.** ”"),
      (paragraphs + "More.", "expected two paragraphs, the second one after “**Fix.** ”"),
      ("A <tag>.\n\n**Fix.** Do it.", "write “\\<” for “<”"),
      ("Why.\n\n**Fix.** Do *it*.", "write “\\*” for “*”"),
      ("A \\n.\n\n**Fix.** Do it.", "write “\\\\” for a backslash"),
      (paragraphs + "```pgn\nf5", "a block is not closed"),
      (paragraphs + "```\nf5\n```", "a block needs the name of a format"),
      (
        paragraphs + "```companion players\n```",
        "expected “companion”, a name and “hex” after the block of an input"
      ),
      (paragraphs + "```pgn\n⟦f5\n```", "“⟦” is not closed"),
      (paragraphs + "```pgn\nf5⟧\n```", "“⟧” has no “⟦”"),
      (paragraphs + "```pgn\n⟦f5⟧ ⟦d6⟧\n```", "only one place can be marked"),
      (paragraphs + "```pgn\n⟨0D\n```", "“⟨” is not closed"),
      (paragraphs + "```pgn\n⟨0G⟩\n```", "“0G” is not a list of bytes"),
      (paragraphs + "```pgn\n⟨+5⟩\n```", "“+5” is not a list of bytes"),
      (paragraphs + "```pgn\n⟨-1 × a⟩\n```", "“-1 × a” is not a list of bytes"),
      (paragraphs + "```wthor hex\n00 100\n```", "“00 100” is not a list of bytes"),
    ]
  )
  func `in another form are refused`(section: String, reason: String) {
    let page = RuleExplanations(Array("## rule\n\n\(section)\n".utf8))
    let error = #expect(throws: RuleExplanationError.self) { try page.explanation(of: "rule") }
    #expect(error?.description == reason)
    #expect(Rule(9_001, "rule", .note, page: page).explanation.why == "")
  }
}
