import Flipbook
import Foundation
import TestSupport
import Testing

/// Outputs for groups of records, and tags with the records' sources.
@Suite(.waits) struct GroupConversionTests {
  private static let games = """
    {"date": "1980-05-01", "players": {"dark": {"name": "Ann"}, "light": {"name": "Bea/Cy"}}, \
    "event": "Cup", "moves": ["f5"]}
    {"date": "1981", "players": {"dark": {"name": "Bea/Cy"}, "light": {"name": ".d"}}, \
    "moves": ["f5", "d6"]}
    {"date": "1980", "players": {"dark": {"name": "Ann"}, "light": {"name": "Ann"}}, \
    "moves": ["f5", "f6"]}
    {"moves": ["f5", "f4"]}

    """

  private func convert(
    _ arguments: [String],
    in scratch: ScratchFolder
  ) throws -> Program.Run {
    try Program.flipbook.run(["convert"] + arguments, in: scratch.url)
  }

  private func scratch() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    _ = try scratch.write(Self.games, as: "in.jsonl")
    return scratch
  }

  static let groups: [(String, [String: [String]])] = [
    ("year", ["1980": ["f5", "f5f6"], "1981": ["f5d6"], "unknown": ["f5f4"]]),
    (
      "player",
      [
        "Ann": ["f5", "f5f6"], "Bea_Cy": ["f5", "f5d6"], "_.d": ["f5d6"], "unknown": ["f5f4"],
      ]
    ),
    ("event", ["Cup": ["f5"], "unknown": ["f5d6", "f5f6", "f5f4"]]),
  ]

  @Test(arguments: groups)
  func `a file for each group`(by grouping: String, files: [String: [String]]) throws {
    let scratch = try scratch()
    let run = try convert(
      ["in.jsonl", "--to", "transcript", "--output-dir", "out", "--split-by", grouping],
      in: scratch
    )
    #expect(run.status == 0, "\(run.errors)")
    let folder = scratch.url.appending(path: "out").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.sorted() == files.keys.map { $0 + ".txt" }.sorted())
    for (name, games) in files {
      let bytes = scratch.bytes(of: "out/\(name).txt") ?? []
      #expect(String(decoding: bytes, as: UTF8.self) == games.map { $0 + "\n" }.joined())
    }
  }

  @Test func `WTHOR stores games of one year, and several years cause a hint`() throws {
    let scratch = try scratch()
    let one = try convert(["in.jsonl", "-o", "all.wtb"], in: scratch)
    #expect(one.status == 2)
    #expect(one.errors.contains("are from the same year, here 1980"), "\(one.errors)")
    #expect(one.errors.contains("--split-by year"), "\(one.errors)")
    #expect(scratch.names == ["in.jsonl"])
    let many = try convert(
      ["in.jsonl", "--to", "wthor", "--output-dir", "out", "--split-by", "year"],
      in: scratch
    )
    #expect(many.status == 0, "\(many.errors)")
    #expect(scratch.bytes(of: "out/1980.wtb")?.count == 16 + 2 * 68)
    #expect(scratch.bytes(of: "out/1981.wtb")?.count == 16 + 68)
    #expect(scratch.bytes(of: "out/1981.jou") != nil)
  }

  @Test func `one bad record prevents all outputs, or only itself`() throws {
    let scratch = try scratch()
    _ = try scratch.write("{\"moves\": [\"z9\"]}\n", as: "bad.jsonl")
    let arguments = ["in.jsonl", "bad.jsonl", "--to", "sgf", "--output-dir", "out"]
    let whole = try convert(arguments + ["--split-by", "year"], in: scratch)
    #expect(whole.status == 2)
    #expect(scratch.bytes(of: "out/1980.sgf") == nil)
    let part = try convert(arguments + ["--split-by", "year", "--keep-going"], in: scratch)
    #expect(part.status == 2)
    #expect(scratch.bytes(of: "out/1980.sgf") != nil)
  }

  @Test func `a folder is required`() throws {
    let run = try convert(["in.jsonl", "--to", "sgf", "--split-by", "year"], in: scratch())
    #expect(run.status == 64)
    #expect(run.errors.contains("--split-by needs --output-dir"), "\(run.errors)")
  }

  @Test func `the source of a record is kept, even in a second conversion`() throws {
    let scratch = try scratch()
    let first = try convert(["in.jsonl", "--tag-source", "-o", "a.pgn"], in: scratch)
    #expect(first.status == 0, "\(first.errors)")
    let second = try convert(["a.pgn", "--tag-source", "--to", "jsonl"], in: scratch)
    let records = try FormatRegistry.standard.read(second.output, as: "jsonl").compactMap(\.reversi)
    let expected = (1...4).map { number in
      [
        GameRecords.Tag(name: "source_file", value: "in.jsonl"),
        GameRecords.Tag(name: "source_record", value: String(number)),
      ]
    }
    #expect(records.map(\.tags) == expected)
  }

  @Test func `the app's own save gets its name back`() throws {
    let scratch = try ScratchFolder()
    let save = Repository.bytes(of: "Samples/save/middle.save")
    _ = try scratch.write(save, as: "a/Game")
    _ = try scratch.write(save, as: "a/Games")
    _ = try convert(["a", "--to", "json", "--output-dir", "b"], in: scratch)
    let run = try convert(["b", "--to", "save", "--output-dir", "c"], in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    #expect(scratch.bytes(of: "c/Game") == save)
    #expect(scratch.bytes(of: "c/Games.save") == save)
  }

  @Test func `an option after the notation of a pass stays an option`() throws {
    let scratch = try scratch()
    let hyphens = try convert(
      ["in.jsonl", "--to", "sgf", "--pass", "--", "-o", "q.sgf"],
      in: scratch
    )
    #expect(hyphens.status == 0, "\(hyphens.errors)")
    #expect(scratch.names == ["in.jsonl", "q.sgf"])
    let none = try convert(["in.jsonl", "--to", "sgf", "--pass", "-o", "r.sgf"], in: scratch)
    #expect(none.status == 64)
    #expect(none.errors.contains("--pass"), "\(none.errors)")
    #expect(scratch.names == ["in.jsonl", "q.sgf"])
  }

  static let spellings = [
    ("omit", "W[c1];W[d6])"), ("", "W[c1];B[];W[d6])"), ("tt", "B[tt];W[d6])"),
  ]

  @Test(arguments: spellings)
  func `SGF with passes, with empty ones and without`(spelling: String, end: String) throws {
    let input = Array("d3c3f5d2d1e1b2c1d6\n".utf8)
    let arguments = ["convert", "-", "--to", "sgf", "--verify", "--pass", spelling]
    let run = try Program.flipbook.run(arguments, input: input)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(run.text.contains(end), "\(run.text)")
    let again = try Program.flipbook.run(arguments, input: run.output)
    #expect(again.output == run.output)
  }

  @Test(arguments: ["sgf", "ggf", "pgn"])
  func `a game written without its pass is legal and does not change again`(
    name: String
  ) throws {
    let json = "{\"moves\": [\"d3\",\"c3\",\"f5\",\"d2\",\"d1\",\"e1\",\"b2\",\"c1\",\"d6\"]}\n"
    let arguments = ["convert", "-", "--to", name, "--verify"]
    let first = try Program.flipbook.run(arguments, input: Array(json.utf8))
    #expect(first.status == 0, "\(first.errors)")
    #expect(try Program.flipbook.run(arguments, input: first.output).output == first.output)
    let check = try Program.flipbook.run(["validate", "-"], input: first.output)
    #expect(check.status == 0)
    #expect(check.errors.contains("nothing found") || check.text.contains("nothing found"))
  }

  @Test func `existing tables keep their numbers`() throws {
    let scratch = try ScratchFolder()
    for name in ["match.wtb", "match.jou", "match.trn"] {
      _ = try scratch.write(Repository.bytes(of: "Samples/wthor/\(name)"), as: name)
    }
    let there = try convert(["match.wtb", "-o", "match.sgf"], in: scratch)
    #expect(there.status == 0, "\(there.errors)")
    let back = try convert(
      [
        "match.sgf", "-o", "back.wtb", "--players", "match.jou", "--tournaments", "match.trn",
      ],
      in: scratch
    )
    #expect(back.status == 0, "\(back.errors)")
    let (old, new) = (scratch.bytes(of: "match.wtb") ?? [], scratch.bytes(of: "back.wtb") ?? [])
    for start in stride(from: 16, to: old.count, by: 68) {
      #expect(old[start..<start + 6] == new[start..<start + 6])
    }
    #expect(scratch.bytes(of: "back.jou") == scratch.bytes(of: "match.jou"))
    #expect(scratch.bytes(of: "back.trn") == scratch.bytes(of: "match.trn"))
  }
}
