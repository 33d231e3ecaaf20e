import ArgumentParser
import Flipbook
import TerminalPlay

/// `flipbook replay`: runs a session of the app again, as its log tells.
struct ReplayCommand: AsyncParsableCommand, ColouredCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Run a session of the app again, as its log tells",
    discussion: """
      The events of the log are fed to a fresh app, which has to come to the same states. On a \
      terminal, its screen is shown at the recorded pace; elsewhere, what happens is told line by \
      line without waiting.

      Exit status: 0 the session ends as its log tells, 1 the log was changed or is damaged, 2 it \
      could not be read, 64 wrong usage, 74 the output failed.
      """
  )

  @Flag(help: "Tell what happens line by line, without waiting.")
  var plain = false

  @Flag(help: "Print the board after each move too, line by line.")
  var boards = false

  @OptionGroup var speedOption: SpeedOption

  @Option(
    help: ArgumentHelp("Wait no longer than this, however long it took.", valueName: "time"),
    transform: Milliseconds.init
  )
  var maxWait: Milliseconds?

  @OptionGroup var theme: ThemeOption

  @OptionGroup var colour: ColourOption

  @Argument(
    help: ArgumentHelp("The log, or - for standard input.", valueName: "log"),
    completion: .file()
  )
  var log: String

  func validate() throws {
    guard plain || boards else { return }
    for (option, isGiven) in [
      ("--speed", speedOption.speed != nil), ("--max-wait", maxWait != nil),
      ("--theme", theme.isGiven),
    ] where isGiven {
      throw ValidationError("\(option) makes no difference to lines")
    }
  }

  func run() async throws {
    let messages = Messages()
    try await reportingOutputFailures(messages) {
      guard let theme = theme.chosen(messages) else { return .unreadable }
      let log: SessionLog
      let path = InputPath(self.log)
      do throws(Finding) {
        log = try SessionFile.read(path)
      } catch {
        messages.show(error)
        return .unreadable
      }
      var shown = log.entries[...]
      if plain || boards || !OutputTerminal.canPlay {
        try report(log)
      } else {
        let timeline = SessionTimeline(log, speed: speedOption.speed ?? 1, maxWait: maxWait?.count)
        shown = log.entries[..<(try SessionPlayer.play(timeline, theme))]
      }
      for finding in log.findings { messages.show(finding) }
      messages.write(Array("\(path.name): \(SessionSummary(log, shown: shown))\n".utf8))
      return log.findings.contains { $0.severity == .error } ? .findings : .clean
    }
  }

  private func report(_ log: SessionLog) throws(FileError) {
    var output = try OutputFile.open(.standardOutput)
    var report = SessionReport(showsBoards: boards)
    for entry in log.entries {
      var bytes = Array(report.lines(for: entry).map { $0 + "\n" }.joined().utf8)
      try output.write(&bytes)
    }
    try output.commit()
  }
}
