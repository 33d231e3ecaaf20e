import Flipbook
@testable import FlipbookTests
import Foundation
import TestSupport
import Testing

/// Files of other programs: flipbook finds in them what another program finds.
@Suite(.waits, .needs(.corpus), .needs(.oracle))
struct CorpusTests {
  /// Files that the oracle reads with one command, and the findings that are compared.
  struct Group: Sendable, CustomTestStringConvertible {
    let command: String
    let folders: [String]
    let words: ResultWords
    let compared: [String]

    var testDescription: String { folders.joined(separator: ", ") }
  }

  private static let basics = ["games", "clean replay", "implied passes"]

  static let groups = [
    Group(
      command: "wtb",
      folders: ["wthor"],
      words: .wthor,
      compared: basics + [
        "moves", "games with (implied) pass", "finished on the board",
        "finished with empty squares", "unfinished (legal moves remain)", "no move at all",
        "score = dark with empties to winner", "score = raw dark count (empties NOT given)",
        "score differs from finished board",
      ]
    ),
    Group(
      command: "pgn",
      folders: ["pgn", "pgn/liveothello"],
      words: .pgn,
      compared: basics + [
        "moves", "explicit passes", "not finished on the board", "no moves",
        "Result = with empties", "Result = raw counts", "Result differs from finished board",
      ]
    ),
    Group(
      command: "sgf",
      folders: ["sgf"],
      words: .sgf,
      compared: basics + ["explicit passes", "RE agrees (empties to winner)", "RE disagrees"]
    ),
    Group(
      command: "ggf",
      folders: ["ggf"],
      words: .ggf,
      compared: basics + [
        "explicit passes", "moves with eval", "moves with time", "not finished on the board",
      ]
    ),
    Group(
      command: "txt",
      folders: ["transcript"],
      words: .transcript,
      compared: basics + ["finished", "not finished"]
    ),
    Group(
      command: "players",
      folders: ["transcript/othelloscope-early"],
      words: .players,
      compared: basics + [
        "not finished on the board", "score = with empties", "score = raw counts",
        "score differs",
      ]
    ),
  ]

  @Test(arguments: groups)
  func `another program finds the same games, passes and results`(group: Group) throws {
    let files = CorpusFiles.all.filter { file in
      group.folders.contains(
        String(file.path[..<(file.path.lastIndex(of: "/") ?? file.path.endIndex)])
      )
    }
    // The databases are large: only the first years, whose games are odder, and a late one.
    let some = group.command == "wtb" && !Effort.isFull ? Array(files.prefix(10)) : files
    var totals = Totals()
    for file in some {
      for parsed in try file.read() {
        if let record = parsed.reversi { totals.add(record, group.words) }
      }
    }
    let oracle = try Oracle.totals(group.command, some.map { Corpus.path(of: $0.path) })
    #expect(oracle["games"] ?? 0 > 0)
    #expect(totals.numbers["illegal"] == nil)
    #expect(totals.differences(from: oracle, of: group.compared) == [])
  }

  @Test func `the listed moves of positions are legal`() throws {
    let files = CorpusFiles.all.filter { $0.format == "obf" }
    var totals = Totals()
    for record in try files.flatMap({ try $0.read() }).compactMap(\.reversi) {
      totals.add("positions")
      let listed = record.variations.compactMap(\.moves.first)
      let legal = record.start.legalMoves.map(Move.placement)
      totals.add("listed moves = legal moves", if: Set(listed) == Set(legal))
    }
    let oracle = try Oracle.totals("obf", files.map { Corpus.path(of: $0.path) })
    let compared = ["positions", "listed moves = legal moves"]
    #expect(oracle["positions"] ?? 0 > 0)
    #expect(totals.differences(from: oracle, of: compared) == [])
  }

  @Test func `saves are written unchanged if another program does so`() throws {
    let files = CorpusFiles.all.filter { $0.format == "save" }
    var totals = Totals()
    for file in files {
      let parsed = try file.read()
      totals.add("files")
      totals.add("read, strict", if: parsed.allSatisfy(\.isWhole))
      let bytes = try FormatRegistry.standard.write(parsed.compactMap(\.reversi), as: "save").bytes
      totals.add("same bytes when written again", if: bytes == file.bytes)
    }
    let oracle = try Oracle.totals("save", files.map { Corpus.path(of: $0.path) })
    #expect(oracle["files"] ?? 0 > 0)
    // The oracle's strict reader refuses finished games when it writes again; ours does not.
    #expect(totals.differences(from: oracle, of: ["files", "read, strict"]) == [])
    #expect(totals.numbers["same bytes when written again"] ?? 0 > 0)
  }
}
