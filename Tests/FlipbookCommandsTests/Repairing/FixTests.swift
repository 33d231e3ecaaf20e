import Foundation
import TestSupport
import Testing

@Suite(.waits) struct FixTests {
  static let samples = BrokenSamplesTests.samples

  /// The findings of a file by rule, as `validate` counts them.
  private static func counts(of file: String, in folder: URL) throws -> [String: Int] {
    let run = try Program.flipbook.run(["validate", "--format", "json", file], in: folder)
    let report = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    let summary = report?["summary"] as? [String: Any]
    let rules = summary?["rules"] as? [[String: Any]] ?? []
    return rules.reduce(into: [:]) { counts, rule in
      if let name = rule["rule"] as? String { counts[name] = rule["count"] as? Int }
    }
  }

  static func bytes(of file: String, in folder: URL) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: file)))
  }

  @Test(arguments: [
    ("a.txt", "f5d6\n", ""), ("a.puzzle", "1 2\n0 3\n", ""),
    ("a.txt", "f5d6c5f4e3f4\n", "occupied-square"), ("a.puzzle", "1 2\n3 3\n", "panel-twice"),
    ("a.puzzle", "1 2\n0 3\nslides: 1 3\n", "illegal-slide"),
    ("a.json", #"{"flipbook":1,"game":"puzzle","start":[[1,2],[3,3]]}"#, "panel-twice"),
  ])
  func `remaining findings of every game are reported`(
    name: String,
    text: String,
    rule: String
  ) throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(Array(text.utf8), as: name)
    let run = try Program.flipbook.run(["fix", name], in: scratch.url)
    let check = try Program.flipbook.run(["validate", name], in: scratch.url)
    #expect(run.status == check.status)
    #expect(run.status == (rule.isEmpty ? 0 : 1))
    #expect(run.errors.contains(rule) || rule.isEmpty, "\(run.errors)")
  }

  @Test(arguments: samples, [false, true])
  func `repaired findings are gone, no others appear, and a second run changes nothing`(
    path: String,
    isBold: Bool
  ) throws {
    let scratch = try ScratchFolder()
    let before = Repository.bytes(of: path)
    let file = try scratch.write(before, as: URL(filePath: path).lastPathComponent)
    let name = URL(filePath: file).lastPathComponent
    let options = isBold ? ["--unsafe"] : []
    let found = try Self.counts(of: name, in: scratch.url)

    let look = try Program.flipbook.run(["fix", "--check", name] + options, in: scratch.url)
    #expect(try Self.bytes(of: name, in: scratch.url) == before)
    let run = try Program.flipbook.run(["fix", name] + options, in: scratch.url)
    let after = try Self.bytes(of: name, in: scratch.url)
    let left = try Self.counts(of: name, in: scratch.url)
    #expect(look.errors.contains("would repair") == (after != before))
    #expect(run.errors.contains(": repaired ") == (after != before))
    #expect(run.output.isEmpty)
    for (rule, count) in left { #expect(count <= found[rule, default: 0], "\(rule)") }
    if after != before {
      #expect(left.values.reduce(0, +) < found.values.reduce(0, +))
    }

    let again = try Program.flipbook.run(["fix", name] + options, in: scratch.url)
    #expect(again.status == run.status)
    #expect(!again.errors.contains(": repaired "))
    #expect(try Self.bytes(of: name, in: scratch.url) == after)
    #expect(scratch.names == [name])
  }

  @Test func `standard input goes to standard output, repaired or not`() throws {
    let bad = Array("f5 -- d6\n".utf8)
    let repaired = try Program.flipbook.run(["fix", "-"], input: bad)
    #expect(repaired.text == "f5d6\n")
    #expect(repaired.errors == "<stdin>: repaired 1 surplus-pass\n")
    #expect(repaired.status == 0)
    let mark = try Program.flipbook.run(["fix", "-"], input: Array("\u{FEFF}f5 -- d6\n".utf8))
    #expect(mark.text == "f5d6\n")
    #expect(mark.errors == "<stdin>: repaired 1 surplus-pass, 1 byte-order-mark\n")
    let good = Array("f5  d6\r\n".utf8)
    let same = try Program.flipbook.run(["fix", "-"], input: good)
    #expect(same.output == good)
    #expect(same.errors == "")
    let illegal = Array("f5 a1\n".utf8)
    let left = try Program.flipbook.run(["fix", "-", "--stdin-filename", "a.txt"], input: illegal)
    #expect(left.output == illegal)
    #expect(left.status == 1)
    #expect(left.errors.hasPrefix("a.txt:1:4: error: a light disk on a1 flips no disk"))
  }

  @Test func `rules that are not reported are not repaired`() throws {
    let input = Array("f5 -- d6\n".utf8)
    for options in [["--disable", "surplus-pass"], ["--only", "outcome"]] {
      let run = try Program.flipbook.run(["fix", "-"] + options, input: input)
      #expect(run.output == input)
    }
  }

  @Test func `a repair that improves nothing is dropped`() throws {
    // Without the pass the game would continue with an illegal move.
    let input = Array("f5 -- a1\n".utf8)
    let run = try Program.flipbook.run(["fix", "-"], input: input)
    #expect(run.output == input)
    #expect(run.status == 1)
    #expect(run.errors.contains("[surplus-pass]"))
  }

  @Test func `a hundred findings are reported, and the number of others`() throws {
    let input = Array(String(repeating: "f5a1\n", count: 250).utf8)
    let run = try Program.flipbook.run(["fix", "-"], input: input)
    #expect(run.output == input)
    #expect(run.errors.matches(of: /\[illegal-move\]/).count == 100)
    #expect(run.errors.hasSuffix("<stdin>: and 150 more\n"))
  }

  @Test func `permissions and links stay`() throws {
    let scratch = try ScratchFolder()
    let shell = Program.shell
    let run = try shell.run(
      [
        "-c",
        """
        printf 'f5 -- d6\\n' > a.txt; chmod 640 a.txt; ln -s a.txt link.txt
        '\(Program.flipbook.path)' fix link.txt 2> /dev/null; stat -c '%a %N' a.txt link.txt; cat a.txt
        """,
      ],
      in: scratch.url
    )
    #expect(run.text == "640 'a.txt'\n777 'link.txt' -> 'a.txt'\nf5d6\n")
  }
}
