import Flipbook
import Foundation
import TestSupport
import Testing

@Suite(.waits) struct WorkflowTests {
  // MARK: pre-commit

  /// The list of formats has the names of record files.
  @Test func `the hooks check files with the names of every format`() throws {
    let hooks = String(decoding: Repository.bytes(of: ".pre-commit-hooks.yaml"), as: UTF8.self)
    let text = try #require(hooks.firstMatch(of: /files: &records (.+)/)).1
    let pattern = try Regex(String(text))
    for format in FormatRegistry.standard.formats {
      for name in format.fileNames + format.fileExtensions.map({ "game." + $0 }) {
        #expect("games/\(name)".contains(pattern), "\(name)")
        #expect(name.contains(pattern), "\(name)")
        #expect(!"games/\(name).bak".contains(pattern), "\(name)")
      }
    }
    for name in ["README.md", "Makefile", "main.swift", "MyGame"] {
      #expect(!name.contains(pattern))
    }
    // No name of a file is read as an option.
    let commands = hooks.matches(of: /entry: flipbook (.+)\n/).map { $0.1.split(separator: " ") }
    #expect(commands.count == 2)
    for command in commands {
      let scratch = try ScratchFolder()
      let names = ["--write-baseline=victim.json", "--help", "victim.json"]
      for name in names { _ = try scratch.write("f5 -- a1\n", as: name) }
      let run = try Program.flipbook.run(command.map(String.init) + names, in: scratch.url)
      #expect(run.status == 1 && scratch.names.sorted() == names.sorted())
      for name in names { #expect((run.text + run.errors).contains("\(name):1:4: error: ")) }
      #expect(scratch.bytes(of: "victim.json") == Array("f5 -- a1\n".utf8))
    }
  }

  // MARK: GitHub's action

  @Test func `the action makes annotations and a summary, and fails if there are errors`() throws {
    let action = String(decoding: Repository.bytes(of: "action.yml"), as: UTF8.self)
    let script = try #require(action.components(separatedBy: "      run: |\n").last)
    let scratch = try ScratchFolder()
    _ = try scratch.write("f5a1\n", as: "games/il legal.txt")
    _ = try scratch.write("f5d6\n", as: "legal.txt")
    _ = try scratch.write("# Games\n", as: "games/README.md")
    let setUp =
      "mkdir -p .build/release; ln -s '\(Program.flipbook.path)' .build/release/flipbook\n"
    func run(_ paths: String) throws -> (run: Program.Run, summary: String) {
      let run = try Program.shell.run(
        ["-ec", setUp + script],
        in: scratch.url,
        environment: [
          "GITHUB_ACTION_PATH": scratch.url.path, "ARGUMENTS": "--only legality", "INPUTS": paths,
          "GITHUB_STEP_SUMMARY": scratch.url.appending(path: "summary.md").path,
        ]
      )
      try FileManager.default.removeItem(at: scratch.url.appending(path: ".build"))
      return (run, String(decoding: scratch.bytes(of: "summary.md") ?? [], as: UTF8.self))
    }
    _ = try scratch.write("f5a1\n", as: "--write-baseline=legal.txt")
    #expect(try run("--write-baseline=legal.txt").run.status == 1)
    let passed = try run("legal.txt games/README.md")
    #expect(passed.run.status == 0, "\(passed.run.errors)")
    #expect(passed.summary.hasPrefix("### Validation passed: nothing found\n"))
    let failed = try run("games legal.txt")
    #expect(failed.run.status == 1, "\(failed.run.errors)")
    #expect(
      failed.run.text.hasPrefix("::error title=illegal-move (FB2001),file=games/il legal.txt,")
    )
    #expect(failed.summary.hasPrefix("### Validation failed: 1 error\n"))
    let row = "| <code>games/il legal.txt:1:3</code><br>record 1, move 2 | error |"
    #expect(failed.summary.contains(row))
  }

  // MARK: GitHub's problem matcher

  @Test func `the guide names the matcher where it is installed`() {
    let guide = Repository.bytes(of: "Sources/Flipbook/Documentation.docc/CheckRecords.md")
    let makefile = String(decoding: Repository.bytes(of: "Makefile"), as: UTF8.self)
    let path = "share/flipbook/problem-matcher.json"
    #expect(String(decoding: guide, as: UTF8.self).contains("cp /usr/local/" + path))
    #expect(makefile.contains("@" + path))
    #expect(makefile.contains(/(?m)^PREFIX \?= \/usr\/local$/))
  }

  private struct Matchers: Decodable {
    let problemMatcher: [Matcher]
    struct Matcher: Decodable {
      let owner: String
      let severity: String?
      let pattern: [Pattern]
    }
    struct Pattern: Decodable {
      let regexp: String
      let file: Int
      let line: Int?
      let column: Int?
      let severity: Int?
      let message: Int
      let code: Int
    }
  }

  @Test func `the problem matcher finds every finding of a report`() throws {
    let data = Data(Repository.bytes(of: ".github/flipbook-problem-matcher.json"))
    let matchers = try JSONDecoder().decode(Matchers.self, from: data).problemMatcher
    let run = try Program.flipbook.run(["validate", "Samples/broken"])
    let json = try Program.flipbook.run(["validate", "--format", "json", "Samples/broken"])
    let report = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
    let findings = try #require(report?["findings"] as? [[String: Any]])

    var found: [String] = []
    for line in run.text.split(separator: "\n").map(String.init) {
      let whole = NSRange(line.startIndex..., in: line)
      for matcher in matchers {
        let pattern = matcher.pattern[0]
        let expression = try NSRegularExpression(pattern: pattern.regexp)
        guard let match = expression.firstMatch(in: line, range: whole) else { continue }
        func group(_ index: Int?) -> String {
          guard let index, let range = Range(match.range(at: index), in: line) else { return "" }
          return String(line[range])
        }
        let severity = matcher.severity ?? group(pattern.severity)
        let place = [pattern.file, pattern.line, pattern.column].map { group($0) }
        found.append(
          (place + [severity, group(pattern.code), group(pattern.message)]).joined(separator: "|")
        )
      }
    }
    let expected = findings.map { finding in
      let keys = ["input", "line", "column", "severity", "rule", "message"]
      return keys.map { key in
        let value = finding[key].map { "\($0)" } ?? ""
        return key == "severity" && value == "note" ? "notice" : value
      }
      .joined(separator: "|")
    }
    // A note without a line has no annotation of its own.
    #expect(found == expected.filter { !$0.contains("||") || !$0.contains("|notice|") })
  }

  // MARK: Watching

  @Test func `changed files are validated again until interrupted`() throws {
    let scratch = try ScratchFolder()
    let shell = Program.shell
    let script = """
      mkdir in; printf 'f5d6\\n' > in/a.txt
      '\(Program.flipbook.path)' validate --watch in > out 2> err & watch=$!
      wait_for() { for i in $(seq 300); do grep -q "$1" $2 2>/dev/null && return; sleep 0.05; done; }
      wait_for watching err; printf 'f5a1\\n' > in/a.txt
      wait_for 'on a1' out; mkdir in/new; printf 'f5h8\\n' > in/new/b.txt
      wait_for 'on h8' out; printf 'f5\\n' > .t; mv .t in/a.txt
      wait_for '1 file, 1 record, 1 move: nothing' out
      rm in/a.txt; wait_for 'gone: in/a.txt' err; mv in/new/b.txt b.txt
      wait_for 'gone: in/new/b.txt' err
      kill -TERM $watch; wait $watch; cat out; grep gone err >&2
      """
    let run = try shell.run(["-c", script], in: scratch.url)
    let summaries = run.text.split(separator: "\n").filter { $0.contains(" file") }
    #expect(
      summaries == [
        "1 file, 1 record, 2 moves: nothing found", "1 file, 1 record, 1 move: 1 error",
        "1 file, 1 record, 1 move: 1 error", "1 file, 1 record, 1 move: nothing found",
      ],
      "\(run.text)\(run.errors)"
    )
    #expect(run.text.contains("in/new/b.txt:1:3: error"))
    #expect(run.errors.hasSuffix("gone: in/a.txt\ngone: in/new/b.txt\n"))
  }
}
