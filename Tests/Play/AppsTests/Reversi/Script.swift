import AppTestSupport
@testable import Apps
import GameRecords
import ReversiRules
import TestSupport

/// A session that is simulated without waiting.
typealias Script = LoggedSession<AppState>

extension Script {
  /// Starts the app, by default with a new game.
  init(_ save: AppSave? = nil, _ header: LogHeader<AppState> = LogHeader(AppSettings())) {
    self.init(header, startedBy: .started(save))
  }

  /// Reports disks as changed until the move is done.
  mutating func finishMove() {
    while state.phase == .placing { send(.diskChanged(work: state.work), after: 200) }
  }

  /// Plays moves of a person.
  mutating func play(_ squares: String, after milliseconds: Int = 1_000) {
    for square in Square.list(squares) {
      send(.tapped(square), after: milliseconds)
      finishMove()
    }
  }

  /// Makes the computer move, to the first legal square or another one.
  mutating func compute(_ index: Int = 0, after milliseconds: Int = 2_000) {
    let legal = Array(state.position.legalMoves)
    send(.computerChose(legal[index % legal.count], work: state.work), after: milliseconds)
    finishMove()
  }

  /// Returns a session of random events, some of which make no sense.
  static func random(
    _ size: BoardSize,
    count: Int,
    using generator: inout SeededGenerator
  ) -> Script {
    TestedReversi().random(
      LogHeader(AppSettings(size: size, seed: generator.next())),
      count: count,
      using: &generator
    )
  }
}
