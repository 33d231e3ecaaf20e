import Flipbook
import Foundation
import GameRecords
import RecordQueries
import TestSupport
import Testing

@Suite(.waits) struct `The command find` {
  private static func find(_ arguments: String...) throws -> Program.Run {
    try Program.flipbook.run(["find"] + arguments)
  }

  /// Folders in which every file can be read.
  private static let sound = ["Samples/json", "Samples/pgn", "Samples/ggf", "Samples/puzzle"]

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

  private static let queries = [
    "player = ad*", "passes >= 1", "not tie", "game = puzzle", "starts f5 d6",
  ]

  @Test(arguments: queries)
  func `finds the records that other commands use with the same query`(query: String) throws {
    let count = try Int(
      Program.flipbook.run(["find", "--count", query] + Self.sound).text.dropLast()
    )
    let turn = Self.queries.firstIndex(of: query) ?? 0
    for (command, number) in Self.countingCommands.turn(turn, of: 3) {
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
}
