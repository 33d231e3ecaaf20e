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
  @usableFromInline
  package static var game: String? { PuzzleRecord.game.name }
  @usableFromInline
  package static var usualHeader: PuzzleHeader { PuzzleHeader() }
  @usableFromInline
  package static var headerKeys: [String] { PuzzleHeaderKey.allCases.map(\.rawValue) }
  @usableFromInline
  package static var unusualHeaderKeys: [String] { [] }
  @usableFromInline
  package static var eventKeys: [String] { PuzzleEventKey.allCases.map(\.rawValue) }

  @usableFromInline
  package static func isReport(_ kind: PuzzleEvent.Kind) -> Bool { kind.isReport }

  @usableFromInline
  package static func write(_ header: PuzzleHeader, to output: inout JSONOutput) {
    if header.size != .standard {
      output.member(PuzzleHeaderKey.columns.rawValue, header.size.columns)
      output.member(PuzzleHeaderKey.rows.rawValue, header.size.rows)
    }
    if header.goal != .openLast {
      output.key(PuzzleHeaderKey.goal)
      output.word(header.goal.rawValue)
    }
    if let time = header.slideTime {
      output.key(PuzzleHeaderKey.slideTime)
      output.number(time.seconds)
    }
  }

  @usableFromInline
  package static func write(_ event: PuzzleEvent, to output: inout JSONOutput) {
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
