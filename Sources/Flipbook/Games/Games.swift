import AppSessions
public import GameRecords
import PuzzleApp
import PuzzleGame
import RecordFormats
import RecordQueries
import RecordValidation
import ReversiApp

/// A game whose records can be read: what all formats and commands need of it.
public struct Game: Sendable {
  /// The name.
  public let name: GameName
  /// The checks of records.
  let checks: [any ValidationRule.Type]
  /// The table of facts from which JSON and XML are made.
  let table: any GameTable
  /// What is counted of its records.
  let figures: any GameFigures.Type
  /// What its records can be asked.
  let queries: any QueriedGame.Type
  /// The app that plays it; `nil` if there is none.
  let app: (any AppModel.Type)?

  /// All games; a record that names none is of the first one.
  ///
  /// To add a game, add one line here.
  public static let all = [
    Game(
      name: ReversiRecord.game,
      checks: ReversiChecks.all,
      table: ReversiTable(),
      figures: ReversiFigures.self,
      queries: ReversiQueries.self,
      app: AppState.self
    ),
    Game(
      name: PuzzleRecord.game,
      checks: PuzzleChecks.all,
      table: PuzzleTable(),
      figures: PuzzleFigures.self,
      queries: PuzzleQueries.self,
      app: PuzzleState.self
    ),
  ]

  static var checks: [any ValidationRule.Type] { all.flatMap(\.checks) }

  static var apps: [any AppModel.Type] { all.compactMap(\.app) }

  static var tables: [any GameTable] { all.map(\.table) }
}
