package import GameRecords

extension RuleExplanations {
  static let run = RuleExplanations(PackageResources.RunRules_md)
}

/// The rules about the inputs and outputs of a run.
extension Rule {
  package static let unreadableInput = Rule(1, "unreadable-input", .error, page: .run)
    .requiring("An input must be a readable file that the run does not write to.")
  package static let unknownFormat = Rule(2, "unknown-format", .error, page: .run)
    .requiring("An input must have one known format.")
  static let companionChoice = Rule(3, "companion-choice", .warning, page: .run)
    .requiring("It should be clear which tables of names belong to an input.")
  package static let recordChoice = Rule(4, "record-choice", .error, page: .run)
    .requiring("A selected record must exist, and have the selected moves.")
  static let ownOutput = Rule(5, "own-output", .note, page: .run)
    .requiring("A run should not write into a folder that it reads.")
  package static let outputFailed = Rule(6, "output-failed", .error, page: .run)
    .requiring("The output must be written whole.")
  package static let cannotConvert = Rule(7, "cannot-convert", .error, page: .run)
    .requiring("It must be possible to convert a record to the requested format.")
  package static let loss = Rule(8, "loss", .warning, page: .run)
    .requiring("A conversion should keep every fact.")
  package static let notProved = Rule(9, "not-proved", .error, page: .run)
    .requiring("The output must read back as the same records.")
  package static let fileExtension = Rule(10, "file-extension", .warning, page: .run)
    .requiring("An output should have the extension that its content usually has.")
  package static let sameGame = Rule(11, "same-game", .note, page: .run)
    .requiring("With --unique, --merge or --update, only one record of each game is written.")
  package static let unusableSave = Rule(15, "unusable-save", .warning, page: .run)
    .requiring("The file that a game resumes from should be a save.")
  package static let ignoredCommand = Rule(16, "ignored-command", .error, page: .run)
    .requiring("A command for the app must exist and be possible at that moment.")
}

extension Rule {
  static let skippedFile = Rule(17, "skipped-file", .note, page: .run)
    .requiring("A file in a folder that contains no record is skipped.")
  static let gitLFSPointer = Rule(18, "git-lfs-pointer", .error, page: .run)
    .requiring("A file stored with Git LFS must be fetched before it is read.")
  package static let noMatch = Rule(19, "no-match", .warning, page: .run)
    .requiring("At least one record should match the query of --where.")
  package static let mergeConflict = Rule(20, "merge-conflict", .warning, page: .run)
    .requiring("Records of the same game should not contradict each other.")
}

extension [Rule] {
  /// All rules about runs.
  package static let run: [Rule] = [
    .unreadableInput, .unknownFormat, .companionChoice, .recordChoice, .ownOutput,
    .outputFailed, .cannotConvert, .loss, .notProved, .fileExtension, .sameGame, .unusableSave,
    .ignoredCommand, .skippedFile, .gitLFSPointer, .noMatch, .mergeConflict,
  ]
}
