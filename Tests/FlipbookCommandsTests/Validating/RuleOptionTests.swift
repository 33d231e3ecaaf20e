import Flipbook
import Foundation
import TestSupport
import Testing

@Suite(.waits) struct `The rules that a validation reports` {
  /// Three findings: two notes and an error.
  private static let input = Array("Ann 40-24 Bob : f5 d6\na1\nP@f4\n".utf8)

  private static func rules(_ options: [String]) throws -> (found: [String], status: Int32) {
    let run = try Program.flipbook.run(
      ["validate", "-", "--from", "transcript", "--format", "json"] + options,
      input: input
    )
    let report = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    let findings = report?["findings"] as? [[String: Any]] ?? []
    return (findings.map { "\($0["severity"] ?? "") \($0["rule"] ?? "")" }, run.status)
  }

  @Test(
    arguments: [
      ([], ["note unfinished-game", "error illegal-move", "note transcript-drop"], 1),
      (["--disable", "illegal-move"], ["note unfinished-game", "note transcript-drop"], 0),
      (["--disable", "FB2001,outcome"], ["note transcript-drop"], 0),
      (["--disable", "legality", "--disable", "syntax,outcome"], [], 0),
      (["--only", "outcome"], ["note unfinished-game"], 0),
      (["--only", "outcome", "--severity", "outcome=warning"], ["warning unfinished-game"], 0),
      (
        ["--only", "outcome", "--severity", "outcome=warning", "--strict"],
        ["error unfinished-game"], 1
      ),
      (
        ["--severity", "illegal-move=note", "--severity", "transcript-drop=error"],
        ["note unfinished-game", "note illegal-move", "error transcript-drop"], 1
      ),
      (["--only", "legality", "--disable", "illegal-move"], [], 0),
      (["--disable", "FB2001 , Outcome"], ["note transcript-drop"], 0),
      (
        ["--only", "outcome", "--enable", "Transcript-Drop"],
        ["note unfinished-game", "note transcript-drop"], 0
      ),
      (
        ["--only", "outcome", "--severity", "transcript-drop=error"], ["note unfinished-game"], 0
      ),
    ] as [([String], [String], Int32)]
  )
  func `are chosen by options`(options: [String], findings: [String], status: Int32) throws {
    let run = try Self.rules(options)
    #expect(run.found == findings)
    #expect(run.status == status)
  }

  @Test(arguments: [1, 2])
  func `are capped for each severity, and the rest is counted`(jobs: Int) throws {
    let lines = String(repeating: "P@f4\n", count: 3_000) + String(repeating: "a1\n", count: 2_500)
    let arguments = ["validate", "-", "--from", "transcript", "--jobs", "\(jobs)"]
    func run(_ options: [String]) throws -> String {
      try Program.flipbook.run(arguments + options, input: Array(lines.utf8)).text
    }
    let text = try run(["--max-findings", "2"])
    #expect(text.matches(of: /\[transcript-drop\]/).count == 2)
    #expect(text.matches(of: /\[illegal-move\]/).count == 2)
    #expect(
      text.hasSuffix(
        """
        <stdin>: and 5,496 more
        1 file, 5500 records, 3000 moves: 2500 errors, 3000 notes
          2,500 illegal-move
          3,000 transcript-drop

        """
      )
    )
    #expect(try run([]).matches(of: /: error:/).count == 100)
    let inAll = try run(["--max-findings", "all", "--max-findings-in-all", "7"])
    #expect(inAll.matches(of: /: error:/).count == 7)
    let all = try run(["--max-findings", "all", "--max-findings-in-all", "all"])
    #expect(all.matches(of: /: error:/).count == 2_500)
    #expect(!all.contains(" more\n"))
    #expect(try !run(["--max-findings", "0"]).contains("["))
  }

  @Test func `several reports can be written at once`() throws {
    let scratch = try ScratchFolder()
    let run = try Program.flipbook.run(
      [
        "validate", "-", "--from", "transcript", "--output", "json=a.json", "--output",
        "text=b.txt",
      ],
      input: Self.input,
      in: scratch.url
    )
    let text = try String(contentsOf: scratch.url.appending(path: "b.txt"), encoding: .utf8)
    #expect(run.text == text)
    #expect(text.contains("[illegal-move]"))
    let json = try Data(contentsOf: scratch.url.appending(path: "a.json"))
    #expect(try JSONSerialization.jsonObject(with: json) is [String: Any])
    #expect(scratch.names == ["a.json", "b.txt"])
  }

  @Test(arguments: [
    ["--output", "json"], ["--output", "gif=x"], ["--output", "json="], ["--format", "gif"],
    ["--format", "json", "--output", "text=-"], ["--max-findings", "-1"], ["--severity", "x"],
    ["--severity", "illegal-move=bad"], ["--watch"],
  ])
  func `wrong options are refused`(options: [String]) throws {
    let run = try Program.flipbook.run(["validate", "-"] + options)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
  }

  @Test(
    arguments: [
      ("--select", "0", "expected a number from 1, but found 0"),
      ("--select", "3..2", "3..2 ends before it begins"),
      ("--select", "1,x", "expected a number or a range, such as 7, 3..9"),
      ("--output", "foo=x", "there is no report format “foo”; the formats are text, json, sarif,"),
      ("--output", "sarif=", "expected “=” and a file after sarif: sarif=report.sarif"),
      ("--output", "json", "expected “=” and a file after json: json=report.json"),
      ("--max-findings", "x", "expected a whole number, 0 or more, or “all”"),
      ("--max-findings-in-all", "-1", "expected a whole number, 0 or more, or “all”"),
      ("--disable", "ilegal-move ", "unknown rule “ilegal-move”; did you mean “illegal-move”?"),
    ]
  )
  func `a wrong value is refused with what is expected`(
    option: String,
    value: String,
    message: String
  ) throws {
    let run = try Program.flipbook.run(["validate", "-", "\(option)=\(value)"])
    #expect(run.status == 64)
    #expect(run.errors.contains("\(option)"))
    #expect(run.errors.contains(": " + message), "\(run.errors)")
  }

  @Test(
    arguments: [
      (["--only", "legality", "--disable", "legality"], "name the same rules"),
      (["--only", "FB2001", "--disable", "legality"], "name the same rules"),
      (["--write-baseline", "k", "--format", "json"], "cannot be combined with --format"),
      (["--write-baseline", "k", "--output", "json=z"], "cannot be combined with --format"),
    ]
  )
  func `options that leave nothing to report are refused`(options: [String], message: String) throws
  {
    let scratch = try ScratchFolder()
    let run = try Program.flipbook.run(["validate", "-"] + options, in: scratch.url)
    #expect(run.status == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(scratch.names.isEmpty)
  }
}
