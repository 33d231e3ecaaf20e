import Foundation
import TestSupport
import Testing

@Suite(.waits) struct StatsTests {
  /// The statistics of the samples, in some format.
  private static func stats(_ arguments: [String]) throws -> Program.Run {
    try Program.flipbook.run(["stats"] + arguments)
  }

  @Test func `are tables and charts`() throws {
    let games = ["analysed", "flip-order", "light-first", "match", "resigned", "tie", "wipe-out"]
    let run = try Self.stats(
      ["--top", "3", "--plies", "4", "Samples/pgn"] + games.map { "Samples/json/\($0).json" }
    )
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.text == """
        Records, in 10 files
                 13           records
                 13  100.0 %  games
                 11   84.6 %  on 8×8
                  2   15.4 %  on 6×6

        Moves
                364           disks placed
                  6           passes
                  3   23.1 %  games with a pass
                  4   30.8 %  games from another position

        Lengths, 1 to 60 disks placed, mean 28.00, median 31
                  4                                                             █
                  0  ▄▄▄  ▄  █                     █▄                           █
                    0        10        20        30        40        50        60

        Results, on the board
                  7   53.8 %  played to the end:
                  2   28.6 %    won by dark
                  2   28.6 %    won by light
                  3   42.9 %    tied
                  6   46.2 %  not played to the end

        Dark’s margin, empty squares to the winner; mean score 35.57 to 24.43
                  3                                 █
                                                    █                               █
                  0                   █  █          █                               █
                    -64    -48     -32     -16      0      +16     +32     +48     +64

        Declared results, of other games
                  4           declared:
                  1   25.0 %    won by dark
                  3   75.0 %    won by light

        First moves, 3 different
              games    share           move
                  4   30.8 %           e6
                  3   23.1 %           f5
                  2   15.4 %           c4

        Openings of 4 plies, 6 different, oriented so that the first move is f5
              games    share     dark  moves
                  2   15.4 %        -  f5 f4 d3 f6
                  2   15.4 %  100.0 %  f5 d6 c5 f6
                  2   15.4 %   50.0 %  f5 f6 c4 c5

        Named openings, 5 different, each game by the longest name
              games    share     dark  name
                  3   23.1 %   50.0 %  Parallel
                  2   15.4 %   50.0 %  Diagonal
                  2   15.4 %  100.0 %  Rabbit

        Flips per ply, mean; at most 10, at ply 56
                7.0                                                      ▅ ▆    █
                                                                ▃     ▁▃ █ █▅▂  █  ▇
                            ▁   ▂  ▂  ▂▂▅▂▂   ▆▂     ▁▃    ▂▁▃ ██ ▆▇  ██▃█▁███▁██▁ █
                  0 ▆▅▆▅▅▆▇▇█▅▅██▇██▆▆███████▇███▅█▅▇███▆▅▅██████▅███▆████████████ █
                    1       10        20        30        40        50        60

        Players, 8 different
              games    share    score  name
                  6   46.2 %   50.0 %  Ada Finch
                  5   38.5 %   37.5 %  Paper Engine
                  2   15.4 %        -  Ben Oak

        """
    )
  }

  @Test func `of puzzles are about solutions`() throws {
    let run = try Self.stats(["Samples/puzzle", "Samples/instances"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.text == """
        Records, in 2 files
                  8           records
                  2   25.0 %  games
                  6   75.0 %  without moves
                  7   87.5 %  on 4×4
                  1   12.5 %  on 3×3

        Outcomes
                  2  100.0 %  solved

        Goals
                  2   25.0 %  open-last
                  6   75.0 %  open-first

        Moves
                 50           slides
                 32           runs in one direction

        Solutions, 14 to 36 slides, mean 25.00, median 25
                  1               █                     █
                  0               █                     █
                    0        10        20        30

        Solutions in runs, 10 to 22 runs, mean 16.00, median 16
                  1           █           █
                  0           █           █
                    0        10        20

        Distances, 12 to 28 slides needed at least, mean 21.00, median 22
                  2                       █   █
                  0             █ █   █   █   █ █
                    0        10        20

        Excess, 2 to 22 slides above the distance, mean 12.00, median 12
                  1   █                   █
                  0   █                   █
                    0        10        20

        """
    )
  }

  @Test(arguments: [
    ("f5", ["Lengths, 1 disk placed"]), ("f5 d6", ["Lengths, 2 disks placed"]),
    ("f5\nf5 d6", ["Lengths, 1 to 2 disks placed, mean 1.50, median 1.5"]),
    (
      #"""
      {"flipbook":1,"game":"puzzle","date":"2026-01-02","start":[[1,2,3],[4,5,6],[7,0,8]],\#
      "slides":[{"panel":8,"time":2.5}]}
      """#,
      [
        "Solutions, 1 slide", "Solutions in runs, 1 run", "Distances, 1 slide needed at least",
        "Excess, 0 slides above the distance", "Time per slide, 2.50 s", "Years, 2026",
      ]
    ),
  ])
  func `name a number once if it is the only one`(text: String, headings: [String]) throws {
    let run = try Program.flipbook.run(["stats"], input: Array((text + "\n").utf8))
    let lines = run.text.split(separator: "\n")
    #expect(headings.allSatisfy { lines.contains($0[...]) }, "\(run.text)")
  }

  @Test func `of several games are shown game by game`() throws {
    let scratch = try ScratchFolder()
    let bad = try scratch.write("{\"moves\": [\"f5\"]}\n{\n", as: "bad.jsonl")
    let run = try Self.stats(["--top", "1", "Samples/json/wipe-out.json", "Samples/puzzle", bad])
    let lines = run.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(16).joined(separator: "\n") == """
        Records, in 3 files
                  5           records
                  2   40.0 %  of Reversi
                  2   40.0 %  of the sliding puzzle
                  1   20.0 %  unreadable

        Reversi
                  2           records
                  2  100.0 %  games
                  2  100.0 %  on 8×8

        Moves
                 10           disks placed
                  0           passes

        Lengths, 1 to 9 disks placed, mean 5.00, median 5
        """
    )
    #expect(lines.contains("The sliding puzzle"))
  }

  @Test func `fit a terminal for any input`() throws {
    for arguments in [
      ["Samples/puzzle"], ["Samples/instances", "Samples/json/tie.json"],
      ["Samples"], ["--plies", "32", "Samples"], ["--plies", "1", "Samples/wthor"],
    ] {
      let run = try Self.stats(arguments)
      #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(run.text)")
      #expect(!run.text.contains("\u{1B}"))
      #expect(!run.text.contains(" \n"))
    }
  }

  @Test func `are the same for every number of jobs, and from one input or many`() throws {
    try expectSameForAllJobs(["Samples"])
  }

  func expectSameForAllJobs(_ inputs: [String]) throws {
    for format in ["text", "json", "csv"] {
      let arguments = ["--format", format, "--top", "50"] + inputs
      let expected = try Self.stats(["--jobs", "1"] + arguments)
      #expect(!expected.text.isEmpty)
      for jobs in ["2", "7"] {
        let run = try Self.stats(["--jobs", jobs] + arguments)
        #expect(run.output == expected.output)
        #expect(run.errors == expected.errors)
      }
    }
  }

  @Test func `select records, and count none if there is none`() throws {
    let all = try Self.stats(["--format", "csv", "Samples/wthor/match.wtb"])
    #expect(all.text.contains("\r\nrecords,total,3,"))
    let one = try Self.stats(["--format", "csv", "--select", "2", "Samples/wthor/match.wtb"])
    #expect(one.text.contains("\r\nrecords,total,1,"))
    let none = try Self.stats(["--select", "9", "Samples/wthor/match.wtb"])
    #expect(none.status == 2)
    #expect(none.errors.contains("there is no record 9; the input has 3"))
    #expect(
      none.text == """
        Records, in 1 file
                  0           records
                  0           games

        """
    )
  }

  @Test(arguments: [
    ("f5d6 -- c3", 3, 1), ("f5d6 c3", 3, 0), ("f5d6 -- a1 c3", 2, 1), ("f5d6 a1 -- c3", 2, 1),
    ("f5d6 --", 2, 1),
  ])
  func `count legal moves up to the first illegal one`(
    moves: String,
    length: Int,
    illegal: Int
  ) throws {
    let run = try Program.flipbook.run(
      ["stats", "--format", "csv", "--from", "transcript", "-"],
      input: Array((moves + "\n").utf8)
    )
    #expect(run.text.contains("\r\nlengths,\(length),1,"), "\(run.text)")
    #expect(run.text.contains("\r\nrecords,illegal,\(illegal),"), "\(run.text)")
    #expect(run.text.contains("\r\nmoves,passes,0,"), "\(run.text)")
  }

  @Test func `continue after an input that cannot be read, and report it`() throws {
    let scratch = try ScratchFolder()
    let empty = try scratch.write("", as: "empty.json")
    let noRecord = try scratch.write("% nothing\n", as: "none.obf")
    let run = try Self.stats([
      "--format", "csv", "Samples/none", empty, noRecord, "Samples/json/tie.json",
    ])
    #expect(run.status == 2)
    #expect(run.errors.contains("Samples/none: error: cannot open the file"))
    #expect(run.errors.contains("empty.json: error: the input is empty"))
    #expect(run.errors.contains("none.obf"))
    #expect(run.text.contains("\r\ninputs,files,1,"))
    #expect(run.text.contains("\r\ninputs,unreadable,3,"))
    let onlyBad = try Self.stats(["Samples/broken/moves.txt"])
    #expect(onlyBad.status == 0)
    #expect(onlyBad.errors == "")
  }

  @Test(arguments: [["--plies", "0"], ["--plies", "33"], ["--top", "-1"], ["--format", "xml"]])
  func `refuse invalid options`(arguments: [String]) throws {
    let run = try Self.stats(arguments + ["Samples/json"])
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
  }

  @Test(.needs(.fullDevice)) func `report a full disk`() throws {
    let shell = Program.shell
    let run = try shell.run(["-c", "'\(Program.flipbook.path)' stats Samples/save > /dev/full"])
    #expect(run.status == 74)
    #expect(run.errors.contains("No space left on device"))
  }

  @Test(.needs(.script))
  func `use colours only on a terminal, and draw the same picture`() throws {
    let coloured = try Tool.script.program.run(
      ["-qec", "'\(Program.flipbook.path)' stats Samples/json", "/dev/null"],
      environment: ["TERM": "xterm", "NO_COLOR": "", "SHELL": Program.shell.path]
    ).text
    #expect(coloured.contains("\u{1B}[1m"))
    let plain = coloured.replacing(/\u{1B}\[[0-9;]*[mK]/, with: "").replacing("\r\n", with: "\n")
    #expect(plain == (try Self.stats(["Samples/json"]).text))
  }

  @Test func `of parts add up to those of everything`() throws {
    let scratch = try ScratchFolder()
    var (inputs, parts): ([String], [String]) = ([], [])
    for input in Repository.names(in: Repository.samples).map({ "Samples/\($0)" }) {
      let part = try Self.stats(["--format", "json", "--top", "all", input])
      // Not every folder has records.
      guard part.status == 0 || input == "Samples/broken" else { continue }
      inputs.append(input)
      parts.append(try scratch.write(part.text, as: "\(parts.count).json"))
    }
    #expect(inputs.count > 20)
    #expect(inputs.contains("Samples/broken"))
    for form in ["text", "json", "csv"] {
      let whole = try Self.stats(["--format", form] + inputs)
      let sum = try Self.stats(["--format", form, "--merge"] + parts)
      #expect(sum.text == whole.text)
      #expect(sum.status == 0)
      #expect(sum.errors == "")
    }
    // A folder stands for its files.
    #expect(try Self.stats(["--merge", scratch.url.path]).text == Self.stats(inputs).text)
  }

  @Test func `are not added up without a part`() throws {
    let scratch = try ScratchFolder()
    let part = try Self.stats(["--format", "json", "--top", "all", "Samples/pgn"])
    let path = try scratch.write(part.text, as: "part.json")
    let missing = scratch.url.path + "/missing.json"
    let run = try Self.stats(["--merge", missing, "Samples/json/match.json", path])
    #expect(run.status == 2)
    #expect(run.text == "")
    #expect(run.errors.contains("missing.json: error: cannot open the file"))
    #expect(run.errors.contains("match.json:1:1: error: expected statistics, found an array"))
    let folder = scratch.url.path + "/empty"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let empty = try Self.stats(["--merge", folder])
    #expect(empty.status == 2)
    #expect(empty.errors.contains("no input contains a record"))
    for option in [
      ["--unique"], ["--plies", "3"], ["--select", "1"], ["--where", "tie"], ["--jobs", "2"],
      ["--from", "json"], ["--players", "a"], ["--tournaments", "a"], ["--dialect", "zebra"],
    ] {
      let run = try Self.stats(["--merge"] + option + [path])
      #expect(run.status == 64)
      #expect(run.errors.contains("\(option[0]) has no effect with --merge"))
    }
  }
}

extension ForeignReader {
  /// The output of a script for an input.
  fileprivate static func text(
    _ script: String,
    _ input: [UInt8],
    _ arguments: [String] = []
  ) throws -> String {
    let run = try Tool.jsonschema.program.run(["-c", script] + arguments, input: input)
    #expect(run.errors == "")
    return run.text
  }
}

/// The output as Python's standard modules read it.
@Suite(.waits, .needs(.jsonschema))
struct StatsForProgramsTests {
  static let inputs = [
    ["Samples"], ["--top", "0", "Samples/json"], ["--plies", "32", "--top", "100", "Samples"],
    ["Samples/save"], ["--select", "99", "Samples/json/tie.json"],
    ["Samples/puzzle", "Samples/instances"], ["--top", "3", "Samples/puzzle", "Samples/pgn"],
  ]

  @Test(arguments: inputs)
  func `JSON matches its schema`(arguments: [String]) throws {
    let script = """
      import json, sys
      from jsonschema import Draft202012Validator
      schema = json.loads(sys.argv[1])
      Draft202012Validator.check_schema(schema)
      document = json.load(sys.stdin)
      for error in Draft202012Validator(schema).iter_errors(document):
          print(error.json_path, error.message)
      records = document['records']
      print(records['total'] == records['games'] + records['positions'] + records['others'] + records['unreadable'])
      """
    let schema = try Program.flipbook.run(["schema", "statistics"]).text
    let run = try Program.flipbook.run(["stats", "--format", "json"] + arguments)
    #expect(try ForeignReader.text(script, run.output, [schema]) == "True\n")
  }

  /// What the schema describes, and no figure has ever, would be out of date.
  @Test func `JSON has everything that its schema describes`() throws {
    let script = """
      import json, sys
      root = json.loads(sys.argv[1])
      def described(schema, path=''):
          schema = root['$defs'][schema['$ref'].split('/')[-1]] if '$ref' in schema else schema
          for key, value in schema.get('properties', {}).items():
              yield path + '.' + key
              yield from described(value, path + '.' + key)
          if 'items' in schema:
              yield from described(schema['items'], path)
      def written(value, path=''):
          if isinstance(value, list):
              for item in value:
                  yield from written(item, path)
          elif isinstance(value, dict):
              for key, item in value.items():
                  yield path + '.' + key
                  yield from written(item, path + '.' + key)
      print(sorted(set(described(root)) ^ set(written(json.load(sys.stdin)))))
      """
    let scratch = try ScratchFolder()
    let puzzle =
      #"{"game":"puzzle","event":"Cup","player":"Ann","start":[[1,2],[0,3]],"slides":[3]}"#
    let named = try scratch.write(Array(puzzle.utf8), as: "named.json")
    let schema = try Program.flipbook.run(["schema", "statistics"]).text
    // Only session logs have the times of slides.
    let run = try Program.flipbookPlay.run([
      "stats", "--format", "json", "--top", "all", "Samples", named,
    ])
    #expect(try ForeignReader.text(script, run.output, [schema]) == "[]\n")
  }

  @Test(arguments: inputs)
  func `CSV has the same numbers as JSON`(arguments: [String]) throws {
    let script = """
      import csv, io, json, re, sys
      text = sys.stdin.buffer.read().decode()
      assert text.count('\\n') == text.count('\\r\\n')
      rows = list(csv.DictReader(io.StringIO(text, newline=''), strict=True))
      assert all(None not in row and None not in row.values() for row in rows)
      d = json.loads(sys.argv[1])
      def table(section, column='count'):
          return {r['key']: float(r[column]) for r in rows if r['section'] == section and r[column]}
      def same(section, expected, column='count'):
          if table(section, column) != expected:
              print(section, column, table(section, column), expected)
      def counts(section, members):
          same(section, {re.sub('[A-Z]', lambda m: '-' + m[0].lower(), name): count
              for name, count in members.items()})
      def numbers(section, about, counts):
          same(section, {'all': about['total']} | {str(e['number']): e['count'] for e in counts})
          for column in ['minimum', 'mean', 'median', 'maximum']:
              same(section, {'all': about[column]} if column in about else {}, column)
      def names(section, top):
          same(section, {e['name']: e['games'] for e in top})
          same(section, {e['name']: e['percent'] for e in top if 'percent' in e}, 'score')
      same('inputs', d['inputs'])
      same('records', d['records'])
      if 'boards' in d:
          same('boards', {f"{b['width']}x{b['height']}": b['records'] for b in d['boards']})
          counts('moves', d['moves'])
          counts('results', d['results'])
          counts('declared', d['declared'])
          numbers('lengths', d['lengths'], d['lengthCounts'])
          numbers('margins', d['margins'], d['marginCounts'])
          for key, top in [('first-moves', 'topFirstMoves'), ('openings', 'topOpenings'),
                  ('named-openings', 'topNamedOpenings'), ('players', 'topPlayers')]:
              names(key, d[top])
          same('flips', {str(p['ply']): p['mean'] for p in d['flips']}, 'mean')
          same('flips', {str(p['ply']): p['maximum'] for p in d['flips']}, 'maximum')
      p = d.get('puzzle')
      if p:
          same('puzzle-records', p['records'])
          same('puzzle-boards', {f"{b['width']}x{b['height']}": b['records'] for b in p['boards']})
          for key in ['outcomes', 'goals', 'moves']:
              counts('puzzle-' + key, p[key])
          for key, list in [('slides', 'slideCounts'), ('runs', 'runCounts'), ('years', 'yearCounts'),
                  ('distances', 'distanceCounts'), ('excess', 'excessCounts')]:
              numbers('puzzle-' + key, p[key], p[list])
          same('puzzle-times', {'moves': p['times']['moves']})
          for key, top in [('players', 'topPlayers'), ('events', 'topEvents')]:
              names('puzzle-' + key, p[top])
      print('done')
      """
    let json = try Program.flipbook.run(["stats", "--format", "json"] + arguments).text
    let csv = try Program.flipbook.run(["stats", "--format", "csv"] + arguments)
    #expect(try ForeignReader.text(script, csv.output, [json]) == "done\n")
  }

  @Test func `hostile names are harmless in every format`() throws {
    let scratch = try ScratchFolder()
    let names = [
      "=HYPERLINK(\"http://example.org\",\"x\")", "+1", "-1", "@x", "a\"b,c", "\u{1B}[31mred",
      "a\r\nb", "\u{202E}live", "x", "", " ",
    ]
    let lines = try names.map { name in
      let text = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
      return "{\"moves\": [\"f5\"], \"players\": {\"dark\": {\"name\": \(text)}}}\n"
    }
    let input = try scratch.write(lines.joined(), as: "games.jsonl")
    func run(_ format: String) throws -> Program.Run {
      try Program.flipbook.run(["stats", "--top", "20", "--format", format, input])
    }
    for format in ["text", "json", "csv"] {
      let text = try run(format).text
      #expect(!text.contains("\u{1B}"))
      #expect(!text.contains("\u{202E}"))
    }
    let json = try JSONSerialization.jsonObject(with: Data(try run("json").output))
    let players = ((json as? [String: Any])?["topPlayers"] as? [[String: Any]]) ?? []
    #expect(Set(players.compactMap { $0["name"] as? String }) == Set(names).subtracting([""]))
    let script = """
      import csv, io, sys
      text = sys.stdin.buffer.read().decode()
      for row in csv.DictReader(io.StringIO(text, newline=''), strict=True):
          if row['section'] == 'players':
              assert row['key'][0] not in '=+-@', row['key']
              print(row['key'])
      """
    let keys = try ForeignReader.text(script, run("csv").output).split(separator: "\n")
    #expect(keys.count == names.count - 1)
    #expect(keys.contains("'=HYPERLINK(\"http://example.org\",\"x\")"))
    #expect(keys.contains("a\"b,c"))
  }
}
