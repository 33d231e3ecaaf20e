import GameRecords
import Games
import PuzzleRules
import RecordFormats

/// The keys of the first line of a puzzle's log.
enum PuzzleHeaderKey: String, CaseIterable {
  case columns, rows, goal, slideTime
}

/// The keys of events in a puzzle's log.
enum PuzzleEventKey: String, CaseIterable {
  case save, cell, direction, panel, layout
}

/// The keys of a save.
enum PuzzleSaveKey: String, CaseIterable {
  case start, goal, slides
}

extension PuzzleState {
  /// How its log is written and read.
  public static let log = LogGrammar<PuzzleState>(
    game: PuzzleRecord.game.name,
    usualSettings: PuzzleSettings(),
    settingsKeys: PuzzleHeaderKey.allCases.map(\.rawValue),
    unusualKeys: [],
    eventKeys: PuzzleEventKey.allCases.map(\.rawValue),
    reports: [.slideDone],
    writeSettings: write,
    writeEvent: write,
    readSettings: settings,
    readEvent: event
  )

  private static func write(_ settings: PuzzleSettings, to output: inout JSONOutput) {
    if settings.size != .standard {
      output.member(PuzzleHeaderKey.columns.rawValue, settings.size.columns)
      output.member(PuzzleHeaderKey.rows.rawValue, settings.size.rows)
    }
    if settings.goal != .openLast {
      output.key(PuzzleHeaderKey.goal)
      output.word(settings.goal.rawValue)
    }
    if let time = settings.slideTime {
      output.key(PuzzleHeaderKey.slideTime)
      output.number(time.seconds)
    }
  }

  private static func write(_ event: PuzzleEvent, to output: inout JSONOutput) {
    switch event {
    case .started(nil), .undone, .shufflePressed, .shuffleCancelled: break
    case .started(let save?): output.object(PuzzleEventKey.save.rawValue) { $0.save(save) }
    case .tapped(let cell): output.cell(cell)
    case .slid(let direction):
      output.key(PuzzleEventKey.direction)
      output.word(direction.rawValue)
    case .typed(let panel): output.member(PuzzleEventKey.panel.rawValue, panel)
    case .shuffleConfirmed(let puzzle): output.layout(PuzzleEventKey.layout, puzzle)
    case .slideDone(let work): output.work(work)
    }
  }
}

extension JSONOutput {
  /// Writes the name of a cell, or its column and row if it is on no board and so has no name.
  fileprivate mutating func cell(_ cell: Cell) {
    if Cell(cell.description) == cell {
      key(PuzzleEventKey.cell)
      word(cell.description)
    } else {
      array(PuzzleEventKey.cell.rawValue, [cell.column, cell.row]) { $0.number($1) }
    }
  }

  fileprivate mutating func layout(_ key: some RawRepresentable<String>, _ puzzle: Puzzle) {
    array(key.rawValue, puzzle.layout.rows) { output, row in
      output.open("[")
      for number in row {
        output.next()
        output.number(Int(number))
      }
      output.close("]")
    }
  }

  fileprivate mutating func save(_ save: PuzzleSave) {
    layout(PuzzleSaveKey.start, save.start)
    key(PuzzleSaveKey.goal)
    word(save.goal.rawValue)
    array(PuzzleSaveKey.slides.rawValue, save.slides) { $0.number(Int($1)) }
  }
}
