import TestSupport
import Testing

@Suite(.waits) struct RenderTests {
  @Test func `pictures with other options have other identifiers`() throws {
    let options = [
      [], ["--delay", "1"], ["--loop", "1"], ["--size", "200"], ["--title", "X"], ["--numbers"],
      ["--no-coordinates"], ["--legal-moves"], ["--theme", "wood"], ["--by", "move"],
    ]
    let identifiers = try options.map { options in
      let run = try Program.flipbook.run(
        ["render", "--format", "svg", "Samples/json/wipe-out.json"] + options
      )
      return run.text.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }
    }
    #expect(identifiers.allSatisfy { $0.contains { $0.hasPrefix("flipbook-record-") } })
    #expect(Set(identifiers.joined()).count == identifiers.joined().count)
  }
}
