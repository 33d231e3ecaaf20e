package import GameRecords

/// A field that is an object, or a list of objects, with a table of their own.
///
/// Two are equal if they are the same.
package final class PartTable: Sendable {
  /// How a list is written; `nil` for a single object.
  package let list: List?
  /// Makes an object, lets it be filled, and stores it if that succeeded.
  package let add: @Sendable (_ parent: ObjectPointer, _ fill: (ObjectPointer) -> Bool) -> Void
  /// Shows all objects.
  package let each: @Sendable (_ parent: ObjectPointer, _ show: (ObjectPointer) -> Void) -> Void
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

  fileprivate init(
    _ list: List?,
    _ makeTable: @escaping @Sendable () -> ObjectTable,
    add: @escaping @Sendable (ObjectPointer, (ObjectPointer) -> Bool) -> Void,
    each: @escaping @Sendable (ObjectPointer, (ObjectPointer) -> Void) -> Void
  ) {
    self.list = list
    self.makeTable = makeTable
    self.add = add
    self.each = each
  }
}

extension PartTable: Hashable {
  package static func == (a: PartTable, b: PartTable) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Row {
  /// A field that is an object with a table of its own.
  @inline(__always)
  package static func object<Part>(
    _ name: FieldName,
    _ table: @escaping @autoclosure @Sendable () -> ObjectTable,
    part: RecordPart? = nil,
    place: RecordField.XMLPlace = .element,
    make: @escaping @Sendable () -> Part,
    get: @escaping @Sendable (inout Object) -> Part?,
    set: @escaping @Sendable (inout Object, consuming Part) -> Void
  ) -> Self {
    parts(
      name,
      PartTable(nil, table) { parent, fill in
        // Its fields may be read one after the other.
        var object = get(&parent.assumingMemoryBound(to: Object.self).pointee) ?? make()
        guard withUnsafeMutablePointer(to: &object, { fill(ObjectPointer($0)) }) else { return }
        set(&parent.assumingMemoryBound(to: Object.self).pointee, object)
      } each: { parent, show in
        guard var object = get(&parent.assumingMemoryBound(to: Object.self).pointee) else { return }
        withUnsafeMutablePointer(to: &object) { show(ObjectPointer($0)) }
      },
      part,
      place
    )
  }

  /// A field that is a list of objects with a table of their own.
  @inline(__always)
  package static func list<Part>(
    _ name: FieldName,
    _ table: @escaping @autoclosure @Sendable () -> ObjectTable,
    _ list: PartTable.List,
    make: @escaping @Sendable () -> Part,
    get: @escaping @Sendable (inout Object) -> [Part],
    append: @escaping @Sendable (inout Object, consuming Part) -> Void
  ) -> Self {
    parts(
      name,
      PartTable(list, table) { parent, fill in
        var object = make()
        guard withUnsafeMutablePointer(to: &object, { fill(ObjectPointer($0)) }) else { return }
        append(&parent.assumingMemoryBound(to: Object.self).pointee, object)
      } each: { parent, show in
        for object in get(&parent.assumingMemoryBound(to: Object.self).pointee) {
          var object = object
          withUnsafeMutablePointer(to: &object) { show(ObjectPointer($0)) }
        }
      }
    )
  }

  private static func parts(
    _ name: FieldName,
    _ table: PartTable,
    _ part: RecordPart? = nil,
    _ place: RecordField.XMLPlace = .element
  ) -> Self {
    Row(
      field: RecordField(
        name: name,
        kind: .part(table),
        part: part,
        place: place,
        isRequired: false
      )
    )
  }
}
