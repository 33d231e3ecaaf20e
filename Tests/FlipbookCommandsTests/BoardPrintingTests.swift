import TestSupport
import Testing

@Suite(.waits) struct BoardPrintingTests {
  private func run(_ arguments: [String], _ environment: [String: String] = [:]) throws -> String {
    let run = try Program.flipbook.run(
      ["render", "--format", "ansi"] + arguments + ["Samples/json/wipe-out.json"],
      environment: ["TERM": "xterm", "NO_COLOR": ""].merging(environment) { $1 }
    )
    #expect(run.status == 0)
    #expect(run.errors == "")
    return run.text
  }

  @Test func `a pipe gets still boards, one for each frame`() throws {
    let text = try run([])
    let frames = try Program.flipbook.run(["render", "Samples/json/wipe-out.json"]).text
    #expect(text.matches(of: /┌/).count == frames.matches(of: /\ a b c/).count)
    #expect(text.contains(/^[^\u{1B}]*\u{1B}\[97;40m/))
    #expect(!text.contains("\u{1B}[?"))
    #expect(try run(["--by", "move"]).matches(of: /┌/).count == 10)
    #expect(try run(["--still"]).matches(of: /┌/).count == 1)
    #expect(try run(["--no-animation"]) == text)
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func `only text is printed if colours are disabled`(
    environment: [String: String]
  ) throws {
    #expect(!(try run([], environment).contains("\u{1B}")))
  }
}
