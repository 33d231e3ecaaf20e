import Flipbook
@testable import FlipbookTests
import TestSupport
import Testing

@Suite("The pages about rules")
struct RulePageTests {
  @Test(
    "GitHub shows the pages as the program reads them",
    .needs(.cmarkgfm),
    arguments: RuleCatalogueTests.pages
  )
  func rendering(of page: String) throws {
    let bytes = Repository.bytes(of: page)
    let explanations = RuleExplanations(bytes)
    let texts = try explanations.names.compactMap { try explanations.explanation(of: $0) }
      .flatMap { [$0.summary, $0.why, "Fix. " + $0.fix] }
    let shown = try MarkdownPage(bytes).texts.map { $0.replacing("\n", with: " ") }
    #expect(shown == texts)
  }
}
