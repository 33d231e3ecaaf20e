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
