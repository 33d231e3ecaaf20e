import Foundation
import TestSupport
import Testing

/// Which messages are shown, in which colours, and what is read if no input is named.
@Suite(.waits) struct MessageOptionTests {
  private func shell(_ script: String, in scratch: ScratchFolder) throws -> Program.Run {
    let shell = Program.shell
    let clean = "unset NO_COLOR FORCE_COLOR CLICOLOR_FORCE; export TERM=xterm; "
    return try shell.run(["-c", clean + script, Program.flipbook.path], in: scratch.url)
  }

  private func scratch() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    _ = try scratch.write("f5d6\nf5a1\n", as: "in.txt")
    return scratch
  }

  @Test(
    arguments: [
      ("", "", false), ("", "--color auto", false), ("", "--color always", true),
      ("", "--color never", false), ("FORCE_COLOR=1", "", true), ("FORCE_COLOR=0", "", false),
      ("FORCE_COLOR=", "", false), ("CLICOLOR_FORCE=1", "", true), ("CLICOLOR_FORCE=0", "", false),
      ("NO_COLOR=1 FORCE_COLOR=1", "", false), ("NO_COLOR=1", "--color always", true),
      ("FORCE_COLOR=1", "--color never", false), ("TERM=dumb FORCE_COLOR=1", "", true),
    ],
    [
      "validate in.txt", "stats in.txt", "rules", "rules illegal-move", "fix --check in.txt",
      "convert --to save in.txt",
    ]
  )
  func `colours are decided in one place`(
    choice: (environment: String, option: String, isColoured: Bool),
    command: String
  ) throws {
    let run = try shell(
      "\(choice.environment) \"$0\" \(command) \(choice.option)",
      in: scratch()
    )
    let text = run.text + run.errors
    #expect(text.contains("\u{1B}[") == choice.isColoured, "\(choice) \(command): \(text)")
  }

  @Test func `terminal pictures have no colours if colours are disabled`() throws {
    for (options, isColoured) in [("", true), ("--color never", false), ("--color always", true)] {
      let run = try shell("$0 render --select 1 --format ansi \(options) in.txt", in: scratch())
      #expect(run.text.contains("\u{1B}[") == isColoured, "\(options)")
    }
  }

  @Test(arguments: [
    ("convert --to save --select 1 in.txt", 0), ("convert --to json --unique two.txt", 0),
    ("convert --to save --losses json --select 1 in.txt", 0), ("stats --unique two.txt", 0),
    ("fix --check two.txt", 0), ("validate warned.pgn", 0),
    ("render --select 1 warned.pgn", 0), ("convert --to json warned.pgn", 0),
  ])
  func `only errors are reported on request`(command: String, status: Int32) throws {
    let scratch = try scratch()
    _ = try scratch.write("f5d6\nf5d6\n", as: "two.txt")
    _ = try scratch.write("[Result \"1-0\"]\n[Date \"x\"]\n\n1. f5 d6 1-0\n", as: "warned.pgn")
    for option in ["-q", "--quiet"] {
      let run = try shell("$0 \(command) \(option)", in: scratch)
      #expect(run.status == status)
      #expect(run.errors == "")
      #expect(!run.text.contains("warning:") && !run.text.contains("note:"), "\(run.text)")
    }
  }

  @Test(arguments: [
    "validate in.txt", "convert --to json none.txt", "render --select 2 in.txt", "stats none.txt",
    "convert --too json in.txt",
  ])
  func `errors are still reported`(command: String) throws {
    let run = try shell("$0 \(command) --quiet", in: scratch())
    #expect(run.status != 0)
    #expect((run.text + run.errors).lowercased().contains("error: "), "\(run.text)\(run.errors)")
  }

  @Test(arguments: [
    "validate", "stats", "convert --to json", "render --select 1", "fix", "fix --diff",
  ])
  func `standard input is read if no input is named`(command: String) throws {
    let scratch = try scratch()
    let named = try shell("$0 \(command) - < in.txt", in: scratch)
    #expect(try shell("$0 \(command) < in.txt", in: scratch).output == named.output)
    #expect(try shell("cat in.txt | $0 \(command)", in: scratch).output == named.output)
    let none = try shell("$0 \(command) < /dev/null", in: scratch)
    #expect(none.status == 64)
    #expect(none.errors.contains("no input is named"), "\(none.errors)")
  }

  @Test(.needs(.gzip)) func `an input compressed by gzip is reported as such`() throws {
    try expectReport(of: .gzip, as: "gzip")
  }

  /// Expects that an input which a program has compressed is reported with the format's name.
  func expectReport(of tool: Tool, as name: String) throws {
    let program = tool.rawValue
    let compress = "'\(try tool.path)' -c"
    let scratch = try scratch()
    for command in ["validate", "convert --to json", "formats --detect", "validate --from pgn"] {
      let run = try shell(
        "\(compress) in.txt > x.pgn 2>/dev/null; $0 \(command) x.pgn",
        in: scratch
      )
      #expect(run.status == 2)
      let words = "x.pgn: error: the input is compressed with \(name)"
      #expect((run.text + run.errors).contains(words), "\(command): \(run.text)\(run.errors)")
      #expect((run.text + run.errors).contains("\(program) -dc x.pgn"))
    }
    let found = try shell(
      "mkdir d; mv x.pgn d/x.pgn.z; cp in.txt d; $0 stats --verbose d",
      in: scratch
    )
    #expect(found.status == 0)
    #expect(found.errors.contains("x.pgn.z"), "\(found.errors)")
  }

  @Test func `a game and its pictures count once on request`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("f5d6c3d3c4\n", as: "s/game.txt")
    let make = "cd s; for f in svg html; do $0 render game.txt --format $f -o game.$f; done; "
    let counts = try shell(
      "\(make) $0 stats --format csv .; $0 stats --unique --format csv .",
      in: scratch
    )
    let lines = counts.text.split(whereSeparator: \.isNewline)
      .filter { $0.hasPrefix("records,total,") }
    #expect(lines.map { $0.split(separator: ",")[2] } == ["3", "1"], "\(counts.text)")
    #expect(counts.errors.contains("left out 2 records of repeated games [same-game]"))
  }

  @Test func `each rule is in the summary once`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("f5a1\n", as: "a/in.txt")
    _ = try scratch.write("f5a1\n", as: "b/in.txt")
    _ = try scratch.write("{\"severity\":{\"legality\":\"note\"}}", as: "a/.flipbook.json")
    let run = try shell("$0 validate a b", in: scratch)
    let summary = run.text.split(separator: "\n").filter { $0.hasSuffix(" illegal-move") }
    #expect(summary.count <= 1, "\(run.text)")
    let json = try shell("$0 validate --format json a b", in: scratch)
    #expect(json.text.contains("\"code\":\"FB"), "\(json.text)")
    let counted = json.text.matches(
      of: /\{"rule":"([a-z-]+)","code":"FB\d+","severity":"\w+","count"/
    )
    #expect(!counted.isEmpty)
    #expect(Set(counted.map { $0.1 }).count == counted.count, "\(json.text)")
  }

  @Test func `losses can be allowed by name`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("{\"moves\":[\"f5\",\"d6\"],\"event\":\"Cup\"}", as: "x.json")
    let command = "$0 convert --to transcript --strict x.json"
    let refused = try shell(command, in: scratch)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("allow it with --allow-loss event,"), "\(refused.errors)")
    let allowed = try shell("\(command) --allow-loss event", in: scratch)
    #expect(allowed.status == 0 && allowed.text == "f5d6\n", "\(allowed.errors)")
    #expect(allowed.errors.contains("dropped in 1 record: event"))
    #expect(try shell("\(command) --allow-loss tags,score", in: scratch).status == 2)
    _ = try scratch.write(#"{"allowLoss": ["event"]}"#, as: ".flipbook.json")
    #expect(try shell(command, in: scratch).text == "f5d6\n")
    #expect(try shell("\(command) --no-config", in: scratch).status == 2)
    _ = try scratch.write(#"{"allowLoss": ["evnt"]}"#, as: ".flipbook.json")
    let misled = try shell(command, in: scratch)
    #expect(misled.status == 2 && misled.text.isEmpty)
    #expect(misled.errors.contains(".flipbook.json:1:17: error: unknown fact “evnt”"))
    #expect(misled.errors.matches(of: /error:/).count == 1, "\(misled.errors)")
    let unknown = try shell("\(command) --allow-loss evnt", in: scratch)
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("did you mean “event”?"), "\(unknown.errors)")
  }
}
