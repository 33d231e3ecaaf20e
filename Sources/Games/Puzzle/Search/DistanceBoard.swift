import PuzzleRules

/// A board that keeps its lower bound up to date: the distances of all panels from their cells, and
/// the conflicts within rows and columns.
struct DistanceBoard {
  private let columns: Int
  private let rows: Int
  /// The column of each cell, which is also where the panel with the cell's index belongs.
  private let columnOf: [UInt8]
  /// The row of each cell.
  private let rowOf: [UInt8]
  private var numbers: [UInt8]
  private var open: Int
  /// The sum of all panels' distances.
  private var distance = 0
  /// The extra slides for each row, then for each column.
  private var conflicts: [Int]
  private var conflictSum = 0

  init(_ form: OpenFirstForm, size: PuzzleSize) {
    columns = size.columns
    rows = size.rows
    columnOf = size.cells.map { UInt8($0.column) }
    rowOf = size.cells.map { UInt8($0.row) }
    numbers = form.numbers
    open = numbers.firstIndex(of: 0) ?? 0
    conflicts = [Int](repeating: 0, count: size.rows + size.columns)
    for cell in numbers.indices where numbers[cell] > 0 {
      distance += distance(from: cell, to: Int(numbers[cell]))
    }
    for line in conflicts.indices {
      conflicts[line] = conflict(in: line)
      conflictSum += conflicts[line]
    }
  }

  /// The number of slides that a solution has at least.
  var lowerBound: Int { distance + conflictSum }

  /// Returns one of the four cells beside the open one, or `nil` if it is off the board.
  func cell(besideOpen neighbour: Int) -> Int? {
    switch neighbour {
    case 0: open >= columns ? open - columns : nil
    case 1: columnOf[open] > 0 ? open - 1 : nil
    case 2: Int(columnOf[open]) < columns - 1 ? open + 1 : nil
    default: open + columns < numbers.count ? open + columns : nil
    }
  }

  /// Slides the panel in a cell beside the open one.
  mutating func slide(from cell: Int, neighbour: Int) -> DistanceStep {
    let lines = linesAcross(from: cell, to: open)
    let step = DistanceStep(
      panel: numbers[cell],
      origin: cell,
      destination: open,
      neighbour: neighbour,
      distance: distance,
      originConflict: conflicts[lines.origin],
      destinationConflict: conflicts[lines.destination]
    )
    let goal = Int(step.panel)
    distance += distance(from: open, to: goal) - distance(from: cell, to: goal)
    numbers.swapAt(cell, open)
    open = cell
    setConflict(conflict(in: lines.origin), in: lines.origin)
    setConflict(conflict(in: lines.destination), in: lines.destination)
    return step
  }

  /// Takes back the last slide.
  mutating func undo(_ step: DistanceStep) {
    let lines = linesAcross(from: step.origin, to: step.destination)
    numbers.swapAt(step.origin, step.destination)
    open = step.destination
    distance = step.distance
    setConflict(step.originConflict, in: lines.origin)
    setConflict(step.destinationConflict, in: lines.destination)
  }

  private mutating func setConflict(_ conflict: Int, in line: Int) {
    conflictSum += conflict - conflicts[line]
    conflicts[line] = conflict
  }

  /// Returns the lines that a panel leaves and enters.
  ///
  /// Within the line that it slides along, it passes no panel, so no conflict changes there.
  private func linesAcross(from cell: Int, to open: Int) -> (origin: Int, destination: Int) {
    rowOf[cell] == rowOf[open]
      ? (rows + Int(columnOf[cell]), rows + Int(columnOf[open]))
      : (Int(rowOf[cell]), Int(rowOf[open]))
  }

  private func distance(from cell: Int, to goal: Int) -> Int {
    abs(Int(columnOf[cell]) - Int(columnOf[goal])) + abs(Int(rowOf[cell]) - Int(rowOf[goal]))
  }

  /// Returns the extra slides for a row, or for a column after all rows.
  private func conflict(in line: Int) -> Int {
    var conflict = LineConflict()
    if line < rows {
      for cell in line * columns..<(line + 1) * columns {
        let panel = Int(numbers[cell])
        if panel > 0, rowOf[panel] == line { conflict.add(columnOf[panel]) }
      }
    } else {
      let column = line - rows
      for cell in stride(from: column, to: numbers.count, by: columns) {
        let panel = Int(numbers[cell])
        if panel > 0, columnOf[panel] == column { conflict.add(rowOf[panel]) }
      }
    }
    return conflict.slides
  }
}
