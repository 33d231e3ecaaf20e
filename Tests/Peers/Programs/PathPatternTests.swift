import Flipbook
import TestSupport
import Testing

@Suite(.waits) struct PathPatternTests {
  /// Git itself says which of some paths match random patterns.
  @Test(
    .needs(.git),
    arguments: 0..<6 as Range<UInt64>
  )
  func `git ignores the same paths`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let names = ["a", "b", "ab", "a.x", "b.x"]
    let letters = ["[ab]", "[!a]", "[[:alpha:]]", "[b-a]b", "a[", "[]a]", "\\a"]
    let parts = names + letters + ["*", "**", "a*", "*.x", "?"]
    func path(of parts: [String]) -> String {
      (0..<Int.random(in: 1...3, using: &generator))
        .map { _ in parts.randomElement(using: &generator) ?? "a" }.joined(separator: "/")
    }
    let lines = (0..<4).map { _ in
      let marks = [("", ""), ("/", ""), ("", "/"), ("!", ""), ("", "")]
      let (before, after) = marks.randomElement(using: &generator) ?? ("", "")
      return before + path(of: parts) + after
    }
    let paths = Set((0..<60).map { _ in path(of: names) }).sorted()
    let scratch = try ScratchFolder()
    let text = lines.joined(separator: "\n") + "\n"
    _ = try scratch.write(text, as: ".gitignore")
    let git = try Tool.git.program
    _ = try git.run(["init", "-q"], in: scratch.url)
    let run = try git.run(["check-ignore", "--no-index"] + paths, in: scratch.url)
    let ignored = Set(run.text.split(separator: "\n").map(String.init))
    let patterns = PathPatterns(gitignore: text)
    for path in paths {
      #expect(patterns.match(path) == ignored.contains(path), "\(path) by \(lines)")
    }
  }
}
