import Flipbook
import TerminalPlay

/// Draws each record into a separate file.
struct FolderRendering {
  private let request: RenderingRequest
  private let messages: Messages
  private let list: InputList
  private var places: FolderPlaces
  private let batch = OutputBatch()
  private var status = ExitStatus.clean
  /// The input that is being read, and the numbering of its files.
  private var input: InputPath?
  private var numbering: FileNumbering<[UInt8]>?
  /// Whether there was a game to draw.
  private var hasGame = false
  /// The missing moves of the last game that was skipped.
  private var skipped: MissingPlies?

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

  mutating func run(_ options: SourceOptions) async throws -> ExitStatus {
    var options = options
    options.recordsPerBlock = 1
    let (list, messages, request) = (list, messages, request)
    let unreadable = try await batch.finishing {
      try await list.forEachBlock(
        reading: options,
        inTurn: true,
        begin: { _, _ in request },
        work: { slices, request in slices.map { request.draw($0.parsed()) } },
        take: { event throws(FileError) in
          switch event {
          case .opened(let path, _, _):
            input = path
            numbering = FileNumbering(RecordSource(path: path, options: options))
          case .block(let drawings): for drawing in drawings { try take(drawing) }
          case .closed: if let bytes = numbering?.onlyOne { try write(bytes, suffix: "") }
          case .refused, .runFinding: break
          }
          if let finding = event.finding { messages.show(finding) }
          return .proceed
        }
      )
    }
    if unreadable > 0 { status.rise(to: .unreadable) }
    if let skipped, !hasGame {
      messages.show(.recordChoice, "no record has the moves of \(skipped.option)")
      status.rise(to: .unreadable)
    }
    return status
  }

  private mutating func take(_ drawing: RenderingRequest.Drawing) throws(FileError) {
    for finding in drawing.subject.findings { messages.show(finding) }
    status.rise(to: drawing.subject.status)
    if drawing.subject.game != nil { hasGame = true }
    skipped = drawing.subject.skipped ?? skipped
    for (bytes, suffix) in numbering?.add(drawing.bytes, number: drawing.subject.number) ?? [] {
      try write(bytes, suffix: suffix)
    }
  }

  private mutating func write(_ bytes: [UInt8], suffix: String) throws(FileError) {
    guard let input else { return }
    let fileExtension = request.renderer.fileExtension
    let place = try places.take(for: input, suffix: suffix, fileExtension)
    if let conflict = try batch.write(bytes, to: place) {
      messages.show(conflict)
      status.rise(to: .refused(conflict))
    }
  }
}
