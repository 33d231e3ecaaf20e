package import Apps
package import GameRecords
import PuzzleRules
import ReversiRules
package import TestSupport

/// An app, as far as the tests of any app have to know it.
package protocol TestedApp: Sendable {
  associatedtype Model: AppModel

  /// The format of the app's logs.
  var format: any RecordFormat { get }
  /// Headers of sessions that differ in all that the games depend on, the one with the shortest
  /// games first.
  var headers: [LogHeader<Model>] { get }

  /// Returns the event that starts a session, with what the app has saved in a state if there is
  /// one.
  func start(in state: Model?, _ header: LogHeader<Model>) -> Model.Event

  /// Returns a random event in a state, mostly one that continues the game.
  func event(
    in state: Model,
    using generator: inout SeededGenerator
  ) -> Model.Event

  /// The names of the events that name moves.
  var namesOfMoves: [String] { get }
}

extension TestedApp {
  /// Returns a session of random events, some of which make no sense.
  package func random(
    _ header: LogHeader<Model>,
    in state: Model? = nil,
    count: Int,
    using generator: inout SeededGenerator
  ) -> LoggedSession<Model> {
    var session = LoggedSession<Model>(header, startedBy: start(in: state, header))
    for _ in 0..<count {
      let event = event(in: session.state, using: &generator)
      session.send(event, after: .random(in: 0...3_000, using: &generator))
    }
    return session
  }
}

/// All apps.
package let testedApps: [any TestedApp] = [TestedReversi(), TestedPuzzle()]

private let testedModels: [any AppModel.Type] = [AppState.self, PuzzleState.self]

/// Reversi's app.
package struct TestedReversi: TestedApp {
  package typealias Model = AppState

  package init() {}

  package var format: any RecordFormat { LogFormat.session(among: testedModels) }
  package var namesOfMoves: [String] { ["started", "tapped", "computerChose", "passDismissed"] }

  package var headers: [LogHeader<AppState>] {
    let sizes = [(4, 4), (8, 8), (6, 4)].compactMap { BoardSize(width: $0, height: $1) }
    return sizes.map { LogHeader(AppSettings(size: $0)) } + [LogHeader(AppSettings(policy: .redux))]
  }

  package func start(in state: AppState?, _ header: LogHeader<AppState>) -> AppEvent {
    .started(state.map { AppSave(position: $0.position, modes: $0.modes) })
  }

  package func event(in state: AppState, using generator: inout SeededGenerator) -> AppEvent {
    .random(in: state, using: &generator)
  }
}

/// The app of the sliding puzzle.
package struct TestedPuzzle: TestedApp {
  package typealias Model = PuzzleState

  package init() {}

  package var format: any RecordFormat { LogFormat.puzzleSession(among: testedModels) }
  package var namesOfMoves: [String] { ["started", "tapped", "slid", "typed"] }

  package var headers: [LogHeader<PuzzleState>] {
    [
      PuzzleSettings(size: puzzleSize(2, 2)), PuzzleSettings(),
      PuzzleSettings(size: puzzleSize(3, 2), goal: .openFirst),
      PuzzleSettings(size: puzzleSize(2, 4), slideTime: SessionTime(milliseconds: 150)),
    ]
    .map { LogHeader($0) }
  }

  package func start(in state: PuzzleState?, _ header: LogHeader<PuzzleState>) -> PuzzleEvent {
    .started(state?.save)
  }

  package func event(in state: PuzzleState, using generator: inout SeededGenerator) -> PuzzleEvent {
    .random(in: state, using: &generator)
  }
}
