import ArgumentParser
import Flipbook
import Glibc
import TerminalPlay

/// `flipbook render`: draws games frame by frame.
struct RenderCommand: AsyncParsableCommand, ColouredCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a game's frames, one disk at a time",
    discussion: """
      Frames show what the app's screen shows: the placed disk, each turned disk in flip order, \
      and counts and message, which change once a move is done. A record that breaks the rules is \
      drawn up to the bad move.

      The format is that of --format, or of the output's extension, or text.

      Exit status: 0 drawn, 1 a record breaks the rules, 2 an input could not be read or drawn, 64 \
      wrong usage, 74 the output failed.
      """
  )

  @Option(help: ArgumentHelp("What to draw.", valueName: "format"))
  var format: RendererName?

  @OptionGroup var drawing: RenderingArguments

  @Flag(help: "Print an alternative text for the picture; the picture itself only with --output.")
  var alt = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write to this file instead of standard output.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @Option(
    help: ArgumentHelp("Write one file for each record into this folder.", valueName: "folder"),
    completion: .directory
  )
  var outputDir: String?

  @Option(
    help: ArgumentHelp(
      "Write one picture for each frame, numbered, into this folder.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var frames: String?

  @OptionGroup var replacing: ReplacementArguments

  @OptionGroup var inputs: InputOptions

  var colour: ColourOption { inputs.colour }

  func validate() throws {
    if [output, outputDir, frames].count(where: { $0 != nil }) > 1 {
      throw ValidationError("--output, --output-dir and --frames exclude each other")
    }
    if alt, outputDir != nil || frames != nil {
      throw ValidationError("--alt speaks of one picture, not of a folder")
    }
    if alt, output == "-" {
      throw ValidationError("--alt and the picture cannot both be on standard output")
    }
    try OutputNames.refuseEmpty(
      output: output,
      folders: ["--output-dir": outputDir, "--frames": frames]
    )
    let renderer = try renderer()
    // An alternative text alone may be asked for with the options of its picture.
    if !alt || output != nil { try refuseIdleOptions(renderer) }
    let options = try drawing.options()
    do throws(RenderingError) {
      try renderer.check(options)
    } catch {
      throw ValidationError([error.message, error.help].compactMap { $0 }.joined(separator: "; "))
    }
  }

  /// Refuses options that make no difference to what is drawn.
  private func refuseIdleOptions(_ renderer: any FrameRenderer) throws {
    var features = drawing.features
    if frames != nil { features.append((.singleFrames, "--frames")) }
    for (feature, option) in features where !renderer.features.contains(feature) {
      let others = RendererRegistry.standard.renderers.filter { $0.features.contains(feature) }
      throw ValidationError(
        "\(option) makes no difference to \(renderer.name); "
          + "it is for \(others.map(\.name).joined(separator: ", "))"
      )
    }
    if let (what, idle) = try leavingIdle(renderer) {
      for (feature, option) in features where idle.contains(feature) {
        throw ValidationError("\(option) makes no difference to \(what)")
      }
    }
    // On the terminal, where --loop can say otherwise, the last frame stays anyway.
    if renderer.features.contains(.animation), drawing.pace.hold != nil,
      drawing.pace.loop ?? 1 == 1
    {
      throw ValidationError("--hold makes no difference to \(renderer.name) without --loop")
    }
    if drawing.by == .move, drawing.pace.flipDelay != nil, !drawing.pace.realTime {
      throw ValidationError("--flip-delay makes no difference to --by move")
    }
  }

  /// What is asked for, where it leaves features of the output idle.
  private func leavingIdle(
    _ renderer: any FrameRenderer
  ) throws -> (what: String, idle: Set<RenderingFeature>)? {
    if frames != nil { return ("single frames", [.style, .still, .pace, .loops]) }
    if let style = drawing.style, style != .frames {
      // It says by itself what is numbered, and marks nothing else.
      return (
        "--style \(style.rawValue)",
        [.step, .numbers, .lastMove, .legalMoves, .pace, .loops, .animation]
      )
    }
    if try drawing.options().isOnePicture { return ("one picture", [.pace, .loops, .animation]) }
    guard renderer.features.contains(.animation) else { return nil }
    guard isOnStandardOutput else { return ("boards in a file", [.pace, .loops, .animation]) }
    return drawing.noAnimation ? ("boards that are not played", [.pace, .loops]) : nil
  }

  func run() async throws {
    let messages = Messages()
    var options = try drawing.options()
    options.terminalColours = terminalColours
    if drawing.looks.theme.isGiven {
      guard let theme = drawing.looks.theme.chosen(messages) else {
        throw ExitCode(ExitStatus.unreadable.rawValue)
      }
      options.theme = theme
    }
    let renderer = try renderer()
    if !alt || output != nil {
      let place = Place(source: "flipbook")
      for remark in renderer.remarks(options) { messages.show(remark.note(at: place)) }
    }
    let request = RenderingRequest(
      renderer: renderer,
      options: options,
      plies: { [drawing] game throws(MissingPlies) in try drawing.plies(of: game) },
      isForMany: outputDir != nil
    )
    try await reportingOutputFailures(messages) {
      if let outputDir {
        let list = inputs.list(writingTo: outputDir)
        let places = replacing.places(in: outputDir, outputs(list))
        var rendering = FolderRendering(request, list, into: places, messages)
        return try await rendering.run(inputs.sourceOptions(for: list))
      }
      let rendering = SingleRendering(request, messages)
      return try await rendering.run(inputs, place, outputs)
    }
  }

  private func outputs(_ list: InputList) -> OutputGuard {
    replacing.outputs(
      sparing: list,
      inputs,
      settings: [drawing.looks.theme.file].compactMap(\.self)
    )
  }

  /// A file has the same colours wherever it is written.
  private var terminalColours: TerminalColours {
    if ColourChoice.current == .never { return .none }
    guard isOnStandardOutput else { return .full }
    if isatty(STDOUT_FILENO) == 1 { return OutputTerminal.colours }
    return Terminal.setting("TERM") == "dumb" ? .none : .full
  }

  private var isOnStandardOutput: Bool { output ?? "-" == "-" && outputDir == nil }

  private var place: SingleRendering.Place {
    if let frames { return .frames(folder: frames) }
    if isPlayed { return .player }
    return .file(output ?? "-", printsAlternative: alt, isDrawn: !alt || output != nil)
  }

  /// Whether the game is played where the user sees it.
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
        "no output has the extension \(DisplayText.quote(path.fileExtension)); "
          + "known are \(known.joined(separator: ", ")); else name the output with --format"
      )
    }
    return registry.renderers[0]
  }
}

/// An output named on the command line.
struct RendererName: ExpressibleByArgument {
  let renderer: any FrameRenderer

  init?(argument: String) {
    guard let renderer = RendererRegistry.standard.renderer(named: argument) else { return nil }
    self.renderer = renderer
  }

  static var allValueStrings: [String] { RendererRegistry.standard.renderers.map(\.name) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
