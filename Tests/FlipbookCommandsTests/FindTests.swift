import Flipbook
import Foundation
import RecordQueries
import RecordText
import TestSupport
import Testing

@Suite(.waits) struct `The command find` {
  private static func find(_ arguments: String...) throws -> Program.Run {
    try Program.flipbook.run(["find"] + arguments)
  }

  /// Folders in which every file can be read.
  private static let sound = ["Samples/json", "Samples/pgn", "Samples/ggf", "Samples/puzzle"]

  @Test func `shows a table`() throws {
    let run = try Self.find("passes >= 1 and winner = dark", "Samples/json", "Samples/pgn")
    #expect(run.status == 0)
    #expect(
      run.text == """
        players        date        result  opening  record
        Alder – Birch  2026-11-22  40-24   Aubrey   Samples/json/engines.json:1

        """
    )
    #expect(run.errors == "flipbook: 1 of 14 records matches\n")
  }

  @Test(arguments: [
    ("player = ad*", 0), ("player = nobody", 1), ("record = 1", 0), ("solved", 0),
    ("has comment", 0),
  ])
  func `counts`(query: String, status: Int32) throws {
    let count = try Program.flipbook.run(["find", "--count", query] + Self.sound)
    #expect(count.status == status)
    #expect(count.errors == "")
    let lines = try Program.flipbook.run(["find", "--format", "jsonl", query] + Self.sound)
    #expect(count.text == "\(lines.text.split(separator: "\n").count)\n")
    #expect(lines.status == status)
  }

  /// The number of records that a command uses with `--where`.
  private static let countingCommands:
    [(command: [String], count: @Sendable (Program.Run) -> Int?)] = [
      (["convert", "--to", "jsonl"], { $0.text.split(separator: "\n").count }),
      (["find", "record >= 1", "--to", "jsonl"], { $0.text.split(separator: "\n").count }),
      (["find", "record >= 1", "--count"], { Int($0.text.dropLast()) }),
      (
        ["validate", "--format", "json", "--no-config"],
        { number("summary", "records", of: $0.text) }
      ),
      (["stats", "--format", "json"], { number("records", "total", of: $0.text) }),
      (["fix", "--check"], { _ in nil }),
    ]

  /// The number with a key in an object of a JSON document.
  private static func number(_ object: String, _ key: String, of json: String) -> Int? {
    let document = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    return (document?[object] as? [String: Any])?[key] as? Int
  }

  @Test(arguments: ["player = ad*", "passes >= 1", "not tie", "game = puzzle", "starts f5 d6"])
  func `finds the records that other commands use with the same query`(query: String) throws {
    let count = try Int(
      Program.flipbook.run(["find", "--count", query] + Self.sound).text.dropLast()
    )
    for (command, number) in Self.countingCommands {
      let run = try Program.flipbook.run(command + ["--where", query] + Self.sound)
      let found = number(run)
      if command != ["fix", "--check"] { #expect(found == count, "\(command)") }
      #expect(run.status <= 1, "\(command)")
    }
  }

  @Test func `lists the same records in every format`() throws {
    let script = """
      import csv, io, json, subprocess, sys
      program, query, *inputs = sys.argv[1:]
      def find(form):
          return subprocess.run([program, 'find', '--format', form, query, *inputs],
              capture_output=True, text=True).stdout
      def text(value):
          return '' if value is None else '%g' % value if isinstance(value, (int, float)) else value
      lines = [json.loads(line) for line in find('jsonl').splitlines()]
      document = json.loads(find('json'))
      rows = list(csv.DictReader(io.StringIO(find('csv'))))
      assert document['matches'] == lines, 'json'
      assert len(rows) == len(lines) > 5, 'csv'
      for row, line in zip(rows, lines):
          for key, value in row.items():
              assert value == text(line.get(key)), (key, value, line)
          assert set(line) <= set(row), line
      print(len(lines))
      """
    let run = try Tool.python3.program.run(
      ["-c", script, Program.flipbook.path, "record >= 1"] + Self.sound
    )
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test(.needs(.jsonschema), arguments: [true, false])
  func `JSON matches its schema`(isNext: Bool) throws {
    let columns = RecordColumns.known(.standard, .records).joined(separator: ",")
    let arguments =
      isNext ? ["--next", "starts f5"] : ["--columns", columns, "record >= 1"]
    let scratch = try ScratchFolder()
    let puzzle = #"{"game":"puzzle","player":"Ann","start":[[1,2],[0,3]]}"#
    let named = try scratch.write(Array(puzzle.utf8), as: "named.json")
    let run = try Program.flipbook.run(
      ["find", "--format", "json"] + arguments + ["Samples", named]
    )
    let schema = try Program.flipbook.run(["schema", "matches"]).output
    let line = run.output.filter { $0 != UInt8(ascii: "\n") }
    #expect(try JSONSchemaValidator(schema).validate(line) == [true])
    let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    let list = document?[isNext ? "positions" : "matches"] as? [[String: Any]] ?? []
    let keys = Set(list.flatMap(\.keys))
    let written = RecordColumns.known(.standard, .records).map(JSONOutput.memberName)
    // No game has records with one rating.
    let fields = Set(written).subtracting(["rating"])
    #expect(keys == (isNext ? ["board", "turn", "games", "moves"] : fields))
  }

  @Test func `lists chosen columns`() throws {
    let run = try Self.find(
      "--format",
      "csv",
      "--columns",
      "record,dark,margin",
      "ending = resigned",
      "Samples/json"
    )
    #expect(run.text.hasPrefix("record,dark,margin,ply\r\n"))
    let wrong = try Self.find(
      "--format",
      "csv",
      "--columns",
      "record,drak",
      "tie",
      "Samples/json"
    )
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("there is no field “drak”"))
  }

  @Test func `shows what was played next, as seen by the query`() throws {
    let games = "f5d6c3d3c4\nf5d6c4\nc4e3f6\nf5d6\nf5f6e6f4\nf5f6e6d6\n"
    let program = Program.flipbook
    let run = try program.run(["find", "--next", "position = d3 c5"], input: Array(games.utf8))
    #expect(run.status == 0)
    #expect(run.errors == "flipbook: 4 of 6 records match\n")
    let csv = try program.run(
      ["find", "--next", "--format", "csv", "position = d3 c5"],
      input: Array(games.utf8)
    )
    #expect(
      csv.text.replacing("\r\n", with: "\n") == """
        position,move,opening,games,share,dark-percent,last-year
        1,f6,,2,50,,
        1,e6,,1,25,,
        1,,,1,25,,

        """
    )
    let mirrored = try program.run(
      ["find", "--next", "--format", "csv", "starts f5 f6 e6"],
      input: Array(games.utf8)
    )
    #expect(mirrored.text.split(separator: "\r\n").last == "1,f4,,2,100,,")
    let none = try program.run(["find", "--next", "record = 1"], input: Array(games.utf8))
    #expect(none.status == 2)
    #expect(none.errors.contains("the query does not ask for a position"))
  }

  @Test(arguments: [
    "corner and position f5 d6", "position f5 d6 and corner", "corner or position f5 d6",
    "position f5 d6 or corner",
  ])
  func `shows what was played next in any order of tests`(query: String) throws {
    let run = try Program.flipbook.run(
      ["find", "--next", "--format", "csv", query],
      input: Array("f5d6c3d3c2b2a1\n".utf8)
    )
    #expect(run.text.split(separator: "\r\n").last?.hasPrefix("1,c3,,1,100,") == true)
  }

  @Test func `matches all of several queries`() throws {
    let games = Array("f5d6c3\nf5f6e6\nf5d6c4\n".utf8)
    let arguments = ["--where", "position f5 d6", "--where", "not position f5 d6 c4"]
    let run = try Program.flipbook.run(["convert", "--to", "transcript"] + arguments, input: games)
    #expect(run.text == "f5d6c3\n")
    let position = try Program.flipbook.run(
      ["render", "--at", "hit", "--where", "length 3", "--where", "starts f5 d6 c3"],
      input: games
    )
    #expect(position.status == 0)
  }

  @Test func `repairs only the records that match before`() throws {
    let scratch = try ScratchFolder()
    let records = (0..<3).map {
      #"{"flipbook": 1, "round": "\#($0)", "moves": ["f5", "d6", "pass", "c3"]}"#
    }
    let file = try scratch.write(records.joined(separator: "\n") + "\n", as: "games.jsonl")
    let query = "has surplus-pass and round 1"
    let run = try Program.flipbook.run(["fix", "--unsafe", "--where", query, file])
    #expect(run.status == 0)
    let lines = String(decoding: scratch.bytes(of: "games.jsonl") ?? [], as: UTF8.self)
      .split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == records[0] && lines[2] == records[2])
    #expect(!lines[1].contains("pass"))
    let none = try Program.flipbook.run(["fix", "--where", "round 9", file])
    #expect(none.errors.contains("[no-match]"))
  }

  @Test func `draws the position that it finds`() throws {
    let games = "f5d6c3d3c4\nc4e3f6\n"
    let plain = try Program.flipbook.run(
      ["render", "--where", "starts f5 d6 c3 d3", "--at", "hit"],
      input: Array(games.utf8)
    )
    let same = try Program.flipbook.run(
      ["render", "--select", "1", "--at", "4"],
      input: Array(games.utf8)
    )
    #expect(plain.text == same.text)
    #expect(plain.status == 0)
    let none = try Program.flipbook.run(
      ["render", "--where", "record = 1", "--at", "hit"],
      input: Array(games.utf8)
    )
    #expect(none.status == 2)
    #expect(none.errors.contains("asks for no position"))
    let without = try Program.flipbook.run(["render", "--at", "hit"], input: Array(games.utf8))
    #expect(without.status == 64)
  }

  @Test func `refuses a wrong query with a caret`() throws {
    for arguments in [["find"], ["stats", "--where"], ["validate", "--where"]] {
      let run = try Program.flipbook.run(arguments + ["playr = Ada", "Samples/json"])
      #expect(run.status == 64)
      #expect(
        run.errors.hasPrefix(
          """
          Error: in the query, a record has no field “playr”; did you mean “player”?
            playr = Ada
            ^~~~~
          """
        )
      )
    }
  }

  @Test(arguments: [
    (["--next", "--columns", "date"], "--columns has no effect with --next"),
    (["--count", "--columns", "date"], "--columns has no effect with --count"),
    (["--next", "--sort", "date"], "--sort has no effect with --next"),
    (["--columns", "date"], "--columns needs --format json, jsonl or csv"),
    (["--count", "-o", "x.pgn"], "--count and --output cannot be combined"),
    (["--count", "--to", "pgn"], "--count and --to cannot be combined"),
    (["--count", "--format", "json"], "--format has no effect with --count"),
  ]) func `refuses options without effect`(options: [String], words: String) throws {
    let run = try Program.flipbook.run(["find"] + options + ["tie", "Samples/json"])
    #expect(run.status == 64)
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test func `reports records that cannot be read`() throws {
    let run = try Program.flipbook.run(
      ["find", "--count", "record >= 1"],
      input: Array("{\"flipbook\": 1}\n{\"flipbook\": 1, \"moves\": 3}\n".utf8)
    )
    #expect(run.text == "1\n")
    #expect(run.status == 2)
    #expect(run.errors.contains("json"))
  }

  @Test func `leaves an output alone if no record matches`() throws {
    let scratch = try ScratchFolder()
    let file = try scratch.write("old", as: "games.jsonl")
    let run = try Program.flipbook.run(
      ["convert", "--where", "player = nobody", "-o", file, "Samples/json"]
    )
    #expect(run.status == 2)
    #expect(run.errors.contains("[no-match]"))
    #expect(scratch.bytes(of: "games.jsonl") == Array("old".utf8))
  }
}

@Suite(.waits) struct `Names of openings in commands` {
  private static let games = Array("f5d6c3d3c4\nc4e3f6e6f5\nf5\n".utf8)

  @Test(arguments: ["json", "jsonl", "xml", "sgf", "pgn"])
  func `are stored on request, and read again`(format: String) throws {
    let flipbook = Program.flipbook
    let named = try flipbook.run(
      ["convert", "--name-openings", "--to", format, "--strict"],
      input: Self.games
    )
    #expect(named.status == 0)
    let back = try flipbook.run(["convert", "--to", "jsonl"], input: named.output)
    #expect(back.text.components(separatedBy: "\"opening\":\"Tiger\"").count == 3)
    let valid = try flipbook.run(["validate", "-"], input: named.output)
    #expect(valid.status == 0)
    let wrong = try flipbook.run(
      ["validate", "-"],
      input: Array(named.text.replacing("Tiger", with: "Rose").utf8)
    )
    #expect(wrong.text.components(separatedBy: "[opening-name]").count == 3)
  }

  @Test func `are counted and drawn`() throws {
    let stats = try Program.flipbook.run(["stats", "--format", "csv"], input: Self.games)
    #expect(stats.text.contains("named-openings,Tiger,2,66.6667"))
    let picture = try Program.flipbook.run(
      ["render", "--opening", "--title", "Two", "--format", "svg", "--select", "2"],
      input: Self.games
    )
    #expect(picture.text.contains("Two, Tiger"))
  }
}
