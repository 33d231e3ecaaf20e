internal import ArgumentParser
internal import Flipbook
internal import Glibc

/// `flipbook validate`: replays records and reports what is wrong with them.
struct ValidateCommand: ParsableCommand {
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

  @OptionGroup var options: InputOptions

  func run() throws {
    try outputFailuresTold {
      var output = try OutputFile.open("-")
      let reporter = TextReporter(usesColour: Terminal.usesColour(STDOUT_FILENO))
      let validator = Validator()
      var summary = ValidationSummary()
      var text: [UInt8] = []
      summary.unreadable = try options.forEachSource(Messages()) { source in
        var failure: FileError?
        let ending = source.read { parsed in
          let validation = validator.validate(parsed)
          summary.add(validation, of: parsed)
          for diagnostic in validation.diagnostics {
            text += reporter.text(for: diagnostic).utf8
          }
          do throws(FileError) {
            if !text.isEmpty { try output.write(&text) }
          } catch {
            failure = error
          }
          return failure == nil ? .proceed : .stop
        }
        if let failure { throw failure }
        if case .read = ending { summary.files += 1 }
        return ending
      }
      text += "\(summary)\n".utf8
      try output.write(&text)
      try output.commit()
      return summary.unreadable > 0 ? .unreadable : summary.hasErrors ? .findings : .clean
    }
  }
}
