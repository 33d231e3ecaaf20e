internal import ArgumentParser
internal import Flipbook
internal import Glibc

/// `flipbook validate`: replays records and reports what is wrong with them.
struct ValidateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Replay records and report everything that is wrong with them",
    discussion: """
      Every finding is told as path:line:column: severity: text [rule], with the source line, a \
      caret, and the board and the legal moves where they help. The report goes to standard \
      output.

      Exit status: 0 no errors (warnings and notes do not count), 1 errors were found, 2 an input \
      could not be read.
      """
  )

  @OptionGroup var reports: ReportArguments

  @OptionGroup var rules: RuleArguments

  @OptionGroup var options: InputOptions

  func run() async throws {
    try await outputFailuresTold {
      let settings = rules.settings
      let limit = reports.maxFindings.count
      let files = try reports.open()
      let checker = BlockChecker(
        settings,
        limit: limit,
        listsEveryRecord: files.contains(where: \.listsEveryRecord)
      )
      var run = ValidationRun(files, perInput: limit, inAll: reports.maxFindingsInAll.count)
      try await options.forEachBlock(
        begin: { _, _ in checker },
        work: { slices, checker in checker.check(slices) },
        take: { event throws(FileError) in try run.add(event) }
      )
      return try run.finish()
    }
  }
}
