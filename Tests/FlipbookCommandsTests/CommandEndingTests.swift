import Foundation
import TestSupport
import Testing

/// How every command ends when it cannot write or does not know an argument.
@Suite(.waits) struct CommandEndingTests {
  private func shell(_ script: String, in scratch: ScratchFolder) throws -> Program.Run {
    let shell = Program.shell
    return try shell.run(["-c", script, Program.flipbook.path], in: scratch.url)
  }

  @Test(
    .needs(.fullDevice),
    arguments: [
      "--help", "--version", "--generate-completion-script bash",
      "--generate-completion-script zsh", "--generate-completion-script fish", "help",
      "help convert", "convert --help", "app --help", "--experimental-dump-help", "app diagram",
      "rules", "rules --format man", "rules --format json", "schema json", "formats",
      "formats --detect in.txt", "stats in.txt", "stats --format json in.txt",
      "validate in.txt", "validate --format json in.txt", "convert --to json in.txt",
      "render in.txt", "render --alt in.txt", "fix - < in.txt", "fix --diff bad.txt",
      "replay --plain session.jsonl", "play --plain --no-save < moves",
    ]
  )
  func `a full device is reported, and gives status 74`(command: String) throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("f5d6\n", as: "in.txt")
    _ = try scratch.write("1. f5 d6 2. c3 c4 \n\u{FEFF}\n", as: "bad.txt")
    _ = try scratch.write("f5\n", as: "moves")
    _ = try shell("$0 play --plain --no-save --log session.jsonl < moves", in: scratch)
    let run = try shell("$0 \(command)", in: scratch)
    guard !run.output.isEmpty else {
      #expect(command.hasPrefix("fix --diff"))
      return
    }
    let full = try shell("$0 \(command) > /dev/full", in: scratch)
    #expect(full.status == 74, "\(full.errors)")
    #expect(full.errors.contains("No space left on device"), "\(full.errors)")
  }

  @Test(.needs(.fullDevice), arguments: ["convert --to json", "render"])
  func `an output on a full device is reported`(command: String) throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("f5d6\n", as: "in.txt")
    let run = try shell("$0 \(command) -o /dev/full in.txt", in: scratch)
    #expect(run.status == 74)
    #expect(run.errors.contains("No space left"), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test(.needs(.fullDevice))
  func `a report that cannot be written does not keep others from being written`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("f5d6\na1\n", as: "in.txt")
    let run = try shell(
      "$0 validate in.txt --output json=a.json --output text=/dev/full --output junit=b.xml >/dev/full",
      in: scratch
    )
    #expect(run.status == 74)
    #expect(scratch.names == ["a.json", "b.xml", "in.txt"])
    #expect(scratch.bytes(of: "a.json")?.isEmpty == false)
  }

  @Test(arguments: [
    ("covnert in.txt", "there is no command “covnert”; did you mean “convert”?"),
    ("app digram", "there is no command “digram”; did you mean “diagram”?"),
    (
      "play puzle",
      """
      there is no command “puzle”; did you mean “puzzle”?
      Usage: flipbook-play play <subcommand>
        See 'flipbook-play play --help' for more information.

      """
    ), ("xyzzyx", "there is no command “xyzzyx”\n"),
    ("convert --too pgn in.txt", "there is no option “--too”; did you mean “--to”?"),
    ("convert in.txt --outptu=x.json", "no option “--outptu”; did you mean “--output”?"),
    ("validate --stirct in.txt", "there is no option “--stirct”; did you mean “--strict”?"),
    ("render --at 3 --no-anmation in.txt", "did you mean “--no-animation”?"),
    ("stats --xyzzyx in.txt", "there is no option “--xyzzyx”\n"),
    ("fix -z in.txt", "there is no option “-z”\n"),
    ("convert --at 1 --too pgn in.txt", "there is no option “--too”"),
  ])
  func `an unknown argument is named, with a suggestion`(
    command: String,
    words: String
  ) throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("f5d6\n", as: "in.txt")
    let run = try shell("$0 \(command)", in: scratch)
    #expect(run.status == 64)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.errors.contains("Usage: flipbook"))
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [
    ("convert --at x --to pgn in.txt", "expected a whole number"),
    ("convert --to pgn --pass --x in.txt", "Missing value for '--pass <notation>'"),
    ("convert --to pgn --pass=--x in.txt", "cannot write a pass as “--x”"),
    ("convert in.txt", "Error: choose an output format with --to"),
    ("convert in.txt -o a.foo", "Error: no format has the extension “foo”; choose an output"),
    ("convert --to nothing -- --too", "nothing"),
    ("rules nothing", "nothing"),
  ])
  func `a wrong value of a known option is refused as before`(command: String, words: String) throws
  {
    let run = try shell("$0 \(command)", in: ScratchFolder())
    #expect(run.status == 64)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(!run.errors.contains("there is no option"), "\(run.errors)")
  }

  @Test(.needs(.permissions)) func `a folder that cannot be opened has no formats`() throws {
    let scratch = try ScratchFolder()
    let prefix = try #require(Program.permitted)
    _ = try scratch.write("f5d6\n", as: "in.txt")
    let run = try shell(
      "mkdir u; chmod 000 u; \(prefix) $0 formats --detect u in.txt; s=$?; chmod 700 u; exit $s",
      in: scratch
    )
    #expect(run.status == 2)
    #expect(run.errors.contains("u: error: cannot open the folder"), "\(run.errors)")
    #expect(run.text.contains("in.txt: transcript"))
  }
}
