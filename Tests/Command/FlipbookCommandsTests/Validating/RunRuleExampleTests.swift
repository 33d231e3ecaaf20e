import Apps
import Foundation
import TestSupport
import Testing

/// The examples of rules about inputs and outputs are command lines, which are run unchanged.
@Suite(.waits) struct RunRuleExampleTests {
  static let rules = RuleRegistry.playing.rules
    .filter { $0.explanation.examples.contains { $0.command != RuleExample.usualCommand } }

  @Test func `every rule about runs has an example, except the proof`() {
    let run = Set(RuleRegistry.playing.rules(of: .run).map(\.name))
    #expect(run.subtracting(Self.rules.map(\.name)) == ["not-proved"])
  }

  @Test(arguments: rules.map(\.name))
  func `a rule's command gives its finding once, and no other`(name: String) throws {
    let rule = try #require(RuleRegistry.playing.rule(named: name))
    let example = try #require(rule.explanation.examples.first)
    let scratch = try ScratchFolder()
    let input = try scratch.write(example.input.bytes, as: "input")
    let shell = Program.shell
    let folder = URL(filePath: Program.flipbook.path).deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let run = try shell.run(
      ["-c", example.command.replacing("INPUT", with: input)],
      in: scratch.url,
      environment: ["PATH": "\(folder):\(path)"]
    )
    let words = run.text + run.errors
    #expect(Self.rulesTold(in: words) == [name], "\(words)")
    #expect((run.status != 0) == (rule.severity == .error), "\(words)")
  }

  /// The rules whose names are at the ends of lines.
  private static func rulesTold(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard line.hasSuffix("]"), let start = line.lastIndex(of: "[") else { return nil }
      let name = String(line[line.index(after: start)...].dropLast())
      return RuleRegistry.playing.rule(named: name)?.name
    }
  }
}
