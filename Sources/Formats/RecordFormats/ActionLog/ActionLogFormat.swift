package import GameRecords

/// The log of actions that two forks of the reversi-ios app print while they run: one record for
/// each game between resets.
///
/// The Redux fork dumps each action before its reducer; hironytic's fork prints the phase before
/// and after each, indented by depth:
///
///     ▿ Logic.AppAction.placeDisk
///       ▿ placeDisk: Logic.PlacedDiskCoordinate
///         - disk: Logic.Disk.diskDark
///         ▿ coordinate: Logic.Coordinate
///           - x: 3
///           - y: 2
///
///     Phase: placeDisk(x=3, y=2), Action: action(placeDisk(disk: dark, x: 3, y: 2))
///     ----> Phase: placeDisk(x=3, y=2)
///
/// Both also log what their reducers refuse, so only replaying the game shows which placements are
/// moves. The forms are those that the models of susieyy/refactoring-challenge-reversi-ios and of
/// hironytic/reversi-ios print when they run; until May 3, 2020, the latter printed blocks of three
/// lines with the names of modules, which are read as well.
package struct ActionLogFormat: RecordFormat {
  package let name = "action-log"
  package let title = "action logs of the app's forks"
  package let fileExtensions = ["log"]
  package let stores = FactSet([.modes, .start, .moves, .passes, .session])
  package let storesMany = true
  package var rules: [Rule] { .actionLog }
  package var skipsText: Bool { true }

  /// The format.
  package init() {}

  /// The format cannot store how a game ended.
  package var conventions: FormatConventions { .withoutEnding }

  package func recognise(_ head: InputHead) -> Recognition? {
    let firstBytes = ActionLogLine.firstBytes
    let hasAction = head.hasLine { line in
      line.first.map(firstBytes.contains) ?? false && ActionLogLine(Array(line)[...]).isAction
    }
    return hasAction ? Recognition("an action of a fork of the app") : nil
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SlicedReader(source: source, framer: ActionLogFramer()) { text in
      ActionLogReader.parse(text, format: name)
    }
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { nil }
}
