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

  private static let someFiles = files.sample(6)

  @Test(arguments: someFiles)
  func `an input is never replaced by an output`(way: String) throws {
    let scratch = try scratch()
    let setUp = "ln -s in.txt link.txt; ln in.txt hard.txt; mkdir -p sub; "
    let number = Self.someFiles.firstIndex(of: way) ?? 0
    let names = [
      ("in.txt", "in.txt"), ("in.txt", "./sub/../in.txt"), ("in.txt", "$PWD/in.txt"),
      ("in.txt", "link.txt"), ("link.txt", "in.txt"), ("in.txt", "hard.txt"),
      ("- < in.txt", "in.txt"),
    ]
    for (input, output) in names.turn(number, of: 3) {
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

  @Test(arguments: ["--record in.txt", "--log in.txt", "--save in.txt"])
  func `a session does not replace the script that it reads`(output: String) throws {
    let scratch = try scratch()
    _ = try scratch.write("f5\n", as: "in.txt")
    let save = output.contains("--save") ? "" : "--no-save"
    let run = try shell("$0 play --plain \(save) \(output) < in.txt", in: scratch)
    #expect(run.status != 0, "\(run.errors)")
    #expect(scratch.bytes(of: "in.txt") == Array("f5\n".utf8))
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
}
