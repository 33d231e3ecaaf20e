import ArgumentParser
import Flipbook
import TerminalPlay

/// `flipbook replay`: replays a session of the app from its log.
struct ReplayCommand: AsyncParsableCommand, ColouredCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Replay a session of the app from its log",
    discussion: """
      A new instance of the app gets the events of the log, and must reach the same states. On a \
      terminal, its screen is shown at the recorded pace; elsewhere, what happens is printed line \
      by line without waiting.

      Exit status: 0 the session matches its log, 1 the log was changed or is damaged, 2 the log \
      could not be read, 64 usage error, 74 an output could not be written.
      """
  )

  @Flag(help: "Print what happens line by line, even on a terminal.")
  var plain = false

  @Flag(help: "Like --plain, and print the board after each move.")
  var boards = false

  @Flag(help: "Like --plain, and print the phases of each event, ignored ones too.")
  var trace = false

  @OptionGroup var speedOption: SpeedOption

  @Option(
    help: ArgumentHelp("Cap every pause at this length.", valueName: "time"),
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
    guard isPlain else { return }
    for (option, isGiven) in [
      ("--speed", speedOption.speed != nil), ("--max-wait", maxWait != nil),
      ("--theme", theme.isGiven),
    ] where isGiven {
      throw ValidationError("\(option) has no effect with --plain, --boards or --trace")
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
      if isPlain || !OutputTerminal.canPlay {
        try report(log)
      } else {
        let timeline = SessionTimeline(log, speed: speedOption.speed ?? 1, maxWait: maxWait?.count)
        let place = try SessionPlayer.play(SessionCursor(log), timeline, theme)
        shown = log.entries[..<place]
      }
      for finding in log.findings { messages.show(finding) }
      messages.write(Array("\(path.name): \(SessionSummary(log, shown: shown))\n".utf8))
      return log.findings.contains { $0.severity == .error } ? .findings : .clean
    }
  }

  private var isPlain: Bool { plain || boards || trace }

  private func report(_ log: SessionLog) throws(FileError) {
    var output = try OutputFile.open(.standardOutput)
    var report = SessionReport(showsBoards: boards, tracesPhases: trace)
    for entry in log.entries {
      var bytes = Array(report.lines(for: entry).map { $0 + "\n" }.joined().utf8)
      try output.write(&bytes)
    }
    try output.commit()
  }
}
