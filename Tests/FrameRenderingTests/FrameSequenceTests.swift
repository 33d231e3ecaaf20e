import FrameRendering
import GameRecords
import ReversiPictures
import ReversiRules
import TestSupport
import Testing

@Suite struct `The frames of a game` {
  @Test func `show the specification's move one disk at a time`() throws {
    let frames = Array(FrameSequence(specified))
    let squares = Square.list("e6 d5 c4 b3 f6 g6 e7")
    #expect(
      frames.map(\.event)
        == [.start, .placed] + (1...6).map { .flipped(number: $0, of: 6) } + [.done]
    )
    #expect(frames.map(\.changedSquare) == [nil] + squares + [nil])
    var board = specified.start.board
    for (frame, square) in zip(frames.dropFirst(), squares) {
      board[square] = .dark
      #expect(frame.disks == board)
    }
    #expect(frames.first?.disks == specified.start.board)
    #expect(frames.last?.disks == board)
    #expect(board == specified.end.board)
    for frame in frames.dropFirst() {
      #expect(frame.ply == 1)
      #expect(frame.side == .dark)
      #expect(frame.playedMove == .placement(.named("e6")))
    }
  }

  @Test func `change counts and message once, after the last flip`() {
    let frames = Array(FrameSequence(specified))
    let before = specified.start.board.counts
    #expect(before == DiskCounts(dark: 4, light: 11))
    for frame in frames.dropLast() {
      #expect(frame.diskCounts == before)
      #expect(frame.screenMessage == .turn(.dark))
    }
    #expect(frames.last?.diskCounts == DiskCounts(dark: 11, light: 5))
    #expect(frames.last?.screenMessage == .turn(.light))
  }

  @Test func `show the alert of a pass, whose message still names the side`() throws {
    let replay = game(blocked + "--a3")
    let frames = FrameSequence(replay).filter { (8...9).contains($0.ply) }
    let events = frames.map(\.event)
    #expect(Array(events.suffix(3)) == [.done, .alert, .done])
    let (placed, alert, passed) = try (
      #require(frames.dropLast(2).last), #require(frames.dropLast().last), #require(frames.last)
    )
    #expect(placed.screenMessage == .turn(.dark))
    #expect(alert.screenMessage == .turn(.dark))
    #expect(passed.screenMessage == .turn(.light))
    for frame in [alert, passed] {
      #expect(frame.ply == 9)
      #expect(frame.side == .dark)
      #expect(frame.playedMove == .pass)
      #expect(frame.changedSquare == nil)
      #expect(frame.disks == placed.disks)
      #expect(frame.diskCounts == placed.diskCounts)
    }
  }

  @Test func `end with the alert when the record ends before the pass`() throws {
    let frames = Array(FrameSequence(game(blocked)))
    let alert = try #require(frames.last)
    #expect(alert.event == .alert)
    #expect(alert.ply == 9)
    #expect(alert.side == .dark)
    #expect(alert.playedMove == .pass)
    #expect(alert.screenMessage == .turn(.dark))
    #expect(frames.count { $0.event == .alert } == 1)
    // There is none if only earlier moves are shown.
    #expect(FrameSequence(game(blocked), plies: 1...7).allSatisfy { $0.event != .alert })
    // A save in which the side to move is blocked.
    #expect(FrameSequence(game("", from: game(blocked).end)).map(\.event) == [.start, .alert])
  }

  @Test func `end with the winner or a tie`() throws {
    #expect(Array(FrameSequence(game(over))).last?.screenMessage == .won(.dark))
    let size = try #require(BoardSize(width: 4, height: 4))
    var found: Set<ScreenMessage> = []
    for seed in 0..<200 as Range<UInt64> {
      let replay = randomGame(seed: seed, size: size)
      let frames = Array(FrameSequence(replay))
      let outcome = try #require(replay.outcome)
      let last = try #require(frames.last)
      #expect(last.screenMessage == (outcome.winner.map { .won($0) } ?? .tied))
      #expect(last.diskCounts == outcome.raw)
      #expect(
        frames.dropLast().allSatisfy {
          $0.screenMessage == .turn(.dark) || $0.screenMessage == .turn(.light)
        }
      )
      found.insert(last.screenMessage)
    }
    #expect(found == [.won(.dark), .won(.light), .tied])
  }

  @Test func `of a position without moves are one`() {
    #expect(FrameSequence(game("")).map(\.event) == [.start])
    let stopped = Position(board: .initial(), turn: nil)
    #expect(FrameSequence(game("", from: stopped)).map(\.screenMessage) == [.tied])
  }
}
