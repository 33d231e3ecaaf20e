import GameRecords

/// What can be wrong with a declared result; ``DeclaredResult`` looks for all of it.
extension Rule {
  static let wrongResult = Rule(
    3001,
    "wrong-result",
    .error,
    "The declared result must be that of the final board.",
    why:
      "Standings and statistics are made from results, and nobody sees that the board says "
      + "otherwise: 11 games in the archives of LiveOthello are like that. Both ways of counting "
      + "are accepted, and the komi that GGS takes from the difference.",
    fix: "Declare the result that the moves lead to, or correct the last moves if they are wrong.",
    example: RuleExample("transcript", "f5d6c5f6e7f4g5e6e3 \(wrong: "40-24")")
  )
  static let unfinishedGame = Rule(
    3003,
    "unfinished-game",
    .warning,
    "A game with a result should be played to its end, or say how it ended.",
    why:
      "The moves do not show how the game came to its result: the last ones may be lost, or a "
      + "side may have resigned. Where a format cannot say so it is a note, as for 413 of 127,475 "
      + "games of the WTHOR database.",
    fix: "Add the missing moves, or say how the game ended where the format can.",
    example: RuleExample("pgn", "[Result \"\(wrong: "40-24")\"]\n\n1. f5 d6\n")
  )
  static let flippedResultSign = Rule(
    3010,
    "flipped-result-sign",
    .error,
    "The declared difference must be dark's disks minus light's.",
    why:
      "The loser seems to have won. Edax 4.6 does this in GGF, SGF and PGN to every game with "
      + "an odd number of placed disks; only in files that name Edax is it repaired without a guess.",
    fix: "Turn the sign around or name the other side, unless the moves are wrong.",
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
    "The declared result must not give dark what light has won.",
    why:
      "The loser seems to have won: the two counts or the names of the sides may be swapped, or "
      + "the moves are of another game. Cassio writes B and the difference in SGF when light has "
      + "won; only in files that name Cassio, or Edax where it turns results around, is it "
      + "repaired without a guess.",
    fix: "Swap the two counts or name the other side, unless the moves are wrong.",
    example: RuleExample("transcript", "f5d6c5f6e7f4g5e6e3 \(wrong: "0-64")")
  )
  static let rawResult = Rule(
    3012,
    "raw-result",
    .note,
    "Where it is the custom, the empty squares belong to the winner.",
    why:
      "WTHOR, GGF, SGF and the large collections in PGN tell 64-0 of a game that ends 13-0, but "
      + "473 games of LiveOthello do not; where results are compared, they differ. In WTHOR, "
      + "which has dark's disks only, it is an error: light seems to have all the others.",
    fix:
      "Where it matters, give the empty squares to the winner, and half of them to each side in a "
      + "tie; fix does so with --unsafe, or where this rule is named with --only.",
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
    "The result of a game that was stopped is not that of a board.",
    why:
      "PlayOK gives all disks to the winner when the other side resigns or runs out of time, which "
      + "is all that its WTHOR files tell, and PGN files say 0-0 when a game was stopped. Taken for "
      + "disks, these numbers spoil every average.",
    fix: "Say how the game ended where the format can; in WTHOR nothing needs to be done.",
    example: RuleExample("pgn", "[Result \"\(wrong: "0-64")\"]\n\n1. f5 d6\n")
  )
}
