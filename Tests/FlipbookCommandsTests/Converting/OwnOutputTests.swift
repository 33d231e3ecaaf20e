import Flipbook
import Foundation
import TestSupport
import Testing

/// A run does not read its own outputs.
@Suite(.waits) struct OwnOutputTests {
  private static let games = Array(
    String(repeating: "{\"moves\":[\"f5\",\"d6\"]}\n", count: 6_000).utf8
  )

  private func count(_ scratch: ScratchFolder, _ name: String) -> Int {
    scratch.bytes(of: name)?.count { $0 == UInt8(ascii: "\n") } ?? 0
  }

  @Test func `an output in an input folder is left out, new or old`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(Self.games, as: "a.jsonl")
    for isOld in [false, true] {
      let run = try Program.flipbook.run(["convert", ".", "-o", "z.jsonl"], in: scratch.url)
      #expect(run.status == 0, "\(run.errors)")
      #expect(count(scratch, "z.jsonl") == 6_000)
      let note = "note: left out, because this run writes to it: ./z.jsonl [own-output]"
      #expect(run.errors.contains(note) == isOld, "\(run.errors)")
    }
    #expect(scratch.names == ["a.jsonl", "z.jsonl"])
  }

  @Test(arguments: ["convert --to jsonl .", "validate ."], [">", ">>"])
  func `the file of standard output is left out`(
    command: String,
    operation: String
  ) throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(Self.games, as: "a.jsonl")
    let shell = Program.shell
    let run = try shell.run(
      ["-c", "\"$0\" \(command) \(operation) z.jsonl", Program.flipbook.path],
      in: scratch.url
    )
    #expect(run.status == 0)
    #expect(count(scratch, "z.jsonl") == (command == "validate ." ? 2 : 6_000))
    if command != "validate ." { #expect(run.errors.contains("[own-output]")) }
  }

  @Test(arguments: ["a.jsonl", "- < a.jsonl", "link.jsonl"])
  func `an input that standard output is appended to is refused`(input: String) throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write(Self.games, as: "a.jsonl")
    let link = scratch.url.appending(path: "link.jsonl").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    let shell = Program.shell
    let run = try shell.run(
      ["-c", "\"$0\" convert --to jsonl \(input) >> a.jsonl", Program.flipbook.path],
      in: scratch.url
    )
    #expect(run.status == 2)
    #expect(run.errors.contains("this run also writes to this file"), "\(run.errors)")
    #expect(scratch.bytes(of: "a.jsonl") == Self.games)
  }

  private func shell(_ script: String, in scratch: ScratchFolder) throws -> Program.Run {
    let shell = Program.shell
    return try shell.run(["-c", script, Program.flipbook.path], in: scratch.url)
  }

  @Test(arguments: [
    "m.txt --output json=m.txt", "m.txt --output text=./m.txt", "m.txt --output sarif=link.txt",
    "link.txt --output junit=m.txt", "link.txt --write-baseline m.txt",
    "m.txt --write-baseline m.txt",
    ". --output json=m.txt", ". --write-baseline m.txt", "--watch . --output json=m.txt",
    "- --output json=m.txt < m.txt", "- --write-baseline m.txt < m.txt", "m.txt n.txt >> m.txt",
    "- --output json=n.json < m.txt >> m.txt",
  ])
  func `a report never replaces an input`(arguments: String) throws {
    let scratch = try ScratchFolder()
    for name in ["m.txt", "n.txt"] { _ = try scratch.write("f5d6\nf5d6c3\n", as: name) }
    let run = try shell("ln -s m.txt link.txt; timeout 20 $0 validate \(arguments)", in: scratch)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("this run also writes to this file"), "\(run.errors)")
    #expect(run.errors.contains("[unreadable-input]"))
    #expect(scratch.bytes(of: "m.txt") == Array("f5d6\nf5d6c3\n".utf8))
    #expect(scratch.names == ["link.txt", "m.txt", "n.txt"])
  }

  @Test func `statistics are not appended to an input`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("f5d6\n", as: "m.txt")
    let run = try shell("$0 stats m.txt >> m.txt", in: scratch)
    #expect(run.status == 2)
    #expect(run.errors.contains("this run also writes to this file"), "\(run.errors)")
    #expect(scratch.bytes(of: "m.txt") == Array("f5d6\n".utf8))
  }

  @Test(
    arguments: ReporterRegistry.reporters.map { $0.name },
    ["f5d6\n", "f5d6\nf5a1\n"]
  )
  func `a report in a folder is not an input of the next run`(form: String, games: String) throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(games, as: "m.txt")
    let command = "$0 validate . --format json --output \(form)=r.txt"
    let first = try shell(command, in: scratch)
    let report = scratch.bytes(of: "r.txt")
    #expect(first.status == (games.contains("a1") ? 1 : 0), "\(first.text)\(first.errors)")
    let second = try shell(command, in: scratch)
    #expect(second.status == first.status)
    #expect(second.text.contains("left out, because this run writes to it: ./r.txt"))
    #expect(second.text.contains("\"files\":1,\"unreadable\":0"), "\(second.text)")
    #expect(report?.isEmpty == false && scratch.bytes(of: "r.txt")?.isEmpty == false)
    // Nor is it an input of a run without reports, if its format can be recognised.
    guard games.contains("a1") || form != "gitlab" else { return }
    let other = try shell("$0 validate . --format json; $0 stats --format csv .", in: scratch)
    #expect(other.text.contains("\"files\":1,\"unreadable\":0"), "\(other.text)")
    #expect(other.text.contains("inputs,files,1"))
    #expect(other.errors == "")
  }

  @Test func `only reports are recognised as reports`() throws {
    for path in Repository.files(below: "Samples") {
      let isReport = ReporterRegistry.isReport(Repository.bytes(of: path))
      #expect(isReport == path.hasSuffix(".findings"), "\(path)")
    }
  }

  @Test func `a baseline is rewritten, even if it is named`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("f5a1\n", as: "m.txt")
    for inputs in [".", "m.txt known.txt", "*"] {
      let run = try shell("$0 validate \(inputs) --write-baseline known.txt", in: scratch)
      #expect(run.status == 0, "\(run.errors)")
      #expect(scratch.bytes(of: "known.txt")?.count { $0 == 0x0A } == 2)
    }
  }

  @Test func `a report in a watched folder is not validated`() throws {
    let scratch = try ScratchFolder()
    let script = """
      printf 'f5d6\\n' > m.txt
      $0 validate --watch . --output json=r.json > out.log 2> .err & watch=$!
      wait_for() { for i in $(seq 300); do grep -q "$1" $2 2>/dev/null && return; sleep 0.05; done; }
      wait_for watching .err; printf 'f5a1\\n' > m.txt
      wait_for 'm.txt' .err; sleep 0.5
      kill -TERM $watch; wait $watch; cat .err
      """
    let run = try shell(script, in: scratch)
    #expect(run.text.contains("m.txt"))
    #expect(!run.text.contains("r.json"), "\(run.text)")
  }

  @Test func `a reader that goes away leaves no temporary file`() throws {
    let scratch = try ScratchFolder()
    let broken = Repository.root.appending(path: "Samples/broken").path
    let run = try shell(
      "$0 convert '\(broken)' --to sgf -o out.sgf 2>&1 | true; ls -A",
      in: scratch
    )
    #expect(run.text == "", "\(run.text)")
  }

  @Test func `two reports cannot go to one file`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("f5d6\n", as: "m.txt")
    for other in ["r", "./r", "x/../r", "link"] {
      let run = try shell(
        "ln -sf r link; $0 validate m.txt --output json=r --output sarif=\(other)",
        in: scratch
      )
      #expect(run.status == 64)
      #expect(run.errors.contains("only one report can go to "), "\(run.errors)")
      #expect(scratch.names == ["link", "m.txt"])
    }
    let null = try shell(
      "$0 validate m.txt --output json=/dev/null --output sarif=/dev/null",
      in: scratch
    )
    #expect(null.status == 0, "\(null.errors)")
  }

  @Test func `a named input can be replaced by its output on request`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(Self.games, as: "a.jsonl")
    let run = try Program.flipbook.run(
      ["convert", "--in-place", "a.jsonl", "-o", "a.jsonl"],
      in: scratch.url
    )
    #expect(run.status == 0 && run.errors == "")
    #expect(count(scratch, "a.jsonl") == 6_000)
  }
}
