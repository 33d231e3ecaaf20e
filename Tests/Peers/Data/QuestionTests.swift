@testable import FlipbookCommandsTests
import Foundation
import TestSupport
import Testing

/// Tables are what databases and data frames read.
@Suite(.waits) struct QuestionTests {
  private static let page = DocumentationTests.catalogue + "/Questions.md"

  private static func blocks() -> MarkdownBlocks {
    MarkdownBlocks(String(decoding: Repository.bytes(of: page), as: UTF8.self))
  }

  /// Writes both tables of an archive, and the archive in JSON Lines.
  private static func makeTables(of inputs: [String], in scratch: ScratchFolder) throws {
    for arguments in [["games.csv"], ["moves.csv", "--rows", "moves"], ["games.jsonl"]] {
      let run = try Program.flipbook.run(
        ["convert", "--quiet", "-o", scratch.url.appending(path: arguments[0]).path]
          + arguments.dropFirst() + inputs
      )
      #expect(run.status == 0, "\(run.errors)")
    }
  }

  /// Answers questions in SQL about the tables of a folder.
  private static func answers(_ questions: [String], in scratch: ScratchFolder) throws -> [String] {
    let script = """
      import duckdb, json, sys
      db = duckdb.connect()
      for name in ['games', 'moves']:
          db.sql(f"CREATE TABLE {name} AS FROM '{name}.csv'")
      print(json.dumps([db.sql(text).df().to_string(index=False) for text in json.load(sys.stdin)]))
      """
    let run = try Tool.duckdb.program.run(
      ["-c", script],
      input: Array(JSONEncoder().encode(questions)),
      in: scratch.url
    )
    #expect(run.errors == "")
    return try JSONDecoder().decode([String].self, from: Data(run.output))
  }

  @Test(.needs(.duckdb)) func `each question on the page has its answer`() throws {
    let scratch = try ScratchFolder()
    try Self.makeTables(of: ["Samples/archive"], in: scratch)
    var markdown = Self.blocks()
    let blocks = markdown.blocks
    let asked = blocks.indices.filter { blocks[$0].language == "sql" }
    #expect(asked.count == 12)
    let answers = try Self.answers(asked.map { blocks[$0].text }, in: scratch)
    for (index, answer) in zip(asked, answers).reversed() {
      try #require(blocks[index + 1].language == "text")
      // Pandas begins each line with the space between columns.
      let lines = answer.split(separator: "\n").map { $0 + "\n" }
      markdown.replace(blocks[index + 1], with: lines.joined())
    }
    #expect(try Snapshot.matches(markdown.text, file: Self.page))
  }

  /// Files with games, as arguments.
  private static let archives =
    [["Samples/archive"], ["Samples/json", "Samples/pgn", "Samples/ggf"]]
    + (Tool.corpus.isThere
      ? [
        Corpus.files(in: "wthor").filter { $0.hasPrefix("WTH_197") && $0.hasSuffix(".wtb") }
          .map { Corpus.path(of: "wthor/\($0)") }
      ] : [])

  @Test(.needs(.duckdb), arguments: archives)
  func `the tables have what the statistics count`(inputs: [String]) throws {
    let scratch = try ScratchFolder()
    try Self.makeTables(of: inputs, in: scratch)
    if inputs.contains(where: { !$0.hasPrefix("Samples/json") }) {
      let questions = Self.blocks().blocks.filter { $0.language == "sql" }.map(\.text)
      let answers = try Self.answers(questions, in: scratch)
      #expect(answers.allSatisfy { !$0.isEmpty })
    }
    let script = """
      import duckdb, json, pandas, sys
      stats = json.load(sys.stdin)
      count, played = stats['records']['total'], stats['moves']
      one = lambda query: duckdb.sql(query).fetchall()[0][0]
      games, moves = pandas.read_csv('games.csv'), pandas.read_csv('moves.csv')
      lines = pandas.read_json('games.jsonl', lines=True)
      assert len(games) == len(lines) == count > 2, (len(games), len(lines), count)
      assert one("SELECT count(*) FROM 'games.csv'") == count
      assert one("SELECT count(*) FROM 'games.jsonl'") == count
      assert one("SELECT count(*) FROM 'moves.csv'") == len(moves)
      passes = moves[moves['move'] == 'pass']
      placed = moves[(moves['move'] != 'pass') & moves['dark-disks'].notna()]
      assert len(placed) == played['placements'] and len(passes) == played['passes']
      # No ply of a record is missing.
      plies = moves.groupby(['file', 'record'])['ply'].agg(['min', 'max', 'size'])
      assert (plies['min'] == 1).all() and (plies['max'] == plies['size']).all()
      assert set(plies.index) <= set(zip(games['file'], games['record']))
      # Both kinds of file have the same names.
      texts = lambda values: sorted(value for value in values if isinstance(value, str))
      named = [side.get('name') for players in lines['players'] if isinstance(players, dict)
          for side in players.values()]
      assert texts(games[['dark', 'light']].values.ravel()) == texts(named)
      won = games['winner'].value_counts()
      if stats['results']['unfinished'] == 0:
          assert [won.get('dark', 0), won.get('light', 0), won.get('tie', 0)] == [
              stats['results'][name] for name in ['darkWins', 'lightWins', 'ties']], won
      """
    let stats = try Program.flipbook.run(["stats", "--format", "json"] + inputs)
    let run = try Tool.duckdb.program.run(["-c", script], input: stats.output, in: scratch.url)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }
}
