/// Something that a table shows of a single move.
package struct MoveField<Game: QueriedGame>: Sendable {
  /// The name of the column.
  package let name: String
  let value: Value

  /// Returns the value of a move, if it has one.
  package typealias Value = @Sendable (Game.PlayedMove) -> ColumnValue?

  /// Creates a field.
  package init(_ name: String, _ value: @escaping Value) {
    (self.name, self.value) = (name, value)
  }
}
