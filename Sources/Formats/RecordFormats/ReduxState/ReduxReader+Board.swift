import GameRecords
import ReversiRules

/// The board of an app state.
///
/// To draw the board, the app finds a square by its index in the list and ignores the coordinate
/// there; its moves use the coordinates.
extension ReduxReader {
  mutating func readContainer(_ value: JSONValue?) -> Board? {
    guard var container = reader.object(value) else { return nil }
    let board = readBoard(reader.require("board", of: &container))
    if let changed = container.take("changed") {
      reader.report(
        .reduxUnsaved,
        "the last change of the board is dropped; the fork never saves it",
        at: changed.keyRange,
        repair: .rewriting
      )
    }
    reader.ignoreRest(of: container)
    return board
  }

  private mutating func readBoard(_ value: JSONValue?) -> Board? {
    guard var object = reader.object(value, as: "an object (a board)") else { return nil }
    let size = readSize(reader.require("boardSetting", of: &object))
    let list = reader.require("diskCoordinates", of: &object)
    let cells = reader.array(list, as: "an array of squares")
    reader.ignoreRest(of: object)
    guard let size, let list, let cells else { return nil }
    reader.mark(.board, list.range)
    guard cells.count == size.squareCount else {
      reader.report(
        .reduxCells,
        "the board has \(cells.count) entries; expected \(size.squareCount)"
          + (cells.count < size.squareCount ? "; the fork crashes" : ""),
        at: list.range
      )
      return nil
    }
    return readCells(cells, on: size)
  }

  private mutating func readSize(_ value: JSONValue?) -> BoardSize? {
    guard let value, var object = reader.object(value) else { return nil }
    let columns = reader.integer(reader.require("cols", of: &object), in: 0...1_000)
    let rows = reader.integer(reader.require("rows", of: &object), in: 0...1_000)
    reader.ignoreRest(of: object)
    guard let columns, let rows else { return nil }
    guard let size = BoardSize(width: columns, height: rows) else {
      reader.report(
        .boardSize,
        "a board of \(columns)×\(rows) squares; width and height must be even, from 4 to 16",
        at: value.range
      )
      return nil
    }
    if size != .standard {
      reader.report(
        .reduxBoardSetting,
        "a board of \(size), not \(BoardSize.standard); the fork cannot show it",
        at: value.range
      )
    }
    return size
  }

  private mutating func readCells(_ cells: [JSONValue], on size: BoardSize) -> Board? {
    var board = Board(size: size)
    var isWhole = true
    var misplaced: [(cell: JSONValue, square: Square, declared: Square?)] = []
    var declared = Set<Square>()
    for (square, cell) in zip(size.squares, cells) {
      guard var object = reader.object(cell, as: "an object (a square)") else {
        isWhole = false
        continue
      }
      let coordinate = reader.require("coordinate", of: &object)
      let place = readCoordinate(coordinate)
      if let coordinate, let place {
        let other = place.square.flatMap { size.contains($0) ? $0 : nil }
        if let other { declared.insert(other) }
        if other != square { misplaced.append((coordinate, square, other)) }
      }
      if let disk = object.take("disk") {
        let side = reader.word(disk, ["diskDark": Disk.dark, "diskLight": .light])
        if side == nil { isWhole = false }
        board[square] = side
      }
      reader.ignoreRest(of: object)
    }
    for (row, first) in stride(from: 0, to: cells.count, by: size.width).enumerated() {
      let last = cells[first + size.width - 1]
      reader.mark(.row(row + 1), cells[first].range.lowerBound..<last.range.upperBound)
    }
    report(misplaced, declared.count == cells.count)
    return isWhole ? board : nil
  }

  /// Reads a coordinate; its square is `nil` if it is outside of any board.
  private mutating func readCoordinate(_ value: JSONValue?) -> (square: Square?, Void)? {
    guard var object = reader.object(value) else { return nil }
    let x = reader.integer(reader.require("x", of: &object), in: -1_000_000...1_000_000)
    let y = reader.integer(reader.require("y", of: &object), in: -1_000_000...1_000_000)
    reader.ignoreRest(of: object)
    guard let x, let y else { return nil }
    return (Square(x: x, y: y), ())
  }

  /// Reports all wrong coordinates in one finding.
  private mutating func report(
    _ misplaced: [(cell: JSONValue, square: Square, declared: Square?)],
    _ isPermutation: Bool
  ) {
    guard let first = misplaced.first else { return }
    let found = first.declared.map { "\($0)" } ?? "outside of the board"
    let others = misplaced.count > 1 ? ", and \(misplaced.count - 1) more are wrong" : ""
    let words =
      isPermutation
      ? "; the fork shows one board and plays on another" : "; some squares are missing"
    // If no square is missing, the order of the entries may be wrong instead.
    reader.report(
      .reduxCoordinate,
      "the coordinate of \(first.square) is \(found)" + others + words,
      at: first.cell.range,
      repair: .rewriting(isSafe: !isPermutation)
    )
  }
}
