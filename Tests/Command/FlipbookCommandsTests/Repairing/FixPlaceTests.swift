import Foundation
import TestSupport
import Testing

/// Which inputs are repaired, where the result is written, and how the run ends.
@Suite(.waits) struct FixPlaceTests {
  /// Runs a shell script in a folder; `$0` is the command.
  func run(_ script: String, in scratch: ScratchFolder) throws -> Program.Run {
    try Program.shell.run(["-c", script, Program.flipbook.path], in: scratch.url)
  }

  static let bad = "f5 -- d6\n"
  static let good = Array("f5d6\n".utf8)

  @Test(.needs(.python3))
  func `extended attributes stay`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(Self.bad, as: "a.txt")
    let script = """
      python3 -c 'import os; os.setxattr("a.txt", "user.source", b"Paris 1988")'
      $0 fix a.txt
      python3 -c 'import os; print(os.getxattr("a.txt", "user.source").decode())'
      """
    #expect(try run(script, in: scratch).text == "Paris 1988\n")
    #expect(scratch.bytes(of: "a.txt") == Self.good)
  }

  @Test(.needs(.permissions))
  func `a file that cannot be replaced does not end the run`() throws {
    let scratch = try ScratchFolder()
    for name in ["ro/x.txt", "ro/y.txt", "own.txt", "z.txt"] {
      _ = try scratch.write(Self.bad, as: name)
    }
    let permitted = try #require(Program.permitted)
    let script =
      "chmod 555 ro; chmod 444 own.txt; "
      + "\(permitted) $0 fix ro/x.txt ro/y.txt own.txt nope.txt z.txt; "
    let run = try run(script + "status=$?; chmod 755 ro; exit $status", in: scratch)
    #expect(run.status == 74)
    for name in ["x", "y"] {
      #expect(run.errors.contains("ro/\(name).txt: error: cannot write next to the output"))
    }
    // In a folder whose files can be replaced, a single file may be protected.
    #expect(run.errors.contains("own.txt: error: cannot write the output: Permission denied"))
    #expect(scratch.bytes(of: "own.txt") == Array(Self.bad.utf8))
    #expect(!run.errors.contains("x.txt: repaired"))
    #expect(run.errors.contains("z.txt: repaired 1 surplus-pass"), "\(run.errors)")
    #expect(scratch.bytes(of: "z.txt") == Self.good)
  }

  private static let recordless = [
    "", " \n\n ", "[]", "{}\n[]", "<game version='1'><moves>f5</moves></game>",
    "<!DOCTYPE game [<!ENTITY a 'b'>]>\n<game xmlns='urn:flipbook:game-record' version='1'/>",
    "<?xml version='1.0' encoding='ISO-8859-1'?><game xmlns='urn:flipbook:game-record'/>",
    "<game xmlns='urn:flipbook:game-record' version=1><moves>f5</moves></game>",
    "Dear Ann, here is our game.",
  ]

  @Test(arguments: recordless)
  func `an input without a record has the same status as in a validation`(text: String) throws {
    let scratch = try ScratchFolder()
    let number = Self.recordless.firstIndex(of: text) ?? 0
    for (index, name) in ["input", "game.xml", "game.json"].enumerated() {
      _ = try scratch.write(text, as: name)
      let options = ["--check", "--diff", ""].turn(number + index, of: 1)
      let commands = ["validate"] + options.map { "fix \($0)" }
      let lines = commands.map { "$0 \($0) \(name); echo status $? >&2" }
      let run = try run(lines.joined(separator: "\n"), in: scratch)
      let statuses = run.errors.split(separator: "\n").filter { $0.hasPrefix("status ") }
      #expect(statuses.count == commands.count)
      #expect(Set(statuses).count == 1, "\(name)\n\(run.errors)")
      #expect(scratch.bytes(of: name) == Array(text.utf8))
    }
  }

  @Test(.needs(.bash)) func `an input that is the output of a command is not replaced`() throws {
    try expectNotReplaced("<(cat a.txt)") { script, scratch in
      try Tool.bash.program.run(["-c", script, Program.flipbook.path], in: scratch.url)
    }
  }

  private func expectNotReplaced(
    _ input: String,
    _ run: (String, ScratchFolder) throws -> Program.Run
  ) throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(Self.bad, as: "a.txt")
    let refused = try run("mkfifo pipe; timeout 20 $0 fix \(input)", scratch)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("error: is not a file and cannot be replaced"))
    guard input != "/dev/null" else { return }
    let writer = input == "pipe" ? "timeout 20 cat a.txt > pipe & " : ""
    let script = "\(writer)timeout 20 $0 fix --check --diff \(input)"
    let shown = try run(script, scratch)
    #expect(shown.status == 1)
    #expect(shown.errors.contains("would repair 1 surplus-pass"), "\(shown.errors)")
    #expect(shown.text.hasSuffix("-f5 -- d6\n+f5d6\n"))
  }
}
