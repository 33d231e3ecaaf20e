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

  @OptionGroup var options: InputOptions

  func run() async throws {
    try await outputFailuresTold {
      var report = Report(try OutputFile.open("-"))
      let checker = BlockChecker(usesColour: Terminal.usesColour(STDOUT_FILENO))
      var summary = ValidationSummary()
      let unreadable = try await options.forEachSource { diagnostic in
        try report.add(checker.reporter.text(for: diagnostic))
      } read: { source in
        let records = summary.records
        let ending = try await source.read(work: checker.check) { block throws(FileError) in
          summary.add(block.summary)
          try report.add(block.text)
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

/// Validates blocks of records, on any thread.
private struct BlockChecker: Sendable {
  let reporter: TextReporter
  private let validator = Validator()

  init(usesColour: Bool) { reporter = TextReporter(usesColour: usesColour) }

  /// What came of a block.
  struct Outcome: Sendable {
    var summary = ValidationSummary()
    var text = ""
  }

  func check(_ slices: [RecordSlice]) -> Outcome {
    var outcome = Outcome()
    // Looked at in place: the copies of an archive's slices would cost more than parsing them.
    slices.withUnsafeBufferPointer { slices in
      for index in slices.indices {
        let parsed = slices[index].parsed()
        let validation = validator.validate(parsed)
        outcome.summary.add(validation, of: parsed)
        for diagnostic in validation.diagnostics { outcome.text += reporter.text(for: diagnostic) }
      }
    }
    return outcome
  }
}

/// The report of a run, on its way to standard output.
private struct Report: ~Copyable {
  private var output: OutputFile
  private var bytes: [UInt8] = []

  init(_ output: consuming OutputFile) { self.output = output }

  mutating func add(_ text: String) throws(FileError) {
    guard !text.isEmpty else { return }
    bytes += text.utf8
    try output.write(&bytes)
  }

  consuming func finish(_ summary: ValidationSummary) throws(FileError) {
    try add("\(summary)\n")
    try output.commit()
  }
}
