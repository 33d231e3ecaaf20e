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

  private static let choices: [(environment: String, option: String, isColoured: Bool)] = [
    ("", "", false), ("", "--color auto", false), ("", "--color always", true),
    ("", "--color never", false), ("FORCE_COLOR=1", "", true), ("FORCE_COLOR=0", "", false),
    ("FORCE_COLOR=", "", false), ("CLICOLOR_FORCE=1", "", true), ("CLICOLOR_FORCE=0", "", false),
    ("NO_COLOR=1 FORCE_COLOR=1", "", false), ("NO_COLOR=1", "--color always", true),
    ("FORCE_COLOR=1", "--color never", false), ("TERM=dumb FORCE_COLOR=1", "", true),
  ]

  private static let commands = [
    "validate in.txt", "stats in.txt", "rules", "rules illegal-move", "fix --check in.txt",
    "convert --to save in.txt",
  ]

  @Test(arguments: choices)
  func `colours are decided in one place`(
    environment: String,
    option: String,
    isColoured: Bool
  ) throws {
    let number = Self.choices.firstIndex { $0.environment == environment && $0.option == option }
    let commands = Self.commands.turn(number ?? 0, of: 3)
    // One shell for all of them, with a character after each that is in no output.
    let lines = commands.map { command in
      "\(environment) \"$0\" \(command) \(option) 2>&1; printf '\\036'"
    }
    let run = try shell(lines.joined(separator: "\n"), in: scratch())
    let texts = run.text.split(separator: "\u{1E}")
    try #require(texts.count == commands.count, "\(run.text)\(run.errors)")
    for (command, text) in zip(commands, texts) {
      #expect(
        text.contains("\u{1B}[") == isColoured,
        "\(environment) \(command) \(option): \(text)"
      )
    }
  }

  @Test func `terminal pictures have no colours if colours are disabled`() throws {
    for (options, isColoured) in [("", true), ("--color never", false), ("--color always", true)] {
      let run = try shell("$0 render --select 1 --format ansi \(options) in.txt", in: scratch())
      #expect(run.text.contains("\u{1B}[") == isColoured, "\(options)")
    }
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
}
