import Foundation
import TestSupport
import Testing

/// What a run writes is not among what it reads.
@Suite struct OwnOutputTests {
  private static let games = Array(
    String(repeating: "{\"moves\":[\"f5\",\"d6\"]}\n", count: 6_000).utf8
  )

  private func count(_ scratch: ScratchFolder, _ name: String) -> Int {
    scratch.bytes(of: name)?.count { $0 == UInt8(ascii: "\n") } ?? 0
  }

  @Test func `an output in a folder that is read is left out, new or old`() throws {
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
  func `what standard output is redirected to is left out`(
    command: String,
    operation: String
  ) throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(Self.games, as: "a.jsonl")
    let shell = try #require(Program(named: "sh"))
    let run = try shell.run(
      ["-c", "\"$0\" \(command) \(operation) z.jsonl", Program.flipbook.path],
      in: scratch.url
    )
    #expect(run.status == 0)
    #expect(count(scratch, "z.jsonl") == (command == "validate ." ? 2 : 6_000))
    if command != "validate ." { #expect(run.errors.contains("[own-output]")) }
  }

  @Test(arguments: ["a.jsonl", "- < a.jsonl", "link.jsonl"])
  func `an input that standard output is added to is refused`(input: String) throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write(Self.games, as: "a.jsonl")
    let link = scratch.url.appending(path: "link.jsonl").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    let shell = try #require(Program(named: "sh"))
    let run = try shell.run(
      ["-c", "\"$0\" convert --to jsonl \(input) >> a.jsonl", Program.flipbook.path],
      in: scratch.url
    )
    #expect(run.status == 2)
    #expect(run.errors.contains("is also where this run writes to"), "\(run.errors)")
    #expect(scratch.bytes(of: "a.jsonl") == Self.games)
  }

  @Test func `a named input can be replaced by its output`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(Self.games, as: "a.jsonl")
    let run = try Program.flipbook.run(["convert", "a.jsonl", "-o", "a.jsonl"], in: scratch.url)
    #expect(run.status == 0 && run.errors == "")
    #expect(count(scratch, "a.jsonl") == 6_000)
  }
}
