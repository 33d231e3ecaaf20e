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

  @Flag(help: "Validate again what changes in the files and folders, until interrupted.")
  var watch = false

  @OptionGroup var options: InputOptions

  func validate() throws {
    if watch, options.inputs.contains("-") {
      throw ValidationError("--watch needs files or folders, not standard input")
    }
  }

  func run() async throws {
    try await outputFailuresTold {
      // Watched from the start, so that nothing changes unseen meanwhile.
      guard watch else { return try await validate(options.list()) }
      var changes = try FileWatch(options.inputs)
      let messages = Messages()
      _ = try await validate(options.list())
      messages.write(Array("watching; Ctrl-C ends\n".utf8))
      while true {
        let list = InputList(changed: changes.next())
        let names = list.paths.map { DisplayText.escape($0.name) }.joined(separator: ", ")
        messages.write(Array("\nchanged: \(names)\n".utf8))
        _ = try await validate(list)
      }
    }
  }

  private func validate(_ list: InputList) async throws -> ExitStatus {
    let files = try reports.open()
    let listsEveryRecord = files.contains(where: \.listsEveryRecord)
    let configurations = rules.configurations(Messages())
    var run = ValidationRun(files, inAll: reports.maxFindingsInAll.count)
    try await options.forEachBlock(
      of: list,
      begin: { path, _ throws(Diagnostic) in
        var configuration = try configurations.configuration(for: path).configuration
        rules.apply(to: &configuration.rules)
        let limit = reports.maxFindings?.count ?? configuration.maxFindings
        return BlockChecker(
          configuration.rules,
          limit: limit ?? FindingLimit.standard,
          listsEveryRecord: listsEveryRecord
        )
      },
      work: { slices, checker in checker.check(slices) },
      take: { event throws(FileError) in
        if !configurations.haveFailed { try run.add(event) }
      }
    )
    // Nobody knows what the findings would have been.
    if configurations.haveFailed { return .unreadable }
    return try run.finish()
  }
}
