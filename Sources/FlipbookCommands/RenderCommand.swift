public import ArgumentParser
internal import Flipbook
internal import Glibc

/// `flipbook render`: draws a game frame by frame.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a game's frames, one disk at a time",
    discussion: """
      Frames show what the app's screen shows: the placed disk, each turned disk in flip order, \
      and counts and message, which change once a move is done. A record that breaks the rules is \
      drawn up to the bad move.

      Exit status: 0 drawn, 1 the record breaks the rules, 2 the input could not be read, 64 wrong \
      usage, 74 the output failed.
      """
  )

  @Option(help: ArgumentHelp("What to draw.", valueName: "format"))
  var format = RendererName.standard

  @Option(
    help: ArgumentHelp(
      "Only these moves, counted from 1 with passes: 7, 3..9, 3.. or ..9.",
      valueName: "range"
    ),
    transform: PlyRange.init
  )
  var moves: PlyRange?

  @Option(help: "Every frame of each move, or one board with the numbers of the flip order.")
  var style = RenderingOptions.Style.frames

  @Option(help: ArgumentHelp("Which record of the input, counted from 1.", valueName: "number"))
  var record: Int?

  @OptionGroup var reading: ReadingArguments

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write to this file instead of standard output.", valueName: "file"),
    completion: .file()
  )
  var output = "-"

  @Argument(help: ArgumentHelp("A file, or - for standard input."), completion: .file())
  var input: String

  func validate() throws {
    if let record, record < 1 {
      throw ValidationError("--record counts from 1, but \(record) was given")
    }
  }

  func run() async throws {
    try await outputFailuresTold {
      let messages = Messages()
      let parsed: ParsedRecord
      do throws(Diagnostic) {
        parsed = try chosenRecord()
      } catch {
        messages.show(error)
        return .unreadable
      }
      return try draw(parsed, messages)
    }
  }

  /// The one record to draw.
  private func chosenRecord() throws(Diagnostic) -> ParsedRecord {
    let path = InputPath(input)
    var chosen: ParsedRecord?
    var count = 0
    var fault: Diagnostic?
    let ending = RecordSource(path: path, options: reading.options).read { parsed in
      guard parsed.isRecord else {
        fault = fault ?? parsed.diagnostics.first { $0.severity == .error }
        return .proceed
      }
      count = parsed.number
      if count == record ?? 1 { chosen = parsed }
      return count < record ?? 2 ? .proceed : .stop
    }
    if case .failed(let diagnostic) = ending { throw diagnostic }
    if let fault { throw fault }
    guard let chosen else { throw .noRecord(record ?? 1, of: count, in: path.name) }
    if record == nil, count > 1 {
      throw Diagnostic(
        .recordChoice,
        "the input has more than one record",
        help: "choose one with --record",
        at: Place(source: path.name)
      )
    }
    return chosen
  }

  private func draw(_ parsed: ParsedRecord, _ messages: Messages) throws -> ExitStatus {
    let validation = Validator().validate(parsed)
    let errors = validation.diagnostics.filter { $0.severity == .error }
    for error in errors { messages.show(error) }
    guard let attempt = validation.attempt, parsed.isWhole else { return .unreadable }
    let last = attempt.replay.moveCount
    if style == .order, last == 0, errors.isEmpty {
      messages.show(
        Diagnostic(
          .recordChoice,
          "the record has no moves whose flips could be numbered",
          help: "draw its position with --style frames",
          at: Place(source: parsed.source.name, record: parsed.number)
        )
      )
      return .unreadable
    }
    let plies = try moves?.plies(last: last)

    var file = try OutputFile.open(output)
    let isTerminal = output == "-" && Terminal.usesColour(STDOUT_FILENO)
    let options = RenderingOptions(plies: plies, style: style, usesColour: isTerminal)
    var bytes: [UInt8] = []
    var failure: FileError?
    format.renderer.render(attempt.replay, options: options) { piece in
      bytes += piece.utf8
      do throws(FileError) {
        try file.write(&bytes)
      } catch {
        failure = error
      }
      return failure == nil
    }
    if let failure { throw failure }
    try file.commit()
    return errors.isEmpty ? .clean : .findings
  }
}

extension RenderingOptions.Style: ExpressibleByArgument {}

/// An output named on the command line.
struct RendererName: ExpressibleByArgument, CustomStringConvertible {
  let renderer: any FrameRenderer

  init?(argument: String) {
    guard let renderer = RendererRegistry.standard.renderer(named: argument) else { return nil }
    self.renderer = renderer
  }

  private init(_ renderer: any FrameRenderer) { self.renderer = renderer }

  static let standard = RendererName(RendererRegistry.standard.renderers[0])

  var description: String { renderer.name }
  static var allValueStrings: [String] { RendererRegistry.standard.renderers.map(\.name) }
}
