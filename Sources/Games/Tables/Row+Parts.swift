package import GameRecords
package import RecordFormats

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
