import Foundation
import TestSupport
import Testing

@Suite(.waits) struct StatsTests {
  /// The statistics of the samples, in some format.
  private static func stats(_ arguments: [String]) throws -> Program.Run {
    try Program.flipbook.run(["stats"] + arguments)
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
    // All formats show the same statistics.
    for format in ["json", "text", "csv"].sample(1) {
      let arguments = ["--format", format, "--top", "50"] + inputs
      let expected = try Self.stats(["--jobs", "1"] + arguments)
      #expect(!expected.text.isEmpty)
      for jobs in ["2", "7"].sample(1) {
        let run = try Self.stats(["--jobs", jobs] + arguments)
        #expect(run.output == expected.output)
        #expect(run.errors == expected.errors)
      }
    }
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

  /// The statistics of each of the inputs in a format.
  private static func texts(_ format: String) throws -> [String] {
    try inputs.map { arguments in
      let run = try Program.flipbook.run(["stats", "--format", format] + arguments)
      return try #require(String(validating: run.output, as: UTF8.self))
    }
  }

  private static let json: Result<[String], any Error> = Result { try texts("json") }

  @Test func `JSON matches its schema`() throws {
    let script = """
      import json, sys
      from jsonschema import Draft202012Validator
      schema = json.loads(sys.argv[1])
      Draft202012Validator.check_schema(schema)
      texts = json.load(sys.stdin.buffer)
      for number, document in enumerate(map(json.loads, texts)):
          for error in Draft202012Validator(schema).iter_errors(document):
              print(number, error.json_path, error.message)
          records = document['records']
          parts = sum(records[part] for part in ['games', 'positions', 'others', 'unreadable'])
          if records['total'] != parts:
              print(number, records)
      print(len(texts))
      """
    let schema = try Program.flipbook.run(["schema", "statistics"]).text
    let texts = try Array(JSONEncoder().encode(Self.json.get()))
    #expect(try ForeignReader.text(script, texts, [schema]) == "\(Self.inputs.count)\n")
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

  @Test func `CSV has the same numbers as JSON`() throws {
    let script = """
      import csv, io, json, re, sys
      def table(section, column='count'):
          return {r['key']: float(r[column]) for r in rows if r['section'] == section and r[column]}
      def same(section, expected, column='count'):
          if table(section, column) != expected:
              print(number, section, column, table(section, column), expected)
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
      texts = json.load(sys.stdin.buffer)
      for number, (text, document) in enumerate(texts):
          assert text.count('\\n') == text.count('\\r\\n')
          rows = [*csv.DictReader(io.StringIO(text, newline=''), strict=True)]
          assert all(None not in row and None not in row.values() for row in rows)
          d = json.loads(document)
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
              for key, values in [('slides', 'slideCounts'), ('runs', 'runCounts'),
                      ('years', 'yearCounts'), ('distances', 'distanceCounts'),
                      ('excess', 'excessCounts')]:
                  numbers('puzzle-' + key, p[key], p[values])
              same('puzzle-times', {'moves': p['times']['moves']})
              for key, top in [('players', 'topPlayers'), ('events', 'topEvents')]:
                  names('puzzle-' + key, p[top])
      print(len(texts))
      """
    let pairs = try zip(Self.texts("csv"), Self.json.get()).map { [$0, $1] }
    let texts = try Array(JSONEncoder().encode(pairs))
    #expect(try ForeignReader.text(script, texts) == "\(Self.inputs.count)\n")
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
