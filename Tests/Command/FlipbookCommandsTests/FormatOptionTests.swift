import Flipbook
import Foundation
import TestSupport
import Testing

/// Options about formats, and messages about wrong ones.
@Suite(.waits) struct FormatOptionTests {
  static let formats = FormatRegistry.standard.formats
  /// Those that are written with games of Reversi.
  static let games = formats.filter {
    $0.isWritable && $0.stores(recordsOf: ReversiRecord.game)
  }

  @Test(arguments: ["ggf", "sgf", "pgn", "wthor", "transcript", "obf"])
  func `an input from a pipe is read with a named format and with a detected one`(name: String)
    throws
  {
    let file = try #require(
      Repository.files(below: "Samples/\(name)")
        .first { !$0.hasSuffix(".jou") && !$0.hasSuffix(".trn") }
    )
    let bytes = Repository.bytes(of: file)
    let named = try Program.flipbook.run(
      ["convert", "-", "--from", name, "--to", "jsonl"],
      input: bytes
    )
    let seen = try Program.flipbook.run(["convert", "-", "--to", "jsonl"], input: bytes)
    #expect(named.status == 0, "\(named.errors)")
    #expect(!named.output.isEmpty)
    #expect(seen.output == named.output)
    #expect(seen.errors == named.errors)
  }

  @Test(arguments: formats.filter(\.isWritable).map(\.name))
  func `passes are written as requested if the format has a choice`(name: String) throws {
    let format = try #require(Self.formats.first { $0.name == name })
    // After these eight moves dark has to pass.
    let input = Array("d3c3f5d2d1e1b2c1d6\n".utf8)
    func run(_ spelling: String) throws -> Program.Run {
      try Program.flipbook.run(
        ["convert", "-", "--from", "transcript", "--to", name, "--pass", spelling],
        input: input
      )
    }
    for spelling in format.passSpellings {
      let run = try run(spelling)
      #expect(run.status == 0, "\(run.errors)")
      let isText = !["", "omit"].contains(spelling)
      #expect(!isText || run.text.contains(spelling), "\(run.text)")
      let parsed = try FormatRegistry.standard.read(run.output, as: name)
      #expect(parsed.flatMap(\.findings) == [], "\(spelling)")
      let moves = try #require(parsed.first?.reversi?.moves)
      #expect(moves.count { $0 != .pass } == 9)
    }
    let wrong = try run("skip")
    #expect(wrong.status == 64)
    #expect(wrong.output.isEmpty)
    #expect(wrong.errors.contains(name))
    for spelling in format.passSpellings where !spelling.isEmpty {
      #expect(wrong.errors.contains(spelling), "\(wrong.errors)")
    }
    let isFixed = wrong.errors.contains("has only one way to write a pass")
    #expect(isFixed == format.passSpellings.isEmpty)
  }

  @Test(arguments: formats.filter { !$0.isWritable }.map(\.name))
  func `a format that is only read cannot be written`(name: String) throws {
    let format = try #require(Self.formats.first { $0.name == name })
    let scratch = try ScratchFolder()
    let input = "Samples/json/wipe-out.json"
    let run = try Program.flipbook.run(["convert", input, "--to", name])
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(name), "\(run.errors)")
    // With a name that only this format has.
    let written = FormatRegistry.standard.outputs.flatMap(\.fileExtensions)
    for end in format.fileExtensions
    where FormatRegistry.standard.format(forFileNamed: "x.\(end)")?.name == name
      && !written.contains(end)
    {
      let path = scratch.url.appending(path: "x.\(end)").path
      let named = try Program.flipbook.run(["convert", input, "-o", path])
      #expect(named.status == 64)
      #expect(named.errors.contains("\(name) can only be read"), "\(named.errors)")
    }
    #expect(scratch.names == [])
  }

  /// The longest extension counts: `.appstate.json` is not `.json`.
  @Test(arguments: games.map(\.name)) func `each extension is written as the format that has it`(
    name: String
  ) throws {
    let format = try #require(Self.formats.first { $0.name == name })
    let scratch = try ScratchFolder()
    _ = try scratch.write("f5d6c3\n", as: "game.txt")
    // A database of 8×8 has an extension of its own.
    let number = Self.games.firstIndex { $0.name == name } ?? 0
    for (index, end) in format.fileExtensions.enumerated() where end != "wtd" {
      let written = try Program.flipbook.run(
        ["convert", "game.txt", "-o", "x.\(end)"],
        in: scratch.url
      )
      #expect(written.status == 0, "\(end): \(written.errors)")
      #expect(!written.errors.contains("[file-extension]"))
      let (found, _) = try FormatRegistry.standard.recognise(
        InputHead(of: (scratch.bytes(of: "x.\(end)") ?? [])[...], isWhole: true),
        of: "x.\(end)"
      )
      // One object in JSON is also a line of JSON Lines.
      #expect(found.name == name || Set([found.name, name]) == ["json", "jsonl"])
      // Another format under this name is remarked on, unless it has such names too.
      for other in Self.games.turn(number + index + 1, of: 1) where end != "txt" {
        let run = try Program.flipbook.run(
          ["convert", "game.txt", "--to", other.name, "-o", "x.\(end)"],
          in: scratch.url
        )
        let isOwn = other.fileExtensions.contains { $0 == end || $0.hasSuffix("." + end) }
        #expect(run.errors.contains("[file-extension]") == !isOwn, "\(other.name): \(run.errors)")
      }
    }
  }

  @Test func `formats that store little are verified by default`() throws {
    for name in Self.games.map(\.name) {
      let run = try Program.flipbook.run(
        ["convert", "Samples/transcript/wipe-out.txt", "--verify", "--to", name]
      )
      #expect(run.status == 0, "\(name) \(run.errors)")
      #expect(!run.output.isEmpty)
    }
    #expect(Self.formats.filter(\.isAlwaysVerified).map(\.name) == ["wthor"])
  }
}
