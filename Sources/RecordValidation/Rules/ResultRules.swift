import GameRecords

/// The rules about declared results, which ``DeclaredResult`` checks.
extension Rule {
  static let wrongResult = Rule(
    3001,
    "wrong-result",
    .error,
    "The declared result must be the result of the final board.",
    why: "Standings and statistics are made from results, and nobody notices that the board "
      + "disagrees: the archives of LiveOthello have 11 such games. Both ways of counting are "
      + "accepted, and so is the komi that GGS subtracts.",
    fix: "Declare the result that the moves lead to, or correct the last moves if they are wrong.",
    example: RuleExample("transcript", "f5d6c5f6e7f4g5e6e3 \(wrong: "40-24")")
  )
  static let unfinishedGame = Rule(
    3003,
    "unfinished-game",
    .warning,
    "A game with a result should be played to its end, or declare how it ended.",
    why: "The moves do not show how the game came to its result: the last ones may be missing, or "
      + "a side may have resigned. In formats that cannot store the ending this is only a note. In "
      + "the WTHOR database it concerns 413 of 127,475 games.",
    fix: "Add the missing moves, or declare how the game ended if the format can store it.",
    example: RuleExample("pgn", "[Result \"\(wrong: "40-24")\"]\n\n1. f5 d6\n")
  )
  static let flippedResultSign = Rule(
    3010,
    "flipped-result-sign",
    .error,
    "The declared difference must be dark's disks minus light's.",
    why: "The loser seems to have won. Edax 4.6 writes the wrong sign in GGF, SGF and PGN for "
      + "every game with an odd number of placed disks. Without --unsafe, it is repaired only in "
      + "files that name Edax.",
    fix: "Change the sign or name the other side, unless the moves are wrong.",
    example: RuleExample(
      "ggf",
      """
      (;GM[Othello]RE[\(wrong: "-64.000")]BO[8 -------- -------- -------- ---O*--- ---*O---
      -------- -------- -------- *]B[f5]W[d6]B[c5]W[f6]B[e7]W[f4]B[g5]W[e6]B[e3];)

      """
    )
  )
  static let swappedResult = Rule(
    3011,
    "swapped-result",
    .error,
    "The declared result must not give dark what light won.",
    why: "The loser seems to have won: the two counts or the names of the sides may be swapped, or "
      + "the moves are of another game. In SGF, Cassio writes B and the difference when light won. "
      + "Without --unsafe, it is repaired only in files that name Cassio, or Edax where it swaps "
      + "results.",
    fix: "Swap the two counts or name the other side, unless the moves are wrong.",
    example: RuleExample("transcript", "f5d6c5f6e7f4g5e6e3 \(wrong: "0-64")")
  )
  static let rawResult = Rule(
    3012,
    "raw-result",
    .note,
    "If the format counts empty squares, the winner must get them.",
    why: "In WTHOR, GGF, SGF and the large PGN collections, a game that ends 13-0 has the result "
      + "64-0. 473 games of LiveOthello have 13-0 instead, and comparisons of results fail. In "
      + "WTHOR, which stores only dark's disks, it is an error: light seems to have all the "
      + "others.",
    fix: "If it matters, give the empty squares to the winner, and half of them to each side in a "
      + "tie. The command fix does so with --unsafe, or if --only names this rule.",
    example: RuleExample(
      "pgn",
      """
      [Result "\(wrong: "13-0")"]

      1. f5 d6 2. c5 f6 3. e7 f4 4. g5 e6 5. e3

      """
    )
  )
  static let stoppedGameResult = Rule(
    3013,
    "stopped-game-result",
    .note,
    "The result of a stopped game should not be a count of disks.",
    why: "PlayOK gives all disks to the winner when the other side resigns or runs out of time; "
      + "its WTHOR files store nothing else. PGN files have 0-0 for a stopped game. Read as "
      + "disks, these numbers spoil every average.",
    fix: "Declare how the game ended if the format can store it. In WTHOR, you need not change "
      + "anything.",
    example: RuleExample("pgn", "[Result \"\(wrong: "0-64")\"]\n\n1. f5 d6\n")
  )
}
