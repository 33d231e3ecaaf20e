package import GameRecords

/// A field that is an object, or a list of objects, with a table of their own.
package final class PartTable: TablePart {
  /// How a list is written; `nil` for a single object.
  package let list: List?
  private let addObject:
    @Sendable (_ parent: ObjectPointer, _ fill: (ObjectPointer) -> Bool) -> Void
  private let showEach: @Sendable (_ parent: ObjectPointer, _ show: (ObjectPointer) -> Void) -> Void
  private let makeTable: @Sendable () -> ObjectTable

  /// The table of the object, or of each of the list.
  package var table: ObjectTable { makeTable() }

  /// How a list of objects is written.
  package struct List: Sendable {
    /// The most objects that are read.
    package let limit: Int
    /// Whether XML has an element around all of them.
    package let hasElement: Bool
    /// Whether an object in which something is wrong is left out: it may be another one than was meant.
    package let isStrict: Bool
    /// The part of a record that an object is, by its number from 1.
    package let part: (@Sendable (Int) -> RecordPart)?

    package init(
      limit: Int = .max,
      hasElement: Bool,
      isStrict: Bool = false,
      part: (@Sendable (Int) -> RecordPart)? = nil
    ) {
      self.limit = limit
      self.hasElement = hasElement
      self.isStrict = isStrict
      self.part = part
    }
  }

  package init(
    _ list: List?,
    _ makeTable: @escaping @Sendable () -> ObjectTable,
    add: @escaping @Sendable (ObjectPointer, (ObjectPointer) -> Bool) -> Void,
    each: @escaping @Sendable (ObjectPointer, (ObjectPointer) -> Void) -> Void
  ) {
    self.list = list
    self.makeTable = makeTable
    (addObject, showEach) = (add, each)
  }

  /// Makes an object, lets it be filled, and stores it if that succeeded.
  package func add<Failure: Error>(
    _ parent: ObjectPointer,
    _ fill: (ObjectPointer) throws(Failure) -> Bool
  ) throws(Failure) {
    try call(addObject, parent, whenFailed: false, fill)
  }

  /// Makes an object, lets it be filled, and stores it if that succeeded.
  package func add(_ parent: ObjectPointer, _ fill: (ObjectPointer) -> Bool) {
    addObject(parent, fill)
  }

  /// Shows all objects.
  package func each(_ parent: ObjectPointer, _ show: (ObjectPointer) -> Void) {
    showEach(parent, show)
  }

  /// Shows all objects.
  package func each<Failure: Error>(
    _ parent: ObjectPointer,
    _ show: (ObjectPointer) throws(Failure) -> Void
  ) throws(Failure) {
    try call(showEach, parent, whenFailed: (), show)
  }
}
