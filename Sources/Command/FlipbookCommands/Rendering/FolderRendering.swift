import Flipbook
import TerminalOutput

/// Draws each record into a separate file.
struct FolderRendering {
  private let request: RenderingRequest
  private let messages: Messages
  private let list: InputList
  private var places: FolderPlaces
  private let batch: OutputBatch
  private var status = ExitStatus.clean
  /// The input that is being read, and the numbering of its files.
  private var input: InputPath?
  private var numbering: FileNumbering<(bytes: [UInt8], entry: CollectionEntry?)>?
  /// The place of the list of all games, and the games that were written.
  private let indexPlace: OutputPlace?
  private var entries: [(entry: CollectionEntry, path: String)] = []
  /// Whether there was a game to draw.
  private var hasGame = false
  /// The missing moves of the last game that was skipped.
  private var skipped: MissingPlies?

  init(
    _ request: RenderingRequest,
    _ list: InputList,
    into places: FolderPlaces,
    _ messages: Messages
  ) throws(FileError) {
    self.request = request
    self.list = list
    self.messages = messages
    var places = places
    indexPlace =
      request.renderer is HTMLRenderer
      ? try places.reserve("index.\(request.renderer.fileExtension)", for: "the list of all games")
      : nil
    self.places = places
    batch = OutputBatch(isOneSet: indexPlace != nil)
  }

  mutating func run(_ options: SourceOptions) async throws -> ExitStatus {
    var options = options
    options.recordsPerBlock = 1
    let (list, messages, request) = (list, messages, request)
    let unreadable = try await batch.finishing {
      let unreadable = try await list.forEachBlock(
        reading: options,
        inTurn: true,
        begin: { _, _ in request },
        work: { slices, request in slices.map { request.draw($0.parsed()) } },
        take: { event throws(FileError) in
          switch event {
          case .opened(let path, _, _):
            input = path
            numbering = try FileNumbering(RecordSource(path: path, options: options))
          case .block(let drawings): for drawing in drawings { try take(drawing) }
          case .closed: if let drawn = numbering?.onlyOne { try write(drawn, suffix: "") }
          case .refused, .runFinding: break
          }
          if let finding = event.finding { messages.show(finding) }
          return .proceed
        }
      )
      try writeIndex()
      return unreadable
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
    let drawn = drawing.bytes.map { (bytes: $0, entry: drawing.entry) }
    for (drawn, suffix) in numbering?.add(drawn, number: drawing.subject.number) ?? [] {
      try write(drawn, suffix: suffix)
    }
  }

  private mutating func write(
    _ drawn: (bytes: [UInt8], entry: CollectionEntry?),
    suffix: String
  ) throws(FileError) {
    guard let input else { return }
    let fileExtension = request.renderer.fileExtension
    let place = try places.take(for: input, suffix: suffix, fileExtension)
    if try write(drawn.bytes, to: place), let entry = drawn.entry {
      entries.append((entry, places.relativePath(of: place)))
    }
  }

  /// Writes the list of all games, if the output has one.
  private mutating func writeIndex() throws(FileError) {
    guard let place = indexPlace, !entries.isEmpty,
      let renderer = request.renderer as? HTMLRenderer
    else { return }
    _ = try write(renderer.index(entries, request.options), to: place)
  }

  /// Writes a file, and returns whether it may be written.
  private mutating func write(_ bytes: [UInt8], to place: OutputPlace) throws(FileError) -> Bool {
    guard let conflict = try batch.write(bytes, to: place) else { return true }
    messages.show(conflict)
    status.rise(to: .refused(conflict))
    return false
  }
}
