import Flipbook
import Foundation
import TestSupport
import Testing

/// Records that are sorted, left out, merged and added to an archive.
@Suite(.waits) struct ArrangementTests {
  private static let samples = ["json", "pgn", "jsonl", "sgf", "ggf", "archive", "puzzle"]
    .map { "Samples/" + $0 }

  private static func lines(_ arguments: [String], in folder: URL? = nil) throws -> [String] {
    let run = try Program.flipbook.run(
      ["convert", "--to", "jsonl", "--tag-source"] + arguments,
      in: folder ?? Repository.root
    )
    #expect(run.status == 0, "\(run.errors)")
    return run.text.split(separator: "\n").map(String.init)
  }

  // MARK: Sorting

  /// Every field can be the order of a list, in every direction.
  @Test func `each field sorts all records`() throws {
    let script = """
      import csv, subprocess, sys
      program, fields, *inputs = sys.argv[1:]
      fields = fields.split(',')
      def rows(fields, *options):
          run = subprocess.run([program, 'find', '--format', 'csv', '--columns',
              ','.join(dict.fromkeys([*fields, 'file', 'record'])), *options, 'record >= 1', *inputs],
              capture_output=True, text=True)
          assert run.returncode in (0, 2), run.stderr
          return list(csv.DictReader(run.stdout.splitlines()))
      plain = rows(fields)
      place = {(row['file'], row['record']): index for index, row in enumerate(plain)}
      assert len(place) == len(plain) > 100
      def check(field, sorted_rows, sign):
          same = [{key: row[key] for key in sorted_rows[0]} for row in plain]
          assert sorted(map(str, sorted_rows)) == sorted(map(str, same))
          values = [row[field] for row in sorted_rows]
          known = [value for value in values if value]
          # Records without a value come last.
          assert values[:len(known)] == known, values
          try: numbers = [float(value) for value in known]
          except ValueError: numbers = None
          if numbers: assert numbers == sorted(numbers, reverse=sign < 0), numbers
          # Equal records keep their order.
          for first, second in zip(sorted_rows, sorted_rows[1:]):
              if first[field] == second[field]:
                  assert place[first['file'], first['record']] < place[second['file'], second['record']]
          # Each value is in one place only.
          runs = [value for index, value in enumerate(values) if index == 0 or values[index - 1] != value]
          folded = [value.lower() for value in runs]
          assert len(set(runs)) == len(runs) or len(set(folded)) < len(folded), runs
      for field in fields:
          for order, sign in [('', 1), ('-', -1)]:
              try: check(field, rows([field], '--sort=' + order + field), sign)
              except AssertionError: print(order + field, file=sys.stderr); raise
      """
    let fields = RecordColumns.known(.standard, .records).sample(8).joined(separator: ",")
    let run = try Tool.python3.program.run(
      ["-c", script, Program.flipbook.path, fields] + Self.samples
    )
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func `several fields sort one after the other, in convert as in find`() throws {
    let sorted = try Self.lines(["--sort", "-date,players"] + Self.samples)
    let plain = try Self.lines(Self.samples)
    #expect(sorted.sorted() == plain.sorted())
    #expect(sorted != plain)
    let find = try Program.flipbook.run(
      ["find", "record >= 1", "--to", "jsonl", "--sort", "-date,players"] + Self.samples
    )
    let moves = { (line: String) in line.firstRange(of: "\"moves\"").map { line[$0.lowerBound...] }
    }
    let found = find.text.split(separator: "\n").map { moves(String($0)) }
    #expect(found.count == sorted.count)
    let dates = sorted.compactMap { $0.firstMatch(of: /"date":"(\d+)/).map { Int($0.1) ?? 0 } }
    #expect(dates.count > 100)
    #expect(dates == dates.sorted(by: >))
  }

  @Test func `each output is sorted by itself`() throws {
    let scratch = try ScratchFolder()
    for folder in ["plain", "sorted"] {
      let run = try Program.flipbook.run(
        ["convert", "--to", "jsonl", "--output-dir", scratch.url.appending(path: folder).path]
          + (folder == "sorted" ? ["--sort", "margin"] : []) + ["Samples/archive"]
      )
      #expect(run.status == 0, "\(run.errors)")
    }
    for year in 2021...2024 {
      func lines(_ folder: String) -> [Substring] {
        String(decoding: scratch.bytes(of: "\(folder)/\(year).jsonl") ?? [], as: UTF8.self)
          .split(separator: "\n")
      }
      #expect(lines("plain").count >= 28)
      #expect(lines("plain") != lines("sorted"))
      #expect(lines("plain").sorted() == lines("sorted").sorted())
    }
  }

  // MARK: Repeated games

  /// Two archives with games in common: in other orientations, with other facts.
  private static let first = """
    {"flipbook":1,"event":"Cup","date":"1985","players":{"dark":{"name":"Tamenori"}},"moves":["f5","d6","c3"]}
    {"flipbook":1,"date":"1980-01-01","moves":["f5","f6"]}

    """
  private static let second = """
    {"flipbook":1,"date":"1985-05-01","players":{"dark":{"name":"Hideshi Tamenori"}},"moves":[{"move":"d3","comment":"!"},"c5","f6"]}
    {"flipbook":1,"date":"1980-02-01","moves":["f5","f6"]}
    {"flipbook":1,"moves":["f5","f4"]}

    """

  private static func scratch() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    _ = try scratch.write(first, as: "a.jsonl")
    _ = try scratch.write(second, as: "b.jsonl")
    return scratch
  }

  private static func convert(
    _ arguments: [String],
    in scratch: ScratchFolder
  ) throws -> Program.Run {
    try Program.flipbook.run(["convert"] + arguments, in: scratch.url)
  }

  @Test func `merging an archive with parts of itself gives the archive`() throws {
    let scratch = try ScratchFolder()
    let archive = try Self.lines(["Samples/archive"]).joined(separator: "\n") + "\n"
    _ = try scratch.write(archive, as: "all.jsonl")
    // A copy without names, turned, and a copy with the names.
    let bare = archive.replacing(/"players":\{.*?\}\},/, with: "")
    #expect(bare != archive)
    _ = try scratch.write(bare, as: "bare.jsonl")
    let run = try Self.convert(
      ["--merge", "--to", "jsonl", "bare.jsonl", "all.jsonl"],
      in: scratch
    )
    #expect(run.status == 0)
    #expect(!run.errors.contains("merge-conflict"), "\(run.errors.prefix(500))")
    #expect(run.text == archive)
  }

  /// What options say about the inputs is not about the archive.
  @Test(arguments: [
    ["--where", "length 3"], ["--select", "1"], ["--at", "1"], ["--tag-source"],
    ["--name-openings"], ["--from", "transcript"], ["--sort", "length"], ["--merge"],
    ["own.jsonl"],
  ])
  func `update keeps every record of the archive`(options: [String]) throws {
    let scratch = try ScratchFolder()
    let games = [#"["f5","d6"]"#, #"["f5","d6"]"#, #"["f5","f4"]"#]
      .map { "{\"flipbook\":1,\"moves\":\($0)}" }
    _ = try scratch.write(games.joined(separator: "\n") + "\n", as: "own.jsonl")
    _ = try scratch.write("f5d6c3\nd3c5f6\nf5f6\n", as: "new.txt")
    let run = try Self.convert(["--update", "-o", "own.jsonl", "new.txt"] + options, in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    let text = String(decoding: scratch.bytes(of: "own.jsonl") ?? [], as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(Array(lines.prefix(3)) == games, "\(text)")
    let count = ["--where": 4, "--select": 4, "--merge": 5, "--at": 4][options[0]] ?? 5
    #expect(lines.count == count, "\(text)")
  }

  /// Whatever goes on without bad records, the archive keeps all of its own.
  @Test(arguments: [[], ["--keep-going"], ["--keep-going", "--merge"]])
  func `an archive that cannot be read entirely stays as it is`(options: [String]) throws {
    let scratch = try Self.scratch()
    let archive = Self.first + "{\"flipbook\":1,\"moves\":[\"z9\"]}\n"
    _ = try scratch.write(archive, as: "own.jsonl")
    let run = try Self.convert(["--update", "-o", "own.jsonl", "b.jsonl"] + options, in: scratch)
    #expect(run.status == 2)
    #expect(scratch.bytes(of: "own.jsonl") == Array(archive.utf8))

    // A table of names with a byte too many.
    for name in ["2024.wtb", "2024.jou", "2024.trn"] {
      let end: [UInt8] = name == "2024.jou" ? [0x78] : []
      _ = try scratch.write(Repository.bytes(of: "Samples/archive/" + name) + end, as: name)
    }
    let before = ["2024.wtb", "2024.jou", "2024.trn"].map { scratch.bytes(of: $0) }
    _ = try scratch.write("f5f6e6f4\n", as: "new.txt")
    let names = try Self.convert(["--update", "-o", "2024.wtb", "new.txt"] + options, in: scratch)
    #expect(names.status == 2)
    #expect(names.errors.contains("error: the table of players has"))
    #expect(["2024.wtb", "2024.jou", "2024.trn"].map { scratch.bytes(of: $0) } == before)
  }

  /// Programs read all of standard error.
  @Test(arguments: ["--unique", "--merge"])
  func `JSON is not mixed with notes`(option: String) throws {
    let scratch = try Self.scratch()
    let run = try Self.convert(
      [option, "--update", "--losses", "json", "-o", "a.jsonl", "a.jsonl", "b.jsonl"],
      in: scratch
    )
    #expect(run.status == 0)
    for line in run.errors.split(separator: "\n") {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
  }

  /// What is skipped or left out of an archive would not be written again.
  @Test(arguments: [
    ("a.xml", "<!-- mine --><GAME/>"), ("a.xml", "<GAME/><!-- mine -->"),
    ("a.xml", "<GAME><!-- mine --><event>A</event></GAME>"),
    ("a.xml", "<?mine a?><GAME/>"), ("a.xml", "<GAME xmlns:m='urn:m' m:a='1'/>"),
    ("a.xml", "<GAME><m:a xmlns:m='urn:m'/></GAME>"),
    ("a.xml", "<GAME><moves><move xmlns:m='urn:m' m:a='1' at='f5'/></moves></GAME>"),
    ("a.xml", "<PUZZLE xmlns:m='urn:m' m:a='1'><start><row>1 0</row></start></PUZZLE>"),
    ("a.sgf", "(;FF[4]GM[2]SZ[8]AB[e4][d5]AW[d4][e5]PL[B];B[f5]OB[3])\n"),
    (
      "a.ggf", "(;GM[Othello]TY[8]BO[8 \(emptyRows)---O*--- ---*O--- \(emptyRows)*]B[f5/good/1];)\n"
    ),
    ("a.pgn", "[Event \"A\"]\n% mine\n\n1. f5 *\n"),
  ])
  func `update never loses what it cannot write again`(name: String, archive: String) throws {
    let scratch = try Self.scratch()
    let start = " xmlns=\"urn:flipbook:game-record\" version=\"1\""
    let text = archive.replacing("<GAME", with: "<game\(start)").replacing("GAME>", with: "game>")
      .replacing("<PUZZLE", with: "<puzzle\(start)").replacing("PUZZLE>", with: "puzzle>")
    _ = try scratch.write(text, as: name)
    let run = try Self.convert(["--update", "-o", name, "a.jsonl"], in: scratch)
    #expect(run.status == 2)
    #expect(
      ["would lose it", "might lose something of this"].contains {
        run.errors.contains("help: the archive \($0)")
      },
      "\(run.errors)"
    )
    #expect(scratch.bytes(of: name) == Array(text.utf8))
  }

  private static let emptyRows = String(repeating: "-------- ", count: 3)
}
