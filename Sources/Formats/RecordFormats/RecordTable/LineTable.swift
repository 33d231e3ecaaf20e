package import GameRecords

/// A field that is a line of play.
package final class LineTable: TablePart {
  /// How a line is written.
  package struct Form: Sendable {
    /// How the code of a move is spelled.
    package enum Spelling: Sendable {
      /// As a cell of a board, such as `f5`: the column is in the lower four bits, the row in the next four.
      /// The code 256 is `pass`.
      case cell
      /// As a number.
      case number
    }

    package let spelling: Spelling
    /// The most moves in all lines of a record.
    package let limit: Int
    /// How many moves are side by side.
    package let perLine: Int
    /// Returns the codes that a text consists of, each with its offset; `nil` for any other text.
    package let codesInText: (@Sendable ([UInt8]) -> [(code: UInt16, offset: Int)]?)?

    package init(
      _ spelling: Spelling,
      limit: Int,
      perLine: Int,
      codesInText: (@Sendable ([UInt8]) -> [(code: UInt16, offset: Int)]?)? = nil
    ) {
      self.spelling = spelling
      self.limit = limit
      self.perLine = perLine
      self.codesInText = codesInText
    }
  }

  /// Where an item is, and the offset that places of moves are counted from.
  package typealias Filled = (place: Range<Int>, start: Int)

  package let form: Form
  /// The table of a move with its annotation: its first field is the move, the first two of its fields that
  /// are numbers are those of ``MoveNumbers``.
  package let item: ObjectTable
  /// The fields with the numbers.
  package let numbers: [Int]
  /// How an annotated move begins in JSON on one line, up to the code, and how the numbers begin.
  let start, first, second: JSONStart

  package let count: @Sendable (ObjectPointer) -> Int
  package let place: @Sendable (ObjectPointer, Int) -> SourceRange
  /// Adds moves.
  package let append: @Sendable (ObjectPointer, MoveRun) -> Void
  private let addItem:
    @Sendable (_ parent: ObjectPointer, _ fill: (ObjectPointer) -> Filled?) -> Void
  /// Adds a move that could not be read.
  package let lose: @Sendable (ObjectPointer, SourceRange) -> Void
  /// Notes that moves are written as by other programs.
  package let respell: @Sendable (ObjectPointer) -> Void
  /// Puts all moves into a run.
  package let fill: @Sendable (ObjectPointer, inout MoveRun) -> Void
  private let showItem:
    @Sendable (_ parent: ObjectPointer, _ index: Int, _ show: (ObjectPointer) -> Void) -> Void

  package init(
    _ form: Form,
    _ item: ObjectTable,
    count: @escaping @Sendable (ObjectPointer) -> Int,
    place: @escaping @Sendable (ObjectPointer, Int) -> SourceRange,
    append: @escaping @Sendable (ObjectPointer, MoveRun) -> Void,
    add: @escaping @Sendable (ObjectPointer, (ObjectPointer) -> Filled?) -> Void,
    lose: @escaping @Sendable (ObjectPointer, SourceRange) -> Void,
    respell: @escaping @Sendable (ObjectPointer) -> Void,
    fill: @escaping @Sendable (ObjectPointer, inout MoveRun) -> Void,
    show: @escaping @Sendable (ObjectPointer, Int, (ObjectPointer) -> Void) -> Void
  ) {
    (self.form, self.item) = (form, item)
    numbers = Array(
      item.fields.indices.filter { [.number, .seconds].contains(item.fields[$0].kind) }.prefix(2)
    )
    start = JSONStart("{\"\(item.fields[0].name)\":" + (form.spelling == .cell ? "\"" : ""))
    first = JSONStart(numbers.first.map { ",\"\(item.fields[$0].name)\":" })
    second = JSONStart(numbers.dropFirst().first.map { ",\"\(item.fields[$0].name)\":" })
    (self.count, self.place, self.append, self.addItem) = (count, place, append, add)
    (self.lose, self.respell, self.fill, self.showItem) = (lose, respell, fill, show)
  }

  /// Adds a move, once its item has been filled: `fill` returns its place and the offset that places of moves
  /// are counted from.
  package func add<Failure: Error>(
    _ parent: ObjectPointer,
    _ fill: (ObjectPointer) throws(Failure) -> Filled?
  ) throws(Failure) {
    try call(addItem, parent, whenFailed: nil, fill)
  }

  /// Shows a move with its annotation.
  package func show<Failure: Error>(
    _ parent: ObjectPointer,
    _ index: Int,
    _ show: (ObjectPointer) throws(Failure) -> Void
  ) throws(Failure) {
    try call({ [showItem] in showItem($0, index, $1) }, parent, whenFailed: (), show)
  }
}
