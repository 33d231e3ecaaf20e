internal import Flipbook

/// Draws the one record that the inputs have, or that the user has chosen.
struct SingleRendering {
  private let request: RenderingRequest
  private let messages: Messages

  /// Where the picture goes.
  enum Place {
    /// To a file, with the alternative text on standard output, or that alone.
    case file(String, tellsAlternative: Bool, isDrawn: Bool)
    /// Each frame to a file of a folder.
    case frames(folder: String)
    /// To the terminal, each frame at its time.
    case player

    /// The file or folder that is written to.
    var destination: String {
      switch self {
      case .file(let path, _, _), .frames(let path): path
      case .player: "-"
      }
    }
  }

  init(_ request: RenderingRequest, _ messages: Messages) {
    self.request = request
    self.messages = messages
  }

  func run(_ inputs: InputOptions, _ place: Place) async throws -> ExitStatus {
    var chosen: ParsedRecord?
    var status = ExitStatus.clean
    var count = 0
    let list = inputs.list(writingTo: place.destination)
    let unreadable = await inputs.forEachSource(
      in: list,
      tell: messages.show
    ) { source in
      source.read { parsed in
        guard parsed.isRecord else {
          let findings = request.subject(parsed)
          for finding in findings.diagnostics { messages.show(finding) }
          status.rise(to: findings.status)
          return .proceed
        }
        count += 1
        if count == 1 { chosen = parsed }
        return count < 2 ? .proceed : .stop
      }
    }
    guard count < 2 else {
      messages.show(
        .recordChoice,
        "the input has more than one record",
        help: "choose one with --select, or draw all of them with --output-dir"
      )
      return .unreadable
    }
    guard let chosen, unreadable == 0 else {
      if unreadable == 0, status == .clean {
        messages.show(.recordChoice, "the input has no record to draw")
      }
      return .unreadable
    }
    status.rise(to: try draw(chosen, place, PictureFiles(sparing: list)))
    return status
  }

  private func draw(
    _ parsed: ParsedRecord,
    _ place: Place,
    _ files: PictureFiles
  ) throws -> ExitStatus {
    switch place {
    case .file(let path, let tellsAlternative, let isDrawn):
      let drawing = request.draw(parsed)
      for diagnostic in drawing.subject.diagnostics { messages.show(diagnostic) }
      guard let bytes = drawing.bytes, let game = drawing.subject.game else {
        return drawing.subject.status
      }
      if isDrawn { try files.write(bytes, to: path) }
      if tellsAlternative {
        try files.write(Array((game.alternativeText(drawing.subject.options) + "\n").utf8), to: "-")
      }
      return drawing.subject.status
    case .frames(let folder):
      let subject = request.subject(parsed)
      for diagnostic in subject.diagnostics { messages.show(diagnostic) }
      guard let game = subject.game else { return subject.status }
      try FramesFolder(folder, request.renderer, files).write(game, subject.options)
      return subject.status
    case .player:
      return try play(parsed)
    }
  }

  private func play(_ parsed: ParsedRecord) throws -> ExitStatus {
    var subject = request.subject(parsed)
    for diagnostic in subject.diagnostics { messages.show(diagnostic) }
    guard let game = subject.game else { return subject.status }
    if let error = try TerminalPlayer.play(game, subject.options) {
      messages.show(.recordChoice, error.message, help: error.help)
      subject.status.rise(to: .unreadable)
    }
    return subject.status
  }
}
