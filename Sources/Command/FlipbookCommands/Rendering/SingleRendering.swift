import Flipbook
import TerminalOutput

/// Draws the only record of the inputs, or the one that the user has chosen; or all, if the output
/// can have several.
struct SingleRendering {
  private let request: RenderingRequest
  private let messages: Messages
  private let batch = OutputBatch()

  /// Where the picture goes.
  enum Place {
    /// To a file, the alternative text on standard output, or both.
    case file(String, printsAlternative: Bool, isDrawn: Bool)
    /// Each frame to a file in a folder.
    case frames(folder: String)
    /// To the terminal, each frame at its time.
    case player

    /// The number of records that can be drawn there.
    fileprivate func limit(_ renderer: any FrameRenderer) -> Int {
      guard case .file(_, false, _) = self else { return 1 }
      return renderer is HTMLRenderer ? SingleRendering.mostGames : 1
    }

    /// The file or folder that is written to.
    var destination: String {
      switch self {
      case .file(let path, _, _), .frames(let path): path
      case .player: "-"
      }
    }
  }

  /// The largest number of games in one output, so that programs can show it.
  private static let mostGames = 1_000

  init(_ request: RenderingRequest, _ messages: Messages) {
    self.request = request
    self.messages = messages
  }

  /// Draws the record.
  /// - Parameters:
  ///   - inputs: the inputs to search.
  ///   - place: where the picture goes.
  ///   - outputs: makes the guard of the outputs.
  /// - Returns: the status of the run.
  /// - Throws: when the picture cannot be written.
  func run(
    _ inputs: InputOptions,
    _ place: Place,
    _ outputs: (InputList) throws(FileError) -> OutputGuard
  ) async throws -> ExitStatus {
    var found: [ParsedRecord] = []
    var firstInput: String?
    var secondInput: InputPath?
    var status = ExitStatus.clean
    var hasMatch = true
    let limit = place.limit(request.renderer)
    let list = try inputs.list(writingTo: place.destination)
    var input: InputPath?
    let unreadable = await list.forEachBlock(
      reading: request.sourceOptions(inputs, list),
      inTurn: true,
      begin: { _, _ in },
      work: { slices, _ in slices.map { $0.parsed() } },
      take: { event in
        switch event {
        case .opened(let path, _, _): input = path
        case .block(let records):
          for parsed in records where found.count <= limit {
            guard parsed.isRecord else {
              let findings = request.subject(parsed)
              for finding in findings.findings { messages.show(finding) }
              status.rise(to: findings.status)
              continue
            }
            found.append(parsed)
            if found.count == 1 { firstInput = input?.path }
            if found.count == 2, firstInput != input?.path { secondInput = input }
          }
        case .closed, .refused, .runFinding: break
        }
        if let finding = event.finding {
          // Said once, below.
          if finding.rule == .noMatch { hasMatch = false } else { messages.show(finding) }
        }
        return found.count <= limit ? .proceed : .stop
      }
    )
    guard found.count <= limit else {
      refuse(found, limit, secondInput)
      return .unreadable
    }
    guard let chosen = found.first, unreadable == 0 else {
      if unreadable == 0, status == .clean {
        messages.show(
          .recordChoice,
          hasMatch
            ? "the input has no record to draw"
            : "no record matches the query, so there is nothing to draw"
        )
      }
      return .unreadable
    }
    let outputs = try outputs(list)
    status.rise(
      to: try await batch.finishing {
        found.count == 1
          ? try draw(chosen, place, outputs)
          : try drawAll(found, outputs.place(place.destination))
      }
    )
    return status
  }

  /// Reports that there are too many records, after the errors of those that were read: an input
  /// that is not a record may look like many.
  private func refuse(_ records: [ParsedRecord], _ limit: Int, _ secondInput: InputPath?) {
    for error in records.flatMap(\.findings) where error.severity == .error {
      messages.show(error)
    }
    if limit > 1 {
      messages.show(
        .recordChoice,
        "there are more than \(limit) records",
        help: "choose some with --select, or draw each into a file of its own with --output-dir"
      )
    } else if let secondInput {
      messages.show(
        .recordChoice,
        "there is more than one input; the second is \(DisplayText.escape(secondInput.name))",
        help: "name one, or draw all of them with --output-dir"
      )
    } else {
      messages.show(
        .recordChoice,
        "the input has more than one record",
        help: "choose one with --select, or draw all of them with --output-dir"
      )
    }
  }

  private func draw(
    _ parsed: ParsedRecord,
    _ place: Place,
    _ outputs: OutputGuard
  ) throws -> ExitStatus {
    switch place {
    case .file(let path, let printsAlternative, let isDrawn):
      let drawing = request.draw(parsed)
      for finding in drawing.subject.findings { messages.show(finding) }
      guard let bytes = drawing.bytes, let game = drawing.subject.game else {
        return drawing.subject.status
      }
      if isDrawn {
        try writeOutput(bytes, to: outputs.place(path))
      }
      if printsAlternative {
        try StandardOutput.write((game.alternativeText(drawing.subject.options) + "\n").utf8)
      }
      return drawing.subject.status
    case .frames(let folder):
      let subject = request.subject(parsed)
      for finding in subject.findings { messages.show(finding) }
      guard let game = subject.game else { return subject.status }
      let frames = FramesFolder(folder, request.renderer)
      try frames.write(game, subject.options) { bytes, path throws(FileError) in
        try write(bytes, to: outputs.place(path))
      }
      return subject.status
    case .player:
      return try play(parsed)
    }
  }

  /// Draws several records into one output.
  private func drawAll(_ records: [ParsedRecord], _ place: OutputPlace) throws -> ExitStatus {
    guard let renderer = request.renderer as? HTMLRenderer else { return .unreadable }
    var request = request
    request.isForMany = true
    var status = ExitStatus.clean
    var parts: [CollectionPart] = []
    for parsed in records {
      let subject = request.subject(parsed)
      for finding in subject.findings { messages.show(finding) }
      status.rise(to: subject.status)
      guard let game = subject.game else { continue }
      parts.append(renderer.part(game, number: parts.count + 1, subject.options))
    }
    guard !parts.isEmpty else {
      if status == .clean { messages.show(.recordChoice, "no record has the moves to draw") }
      return .unreadable
    }
    try writeOutput(renderer.collection(parts, request.options), to: place)
    return status
  }

  /// Writes the output that the user has named.
  private func writeOutput(_ bytes: [UInt8], to place: OutputPlace) throws(FileError) {
    let fitting = [request.renderer.fileExtension, request.renderer.name]
    if let warning = OutputNames.wrongExtension(of: place.path, fitting: fitting) {
      messages.show(warning)
    }
    try write(bytes, to: place)
  }

  private func write(_ bytes: [UInt8], to place: OutputPlace) throws(FileError) {
    // There is no other output that this one could conflict with.
    _ = try batch.write(bytes, to: place)
  }

  private func play(_ parsed: ParsedRecord) throws -> ExitStatus {
    var subject = request.subject(parsed)
    for finding in subject.findings { messages.show(finding) }
    guard let game = subject.game else { return subject.status }
    if let error = try TerminalPlayer.play(game, subject.options) {
      messages.show(.recordChoice, error.message, help: error.help)
      subject.status.rise(to: .unreadable)
    }
    return subject.status
  }
}
