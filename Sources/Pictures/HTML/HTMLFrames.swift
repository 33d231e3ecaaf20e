import GameRecords

/// The data from which the script builds the frames: the first board, and the changes of each move.
struct HTMLFrames {
  private let game: any DrawableGame
  private let drawn: [DrawnMove]
  private let lines: [HTMLMoves.LineMove]
  let frames: FrameSequence
  private let options: RenderingOptions
  let parts: ScreenParts
  /// The different messages, to which the data refer by their places.
  private let messages: [Frame.Message]

  init(
    _ game: some DrawableGame,
    _ frames: FrameSequence,
    _ drawn: [DrawnMove],
    _ lines: [HTMLMoves.LineMove],
    _ options: RenderingOptions
  ) {
    self.drawn = drawn
    self.lines = lines
    self.game = game
    self.frames = frames
    self.options = options
    parts = game.parts(options)
    var messages: [Frame.Message] = []
    for frame in frames where !messages.contains(frame.message) { messages.append(frame.message) }
    self.messages = messages
  }

  /// Whether the screens of a session are shown.
  var isOfSession: Bool { frames[0].players != nil }

  /// How often a page plays by default.
  private static let defaultLoops = 1

  /// Appends the data as a JSON object.
  func add(to output: inout SVGOutput) {
    let start = frames[0]
    var members = [
      ("board", array(rows(of: start.board))), ("paints", texts(paints)), ("names", texts(names)),
      ("messages", array(messages.map(text))), ("ply", "\(start.ply)"), ("total", "\(total)"),
      ("message", place(of: start.message)), ("time", "\(start.duration)"),
      ("step", quoted(options.step.rawValue)), ("loops", "\(options.loops ?? Self.defaultLoops)"),
    ]
    if options.orientation != .upright {
      members.append(("turn", "\(options.orientation.rawValue)"))
    }
    if let last = start.lastMove { members.append(("last", quoted("\(last)"))) }
    let counted = parts.counts.compactMap(\.piece).map { quoted($0.symbol) }
    if !counted.isEmpty { members.append(("counts", array(counted))) }
    if isOfSession { members.append(("frames", "[\n\(screens.joined(separator: ",\n"))]")) }
    if let flipTime { members.append(("flip", "\(flipTime)")) }
    if options.showsNumbers {
      let placements = game.numbers.sorted { $0.value < $1.value }.map { "\($0.key)" }
      members.append(("numbers", quoted(placements.joined())))
    }
    guard !isOfSession else { return output.add(object(members)) }
    output.add(object(members + moveMembers).dropLast() + ",\"moves\":[\n")
    addMoves(to: &output)
    output.add("]")
    addLines(to: &output)
    output.add("}")
  }

  /// Appends an array for each move of a variation: the number of the move before it, its player, and
  /// the cells that it changes.
  private func addLines(to output: inout SVGOutput) {
    guard !lines.isEmpty else { return }
    var separator = ",\"lines\":[\n"
    for line in lines {
      let side = quoted(line.move.player?.symbol ?? "")
      let changes = quoted(Self.text(line.move.changes))
      output.add(separator, array(["\(line.before)", side, changes]))
      separator = ",\n"
    }
    output.add("]")
  }

  /// The members about all moves, which a session does not have.
  private var moveMembers: [(String, String)] {
    var members: [(String, String)] = []
    if let alert = frames.last, alert.event == .alert {
      members.append(("alert", "\(alert.duration)"))
    }
    let rests = frames.lazy.filter { $0.event == .start || $0.event == .done }
    if options.marksLegalMoves {
      members.append(("legal", array(rests.map { quoted(Self.text($0.hints ?? [])) })))
    }
    if parts.counts.allSatisfy({ $0.piece == nil }) {
      let texts = rests.map { frame in quoted(frame.counts.map(\.text).joined(separator: " ")) }
      members.append(("texts", array(texts)))
    }
    return members
  }

  /// Appends an array for each move: the cells that it changes, the message after it, the time unless
  /// it is that of the start, and the time of the alert for a pass.
  private func addMoves(to output: inout SVGOutput) {
    var moves = drawn[...]
    let usual = frames[0].duration
    var alert = ""
    var separator = ""
    for frame in frames {
      if frame.event == .alert { alert = ",\(frame.duration)" }
      guard frame.event == .done else { continue }
      moves = moves.drop { $0.ply < frame.ply }
      guard let move = moves.first, move.ply == frame.ply else { continue }
      output.add(separator, "[\"")
      addChanges(of: move, frame, to: &output)
      output.add("\",", place(of: frame.message))
      if frame.duration != usual || !alert.isEmpty {
        output.add(",", String(frame.duration), alert)
      }
      output.add("]")
      (alert, separator) = ("", ",\n")
    }
  }

  /// Appends a slide as `d4>d3`, or else the cells that change, such as `c3d3`, each with its new
  /// piece if that is not the player's, such as `c3=o`.
  private func addChanges(of move: DrawnMove, _ end: Frame, to output: inout SVGOutput) {
    if let slide = end.slide { return output.add("\(slide.start)>\(slide.end)") }
    for cell in move.changes {
      output.add(cell)
      let piece = end.board[cell]
      if piece != move.player { output.add("=" + (piece?.symbol ?? "-")) }
    }
  }

  /// How long each disk that changes is shown, if they change one after the other.
  var flipTime: Int? {
    guard !isOfSession else { return frames.first { $0.event == .placed }?.duration }
    let hasFlips = parts.shape == .disk && drawn.contains { !$0.changes.isEmpty }
    return options.step == .disk && hasFlips ? options.pace.scaled(options.pace.flipDelay) : nil
  }

  /// The number of moves, including one that is in progress at the end of a session.
  private var total: Int {
    guard isOfSession else { return game.moveCount }
    let shown = frames.filter { $0.event == .placed }.map(\.ply).max() ?? 0
    return max(shown, game.moveCount)
  }

  // MARK: Pieces and messages

  /// Returns the rows of a board: the letters of its pieces, or their numbers with spaces.
  private func rows(of board: PieceBoard) -> [String] {
    let separator = parts.pieces.contains { $0.number != nil } ? " " : ""
    return (0..<board.size.height).map { y in
      let pieces = (0..<board.size.width).map { board[GridCell(x: $0, y: y)]?.symbol ?? "-" }
      return quoted(pieces.joined(separator: separator))
    }
  }

  /// Returns an object of texts.
  private func texts(_ members: [(String, String)]) -> String {
    object(members.map { ($0, quoted($1)) })
  }

  /// The paints of pieces, by their letters; those with numbers have one.
  private var paints: [(String, String)] {
    let lettered = parts.pieces.filter { $0.number == nil }
    let numbered = parts.pieces.first { $0.number != nil }
    return lettered.map { ($0.symbol, SVGPaint($0).rawValue) }
      + (numbered.map { [("", SVGPaint($0).rawValue)] } ?? [])
  }

  /// The names of pieces that have no number, by their letters.
  private var names: [(String, String)] {
    parts.pieces.filter { $0.number == nil }.map { ($0.symbol, $0.description) }
  }

  /// Returns a message: the letter of its piece, its words, and its sentence at the end of a game.
  private func text(_ message: Frame.Message) -> String {
    let texts = [message.piece?.symbol ?? "", SVGOutput.words(of: message)]
    return array((texts + (message.isFinal ? [message.sentence] : [])).map(quoted))
  }

  func place(of message: Frame.Message) -> String {
    "\(messages.firstIndex(of: message) ?? 0)"
  }
}

/// JSON.
extension HTMLFrames {
  func quoted(_ text: String) -> String { JSONText.quote(text) }

  func array(_ values: some Sequence<String>) -> String {
    "[" + values.joined(separator: ",") + "]"
  }

  func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  static func text(_ cells: [GridCell]) -> String { cells.map { "\($0)" }.joined() }
}
