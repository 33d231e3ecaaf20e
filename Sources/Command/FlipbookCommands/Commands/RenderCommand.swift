import ArgumentParser
import Flipbook
import Platform
import TerminalOutput

/// `flipbook render`: draws games frame by frame.
struct RenderCommand: AsyncParsableCommand, ColouredCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a game's frames, one disk or panel at a time",
    discussion: """
      Frames show what the app's screen shows: the placed disk, then each flipped disk in flip \
      order, then the new counts and message. A record that breaks the rules is drawn up to the \
      illegal move. A session log is drawn with who plays, who is thinking, alerts and questions. \
      In a sliding puzzle, one panel slides after the other.

      The output format is that of --format or of the output's extension; the default is text.

      Exit status: 0 success, 1 a record has errors, 2 an input could not be read or drawn, 64 \
      usage error, 74 an output could not be written.
      """
  )

  @Option(help: ArgumentHelp("Draw in this format.", valueName: "format"))
  var format: RendererName?

  @OptionGroup var drawing: RenderingArguments

  @Flag(help: "Print an alternative text for the picture; draw the picture only with --output.")
  var alt = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write to this file instead of standard output.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @Option(
    help: ArgumentHelp("Write one file per record into this folder.", valueName: "folder"),
    completion: .directory
  )
  var outputDir: String?

  @Option(
    help: ArgumentHelp(
      "Write one numbered picture per frame into this folder, and a list of their times.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var frames: String?

  @OptionGroup var replacing: ReplacementArguments

  @OptionGroup var names: FolderNameArguments

  @OptionGroup var inputs: InputOptions

  var colour: ColourOption { inputs.colour }

  func validate() throws {
    if [output, outputDir, frames].count(where: { $0 != nil }) > 1 {
      throw ValidationError("--output, --output-dir and --frames cannot be combined")
    }
    if alt, outputDir != nil || frames != nil {
      throw ValidationError("--alt cannot be combined with --output-dir or --frames")
    }
    if alt, output == "-" {
      throw ValidationError("--alt and the picture cannot both be written to standard output")
    }
    if drawing.at == .hit, try inputs.queries.isEmpty {
      throw ValidationError("--at hit needs --where")
    }
    try OutputNames.refuseEmpty(
      output: output,
      folders: ["--output-dir": outputDir, "--frames": frames]
    )
    let renderer = try renderer()
    // With an alternative text alone, the options of its picture are accepted.
    if !alt || output != nil { try refuseUnusedOptions(renderer) }
    let options = try drawing.options()
    do throws(RenderingError) {
      try renderer.check(options)
    } catch {
      throw ValidationError([error.message, error.help].compactMap { $0 }.joined(separator: "; "))
    }
  }

  /// Refuses options that have no effect on the output.
  private func refuseUnusedOptions(_ renderer: any FrameRenderer) throws {
    var features = drawing.features
    if frames != nil { features.append((.singleFrames, "--frames")) }
    for (feature, option) in features where !renderer.features.contains(feature) {
      let others = RendererRegistry.standard.renderers.filter { $0.features.contains(feature) }
      throw ValidationError(
        "\(option) has no effect with \(renderer.name); "
          + "it is for \(others.map(\.name).joined(separator: ", "))"
      )
    }
    if let (what, unused) = try unusedFeatures(renderer) {
      for (feature, option) in features where unused.contains(feature) {
        throw ValidationError("\(option) has no effect with \(what)")
      }
    }
    // On a terminal the last frame stays anyway, unless --loop is given.
    if renderer.features.contains(.animation), drawing.pace.hold != nil,
      drawing.pace.loop ?? 1 == 1
    {
      throw ValidationError("--hold has no effect with \(renderer.name) unless --loop is given")
    }
    if drawing.by == .move, drawing.pace.flipDelay != nil, !drawing.pace.realTime {
      throw ValidationError("--flip-delay has no effect with --by move")
    }
  }

  /// The features that have no effect, and what the user asked for that disables them.
  private func unusedFeatures(
    _ renderer: any FrameRenderer
  ) throws -> (what: String, unused: Set<RenderingFeature>)? {
    if frames != nil { return ("single frames", [.style, .still, .loops]) }
    if let style = drawing.style, style != .frames {
      // The style decides what is numbered, and marks nothing else.
      return (
        "--style \(style.rawValue)",
        [.step, .numbers, .lastMove, .legalMoves, .pace, .loops, .animation, .session]
      )
    }
    if drawing.noSession, try drawing.options().showsNumbers { return ("--numbers", [.session]) }
    if renderer.isAlwaysStill { return (renderer.name, [.pace, .loops]) }
    if try drawing.options().isOnePicture { return ("one picture", [.pace, .loops, .animation]) }
    guard renderer.features.contains(.animation) else { return nil }
    guard isOnStandardOutput else { return ("boards in a file", [.pace, .loops, .animation]) }
    return drawing.noAnimation ? ("boards that are not played", [.pace, .loops]) : nil
  }

  func run() async throws {
    let messages = Messages()
    var options = try drawing.options()
    options.terminalColours = terminalColours
    if isOnStandardOutput, FileDescriptor.standardOutput.isTerminal {
      options.terminalCharacters = Terminal.characters
    }
    if drawing.looks.theme.isGiven {
      guard let theme = drawing.looks.theme.chosen(messages) else {
        throw ExitCode(ExitStatus.unreadable.rawValue)
      }
      options.theme = theme
    }
    let renderer = try renderer()
    if !renderer.features.contains(.session) { options.showsSession = false }
    if renderer.isAlwaysStill { options.isStill = true }
    if !alt || output != nil {
      let place = Place(source: "flipbook")
      for note in renderer.notes(options) { messages.show(note.finding(at: place)) }
    }
    let request = RenderingRequest(
      renderer: renderer,
      options: options,
      plies: { [drawing] game throws(MissingPlies) in try drawing.plies(of: game) },
      queries: drawing.at == .hit ? try inputs.queries : [],
      isForMany: outputDir != nil,
      isDrawn: !alt || output != nil,
      leavesSessionsOut: drawing.noSession
    )
    try await reportingOutputFailures(messages) {
      if let outputDir {
        let list = try inputs.list(writingTo: outputDir)
        let places = names.places(in: outputDir, try outputs(list))
        var rendering = try FolderRendering(request, list, into: places, messages)
        return try await rendering.run(request.sourceOptions(inputs, list))
      }
      let rendering = SingleRendering(request, messages)
      return try await rendering.run(inputs, place, outputs)
    }
  }

  private func outputs(_ list: InputList) throws(FileError) -> OutputGuard {
    try replacing.outputs(
      sparing: list,
      inputs,
      settings: [drawing.looks.theme.file].compactMap(\.self)
    )
  }

  /// The colours of the output; those of a file do not depend on the terminal.
  private var terminalColours: TerminalColours {
    if ColourChoice.current == .never { return .none }
    guard isOnStandardOutput else { return .full }
    if FileDescriptor.standardOutput.isTerminal { return OutputTerminal.colours }
    // A pipe may lead to the terminal; without one, as in the logs of servers, all colours are best.
    return Terminal.setting("TERM").isEmpty ? .full : OutputTerminal.supportedColours
  }

  private var isOnStandardOutput: Bool { output ?? "-" == "-" && outputDir == nil }

  private var place: SingleRendering.Place {
    if let frames { return .frames(folder: frames) }
    if isPlayed { return .player }
    return .file(output ?? "-", printsAlternative: alt, isDrawn: !alt || output != nil)
  }

  /// Whether the game is played on the terminal.
  private var isPlayed: Bool {
    format?.renderer is ANSIRenderer && isOnStandardOutput && !alt && !drawing.isStillOnTerminal
      && OutputTerminal.canPlay
  }

  private func renderer() throws -> any FrameRenderer {
    let registry = RendererRegistry.standard
    if let format { return format.renderer }
    if frames != nil, let svg = registry.renderer(named: "svg") { return svg }
    guard let output, output != "-" else { return registry.renderers[0] }
    let path = InputPath(output)
    if let renderer = registry.renderer(forExtension: path.fileExtension) { return renderer }
    guard path.fileExtension.isEmpty else {
      let known = registry.renderers.map(\.fileExtension)
      throw ValidationError(
        "no output format has the extension \(DisplayText.quote(path.fileExtension)); "
          + "the extensions are \(known.joined(separator: ", ")); or choose a format with --format"
      )
    }
    return registry.renderers[0]
  }
}

/// An output format, named on the command line.
struct RendererName: ExpressibleByArgument {
  let renderer: any FrameRenderer

  init?(argument: String) {
    guard let renderer = RendererRegistry.standard.renderer(named: argument) else { return nil }
    self.renderer = renderer
  }

  static var allValueStrings: [String] { RendererRegistry.standard.renderers.map(\.name) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
