@testable import FrameRendering
import GameRecords
import Games
import ReversiRules

/// Reads frames of Reversi in the terms of the game.
extension Frame {
  /// The disks.
  var disks: Board {
    var disks = Board(size: board.size.ofReversi)
    for square in disks.size.squares {
      disks[square] = board[GridCell(square)].map { $0.tone == .dark ? .dark : .light }
    }
    return disks
  }

  /// The side that makes the move.
  var side: Disk? { player.map { $0.tone == .dark ? .dark : .light } }

  /// The move.
  var playedMove: Move? {
    move.flatMap { $0 == "pass" ? .pass : Square($0).map { .placement($0) } }
  }

  /// The square whose disk has just changed.
  var changedSquare: Square? { changed.flatMap { Square($0) } }

  /// The square of the last placement.
  var lastPlacement: Square? { lastMove.flatMap { Square($0) } }

  /// The squares that are marked as legal.
  var legalMoves: [Square]? { hints?.compactMap { Square($0) } }

  /// The message, whose words differ.
  var screenMessage: ScreenMessage {
    let all = Disk.allCases.flatMap { [ScreenMessage.turn($0), .won($0)] } + [.tied]
    return all.first { Frame.Message($0) == message } ?? .tied
  }

  /// Both disk counts.
  var diskCounts: DiskCounts {
    let numbers = counts.map { Int($0.text) ?? -1 }
    return DiskCounts(dark: numbers[0], light: numbers[1])
  }
}

extension GridSize {
  /// The size of a board.
  var ofReversi: BoardSize { BoardSize(width: width, height: height) ?? .standard }
}

extension TerminalLayout {
  /// The squares of the board.
  var squares: [Square] { board.cells.compactMap { Square($0) } }

  /// Returns the upper left corner inside of a square.
  func corner(_ square: Square) -> (line: Int, column: Int) { corner(GridCell(square)) }
}

extension FrameSequence {
  /// Creates the frames of a game of Reversi, or of some of its moves.
  init(
    _ replay: Replay,
    plies: ClosedRange<Int>? = nil,
    by step: Step = .disk,
    pace: Pace = Pace(),
    thinkingTimes: [Int: Double] = [:]
  ) {
    var options = RenderingOptions()
    options.plies = plies
    options.step = step
    options.pace = pace
    self.init(replay, options, thinkingTimes: thinkingTimes)
  }
}
