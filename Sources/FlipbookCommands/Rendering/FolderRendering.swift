internal import Flipbook

/// Draws each record into a file of its own.
struct FolderRendering {
  private let request: RenderingRequest
  private let messages: Messages
  private let folder: String
  private var places = FolderPlaces()
  private var status = ExitStatus.clean
  /// Whether there was a game to draw.
  private var hasGame = false
  /// What left nothing of the last game to be drawn that was passed over.
  private var passedOver: MissingPlies?

  init(_ request: RenderingRequest, folder: String, _ messages: Messages) {
    self.request = request
    self.folder = folder
    self.messages = messages
  }

  mutating func run(_ inputs: InputOptions) async throws -> ExitStatus {
    let list = inputs.list(writingTo: folder)
    let files = PictureFiles(sparing: list)
    let unreadable = try await inputs.forEachSource(in: list, tell: messages.show) { source in
      try await draw(source, files)
    }
    if unreadable > 0 { status.rise(to: .unreadable) }
    if let passedOver, !hasGame {
      messages.show(.recordChoice, "no record has the moves of \(passedOver.option)")
      status.rise(to: .unreadable)
    }
    return status
  }

  private mutating func draw(
    _ source: RecordSource,
    _ files: PictureFiles
  ) async throws -> RecordSource.Ending {
    var numbering = FileNumbering<[UInt8]>(source)
    let ending = try await source.readSingly(work: { [request] in request.draw($0.parsed()) }) {
      (drawing) throws(FileError) in
      for diagnostic in drawing.subject.diagnostics { messages.show(diagnostic) }
      status.rise(to: drawing.subject.status)
      if drawing.subject.game != nil { hasGame = true }
      passedOver = drawing.subject.passedOver ?? passedOver
      for (bytes, suffix) in numbering.add(drawing.bytes, number: drawing.subject.number) {
        try write(bytes, of: source, suffix: suffix, files)
      }
      return .proceed
    }
    if let bytes = numbering.onlyOne { try write(bytes, of: source, suffix: "", files) }
    return ending
  }

  private mutating func write(
    _ bytes: [UInt8],
    of source: RecordSource,
    suffix: String,
    _ files: PictureFiles
  ) throws(FileError) {
    let name = "\(source.path.stem)\(suffix).\(request.renderer.fileExtension)"
    switch try places.take("\(folder)/\(name)", for: source.path) {
    case .free(let path): try files.write(bytes, to: path)
    case .taken(let collision):
      messages.show(collision)
      status.rise(to: .unreadable)
    }
  }
}
