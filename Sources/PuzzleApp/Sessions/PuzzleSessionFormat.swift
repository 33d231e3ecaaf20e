package import AppSessions
package import GameRecords
import PuzzleGame
import PuzzleRules

/// Session logs of the sliding puzzle's app: one record for each game.
///
/// A log is JSON Lines. The first line names the game and describes the session; each other line
/// stores an event of the app, its time, and a digest of the state after it. The reader gets the
/// records by running the app again.
package struct PuzzleSessionFormat: RecordFormat {
  package let name = "puzzle-session"
  package let title = "session logs of the puzzle's app"
  package let fileExtensions = ["log"]
  package var record: (any GameRecord.Type)? { PuzzleRecord.self }
  package let stores = FactSet([.date, .start, .goal, .moves, .times, .ending])
  package let storesMany = true
  package var rules: [Rule] { Self.rules }

  private let apps: [any AppModel.Type]

  /// Creates the format.
  /// - Parameter apps: all apps that have logs, which may have events in common.
  package init(among apps: [any AppModel.Type] = []) { self.apps = apps }

  package func recognise(_ head: InputHead) -> Recognition? {
    PuzzleState.recognise(head, among: apps)
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    LogRecordReader<PuzzleRecorder>(source: source, format: name)
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { nil }

  /// The rules, with examples in which panel 2 slides up, or panel 1 is said to slide right.
  private static let rules = [Rule].session(
    LogExample(
      of: PuzzleState.self,
      in: "puzzle-session",
      startedBy: .started(oneSlideToGo),
      .tapped(Cell(column: 1, row: 1)),
      orElse: .tapped(Cell(column: 0, row: 0)),
      [.slideDone(work: WorkToken(1))]
    )
  )

  private static var oneSlideToGo: PuzzleSave? {
    PanelLayout(rows: [[1, 0], [3, 2]]).flatMap { try? Puzzle($0) }.map { PuzzleSave(start: $0) }
  }
}
