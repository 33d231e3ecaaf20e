package import GameRecords

/// The rules about the inputs and outputs of a run.
extension Rule {
  package static let unreadableInput = Rule(
    1,
    "unreadable-input",
    .error,
    "An input must be a readable file that the run does not write to.",
    why: "Nothing in it is converted or checked, so the run ends with status 2 even if all other "
      + "inputs are fine.",
    fix: "Check the name, the permissions, and that the output is a different file.",
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
    "An input must have one known format.",
    why: "Formats are detected from the content, because saves, boards and transcripts all use "
      + "the extension .txt. Reading a file as the wrong format gives nonsense.",
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
    "It should be clear which tables of names belong to an input.",
    why: "A WTHOR game has numbers instead of names. The numbers are valid only with the tables of "
      + "their own release. With another table, every player gets another name.",
    fix: "Name the tables with --players and --tournaments, or give them the name of the file of "
      + "games.",
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
    "A selected record must exist, and have the selected moves.",
    why: "A picture shows one game, so it must be clear which. An input that ends before the "
      + "selected record is usually the wrong input.",
    fix: "Select an existing record with --select, and moves that it has with --moves or --at.",
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
    "A run should not write into a folder that it reads.",
    why: "A run that reads its own output would convert everything twice, or never end. The file "
      + "is left out.",
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
    why: "Half an output could be mistaken for a whole one. The previous file stays as it was, "
      + "and the run ends with status 74.",
    fix: "Create the folder, free space on the disk, or write to another place.",
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
    "It must be possible to convert a record to the requested format.",
    why: "Some records would become a different game: a board of a size that the format does not "
      + "have, or a pass that nobody had to make in a format without passes. The output is then "
      + "not written.",
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
    why: "Most formats store less than a record has: WTHOR has no passes, times or comments, and "
      + "cuts names off after 19 letters. Converting the file again does not bring back what was "
      + "dropped.",
    fix: "Choose a format that stores everything, json or xml, or refuse to lose anything with "
      + "--strict.",
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
    "The output must read back as the same records.",
    why: "The output is read again and compared with its source. A difference is a defect of "
      + "flipbook, and the output is not kept.",
    fix: "Report it with the input, and choose another format until it is repaired.",
    example: nil
  )
  package static let fileExtension = Rule(
    10,
    "file-extension",
    .warning,
    "An output should have the extension that its content usually has.",
    why: "A program that relies on the extension reads nonsense, or nothing. In WTHOR, .wtb means "
      + "8×8 games of 68 bytes each, and .wtd 10×10 games of 104.",
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
    "With --unique, --merge or --update, only one record of each game is written.",
    why: "Archives have many games in common, and not always in the same orientation: the first "
      + "move may be d3, c4, f5 or e6. The first record that is read is the one that is kept, as it "
      + "is with --unique, and with the facts that only the others have with --merge.",
    fix: "Name the input first whose records should be kept.",
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
    "The file that a game resumes from should be a save.",
    why: "A damaged save has no position to resume from. It is renamed, so that nothing in it is "
      + "lost when the new game is saved.",
    fix: "Correct the renamed file, or ignore it; name another save with --save.",
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
    "A command for the app must exist and be possible at that moment.",
    why: "As in the app, nothing happens where a disk may not be placed, while the computer is "
      + "thinking, or during an alert. A script whose commands are ignored plays a different "
      + "game.",
    fix: "See what the finding expected; “help” lists the commands.",
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
    "A file in a folder that contains no record is skipped.",
    why: "Folders contain other files too. A file is not read if nothing in it is specific to a "
      + "record format. Links to folders, which could lead in a circle, and pipes are not read "
      + "either. All of these are counted at the end, by reason.",
    fix: "List the skipped files with --verbose. To read a file, name it on the command line, and "
      + "its format with --from; leave paths out with --exclude.",
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
    "A file stored with Git LFS must be fetched before it is read.",
    why: "Until then it is a short text that names the file and contains none of its records.",
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
  package static let noMatch = Rule(
    19,
    "no-match",
    .warning,
    "At least one record should match the query of --where.",
    why:
      "Nothing was converted, checked, counted or drawn, which is easily overlooked in a script.",
    fix: "Try the parts of the query one by one with “flipbook find --count”.",
    example: RuleExample(
      "transcript",
      "f5d6",
      command: "flipbook validate --where 'player = Ann' INPUT"
    )
  )
  package static let mergeConflict = Rule(
    20,
    "merge-conflict",
    .warning,
    "Records of the same game should not contradict each other.",
    why: "The record that was read first is the one that is kept, with its own facts. What the "
      + "other one says instead is lost. With --strict, nothing is written.",
    fix: "Correct the record that is wrong, or name the input first whose facts should be kept.",
    example: RuleExample(
      "jsonl",
      """
      {"flipbook":1,"date":"1985-05-01","moves":["f5","d6"]}
      {"flipbook":1,"date":"1985-05-02","moves":["f5","d6"]}

      """,
      command: "flipbook convert INPUT --merge --to jsonl"
    )
  )
}

extension [Rule] {
  /// All rules about runs.
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
    .noMatch,
    .mergeConflict,
  ]
}
