package import GameRecords

/// What can be wrong with the inputs and outputs of a run.
extension Rule {
  package static let unreadableInput = Rule(
    1,
    "unreadable-input",
    .error,
    "An input must be a file that can be read, and that the run does not write to.",
    why: """
      Nothing in it is converted or checked, so that the run ends with status 2 even if all \
      other inputs are fine.
      """,
    fix: "See whether the name is right, the file may be read, and the output is another one.",
    example: RuleExample(
      "transcript",
      "f5d6",
      command: "flipbook validate missing.txt"
    )
  )
  package static let unknownFormat = Rule(
    2,
    "unknown-format",
    .error,
    "An input must be of one known format.",
    why: """
      Formats are told from the content, because the extension .txt is used for saves, boards \
      and transcripts alike. Reading a file as something that it is not gives nonsense.
      """,
    fix: "Name the format with --from, if it is one of those that “flipbook formats” lists.",
    example: RuleExample(
      "transcript",
      "Dear Ann, here is our game.",
      command: "flipbook convert INPUT --to json"
    )
  )
  static let companionChoice = Rule(
    3,
    "companion-choice",
    .warning,
    "It should be clear which file of names belongs to an input.",
    why: """
      A game of WTHOR has numbers in place of names, which are only good for the tables of their \
      own release: with another table every player has another name.
      """,
    fix: """
      Name the tables with --players and --tournaments, or give them the name of the file of \
      games.
      """,
    example: RuleExample(
      "pgn",
      """
      [Event "Cup"]
      [Date "2025"]
      [Black "Ann"]
      [White "Bob"]
      [Result "64-0"]

      1. f5 d6 2. c5 f6 3. e7 f4 4. g5 e6 5. e3 64-0

      """,
      command: """
        flipbook convert INPUT -o games.wtb && mv games.jou others.jou \
        && flipbook validate games.wtb
        """
    )
  )
  package static let recordChoice = Rule(
    4,
    "record-choice",
    .error,
    "The records that are chosen must be there, and have what is asked for.",
    why: """
      A picture shows one game, so that it must be clear which. An input that ends before the \
      record that was chosen is mostly not the one that was meant.
      """,
    fix: """
      Choose a record that is there with --select, and moves that it has with --moves or --at.
      """,
    example: RuleExample(
      "transcript",
      """
      f5d6
      f5f6
      """,
      command: "flipbook render INPUT"
    )
  )
  static let ownOutput = Rule(
    5,
    "own-output",
    .note,
    "What a run writes should not lie among what it reads.",
    why: """
      A run that reads what it writes would convert everything twice, or never come to an end. \
      The file is left out.
      """,
    fix: "Write into another folder, or name the inputs one by one.",
    example: RuleExample(
      "transcript",
      "f5d6",
      command: "flipbook convert INPUT -o all.jsonl && flipbook convert . -o all.jsonl"
    )
  )
  package static let outputFailed = Rule(
    6,
    "output-failed",
    .error,
    "The output must be written whole.",
    why: """
      Half an output could be taken for a whole one. What was there before stays as it was, and \
      the run ends with status 74.
      """,
    fix: "Make the folder, free space on the disk, or write to another place.",
    example: RuleExample(
      "transcript",
      "f5d6",
      command: "flipbook convert INPUT -o missing/game.json"
    )
  )
  package static let cannotConvert = Rule(
    7,
    "cannot-convert",
    .error,
    "A record must be convertible to the format that is asked for.",
    why: """
      Some records would become another game: a board of a size that the format does not have, \
      or a pass that nobody had to make in a format without passes. None of the output is put in \
      its place.
      """,
    fix: "Choose another format, such as json, or leave the record out with --keep-going.",
    example: RuleExample(
      "board",
      "-----OX--XO----- X",
      command: "flipbook convert INPUT --to edax-fen"
    )
  )
  package static let loss = Rule(
    8,
    "loss",
    .warning,
    "A conversion should keep every fact.",
    why: """
      Most formats hold less than a record tells: WTHOR has no passes, times or comments, and \
      cuts names off after 19 letters. What was dropped does not come back when the file is \
      converted again.
      """,
    fix: """
      Choose a format that holds everything, json or xml, or refuse to lose anything with \
      --strict.
      """,
    example: RuleExample(
      "transcript",
      "Ann 64-0 Bob : f5d6c5f6e7f4g5e6e3",
      command: "flipbook convert INPUT --to transcript"
    )
  )
  package static let notProved = Rule(
    9,
    "not-proved",
    .error,
    "What was written must read back as it was.",
    why: """
      What is written is read again and compared with what it was made from. A difference is a \
      defect of flipbook, and the output is not put in its place.
      """,
    fix: "Report it with the input, and choose another format until it is mended.",
    example: nil
  )
  package static let fileExtension = Rule(
    10,
    "file-extension",
    .warning,
    "An output should have the extension that its content usually has.",
    why: """
      A program that goes by the extension reads nonsense, or nothing. In WTHOR, .wtb stands for \
      games on 8×8 with 68 bytes each and .wtd for games on 10×10 with 104.
      """,
    fix: "Name the output as the message says, or let --output-dir choose the extension.",
    example: RuleExample(
      "transcript",
      "f5d6",
      command: "flipbook convert INPUT --to sgf -o games.pgn"
    )
  )
  package static let sameGame = Rule(
    11,
    "same-game",
    .note,
    "With --unique, a game that came before is left out.",
    why: """
      Archives have many games in common, and not always in the same orientation: the first move \
      may be d3, c4, f5 or e6. Names and results do not count, so that those of the later record \
      are lost.
      """,
    fix: "Convert without --unique to keep every record.",
    example: RuleExample(
      "transcript",
      """
      f5d6
      e6f4
      """,
      command: "flipbook convert INPUT --unique --to transcript"
    )
  )
  package static let unusableSave = Rule(
    15,
    "unusable-save",
    .warning,
    "The file that a game goes on from should be a save.",
    why: """
      A save that is damaged has no position to go on from. It is set aside under another name, so \
      that nothing of it is lost when the new game is saved.
      """,
    fix: "Mend the file that was set aside, or forget it; name another save with --save.",
    example: RuleExample(
      "save",
      """
      x00
      --------
      ---ox---
      """,
      command: "flipbook play --save INPUT < /dev/null"
    )
  )
  package static let ignoredCommand = Rule(
    16,
    "ignored-command",
    .error,
    "A command for the app must be one, and make sense when it comes.",
    why: """
      As in the app, nothing happens where a disk may not be placed, while the computer thinks, or \
      behind an alert. A script whose commands are ignored plays another game than was meant.
      """,
    fix: "See what the finding says was expected; “help” lists the commands.",
    example: RuleExample(
      "transcript",
      "f5 f6 a1",
      command: "flipbook play --no-save < INPUT"
    )
  )
}

extension Rule {
  static let skippedFile = Rule(
    17,
    "skipped-file",
    .note,
    "What lies in a folder and holds no record is skipped.",
    why: """
      Folders hold other files too. A file that shows nothing that only a format of records has is \
      not read, nor is a link to a folder, which could lead in a circle, or a pipe. They are counted \
      at the end, each reason apart.
      """,
    fix: """
      See with --verbose what was skipped. Name a file on the command line, and its format with \
      --from, to read it; leave paths out with --exclude.
      """,
    example: RuleExample(
      "transcript",
      "f5d6",
      command: "echo Hello > notes.md && flipbook validate ."
    )
  )
  static let gitLFSPointer = Rule(
    18,
    "git-lfs-pointer",
    .error,
    "A file that Git LFS stores must be fetched before it is read.",
    why: """
      Until then a short text is in its place, which names the file and holds none of its records.
      """,
    fix: "Run “git lfs pull”, or let the checkout of your build server fetch LFS files.",
    example: RuleExample(
      "transcript",
      "f5d6",
      command: """
        printf 'version https://git-lfs.github.com/spec/v1\\noid sha256:0\\nsize 9\\n' > a.pgn \
        && flipbook validate a.pgn
        """
    )
  )
}

extension [Rule] {
  /// All of these.
  package static let run: [Rule] = [
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
    .unusableSave,
    .ignoredCommand,
    .skippedFile,
    .gitLFSPointer,
  ]
}
