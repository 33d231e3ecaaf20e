import GameRecords
import ReversiRules

/// The game that the actions of a log play.
struct ActionLogGame: Sendable {
  /// Whether the actions play another game than this one, so that nothing more is read.
  var isLost = false

  private var start: (board: Board, range: Range<Int>)?
  /// The position; `nil` before the first placement.
  private var position: Position?
  private var record = ReversiRecord()
  private var places: [SourceRange] = []
  /// The place of the alert for a pass that may follow.
  private var pass: Range<Int>?
  /// Whether the log says that the last turn has ended.
  private var hasTurnEnded = false
  /// How many disks the last placement changes, 0 if it is refused, until the log says so as well.
  private var expected: (changes: Int, range: Range<Int>)?
  /// Whether a computer thinks before the first placement shows whose it is.
  private var isThinking = false

  /// What becomes of the actions after those of this game.
  static let rest = "what follows is read from the next reset or board in the log"

  /// Whether a placement was made.
  var hasPlacements: Bool { position != nil }

  /// Takes over a board that is printed before the first placement.
  mutating func begin(with printed: ActionLogBoard) {
    guard position == nil, let board = printed.board else { return }
    start = (board, printed.range)
  }

  /// Plays a placement, after a pass if one is due.
  /// - Throws: a finding if it is not a move.
  mutating func place(
    _ disk: Disk,
    at square: Square,
    in range: Range<Int>,
    ofRedux isOfRedux: Bool
  ) throws(FindingDraft) {
    var position = position ?? begin(with: disk)
    let passes = position.turn != disk && (try? position.play(.pass)) != nil
    // The apps have no turn after the end of a game, so what is logged then is a late tap.
    guard position.turn == disk || position.turn == nil else {
      isLost = true
      let flips = position.board.flips(placing: disk, at: square)
      let isTwice = isOfRedux && !hasTurnEnded && !record.moves.isEmpty && !flips.isEmpty
      throw secondTurn(of: disk, at: square, in: range, isTwice: isTwice)
    }
    if let reason = position.legality(of: .placement(square)) {
      expected = (0, range)
      let message = "\(disk) cannot place a disk at \(square), as \(reason); the fork ignores this"
      throw FindingDraft(.actionLogRefused, message, at: range)
    }
    if passes {
      record.moves.append(.pass)
      places.append(SourceRange(pass ?? range.lowerBound..<range.lowerBound))
    }
    pass = nil
    hasTurnEnded = false
    expected = (position.board.flips(placing: disk, at: square).count + 1, range)
    guard (try? position.play(.placement(square))) != nil else { return }
    record.moves.append(.placement(square))
    places.append(SourceRange(range))
    self.position = position
  }

  /// The finding that a side that is not to move places a disk.
  private func secondTurn(
    of disk: Disk,
    at square: Square,
    in range: Range<Int>,
    isTwice: Bool
  ) -> FindingDraft {
    guard isTwice else {
      let message =
        "\(disk) places a disk at \(square), but it is the turn of \(disk.opponent); \(Self.rest)"
      return FindingDraft(
        .actionLogTurn,
        message,
        help: "the log may begin in the middle of a game, or have a gap",
        at: range
      )
    }
    return FindingDraft(
      .actionLogTwice,
      "\(disk) places a second disk in a row, at \(square), as the fork lets it; \(Self.rest)",
      help: "it happens when a side becomes a computer's while its own disks turn",
      at: range
    )
  }

  /// The position before the first placement, which shows who moves first.
  private mutating func begin(with disk: Disk) -> Position {
    let position = start.map { Position(board: $0.board, turn: disk) } ?? .initial
    self.position = position
    record.start = position
    if isThinking { noteThinking() }
    return position
  }

  /// Notes the alert of a pass.
  mutating func notePass(at range: Range<Int>) { pass = pass ?? range }

  /// Notes that the app has ended a turn.
  /// - Throws: a finding if there was no move, but a placement that is none here.
  mutating func noteTurnEnd() throws(FindingDraft) {
    defer { hasTurnEnded = true }
    guard let (changes, range) = expected, changes == 0, pass == nil,
      hasTurnEnded || record.moves.isEmpty
    else { return }
    throw otherPosition("the app ends the turn after this placement, which is no move here", range)
  }

  /// Notes what the app does with the last placement.
  /// - Throws: a finding if it is something else than here, as it has another position.
  mutating func note(_ outcome: LoggedAction.Outcome) throws(FindingDraft) {
    guard let (changes, range) = expected else { return }
    expected = nil
    let logged = if case .changes(let count) = outcome { count } else { 0 }
    guard logged != changes else { return }
    let disks = Words.count("disk", logged)
    let message =
      logged == 0
      ? "the app refuses this placement, which is a legal move here"
      : "the app changes \(disks) for this placement, and the position here \(changes)"
    throw otherPosition(message, range)
  }

  private mutating func otherPosition(_ message: String, _ range: Range<Int>) -> FindingDraft {
    isLost = true
    return FindingDraft(
      .actionLogPosition,
      "\(message); \(Self.rest)",
      help: "the log may begin with a position that it does not print, such as that of a save",
      at: range
    )
  }

  /// Notes the modes of both sides in a save that is loaded.
  mutating func load(_ modes: [Disk: PlayerMode]) {
    for (side, mode) in modes { change(.mode(side, mode)) }
  }

  /// Notes that the computer plays for the side to move.
  mutating func noteThinking() {
    isThinking = position == nil
    guard let position, let turn = position.turn else { return }
    let side = position.mustPass ? turn.opponent : turn
    let isKnown = record.sessionChanges.contains {
      if case .mode(side, _) = $0.action { true } else { false }
    }
    if !isKnown { record.players[side].mode = .computer }
  }

  /// Notes a mode: that of the start, or a change.
  mutating func change(_ action: SessionChange.Action) {
    if case .mode(let side, let mode) = action, record.moves.isEmpty {
      record.players[side].mode = mode
      isThinking = false
      return
    }
    // The last entry is reserved for a reset.
    guard record.sessionChanges.count < Limits.sessionChanges - 1 || action == .reset else {
      return
    }
    record.sessionChanges.append(SessionChange(ply: record.moves.count, action))
  }

  /// Notes the reset at the end of the game, which abandons it if it is not over.
  mutating func reset() {
    if position?.turn != nil { change(.reset) }
  }

  /// The record; `nil` if nothing could be read.
  func record(format: String) -> ReversiRecord? {
    guard !record.moves.isEmpty || !isLost else { return nil }
    var record = record
    var origin = Origin(format: format, moves: MovePlaces(places))
    if let start {
      let range = SourceRange(start.range)
      origin.parts = [(.start, range), (.board, range)]
    }
    record.origin = origin
    return record
  }
}
