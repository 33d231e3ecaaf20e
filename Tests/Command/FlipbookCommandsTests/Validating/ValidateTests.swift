import Foundation
import TestSupport
import Testing

@Suite(.waits) struct ValidateTests {
  @Test(.needs(.script))
  func `colours are used only on a terminal, and never with NO_COLOR`() throws {
    let script = try Tool.script.program
    func run(_ environment: [String: String]) throws -> String {
      try script.run(
        ["-qec", "'\(Program.flipbook.path)' validate Samples/save/blocked.save", "/dev/null"],
        environment: environment.merging(["SHELL": Program.shell.path]) { $1 }
      ).text
    }
    #expect(try run(["TERM": "xterm", "NO_COLOR": ""]).contains("\u{1B}["))
    #expect(try !run(["TERM": "xterm", "NO_COLOR": "1"]).contains("\u{1B}"))
    #expect(try !run(["TERM": "dumb"]).contains("\u{1B}"))
    let plain = try Program.flipbook.run(["validate", "Samples/save/blocked.save"])
    #expect(!plain.text.contains("\u{1B}"))
  }
}
