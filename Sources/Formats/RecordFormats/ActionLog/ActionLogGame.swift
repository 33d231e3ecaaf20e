import GameRecords
import ReversiRules

/// The game that the actions of a log play.
struct ActionLogGame {
  /// Whether the log has ceased to make sense, so that nothing more is read.
  var isLost = false

  private var start: (board: Board, range: Range<Int>)?
  /// The position; `nil` before the first placement.
  private var position: Position?
  private var record = ReversiRecord()
  private var places: [SourceRange] = []
  /// The place of the alert for a pass that may follow.
  private var pass: Range<Int>?

  /// Takes over a board that is printed before the first placement.
  mutating func begin(with printed: ActionLogBoard) {
    guard position == nil, let board = printed.board else { return }
    start = (board, printed.range)
  }

  /// Plays a placement, after a pass if one is due.
  /// - Returns: a finding if it is not a move.
  mutating func place(_ disk: Disk, at square: Square, in range: Range<Int>) -> FindingDraft? {
    var position = position ?? begin(with: disk)
    let passes = position.turn != disk && (try? position.play(.pass)) != nil
    // The apps have no turn after the end of a game, so what is logged then is a late tap.
    guard position.turn == disk || position.turn == nil else {
      isLost = true
      return FindingDraft(
        .actionLogTurn,
        "\(disk) places a disk at \(square), but it is the turn of \(disk.opponent); the rest of "
          + "the game is not read",
        help: "the log may begin in the middle of a game",
        at: range
      )
    }
    if let reason = position.legality(of: .placement(square)) {
      return FindingDraft(
        .actionLogRefused,
        "\(disk) cannot place a disk at \(square), as \(reason); the fork ignores this",
        at: range
      )
    }
    if passes {
      record.moves.append(.pass)
      places.append(SourceRange(pass ?? range.lowerBound..<range.lowerBound))
    }
    pass = nil
    guard (try? position.play(.placement(square))) != nil else { return nil }
    record.moves.append(.placement(square))
    places.append(SourceRange(range))
    self.position = position
    return nil
  }

  /// The position before the first placement, which shows who moves first.
  private mutating func begin(with disk: Disk) -> Position {
    let position = start.map { Position(board: $0.board, turn: disk) } ?? .initial
    self.position = position
    record.start = position
    return position
  }

  /// Notes the alert of a pass.
  mutating func notePass(at range: Range<Int>) { pass = pass ?? range }

  /// Notes a mode: that of the start, or a change.
  mutating func change(_ action: SessionChange.Action) {
    if case .mode(let side, let mode) = action, record.moves.isEmpty {
      record.players[side].mode = mode
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
