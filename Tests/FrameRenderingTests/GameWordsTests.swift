import GameRecords
import ReversiPictures
import ReversiRules
import TestSupport
import Testing

@testable import FrameRendering

@Suite("Words for a game")
struct GameWordsTests {
  @Test(
    arguments: [
      (nil, "Dark is to move."),
      (
        GameResult(winner: .light, ending: .resigned),
        "Light has won because the other side resigned."
      ),
      (
        GameResult(winner: .dark, ending: .timedOut),
        "Dark has won because the other side ran out of time."
      ),
      (GameResult(winner: .tie, ending: .agreed), "The game is tied by agreement of the players."),
      (GameResult(winner: .tie, ending: .timedOut), "The game is tied according to the record."),
      (GameResult(score: DiskCounts(dark: 40, light: 24)), "Dark has won according to the record."),
      (GameResult(winner: .dark, ending: .unfinished), "Dark is to move."),
      (GameResult(ending: .resigned), "Dark is to move."),
    ] as [(GameResult?, String)]
  )
  func `say how a game ended if the board does not show it`(result: GameResult?, words: String) {
    let replay = game("f5d6")
    var record = ReversiRecord(moves: replay.moves)
    record.result = result
    let played = PlayedGame(record, replay)
    for step in FrameSequence.Step.allCases {
      var options = RenderingOptions()
      options.step = step
      #expect(played.alternativeText(options).hasSuffix(" disks. " + words))
      options.isStill = true
      #expect(played.alternativeText(options).hasSuffix(words))
      options.plies = 1...1
      #expect(played.alternativeText(options).hasSuffix("Light is to move."))
    }
  }

  @Test(
    arguments: [GameResult.Ending.resigned, .timedOut, .agreed, nil],
    [GameResult.Winner.dark, .light]
  )
  func `end with who won, in every picture`(ending: GameResult.Ending?, winner: GameResult.Winner)
    throws
  {
    let replay = game("f5d6")
    var record = ReversiRecord(moves: replay.moves)
    record.result = GameResult(winner: winner, ending: ending)
    for step in FrameSequence.Step.allCases {
      var options = RenderingOptions()
      (options.step, options.marksLegalMoves) = (step, true)
      let frames = PlayedGame(record, replay).frames(options)
      let last = try #require(frames.last)
      #expect(last.message.piece == Piece(winner == .dark ? .dark : .light))
      #expect(last.message.words == "won" && last.message.isFinal && last.hints == nil)
      #expect(frames.dropLast().allSatisfy { !$0.message.isFinal })
    }
  }

  @Test func `follow the board and not the record if a game is over or has an error`() {
    let result = GameResult(winner: .light, ending: .resigned)
    var finished = ReversiRecord(moves: Move.list(over))
    finished.result = result
    let lost = PlayedGame(finished, game(over))
    #expect(lost.alternativeText(RenderingOptions()).hasSuffix("Dark has won."))
    var broken = ReversiRecord(moves: Move.list("f5d6a1"))
    broken.result = result
    let cut = PlayedGame(broken, ReplayAttempt(broken).replay)
    #expect(cut.alternativeText(RenderingOptions()).hasSuffix("Dark is to move."))
  }

  @Test func `say where the numbers of a diagram begin, and do not number passes`() {
    let played = PlayedGame(ReversiRecord(), game(blocked + "--a3"))
    var options = RenderingOptions()
    options.style = .moves
    #expect(played.alternativeText(options).hasSuffix("number: d3 c3 f5 d2 d1 e1 b2 c1 a3."))
    options.plies = 7...10
    #expect(played.alternativeText(options).hasSuffix("number, starting at 7: b2 c1 a3."))
  }

  @Test func `count one disk as one`() {
    let options = RenderingOptions()
    let oneLight = PlayedGame(ReversiRecord(), game("f5")).alternativeText(options)
    #expect(oneLight.contains("4 dark and 1 light disk."))
    let start = Position(
      board: Board(picture: "ox--\n----\n----\n---x"),
      turn: .light
    )
    let oneDark = PlayedGame(ReversiRecord(start: start), game("c1", from: start))
    #expect(oneDark.alternativeText(options).contains("1 dark and 3 light disks."))
  }
}

@Suite struct `The name of the opening in pictures` {
  private static func played(_ names: [String?]) -> PlayedGame {
    let replay = game("f5d6c3d3c4")
    var record = ReversiRecord(moves: replay.moves)
    (record.players.dark.name, record.players.light.name) = (names[0], names[1])
    return PlayedGame(record, replay)
  }

  @Test(
    arguments: [
      ([nil, nil], nil, "Reversi game, Tiger", "Tiger"),
      ([nil, nil], "Cup", "Cup, Tiger", "Cup, Tiger"),
      (["Ada", "Ben"], "Cup", "Cup, Tiger", "Cup, Tiger"),
      ([nil, nil], " ", "Reversi game, Tiger", "Tiger"),
    ] as [([String?], String?, String, String)]
  )
  func `follows the title on request`(
    names: [String?],
    own: String?,
    title: String,
    heading: String
  ) {
    var options = RenderingOptions()
    options.title = own
    options.showsOpening = true
    #expect(Self.played(names).title(options) == title)
    #expect(Self.played(names).heading(options) == heading)
    options.showsOpening = false
    #expect(!Self.played(names).title(options).contains("Tiger"))
    #expect(!(Self.played(names).heading(options) ?? "").contains("Tiger"))
  }
}
