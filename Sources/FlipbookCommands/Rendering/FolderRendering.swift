internal import Flipbook

/// Draws each record into a file of its own.
struct FolderRendering {
  private let request: RenderingRequest
  private let messages: Messages
  private let list: InputList
  private var places: FolderPlaces
  private let batch = OutputBatch()
  private var status = ExitStatus.clean
  /// Whether there was a game to draw.
  private var hasGame = false
  /// What left nothing of the last game to be drawn that was passed over.
  private var passedOver: MissingPlies?

  init(
    _ request: RenderingRequest,
    _ list: InputList,
    into places: FolderPlaces,
    _ messages: Messages
  ) {
    self.request = request
    self.list = list
    self.places = places
    self.messages = messages
  }

  mutating func run(_ inputs: InputOptions) async throws -> ExitStatus {
    let unreadable = try await batch.finishing {
      try await inputs.forEachSource(in: list, tell: messages.show) { try await draw($0) }
    }
    if unreadable > 0 { status.rise(to: .unreadable) }
    if let passedOver, !hasGame {
      messages.show(.recordChoice, "no record has the moves of \(passedOver.option)")
      status.rise(to: .unreadable)
    }
    return status
  }

  private mutating func draw(_ source: RecordSource) async throws -> RecordSource.Ending {
    var numbering = FileNumbering<[UInt8]>(source)
    let ending = try await source.readSingly(work: { [request] in request.draw($0.parsed()) }) {
      (drawing) throws(FileError) in
      for diagnostic in drawing.subject.diagnostics { messages.show(diagnostic) }
      status.rise(to: drawing.subject.status)
      if drawing.subject.game != nil { hasGame = true }
      passedOver = drawing.subject.passedOver ?? passedOver
      for (bytes, suffix) in numbering.add(drawing.bytes, number: drawing.subject.number) {
        try write(bytes, of: source, suffix: suffix)
      }
      return .proceed
    }
    if let bytes = numbering.onlyOne { try write(bytes, of: source, suffix: "") }
    return ending
  }

  private mutating func write(
    _ bytes: [UInt8],
    of source: RecordSource,
    suffix: String
  ) throws(FileError) {
    let fileExtension = request.renderer.fileExtension
    let place = try places.take(for: source.path, suffix: suffix, fileExtension)
    if let conflict = try batch.write(bytes, to: place) {
      messages.show(conflict)
      status.rise(to: .refused(conflict))
    }
  }
}
