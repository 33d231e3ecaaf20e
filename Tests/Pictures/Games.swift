import GameRecords
import ReversiRules
import TestSupport

/// The example of the app's specification: dark on e6 flips d5 c4 b3 f6 g6 e7.
let specified = game(
  "e6",
  from: Position(
    board: Board(
      picture: """
        --------
        x-------
        -o------
        --ooo---
        ---ox---
        -----oox
        ---ooo--
        --o-x---
        """
    ),
    turn: .dark
  )
)

/// A game after which dark must pass and light can play a3, b4 or d6.
let blocked = "d3c3f5d2d1e1b2c1"
/// A game that is over after nine moves: no light disk is left.
let over = "f5d6c5f6e7f4g5e6e3"

/// A legal game.
func game(_ transcript: String, from start: Position = .initial) -> Replay {
  let attempt = ReplayAttempt(ReversiRecord(start: start, moves: Move.list(transcript)))
  precondition(attempt.problems.isEmpty, "the game must be legal")
  return attempt.replay
}

/// A random game to its end.
func randomGame(seed: UInt64, size: BoardSize = .standard) -> Replay {
  var generator = SeededGenerator(seed: seed)
  let start = Position.initial(size: size)
  let moves = start.randomGame(using: &generator)
  return ReplayAttempt(ReversiRecord(start: start, moves: moves)).replay
}
