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
      var report = Report(try OutputFile.open("-"))
      let validator = Validator()
      var summary = ValidationSummary()
      let unreadable = try options.forEachSource { diagnostic in
        try report.add([diagnostic])
      } read: { source in
        let records = summary.records
        let ending = try source.read { parsed throws(FileError) in
          let validation = validator.validate(parsed)
          summary.add(validation, of: parsed)
          try report.add(validation.diagnostics)
          return .proceed
        }
        guard case .read = ending else { return ending }
        // An input without any record is as good as unreadable.
        if summary.records == records { summary.unreadable += 1 } else { summary.files += 1 }
        return ending
      }
      summary.unreadable += unreadable
      try report.finish(summary)
      return summary.unreadable > 0 ? .unreadable : summary.hasErrors ? .findings : .clean
    }
  }
}

/// The report of a run, on its way to standard output.
private struct Report: ~Copyable {
  private var output: OutputFile
  private var text: [UInt8] = []
  private let reporter = TextReporter(usesColour: Terminal.usesColour(STDOUT_FILENO))

  init(_ output: consuming OutputFile) { self.output = output }

  mutating func add(_ diagnostics: [Diagnostic]) throws(FileError) {
    guard !diagnostics.isEmpty else { return }
    for diagnostic in diagnostics { text += reporter.text(for: diagnostic).utf8 }
    try output.write(&text)
  }

  consuming func finish(_ summary: ValidationSummary) throws(FileError) {
    text += "\(summary)\n".utf8
    try output.write(&text)
    try output.commit()
  }
}
