import Flipbook
import Foundation
import TestSupport
import Testing

/// The commands with databases, whose names are in tables next to them.
@Suite(.waits) struct DatabaseCommandTests {
  /// A folder with copies of the sample and its tables under other names.
  private func scratch(_ files: [String: String]) throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for (name, sample) in files {
      _ = try scratch.write(Repository.bytes(of: "Samples/wthor/\(sample)"), as: name)
    }
    return scratch
  }

  private func names(_ run: Program.Run) throws -> [String?] {
    try FormatRegistry.standard.read(run.output, as: "jsonl").compactMap(\.reversi)
      .map(\.players.dark.name)
  }

  @Test func `the file and its tables are written together`() throws {
    let scratch = try ScratchFolder()
    let path = scratch.url.appending(path: "games.wtb").path
    let run = try Program.flipbook.run(["convert", "Samples/wthor/match.wtb", "-o", path])
    #expect(run.status == 0, "\(run.errors)")
    #expect(scratch.names == ["games.jou", "games.trn", "games.wtb"])
    #expect(scratch.bytes(of: "games.wtb") == Repository.bytes(of: "Samples/wthor/match.wtb"))
    #expect(scratch.bytes(of: "games.jou") == Repository.bytes(of: "Samples/wthor/match.jou"))
    #expect(scratch.bytes(of: "games.trn") == Repository.bytes(of: "Samples/wthor/match.trn"))
  }

  @Test func `more games than are buffered have the same header in a file and in a pipe`() throws {
    let scratch = try ScratchFolder()
    let games = try scratch.write(String(repeating: "f5d6\n", count: 16_000), as: "games.txt")
    let path = scratch.url.appending(path: "games.wtb").path
    let run = try Program.flipbook.run(["convert", games, "-o", path])
    #expect(run.status == 0, "\(run.errors)")
    let bytes = try #require(scratch.bytes(of: "games.wtb"))
    #expect(bytes.count == 16 + 16_000 * 68)
    #expect(bytes[4..<8] == [0x80, 0x3E, 0, 0])
    let pipe = try Program.flipbook.run(["convert", games, "--to", "wthor"])
    #expect(pipe.output == bytes)
  }

  @Test(arguments: [["--verify"], ["--no-verify"], []])
  func `a failed run leaves all three as they were`(options: [String]) throws {
    let scratch = try ScratchFolder()
    for name in ["a.wtb", "a.jou", "a.trn"] { _ = try scratch.write("old \(name)", as: name) }
    let bad = try scratch.write("{\"moves\": [\"f5\"]}\n{\"moves\": [\"z9\"]}\n", as: "in.jsonl")
    let output = scratch.url.appending(path: "a.wtb").path
    let run = try Program.flipbook.run(["convert", bad, "-o", output] + options)
    #expect(run.status == 2)
    #expect(scratch.names == ["a.jou", "a.trn", "a.wtb", "in.jsonl"])
    for name in ["a.wtb", "a.jou", "a.trn"] {
      #expect(scratch.bytes(of: name) == Array("old \(name)".utf8))
    }
  }

  @Test(arguments: ["a.jou", "a.trn"])
  func `a folder where a table should be leaves everything as it was`(folder: String) throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("x", as: "\(folder)/file")
    let old = ["a.wtb", "a.jou", "a.trn"].filter { $0 != folder }
    for name in old { _ = try scratch.write("old", as: name) }
    let output = scratch.url.appending(path: "a.wtb").path
    let run = try Program.flipbook.run(["convert", "Samples/wthor/match.wtb", "-o", output])
    #expect(run.status == 74)
    #expect(run.errors.contains("\(folder): error: is a folder"), "\(run.errors)")
    for name in old { #expect(scratch.bytes(of: name) == Array("old".utf8), "\(name)") }
    #expect(scratch.names == ["a.jou", "a.trn", "a.wtb"])
  }

  @Test func `standard output cannot store tables, and the names are reported as lost`() throws {
    let run = try Program.flipbook.run(["convert", "Samples/wthor/match.wtb", "--to", "wthor"])
    #expect(run.status == 0)
    #expect(run.errors.contains("player names"), "\(run.errors)")
    let games = try FormatRegistry.standard.read(run.output, as: "wthor")
    #expect(games.count == 3)
    #expect(games.allSatisfy { $0.isWhole })
  }

  static let neighbours: [(files: [String: String], known: Bool, warns: Bool)] = [
    (["g.wtb": "match.wtb", "g.jou": "match.jou"], true, false),
    (["g.wtb": "match.wtb", "WTHOR.JOU": "match.jou"], true, false),
    (["g.wtb": "match.wtb", "WTH.JOU": "match.jou", "g2.trn": "match.trn"], true, false),
    (["g.wtb": "match.wtb", "WTH.JOU": "match.trn", "WTHOR.JOU": "match.jou"], true, false),
    (["g.wtb": "match.wtb", "wthor.jou": "match.jou", "other.jou": "match.trn"], true, false),
    (["g.wtb": "match.wtb", "G.jou": "match.trn", "g.JOU": "match.jou"], true, false),
    (["g.wtb": "match.wtb", "g.jou": "match.jou", "g.JOU": "match.trn"], true, false),
    (["g.wtb": "match.wtb", "g.jou": "match.jou", "WTHOR.JOU": "match.trn"], true, false),
    (["g.wtb": "match.wtb", "G.jou": "match.jou", "G.JOU": "match.jou"], false, true),
    (["g.wtb": "match.wtb", "WTHOR.jou": "match.jou", "WTHOR.JOU": "match.jou"], false, true),
    (["g.wtb": "match.wtb", "G.JOU": "match.jou", "other.jou": "match.trn"], true, false),
    (["g.wtb": "match.wtb", "a.jou": "match.jou", "b.jou": "match.jou"], false, true),
    (["g.wtb": "match.wtb"], false, false),
    // A table named after other games belongs to them.
    (["g.wtb": "match.wtb", "H.wtb": "match.wtb", "h.jou": "match.jou"], false, false),
    (
      [
        "g.wtb": "match.wtb", "h.wtb": "match.wtb", "h.jou": "match.trn", "old.jou": "match.jou",
      ], true, false
    ),
  ]

  @Test(arguments: neighbours.indices)
  func `tables of names are found next to the input`(index: Int) throws {
    let (files, known, warns) = Self.neighbours[index]
    let scratch = try scratch(files)
    let path = scratch.url.appending(path: "g.wtb").path
    let run = try Program.flipbook.run(["convert", path, "--to", "jsonl"])
    #expect(run.status == 0, "\(run.errors)")
    let whole = try Program.flipbook.run(
      ["convert", "Samples/wthor/match.wtb", "--to", "jsonl"]
    )
    let expected = try names(whole)
    #expect(Set(expected.compactMap(\.self)).count > 1)
    #expect(try names(run) == (known ? expected : [nil, nil, nil]))
    #expect(run.errors.contains("name one with --players") == warns, "\(run.errors)")
  }

  @Test(arguments: [("Q", "q"), ("q", "Q")])
  func `a table whose name has another case belongs to another file`(own: String, other: String)
    throws
  {
    let scratch = try scratch(["\(own).jou": "match.jou", "\(own).wtb": "match.wtb"])
    let moves = "{\"moves\":[\"f5\"],\"players\":{\"dark\":{\"name\":\"Nobody\"}}}"
    _ = try scratch.write(moves, as: "x.json")
    let path = scratch.url.appending(path: "\(other).wtb").path
    #expect(
      try Program.flipbook.run(["convert", "x.json", "-o", path], in: scratch.url).status == 0
    )
    let run = try Program.flipbook.run(["convert", path, "--to", "jsonl"])
    #expect(try names(run) == ["Nobody"])
    #expect(run.errors == "")
  }

  @Test func `games without names get none from others written with them`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("f5d6c3\n", as: "in/a.txt")
    _ = try scratch.write(Repository.bytes(of: "Samples/pgn/match.pgn"), as: "in/b.pgn")
    let command = ["convert", "in", "--to", "wthor", "--output-dir", "out"]
    for _ in 0..<2 {
      #expect(try Program.flipbook.run(command, in: scratch.url).status == 0)
      let run = try Program.flipbook.run(
        ["convert", "out/a.wtb", "--to", "jsonl"],
        in: scratch.url
      )
      #expect(run.errors == "")
      #expect(try names(run) == ["???"])
    }
  }

  @Test func `the only table next to the input is used and reported`() throws {
    let scratch = try scratch(["g.wtb": "match.wtb", "g.trn": "match.trn", "old.jou": "match.jou"])
    let run = try Program.flipbook.run(["convert", "g.wtb", "--to", "jsonl"], in: scratch.url)
    #expect(try names(run).allSatisfy { $0 != nil })
    #expect(
      run.errors.hasPrefix("g.wtb: warning: the names of players come from old.jou, whose file"),
      "\(run.errors)"
    )
  }

  @Test func `tables that a run writes are not those of its other inputs`() throws {
    let tables = ["WTHOR.JOU": "match.jou", "WTHOR.TRN": "match.trn"]
    let scratch = try scratch(["a.wtb": "match.wtb", "b.wtb": "match.wtb"].merging(tables) { $1 })
    let inputs = ["a.wtb", "b.wtb"]
    let run = try Program.flipbook.run(
      ["convert", "--to", "wthor", "--in-place", "--output-dir", "."] + inputs,
      in: scratch.url
    )
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    for name in ["a", "b"] {
      #expect(scratch.bytes(of: "\(name).jou") == Repository.bytes(of: "Samples/wthor/match.jou"))
      #expect(scratch.bytes(of: "\(name).trn") == Repository.bytes(of: "Samples/wthor/match.trn"))
    }
  }

  @Test func `a table that a run has replaced is not used, and reported`() throws {
    let scratch = try scratch(["wthor.wtb": "match.wtb", "x.wtb": "match.wtb"])
    _ = try scratch.write(Repository.bytes(of: "Samples/wthor/match.jou"), as: "wthor.jou")
    let run = try Program.flipbook.run(
      ["convert", "--to", "wthor", "--in-place", "--output-dir", ".", "wthor.wtb", "x.wtb"],
      in: scratch.url
    )
    #expect(run.errors.contains("wthor.jou was written by this run"), "\(run.errors)")
    #expect(scratch.bytes(of: "x.jou") == nil)
  }

  @Test(arguments: ["z.jou", "Z.TRN"], [[], ["--keep-going"]])
  func `games without names are not written next to the table of others`(
    table: String,
    options: [String]
  ) throws {
    let scratch = try scratch([table: "match.jou"])
    _ = try scratch.write("{\"moves\":[\"f5\"]}", as: "x.json")
    let run = try Program.flipbook.run(
      ["convert", "x.json", "-o", "z.wtb"] + options,
      in: scratch.url
    )
    #expect(run.status == 2)
    #expect(run.errors.contains("but \(table) would give them names"), "\(run.errors)")
    #expect(scratch.names == [table, "x.json"].sorted())
  }

  @Test func `tables of names can be named`() throws {
    let scratch = try scratch(["g.wtb": "match.wtb", "n/a.x": "match.jou", "n/b.x": "match.trn"])
    let whole = try Program.flipbook.run(["convert", "Samples/wthor/match.wtb", "--to", "jsonl"])
    let tables = ["--players", "n/a.x", "--tournaments", "n/b.x"]
    let run = try Program.flipbook.run(
      ["convert", "g.wtb", "--to", "jsonl"] + tables,
      in: scratch.url
    )
    #expect(run.output == whole.output)
    // Also from a pipe, where there are no files next to the input.
    let piped = try Program.flipbook.run(
      ["convert", "-", "--from", "wthor", "--to", "jsonl"] + tables,
      input: Repository.bytes(of: "Samples/wthor/match.wtb"),
      in: scratch.url
    )
    #expect(piped.output == whole.output)
  }

  @Test(arguments: [
    (["--players", "none.jou"], "none.jou"), (["--players", "g.wtb"], "the table of players"),
    (["--tournaments", "n.jou"], "the table of tournaments"),
  ])
  func `a table that cannot be used is reported`(options: [String], words: String) throws {
    let scratch = try scratch(["g.wtb": "match.wtb", "n.jou": "match.jou"])
    let run = try Program.flipbook.run(
      ["convert", "g.wtb", "--to", "jsonl"] + options,
      in: scratch.url
    )
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.status == 0 || run.output.isEmpty)
  }

  @Test(arguments: ["--players", "--tournaments"])
  func `a named table must exist even if no input needs it`(option: String) throws {
    let scratch = try scratch(["n.jou": "match.jou"])
    for command in [["validate"], ["render"], ["convert", "--to", "jsonl"]] {
      let game = try scratch.write("f5d6\n", as: "game.txt")
      let run = try Program.flipbook.run(command + [option, "none.jou", game], in: scratch.url)
      #expect(run.status == 2)
      #expect((run.text + run.errors).contains("none.jou: error: cannot open the file"))
      #expect(
        try Program.flipbook.run(command + [option, "n.jou", game], in: scratch.url).status == 0
      )
    }
  }
}
