import GameRecords

/// What can be wrong with a transcript, and what is forgiven in one.
extension Rule {
  static let transcriptToken = Rule(
    1351,
    "transcript-token",
    .error,
    "A transcript must consist of moves, passes, move numbers and separators.",
    why: "Edax stops at the first word that it cannot read, and silently treats the moves before "
      + "it as the whole game. flipbook does not read the rest of the game either.",
    fix: "Correct the word if it is a move. Put comments on lines of their own that begin with # "
      + "before the game.",
    example: RuleExample("transcript", "f5 d6 \(wrong: "Nf3") c4")
  )
  static let transcriptWrapped = Rule(
    1352,
    "transcript-wrapped",
    .warning,
    "A game should be on one line.",
    why: "Move numbers, or moves that are legal only one after the other, show that the game "
      + "continues. Programs that read every line as a game, such as Edax, split it into two "
      + "games, and the second one begins in the middle.",
    fix: "Write the game on one line, for example by converting the file to transcript.",
    example: RuleExample(
      "transcript",
      """
      1. f5 d6
      \(wrong: "")2. c3 d3
      """
    )
  )
  static let transcriptNullMove = Rule(
    1353,
    "transcript-null-move",
    .note,
    "A pass should not be written as a move on an occupied square.",
    why: "Fairy-Stockfish writes passes as null moves such as a1a1. Other programs read them as "
      + "illegal moves.",
    fix: "Write the pass as -- or leave it out.",
    example: RuleExample("transcript", "d3 c3 f5 d2 d1 e1 b2 c1 \(wrong: "a1a1") d6")
  )
  static let transcriptDrop = Rule(
    1354,
    "transcript-drop",
    .note,
    "A move should be written as its square.",
    why: "XBoard and Fairy-Stockfish write P@ before a square and count its row from the bottom: "
      + "P@f4 is f5. A program that counts from the top plays on the wrong square.",
    fix: "Write f5 instead of P@f4, for example by converting the file to transcript.",
    example: RuleExample("transcript", "\(wrong: "P@f4") d6")
  )
  static let transcriptResult = Rule(
    1355,
    "transcript-result",
    .warning,
    "The result after the moves should equal the one before them.",
    why: "A game has one result. The one before the moves counts, and the other one is dropped, "
      + "although it may be the right one.",
    fix: "Find out which one is right, and remove the other.",
    example: RuleExample(
      "transcript",
      """
      Ann 64-0 Bob : f5d6c5f6e7f4g5e6e3 \(wrong: "0-64")
      """
    )
  )
  static let transcriptComment = Rule(
    1356,
    "transcript-comment",
    .warning,
    "A comment should come before its game.",
    why: "A comment belongs to the game that follows it. After the last game there is none, so "
      + "the comment is lost when the file is converted.",
    fix: "Move the comment before its game.",
    example: RuleExample(
      "transcript",
      """
      f5d6
      \(wrong: "# played on a train")
      """
    )
  )
  static let transcriptMargin = Rule(
    1358,
    "transcript-margin",
    .note,
    "A result after the moves should give the disks of both sides.",
    why: "In large collections 1, 0 and -1 say who won, and any other number is dark's disks "
      + "minus light's. Here the moves do not confirm it: the game is unfinished, or the final "
      + "board has another result.",
    fix: "Write the disks of both sides, such as 39-25.",
    example: RuleExample(
      "transcript",
      "f5d6c3d3c4 \(wrong: "-12")",
      command: "\(RuleExample.usualCommand) --disable unfinished-game"
    )
  )
  static let transcriptName = Rule(
    1359,
    "transcript-name",
    .note,
    "A name next to the moves should be in a comment.",
    why: "Lists of openings have names next to the moves. Whether this one names an opening, a "
      + "game or a player is unknown, so it becomes a comment.",
    fix: "Write the name on a line of its own that begins with # before the game.",
    example: RuleExample("transcript", "f5d6c3d3c4 \(wrong: "Tiger")")
  )
  static let transcriptScore = Rule(
    1360,
    "transcript-score",
    .note,
    "A score after the moves should be stored as the evaluation of a move.",
    why: "Books write X-21 if dark is expected to lose by 21 disks. The score is kept as the "
      + "evaluation of the last move, from the point of view of the side that played it.",
    fix: "Convert the file to a format that stores evaluations, such as json or ggf.",
    example: RuleExample("transcript", "f5d6c3d3c4\(wrong: "X-2")")
  )
}

extension [Rule] {
  /// All of these.
  static let transcript: [Rule] = [
    .transcriptToken,
    .transcriptWrapped,
    .transcriptNullMove,
    .transcriptDrop,
    .transcriptResult,
    .transcriptComment,
    .transcriptMargin,
    .transcriptName,
    .transcriptScore,
  ]
}
