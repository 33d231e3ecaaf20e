import Foundation
import GameRecords
import RecordFormats
import ReversiRules
import TestSupport

/// The app state of a new game, as the format writes it.
func newAppState() throws -> String { try writeAppState(ReversiRecord()) }

/// The app state that the format writes for a record.
func writeAppState(_ record: ReversiRecord) throws -> String {
  String(decoding: try ReduxFormat().write([record], .single), as: UTF8.self)
}

extension AppState {
  /// The state of a position.
  init(_ position: Position, modes: (PlayerNumber, PlayerNumber) = (.manual, .manual)) {
    let board = position.board
    let entries = board.size.squares.map { square in
      Entry(
        coordinate: Coordinate(x: square.x, y: square.y),
        disk: board[square].map { $0 == .dark ? .diskDark : .diskLight }
      )
    }
    self.init(
      boardContainer: BoardContainer(board: Squares(diskCoordinates: entries)),
      playerDark: SidePlayer(player: modes.0, side: .sideDark, count: board.counts.dark),
      playerLight: SidePlayer(player: modes.1, side: .sideLight, count: board.counts.light),
      id: UUID(uuid: (1, 35, 69, 103, 137, 171, 205, 239, 1, 35, 69, 103, 137, 171, 205, 239)),
      side: position.turn.map { $0 == .dark ? .sideDark : .sideLight }
    )
    if position.mustPass { cannotPlaceDiskAlert = .shouldShow }
  }
}

extension Position {
  /// A position in which dark must pass.
  static let blocked: Position = {
    var position = Position.initial
    let played = position.play(contentsOf: Move.list("d3c3f5d2d1e1b2c1"))
    precondition(played == 8 && position.mustPass, "the moves lead to a pass")
    return position
  }()
}
