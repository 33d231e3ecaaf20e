package import GameRecords

/// What can be wrong with the inputs and outputs of a run.
extension Rule {
  package static let unreadableInput = Rule(
    1,
    "unreadable-input",
    .error,
    "An input must be a file that can be read.",
    why: "",
    fix: "",
    example: nil
  )
  package static let unknownFormat = Rule(
    2,
    "unknown-format",
    .error,
    "An input must be of a known format.",
    why: "",
    fix: "",
    example: nil
  )
  package static let companionChoice = Rule(
    3,
    "companion-choice",
    .warning,
    "It should be clear which file of names belongs to an input.",
    why: "",
    fix: "",
    example: nil
  )
  package static let recordChoice = Rule(
    4,
    "record-choice",
    .error,
    "It must be clear which records are meant, and there must be something in them.",
    why: "",
    fix: "",
    example: nil
  )
  package static let ownOutput = Rule(
    5,
    "own-output",
    .note,
    "What a run writes is not among what it reads.",
    why: "",
    fix: "",
    example: nil
  )
  package static let outputFailed = Rule(
    6,
    "output-failed",
    .error,
    "The output must be written whole.",
    why: "",
    fix: "",
    example: nil
  )
  package static let cannotConvert = Rule(
    7,
    "cannot-convert",
    .error,
    "A record must be convertible to the format that is asked for.",
    why: "",
    fix: "",
    example: nil
  )
  package static let loss = Rule(
    8,
    "loss",
    .warning,
    "A conversion should keep every fact.",
    why: "",
    fix: "",
    example: nil
  )
  package static let notProved = Rule(
    9,
    "not-proved",
    .error,
    "What was written must read back as it was.",
    why: "",
    fix: "",
    example: nil
  )
  package static let fileExtension = Rule(
    10,
    "file-extension",
    .warning,
    "An output should have the extension that its content usually has.",
    why: "",
    fix: "",
    example: nil
  )
  package static let sameGame = Rule(
    11,
    "same-game",
    .note,
    "A game that came before is left out.",
    why: "",
    fix: "",
    example: nil
  )
}

extension [Rule] {
  /// All of these.
  static let run: [Rule] = [
    .unreadableInput,
    .unknownFormat,
    .companionChoice,
    .recordChoice,
    .ownOutput,
    .outputFailed,
    .cannotConvert,
    .loss,
    .notProved,
    .fileExtension,
    .sameGame,
  ]
}
