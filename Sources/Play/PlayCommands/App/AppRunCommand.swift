import Apps
import ArgumentParser
import FlipbookCommands
import TerminalOutput
import TerminalPlay

/// `flipbook app run`: runs a script of events in virtual time.
struct AppRunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run events in virtual time, and print the log of what followed",
    discussion: """
      Each line of the script is an event as in a session log, for example {"event":"tapped",\
      "square":"f5"}. “time” says when it happens, in seconds; without it, the event happens as \
      soon as the app waits for it. “ignored” and “state” are compared with what happens. Nothing \
      waits: time passes at once.

      Exit status: 0 success, 1 the script is wrong or the app behaved differently, 2 a file could \
      not be read, 64 usage error, 74 the output could not be written.
      """
  )

  @Option(
    help: ArgumentHelp("Start from the position and the modes in this file.", valueName: "file"),
    completion: .file()
  )
  var save: String?

  @Option(
    help: ArgumentHelp("Size of the board, such as 8 or 6x4.", valueName: "size"),
    transform: BoardSize.init(argument:)
  )
  var size: BoardSize?

  @OptionGroup var app: AppArguments

  @Option(
    help: ArgumentHelp(
      "How long to show each disk that is placed or flipped (default: 0.1s).",
      valueName: "time"
    ),
    transform: Milliseconds.init
  )
  var flipDelay: Milliseconds?

  @Flag(help: "Print the phases of each event instead of the log.")
  var trace = false

  @Argument(
    help: ArgumentHelp("The script, or - for standard input.", valueName: "events"),
    completion: .file()
  )
  var script: String

  func validate() throws {
    if save != nil, size != nil { throw ValidationError("--size has no effect with --save") }
    if save == "-", script == "-" {
      throw ValidationError("standard input cannot be both the script and the save")
    }
  }

  func run() async throws {
    let messages = Messages()
    try await reportingOutputFailures(messages) {
      let path = InputPath(script)
      let bytes: [UInt8]
      var settings = ScriptRun.Settings(header: header, dismissesPasses: app.autoDismiss) {
        [self] in change(&$0)
      }
      do throws(Finding) {
        bytes = try WholeInput.bytes(of: path)
        if let save {
          let start = try WholeInput.save(in: save)
          settings.save = start
        }
      } catch {
        messages.show(error)
        return .unreadable
      }
      let run = ScriptRun(bytes, from: path.name, settings)
      try print(run)
      for finding in run.findings { messages.show(finding) }
      return run.findings.contains { $0.severity == .error } ? .findings : .clean
    }
  }

  private func print(_ run: ScriptRun) throws(FileError) {
    var output = try OutputFile.open(.standardOutput)
    var report = SessionReport<AppState>(showsBoards: false, tracesPhases: true)
    for entry in run.entries {
      var bytes =
        trace
        ? Array(report.lines(for: entry).map { $0 + "\n" }.joined().utf8)
        : SessionLine(entry).bytes
      try output.write(&bytes)
    }
    try output.commit()
  }

  /// Changes the settings of a session as the options ask for.
  private func change(_ settings: inout AppSettings) {
    settings.size = size ?? settings.size
    settings.policy = app.policy ?? settings.policy
    settings.strength = app.strength ?? settings.strength
    settings.seed = app.seed ?? settings.seed
    if let time = app.thinkTime { settings.thinkTime = SessionTime(milliseconds: time.count) }
    if let time = flipDelay { settings.flipDelay = SessionTime(milliseconds: time.count) }
  }

  /// The header of a session whose script does not begin with one, before the options change it.
  private var header: LogHeader<AppState> {
    LogHeader(
      program: "flipbook \(FlipbookCommand.version)",
      AppSettings(
        thinkTime: SessionTime(milliseconds: app.thinkMilliseconds),
        flipDelay: SessionTime(milliseconds: 100)
      )
    )
  }
}
