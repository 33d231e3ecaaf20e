import Flipbook
import Foundation
import FuzzTargets
import TestSupport
import Testing

/// Written files are read and played by an independent program.
@Suite(.waits, .needs(.oracle))
struct PeerTests {
  struct Peer: Sendable, CustomTestStringConvertible {
    let format: String
    let command: String
    let words: ResultWords
    /// Whether passes are written.
    let writesPasses: Bool
    /// The facts that are compared, apart from games and passes.
    let compared: [String]

    var testDescription: String { format }
  }

  static let peers = [
    Peer(
      format: "wthor",
      command: "wtb",
      words: .wthor,
      writesPasses: false,
      compared: [
        "moves", "finished on the board", "finished with empty squares",
        "unfinished (legal moves remain)", "score = dark with empties to winner",
      ]
    ),
    Peer(
      format: "ggf",
      command: "ggf",
      words: .ggf,
      writesPasses: true,
      compared: ["RE = net with empties", "not finished on the board"]
    ),
    Peer(
      format: "sgf",
      command: "sgf",
      words: .sgf,
      writesPasses: true,
      compared: ["RE agrees (empties to winner)", "RE disagrees", "not finished on the board"]
    ),
    Peer(
      format: "pgn",
      command: "pgn",
      words: .pgn,
      writesPasses: true,
      compared: ["moves", "Result = with empties", "not finished on the board"]
    ),
    Peer(
      format: "transcript",
      command: "txt",
      words: .transcript,
      writesPasses: false,
      compared: ["finished", "not finished"]
    ),
  ]

  /// Games with passes, names and right results; some end early or are unfinished.
  static let games: [ReversiRecord] = {
    var generator = SeededGenerator(seed: 91)
    let wipeOut = ReversiRecord(moves: Move.list("f5d6c5f6e7f4g5e6e3"))
    let random = (1...150).map { number in
      var moves = Position.initial.randomGame(using: &generator)
      if number.isMultiple(of: 10) { moves.removeLast(Int.random(in: 1...20, using: &generator)) }
      return ReversiRecord(moves: moves)
    }
    return ([wipeOut] + random).enumerated().map { index, game in
      var record = game
      record.event = "Match \(index % 7)"
      record.date = GameDate(year: 2024)
      record.players.dark.name = "Anne \(index % 5)"
      record.players.light.name = "Zoë \(index % 3)"
      record.result = record.outcome.map { GameResult(score: $0.withEmpties) }
      return record
    }
  }()

  @Test(arguments: peers)
  func `another program plays written games to the same end`(
    peer: Peer
  ) throws {
    let format = try #require(FormatRegistry.standard.format(named: peer.format))
    let (bytes, _, _) = try format.write(Self.games, WritingOptions(.collection))
    let scratch = try ScratchFolder()
    let path = try scratch.write(bytes, as: "games")
    let oracle = try Oracle.totals(peer.command, [path])

    var totals = Totals()
    for game in Self.games { totals.add(game, peer.words) }
    let passes = totals.numbers["explicit passes"] ?? 0
    #expect(passes > 20)
    #expect(oracle["implied passes"] == (peer.writesPasses ? 0 : passes))
    if peer.writesPasses { #expect(oracle["explicit passes"] == passes) }
    let compared = ["games", "clean replay"] + peer.compared
    #expect(totals.differences(from: oracle, of: compared) == [])
    #expect(oracle["colour tag disagrees"] == nil)
    #expect(oracle["unknown token"] == nil)
  }

  @Test func `written positions have the same legal moves in another program`() throws {
    let positions = Self.games.map { game -> ReversiRecord in
      var position = game.start
      _ = position.play(contentsOf: Array(game.moves.prefix(25)))
      let variations = position.legalMoves.map { square in
        Variation(
          ply: 1,
          moves: [.placement(square)],
          annotations: [
            MoveAnnotation(ply: 1, evaluation: Double(square.x - square.y))
          ]
        )
      }
      return ReversiRecord(start: position, variations: variations)
    }
    .filter { !$0.variations.isEmpty }
    let scratch = try ScratchFolder()
    let bytes = try FormatRegistry.standard.write(positions, as: "obf").bytes
    let oracle = try Oracle.totals("obf", [try scratch.write(bytes, as: "positions.obf")])
    #expect(
      oracle == ["positions": positions.count, "listed moves = legal moves": positions.count]
    )
  }

  @Test func `another program reads written saves and writes the same bytes`() throws {
    let scratch = try ScratchFolder()
    let paths = try Self.games.dropFirst().prefix(20).enumerated().map { index, game in
      let bytes = try FormatRegistry.standard.write([game.snapshot(atPly: 20 + index)], as: "save")
        .bytes
      return try scratch.write(bytes, as: "\(index).save")
    }
    let oracle = try Oracle.totals("save", paths)
    #expect(oracle["files"] == 20)
    #expect(oracle["read, strict"] == 20)
    #expect(oracle["same bytes when written again"] == 20)
  }
}
