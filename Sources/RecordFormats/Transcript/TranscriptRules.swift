import GameRecords

/// What can be wrong with a transcript, and what is forgiven in one.
extension Rule {
  static let transcriptToken = Rule(
    1351,
    "transcript-token",
    .error,
    "A transcript must consist of moves, passes, move numbers and separators.",
    why: """
      Edax stops at the first word that it cannot read and takes the moves before it for the \
      whole game, without saying so. The game is not read any further here either.
      """,
    fix: """
      Correct the word if it was to be a move; put remarks on lines of their own that begin with \
      # before the game.
      """,
    example: RuleExample("transcript", "f5 d6 \(wrong: "Nf3") c4")
  )
  static let transcriptWrapped = Rule(
    1352,
    "transcript-wrapped",
    .warning,
    "A game should stand on one line.",
    why: """
      Move numbers, or moves that the rules only allow one after the other, show that the game goes \
      on. Programs that take every line for a game, as Edax does, make two of this one, and the \
      second of them begins in the middle.
      """,
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
    "A pass should not be written as a move on a square that is taken.",
    why: """
      Fairy-Stockfish writes passes as null moves such as a1a1. To other programs that is a move \
      that the rules do not allow.
      """,
    fix: "Write the pass as -- or leave it out.",
    example: RuleExample("transcript", "d3 c3 f5 d2 d1 e1 b2 c1 \(wrong: "a1a1") d6")
  )
  static let transcriptDrop = Rule(
    1354,
    "transcript-drop",
    .note,
    "A move should be written as its square.",
    why: """
      XBoard and Fairy-Stockfish write P@ before a square and count its row from the bottom: \
      P@f4 is f5. A program that counts from the top plays on the wrong square.
      """,
    fix: "Write f5 in place of P@f4, for example by converting the file to transcript.",
    example: RuleExample("transcript", "\(wrong: "P@f4") d6")
  )
  static let transcriptResult = Rule(
    1355,
    "transcript-result",
    .warning,
    "The result behind the moves should be the one before them.",
    why: """
      A game has one result. The one before the moves counts and the other one is not kept, \
      although it may be the right one.
      """,
    fix: "Find out which of them is right, and remove the other one.",
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
    "A comment should stand before the game that it is about.",
    why: """
      A comment belongs to the game that follows it. Behind the last game it belongs to none, \
      and is lost when the file is converted.
      """,
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
    "A number behind the moves should be the result that they lead to.",
    why: """
      In large collections 1, 0 and -1 tell who has won, and other numbers how many disks dark has \
      more than light. The moves do not prove that it is so here: the game is not played out, or \
      the board shows something else.
      """,
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
    "A name beside the moves should stand in a comment.",
    why: """
      Lists of openings have names beside the moves. Whether it is that of an opening, of a game or \
      of a player cannot be told, so that it becomes a comment.
      """,
    fix: "Write it on a line of its own that begins with # before the game.",
    example: RuleExample("transcript", "f5d6c3d3c4 \(wrong: "Tiger")")
  )
  static let transcriptScore = Rule(
    1360,
    "transcript-score",
    .note,
    "A score behind the moves should be that of a move.",
    why: """
      Books write X-21 where dark is expected to lose by 21. It is kept as what the last move's \
      player expects of it.
      """,
    fix: "Convert the file to a format with evaluations, such as json or ggf.",
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
