public import GameRecords
import RecordChecks
package import RecordFormats
package import RecordQueries

/// A game whose records can be read: what all formats and commands need of it.
public struct Game: Sendable {
  /// The name.
  public let name: GameName
  /// The checks of records.
  package let checks: [any ValidationRule.Type]
  /// The table of facts from which JSON and XML are made.
  package let table: any GameTable
  /// What is counted of its records.
  package let figures: any GameFigures.Type
  /// What its records can be asked.
  package let queries: any QueriedGame.Type

  /// All games; a record that names none is of the first one.
  ///
  /// To add a game, add one line here.
  public static let all = [
    Game(
      name: ReversiRecord.game,
      checks: ReversiChecks.all,
      table: ReversiTable(),
      figures: ReversiFigures.self,
      queries: ReversiQueries.self
    ),
    Game(
      name: PuzzleRecord.game,
      checks: PuzzleChecks.all,
      table: PuzzleTable(),
      figures: PuzzleFigures.self,
      queries: PuzzleQueries.self
    ),
  ]

  /// The checks of all games.
  package static var checks: [any ValidationRule.Type] { all.flatMap(\.checks) }

  /// The tables of all games.
  package static var tables: [any GameTable] { all.map(\.table) }
}
