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

  @Test(arguments: [1, 2])
  func `other names of a file keep the old content, which is said`(count: Int) throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(Self.bad, as: "a.txt")
    let links = (1...count).map { "ln a.txt \($0).txt; " }.joined()
    let run = try run(links + "$0 fix a.txt", in: scratch)
    let names = count == 1 ? "other name still has" : "2 other names still have"
    #expect(run.errors.contains("a.txt: the file's \(names) the old content\n"), "\(run.errors)")
    #expect(scratch.bytes(of: "a.txt") == Self.good)
    #expect(scratch.bytes(of: "1.txt") == Array(Self.bad.utf8))
  }

  @Test(arguments: ["nope.txt", "loop.txt"], ["", "--check"])
  func `a missing input does not end the run`(name: String, option: String) throws {
    let scratch = try ScratchFolder()
    for name in ["a.txt", "b.txt"] { _ = try scratch.write(Self.bad, as: name) }
    let run = try run("ln -s loop.txt loop.txt; $0 fix \(option) a.txt \(name) b.txt", in: scratch)
    #expect(run.status == 2)
    #expect(run.errors.contains("\(name): error: cannot open the file: "), "\(run.errors)")
    #expect(run.errors.contains("[unreadable-input]"))
    let expected = option.isEmpty ? Self.good : Array(Self.bad.utf8)
    for name in ["a.txt", "b.txt"] { #expect(scratch.bytes(of: name) == expected) }
  }

  @Test func `watching a missing input is not a failed output`() throws {
    let scratch = try ScratchFolder()
    let run = try run("timeout 20 $0 validate --watch nope.txt", in: scratch)
    #expect(run.status == 2)
    #expect(run.errors.contains("nope.txt: error: cannot watch the input"), "\(run.errors)")
    #expect(run.errors.contains("[unreadable-input]"))
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

  @Test(arguments: [
    "", " \n\n ", "[]", "{}\n[]", "<game version='1'><moves>f5</moves></game>",
    "<!DOCTYPE game [<!ENTITY a 'b'>]>\n<game xmlns='urn:flipbook:game-record' version='1'/>",
    "<?xml version='1.0' encoding='ISO-8859-1'?><game xmlns='urn:flipbook:game-record'/>",
    "<game xmlns='urn:flipbook:game-record' version=1><moves>f5</moves></game>",
    "Dear Ann, here is our game.",
  ])
  func `an input without a record has the same status as in a validation`(text: String) throws {
    let scratch = try ScratchFolder()
    for name in ["input", "game.xml", "game.json"] {
      _ = try scratch.write(text, as: name)
      let validate = try run("$0 validate \(name)", in: scratch)
      for option in ["--check", "--diff", ""] {
        let fix = try run("$0 fix \(option) \(name)", in: scratch)
        #expect(fix.status == validate.status, "\(name)\n\(fix.errors)")
        #expect(scratch.bytes(of: name) == Array(text.utf8))
      }
    }
  }

  @Test(arguments: ["empty", "- < empty", "- < /dev/null", "--check /dev/null"])
  func `an empty input is reported as empty`(arguments: String) throws {
    let scratch = try ScratchFolder()
    let run = try run(": > empty; $0 fix \(arguments)", in: scratch)
    #expect(run.status == 2)
    #expect(run.errors.contains("error: the input is empty"), "\(run.errors)")
  }

  @Test(arguments: [
    "Dear Ann, here is our game.\n", "[]\n", "f5 a1\n", "\u{FEFF}\n", "<game>\n", "\0\0\0",
  ])
  func `any standard input is passed through`(text: String) throws {
    let input = Array(text.utf8)
    let run = try Program.flipbook.run(["fix", "-"], input: input)
    #expect(run.output == input)
    #expect(run.status == (text.hasPrefix("f5") ? 1 : 2))
    #expect(try Program.flipbook.run(["fix", "--check", "-"], input: input).output.isEmpty)
  }

  @Test(arguments: [["--diff"], ["--diff", "--check"]])
  func `for standard input only the diff is written`(options: [String]) throws {
    let run = try Program.flipbook.run(
      ["fix", "-", "--stdin-filename", "a.txt"] + options,
      input: Array(Self.bad.utf8)
    )
    #expect(run.text == "--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-f5 -- d6\n+f5d6\n")
    #expect(run.errors == "a.txt: would repair 1 surplus-pass\n")
    #expect(run.status == (options.contains("--check") ? 1 : 0))
    let none = try Program.flipbook.run(["fix", "-"] + options, input: Self.good)
    #expect(none.output.isEmpty && none.status == 0)
  }

  @Test(arguments: ["pipe", "/dev/null"])
  func `an input that is not a file is not replaced`(input: String) throws {
    try expectNotReplaced(input) { try run($0, in: $1) }
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

  @Test func `an option of other programs suggests the one for continuous integration`() throws {
    let run = try Program.flipbook.run(["fix", "--dry-run", "a.txt"])
    #expect(run.status == 64)
    #expect(run.errors.contains("did you mean “--check”?"), "\(run.errors)")
  }

  @Test func `what --unsafe may repair is counted`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("P@f4 P@d3\n", as: "a.txt")
    let run = try run("$0 fix a.txt; $0 fix --unsafe a.txt", in: scratch)
    #expect(run.errors.matches(of: /a\.txt: --unsafe may make 1 more repair\n/).count == 1)
    #expect(scratch.bytes(of: "a.txt") == Self.good)
    #expect(run.status == 0)
  }

  @Test func `findings that the configuration knows do not count`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("f5 a1\n", as: "a.txt")
    let script = """
      $0 validate --write-baseline known.txt a.txt
      echo '{"baseline": "known.txt"}' > .flipbook.json
      $0 validate a.txt; $0 fix a.txt
      """
    let known = try run(script, in: scratch)
    #expect(known.status == 0)
    #expect(known.errors == "1 finding written\n")
    _ = try scratch.write("f5 a1\nf5 h8\n", as: "a.txt")
    let new = try run("$0 fix a.txt", in: scratch)
    #expect(new.status == 1)
    #expect(new.errors.hasPrefix("a.txt:2:4: error: a light disk on h8"), "\(new.errors)")
    let none = try run("$0 fix --no-config a.txt", in: scratch)
    #expect(none.status == 1 && none.errors.contains("on a1"))
    // The baseline is compared before the file is replaced.
    _ = try scratch.write("f5 -- d6 c3 d3 c4 -- -- f4\nf5 a1\n", as: "a.txt")
    let repaired = try run("$0 fix a.txt; cat a.txt", in: scratch)
    #expect(repaired.text == "f5d6c3d3c4f4\nf5 a1\n")
    #expect(repaired.errors == "a.txt: repaired 2 surplus-pass\n")
  }
}
