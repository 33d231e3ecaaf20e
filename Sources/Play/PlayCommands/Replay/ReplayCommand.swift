import Apps
import ArgumentParser
import FlipbookCommands
import TerminalOutput
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

      With --to, the game up to the end of the log, or up to --at, is written as a record.

      Exit status: 0 the session matches its log, 1 the log was changed or is damaged, 2 the log \
      could not be read, does not reach --at, or could not be converted, 64 usage error, 74 an \
      output could not be written.
      """
  )

  @Flag(help: "Print what happens line by line, even on a terminal.")
  var plain = false

  @Flag(help: "Like --plain, and print the board after each move.")
  var boards = false

  @Flag(help: "Like --plain, and print the phases of each event, ignored ones too.")
  var trace = false

  @Option(
    help: ArgumentHelp(
      "Stop here: after an event (40), a time (7.5s, 1:02) or a move (move12).",
      valueName: "place"
    ),
    transform: SessionPlace.init(argument:)
  )
  var at: SessionPlace?

  @Option(
    help: ArgumentHelp(
      "Write the game so far as a record, or the position if the format stores no moves.",
      valueName: "format"
    )
  )
  var to: WritableFormatName?

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
    guard isPlain || to != nil else { return }
    if isPlain, to != nil {
      throw ValidationError("--to cannot be combined with --plain, --boards or --trace")
    }
    let others = to == nil ? "--plain, --boards or --trace" : "--to"
    for (option, isGiven) in [
      ("--speed", speedOption.speed != nil), ("--max-wait", maxWait != nil),
      ("--theme", theme.isGiven),
    ] where isGiven {
      throw ValidationError("\(option) has no effect with \(others)")
    }
  }

  func run() async throws {
    let messages = Messages()
    try await reportingOutputFailures(messages) {
      guard let theme = theme.chosen(messages) else { return .unreadable }
      let file: SessionFile
      do throws(Finding) {
        file = try SessionFile(InputPath(log))
      } catch {
        messages.show(error)
        return .unreadable
      }
      return try replay(file, by: file.app, theme, messages)
    }
  }

  private func replay<Model: PlayedModel>(
    _ file: SessionFile,
    by app: Model.Type,
    _ theme: Theme,
    _ messages: Messages
  ) throws(FileError) -> ExitStatus {
    let log = file.log(of: app)
    var cursor = SessionCursor(log)
    do throws(Finding) {
      if let at { cursor.go(to: try cursor.stops.place(named: at, in: file.name)) }
    } catch {
      messages.show(error)
      return .unreadable
    }
    var status = ExitStatus.clean
    if let to {
      if at == nil { cursor.go(to: log.entries.count) }
      let record = log.record(after: cursor.place, for: to.format)
      var request = ConversionRequest(target: to.format)
      request.verifies = to.format.isAlwaysVerified
      let output = try RecordOutput(.standardOutput, request)
      var run = ConversionRun(request, into: .output(output)) { messages.show($0) }
      try run.convert(record, madeOf: file.name)
      status = try messages.report(run)
    } else if isPlain || !OutputTerminal.canPlay {
      if at == nil { cursor.go(to: log.entries.count) }
      try report(log, until: cursor.place)
    } else {
      let timeline = SessionTimeline(log, speed: speedOption.speed ?? 1, maxWait: maxWait?.count)
      cursor.go(to: try SessionPlayer.play(cursor, timeline, theme))
    }
    for finding in log.findings { messages.show(finding) }
    let summary = SessionSummary(log, shown: log.entries.prefix(cursor.place))
    messages.write(Array("\(file.name): \(summary)\n".utf8))
    if log.findings.contains(where: { $0.severity == .error }) { status.rise(to: .findings) }
    return status
  }

  private var isPlain: Bool { plain || boards || trace }

  private func report<Model: PlayedModel>(
    _ log: ReplayedLog<Model>,
    until place: Int
  ) throws(FileError) {
    var output = try OutputFile.open(.standardOutput)
    var report = SessionReport<Model>(showsBoards: boards, tracesPhases: trace)
    for entry in log.entries.prefix(place) {
      var bytes = Array(report.lines(for: entry).map { $0 + "\n" }.joined().utf8)
      try output.write(&bytes)
    }
    try output.commit()
  }
}
