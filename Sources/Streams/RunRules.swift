package import GameRecords

extension RuleExplanations {
  static let run = RuleExplanations(PackageResources.RunRules_md)
}

/// The rules about the inputs and outputs of a run.
extension Rule {
  package static let unreadableInput = Rule(1, "unreadable-input", .error, page: .run)
  package static let unknownFormat = Rule(2, "unknown-format", .error, page: .run)
  static let companionChoice = Rule(3, "companion-choice", .warning, page: .run)
  package static let recordChoice = Rule(4, "record-choice", .error, page: .run)
  static let ownOutput = Rule(5, "own-output", .note, page: .run)
  package static let outputFailed = Rule(6, "output-failed", .error, page: .run)
  package static let cannotConvert = Rule(7, "cannot-convert", .error, page: .run)
  package static let loss = Rule(8, "loss", .warning, page: .run)
  package static let notProved = Rule(9, "not-proved", .error, page: .run)
  package static let fileExtension = Rule(10, "file-extension", .warning, page: .run)
  package static let sameGame = Rule(11, "same-game", .note, page: .run)
  static let otherFormat = Rule(30, "other-format", .warning, page: .run)
  package static let unusableSave = Rule(15, "unusable-save", .warning, page: .run)
  package static let ignoredCommand = Rule(16, "ignored-command", .error, page: .run)
}

extension Rule {
  static let skippedFile = Rule(17, "skipped-file", .note, page: .run)
  static let gitLFSPointer = Rule(18, "git-lfs-pointer", .error, page: .run)
  package static let noMatch = Rule(19, "no-match", .warning, page: .run)
  package static let mergeConflict = Rule(20, "merge-conflict", .warning, page: .run)
}

extension [Rule] {
  /// All rules about runs.
  package static let run: [Rule] = [
    .unreadableInput, .unknownFormat, .companionChoice, .recordChoice, .ownOutput,
    .outputFailed, .cannotConvert, .loss, .notProved, .fileExtension, .sameGame, .otherFormat,
    .unusableSave,
    .ignoredCommand, .skippedFile, .gitLFSPointer, .noMatch, .mergeConflict,
  ]
}
