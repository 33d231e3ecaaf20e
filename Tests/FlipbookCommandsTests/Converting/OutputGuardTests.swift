import Flipbook
import Foundation
import TestSupport
import Testing

/// No command overwrites what it reads or what the user wants to keep.
@Suite(.waits) struct OutputGuardTests {
  private static let games = "f5d6c3\nf5d6\n"

  /// Each way to write a file, where `OUT` is the file, `SUFFIX` its extension, and `IN` an input.
  private static let files: [String] =
    FormatRegistry.standard.outputs.map {
      "convert IN --to \($0.name) --at 2 --select 1 -o OUT"
    }
    + ["convert IN --select 2 --to transcript -o OUT", "convert IN --to save --keep-going -o OUT"]
    + RendererRegistry.standard.renderers.map {
      "render IN --select 1 --format \($0.name) -o OUT"
    }
    + ["render IN --select 1 --alt --format svg -o OUT"]
    + ReporterRegistry.reporters.map { "validate IN --output \($0.name)=OUT" }
    + ["validate IN --write-baseline OUT"]

  private func shell(_ script: String, in scratch: ScratchFolder) throws -> Program.Run {
    let shell = Program.shell
    return try shell.run(["-c", script, Program.flipbook.path], in: scratch.url)
  }

  /// An input, and another file with the same name as the output.
  private func scratch() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    _ = try scratch.write(Self.games, as: "in.txt")
    return scratch
  }

  @Test(arguments: files.sample(6))
  func `an input is never replaced by an output`(way: String) throws {
    let scratch = try scratch()
    let setUp = "ln -s in.txt link.txt; ln in.txt hard.txt; mkdir -p sub; "
    for (input, output) in [
      ("in.txt", "in.txt"), ("in.txt", "./sub/../in.txt"), ("in.txt", "$PWD/in.txt"),
      ("in.txt", "link.txt"), ("link.txt", "in.txt"), ("in.txt", "hard.txt"),
      ("- < in.txt", "in.txt"),
    ] {
      let command = way.replacing("IN", with: input).replacing("OUT", with: output)
      let run = try shell("\(setUp) $0 \(command)", in: scratch)
      #expect([2, 74].contains(run.status), "\(command): \(run.errors)")
      let reasons = ["the output would replace this input", "this run also writes to this file"]
      #expect(reasons.contains(where: run.errors.contains), "\(command): \(run.errors)")
      #expect(scratch.names == ["hard.txt", "in.txt", "link.txt", "sub"], "\(command)")
      for name in ["in.txt", "link.txt", "hard.txt"] {
        #expect(scratch.bytes(of: name) == Array(Self.games.utf8), "\(command)")
      }
    }
  }

  @Test(arguments: [
    "convert in.txt --select 1 --to transcript --output-dir .",
    "convert in.txt in-1.txt --to transcript --split .",
    "render in.txt in-1.txt --format text --output-dir .",
    "render frame-0001.svg --from transcript --select 1 --frames .",
    "convert in.txt --to transcript --select 1 --output-dir sub/..",
    "convert - --to transcript --stdin-filename in.txt --select 1 -o in.txt < in.txt",
    "validate in.txt --config c.json --output json=c.json",
    "validate in.txt --no-config --baseline b.txt --output junit=b.txt",
    "convert in.txt --players p.jou --to json -o p.jou",
    "render in.txt --select 1 --tournaments p.jou -o p.jou --format svg",
    "render in.txt --select 1 --theme c.json -o c.json --format svg",
    "convert in.txt --config c.json -o c.json",
    "convert in.txt --config c.json --to json -o c.json --in-place",
    "convert in.txt --to json -o .flipbook.json --in-place",
    "convert in.txt --to json --no-config -o sub/../.flipbook.json",
    "validate in.txt --output json=.flipbook.json",
    "render in.txt --select 1 -o .flipbook.json --format svg",
  ])
  func `no output in a folder replaces an input or another file that is read`(command: String)
    throws
  {
    let scratch = try scratch()
    for name in ["in-1.txt", "frame-0001.svg"] { _ = try scratch.write(Self.games, as: name) }
    for name in ["c.json", ".flipbook.json"] { _ = try scratch.write("{}", as: name) }
    _ = try scratch.write(Repository.bytes(of: "Samples/wthor/match.jou"), as: "p.jou")
    _ = try shell("mkdir sub; $0 validate in.txt --write-baseline b.txt", in: scratch)
    let before = Dictionary(uniqueKeysWithValues: scratch.names.map { ($0, scratch.bytes(of: $0)) })
    let run = try shell("$0 \(command)", in: scratch)
    #expect(run.status == 74, "\(run.errors)")
    #expect(run.errors.contains("the output would replace this "), "\(run.errors)")
    for (name, bytes) in before { #expect(scratch.bytes(of: name) == bytes, "\(name)") }
  }

  @Test(arguments: ["--record in.txt", "--log in.txt", "--save in.txt"])
  func `a session does not replace the script that it reads`(output: String) throws {
    let scratch = try scratch()
    _ = try scratch.write("f5\n", as: "in.txt")
    let save = output.contains("--save") ? "" : "--no-save"
    let run = try shell("$0 play --plain \(save) \(output) < in.txt", in: scratch)
    #expect(run.status != 0, "\(run.errors)")
    #expect(scratch.bytes(of: "in.txt") == Array("f5\n".utf8))
  }

  @Test func `an input is replaced on request`() throws {
    for options in ["-o in.txt", "--output-dir .", "--output-dir . --append-extension"] {
      let scratch = try scratch()
      let command = "$0 convert in.txt --to transcript --select 2 --in-place \(options)"
      let run = try shell(command, in: scratch)
      #expect(run.status == 0, "\(run.errors)")
      let isKept = options.contains("--append-extension")
      let text = isKept ? Self.games : "f5d6\n"
      #expect(scratch.bytes(of: "in.txt") == Array(text.utf8))
      #expect(scratch.names == (isKept ? ["in.txt", "in.txt.txt"] : ["in.txt"]))
    }
  }

  @Test func `in place, an output still does not replace another input`() throws {
    let scratch = try scratch()
    _ = try scratch.write("{\"moves\":[\"c4\"]}\n", as: "in.jsonl")
    let command = "$0 convert --to transcript --in-place --output-dir . in.jsonl in.txt"
    let run = try shell(command, in: scratch)
    #expect(run.status == 74)
    let words = "./in.txt: error: the output would replace this input"
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(scratch.bytes(of: "in.txt") == Array(Self.games.utf8))
  }

  @Test(arguments: files.sample(10)) func `an existing output is kept on request`(way: String)
    throws
  {
    guard !way.hasPrefix("validate") else { return }
    let scratch = try scratch()
    _ = try scratch.write("old", as: "old.txt")
    let command = way.replacing("IN", with: "in.txt").replacing("OUT", with: "old.txt")
    let run = try shell("$0 \(command) --no-clobber", in: scratch)
    #expect(run.status == 74)
    #expect(run.errors.contains("old.txt: error: already exists"), "\(run.errors)")
    #expect(scratch.bytes(of: "old.txt") == Array("old".utf8))
    #expect(scratch.names == ["in.txt", "old.txt"])
  }

  @Test(arguments: ["convert --to json --split", "render --format svg --output-dir"])
  func `in a folder, the other outputs are written`(command: String) throws {
    let scratch = try scratch()
    let suffix = command.hasPrefix("convert") ? "json" : "svg"
    _ = try scratch.write("old", as: "out/in-1.\(suffix)")
    let run = try shell("$0 \(command) out in.txt --no-clobber", in: scratch)
    #expect(run.status == 74)
    #expect(scratch.bytes(of: "out/in-1.\(suffix)") == Array("old".utf8))
    #expect(scratch.bytes(of: "out/in-2.\(suffix)") != nil)
  }

  @Test func `a folder can be converted into itself again and again`() throws {
    let scratch = try scratch()
    _ = try scratch.write("{\"moves\":[\"c4\"]}\n", as: "other.jsonl")
    for _ in 0..<3 {
      let run = try shell("$0 convert --to json --output-dir . .", in: scratch)
      #expect(run.status == 0, "\(run.errors)")
      #expect(scratch.names == ["in.json", "in.txt", "other.json", "other.jsonl"])
    }
    _ = try scratch.write("{\"moves\":[\"d3\"]}", as: "in.json")
    let run = try shell("$0 convert --to json --output-dir . .", in: scratch)
    #expect(run.status == 74)
    let words = "in.json: error: the output would replace this input"
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(scratch.bytes(of: "in.json") == Array("{\"moves\":[\"d3\"]}".utf8))
  }

  @Test(arguments: ["convert --to xml", "render --format svg --moves 1"])
  func `names that differ only in their extensions can be kept separate`(command: String) throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("f5d6\n", as: "s/x.txt")
    _ = try scratch.write("{\"moves\":[\"c4\"]}", as: "s/x.json")
    let suffix = command.hasPrefix("convert") ? "xml" : "svg"
    let first = try shell("$0 \(command) --output-dir a s", in: scratch)
    #expect(first.status == 2)
    #expect(first.errors.contains("--append-extension"), "\(first.errors)")
    let second = try shell("$0 \(command) --append-extension --output-dir b s", in: scratch)
    #expect(second.status == 0, "\(second.errors)")
    let names = Repository.names(in: scratch.url.appending(path: "b"))
    #expect(names == ["x.json.\(suffix)", "x.txt.\(suffix)"])
  }
}
