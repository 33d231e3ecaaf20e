public import GameRecords

/// What can be on the screen of a game, so that there is room for all of it.
public struct ScreenParts: Hashable, Sendable {
  /// The columns and rows of the board.
  public let size: GridSize
  /// The kinds of pieces.
  public let pieces: [Piece]
  /// The counts that take the most room.
  public let counts: [Frame.Count]
  /// The messages that take the most room.
  public let messages: [Frame.Message]
  /// The alerts, in a fixed order.
  public let alerts: [Frame.Alert]
  /// Who plays, in the words that take the most room; empty if that is not shown.
  public let players: [Frame.Player]

  /// Creates a list of parts.
  public init(
    _ size: GridSize,
    _ pieces: [Piece],
    _ counts: [Frame.Count],
    _ messages: [Frame.Message],
    alerts: [Frame.Alert] = [],
    players: [Frame.Player] = []
  ) {
    self.size = size
    self.pieces = pieces
    self.counts = counts
    self.messages = messages
    self.alerts = alerts
    self.players = players
  }

  /// The shape of the pieces.
  var shape: Piece.Shape { pieces.first?.shape ?? .disk }

  /// The letters of the longest text on a cell.
  var cellWidth: Int { pieces.map(\.symbolWidth).max() ?? 1 }
}
