import Foundation
import TestSupport
import Testing

/// Where outputs go: links, names that are odd, and what is left of an interrupted run.
@Suite(.waits) struct OutputPlaceTests {
  private static let game = "{\"flipbook\":1,\"moves\":[\"f5\"]}\n"

  /// Runs a shell script in a folder with a game; `$0` is the command.
  private func run(_ script: String, in scratch: ScratchFolder) throws -> Program.Run {
    _ = try scratch.write(Self.game, as: "a.jsonl")
    let shell = Program.shell
    return try shell.run(["-c", script, Program.flipbook.path], in: scratch.url)
  }

  @Test(arguments: ["there/b.txt", "$PWD/there/b.txt"])
  func `a link to a missing file is followed`(target: String) throws {
    let scratch = try ScratchFolder()
    let script = "mkdir there && ln -s \(target) c && ln -s c b.txt && $0 convert a.jsonl -o b.txt"
    let run = try run(script, in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    #expect(scratch.bytes(of: "there/b.txt") == Array("f5\n".utf8))
    let link = scratch.url.appending(path: "b.txt").path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "c")
  }

  @Test func `a circular link is refused as an output`() throws {
    let scratch = try ScratchFolder()
    let run = try run(
      "ln -s c.txt b.txt; ln -s b.txt c.txt; $0 convert a.jsonl -o b.txt",
      in: scratch
    )
    #expect(run.status == 74)
    #expect(run.errors.contains("b.txt: error: cannot open the output"), "\(run.errors)")
    #expect(scratch.names == ["a.jsonl", "b.txt", "c.txt"])
  }

  @Test func `a name can be as long as the system allows`() throws {
    let scratch = try ScratchFolder()
    let name = String(repeating: "n", count: 251) + ".txt"
    let run = try run("$0 convert a.jsonl -o \(name)", in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    #expect(scratch.names == ["a.jsonl", name])
  }

  @Test func `names that are not UTF-8 stay as they are`() throws {
    let scratch = try ScratchFolder()
    let script = #"""
      set -e
      name=$(printf 'bad\377\364\217\200\200'); mv a.jsonl "$name.jsonl"
      "$0" convert "$name.jsonl" -o "$name.txt" && cmp "$name.txt" - <<-END
      	f5
      	END
      "$0" convert --to json --output-dir "$name" "$name.jsonl" "--from=jsonl"
      test -e "$name/$name.json"
      rm -r "$name" "$name.txt"
      "$0" convert --to json "--output-dir=$name-2" .
      test -e "$name-2/$name.json"
      "$0" convert none"$name" --to json
      """#
    let run = try run(script, in: scratch)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("nonebad\u{FFFD}"), "\(run.errors)")
    #expect(run.errors.contains("cannot open the file: No such file"), "\(run.errors)")
  }

  @Test(arguments: ["--pass=", "--pass ''"])
  func `an empty notation for passes can be given in two ways`(option: String) throws {
    let scratch = try ScratchFolder()
    let run = try run("$0 convert --to transcript \(option) a.jsonl", in: scratch)
    #expect(run.status == 0 && run.text == "f5\n", "\(run.errors)")
  }

  @Test func `the extension is that of the content`() throws {
    let scratch = try ScratchFolder()
    let samples = Repository.root.appending(path: "Samples/wthor").path
    let script =
      "$0 convert '\(samples)/large.wtd' '\(samples)/match.wtb' --to wthor --output-dir ."
    let run = try run("\(script) --players '\(samples)/match.jou'", in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    let games = scratch.names.filter { $0.contains(".wt") }
    #expect(games == ["large.wtd", "match.wtb"])
    #expect(scratch.bytes(of: "match.jou") != nil)
  }

  @Test(arguments: [("large.wtd", "wtb"), ("match.wtb", "wtd")])
  func `an extension that means another board is reported`(sample: String, suffix: String) throws {
    let scratch = try ScratchFolder()
    let output = scratch.url.appending(path: "x.\(suffix)").path
    let run = try Program.flipbook.run(["convert", "Samples/wthor/\(sample)", "-o", output])
    #expect(run.status == 0)
    #expect(run.errors.contains("not in a .\(suffix) file [file-extension]"), "\(run.errors)")
    #expect(scratch.bytes(of: "x.\(suffix)") == Repository.bytes(of: "Samples/wthor/\(sample)"))
  }

  @Test func `many files are complete, and stay when a later one cannot be written`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(String(repeating: Self.game, count: 60), as: "many.jsonl")
    let script = "$0 convert many.jsonl --to transcript --split"
    #expect(try run("\(script) all", in: scratch).status == 0)
    let all = Repository.names(in: scratch.url.appending(path: "all"))
    #expect(all.count == 60)
    for name in all { #expect(scratch.bytes(of: "all/\(name)") == Array("f5\n".utf8)) }
    let failed = try run("mkdir -p some/many-50.txt; \(script) some", in: scratch)
    #expect(failed.status == 74)
    #expect(failed.errors.contains("some/many-50.txt: error: is a folder"), "\(failed.errors)")
    #expect(Repository.names(in: scratch.url.appending(path: "some")).count == 49 + 1)
    #expect(scratch.bytes(of: "some/many-49.txt") == Array("f5\n".utf8))
  }

  @Test func `an interrupted run that writes many files leaves no temporary ones`() throws {
    let scratch = try ScratchFolder()
    // More than two blocks, so that files are written while the input is still open.
    let games = String(repeating: Self.game, count: 10_000).utf8
    for delay in 0..<8 {
      let folder = scratch.url.appending(path: "out\(delay)")
      // One part after the other: the files of the first are written before the second is read.
      let running = try Program.flipbook.start(
        ["convert", "--to", "save", "--split", folder.path, "--jobs", "1", "-"]
      )
      try running.type(games)
      #expect(waits { Repository.names(in: folder).count >= 5 })
      usleep(UInt32(delay) * 700)
      running.signal(SIGINT)
      #expect(running.wait().status == -SIGINT)
      let names = Repository.names(in: folder)
      #expect(!names.isEmpty && names.allSatisfy { $0.hasSuffix(".save") })
    }
  }
}
