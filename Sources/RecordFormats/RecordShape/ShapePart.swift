package import GameRecords

/// A field that is an object, or a list of objects, with a shape of its own.
package class ShapePart: @unchecked Sendable {
  /// What is said about the object, or about each of the list.
  package let words: ObjectWords
  /// The fields of the object, or of each of the list.
  package let fields: RecordFields
  /// How a list is written; `nil` for a single object.
  package let list: List?

  /// How a list of objects is written.
  package struct List: Sendable {
    /// The most objects that are read.
    package let limit: Int
    /// The index of the field that may stand for the whole object in JSON.
    package let plain: Int?
    /// Whether XML has an element around all of them.
    package let hasElement: Bool
    /// The part of a record that an object is, by its number from 1.
    package let part: @Sendable (Int) -> RecordPart

    package init(
      limit: Int,
      plain: Int? = nil,
      hasElement: Bool,
      part: @escaping @Sendable (Int) -> RecordPart
    ) {
      self.limit = limit
      self.plain = plain
      self.hasElement = hasElement
      self.part = part
    }

    /// Whether the objects are the moves of the game.
    package var isOfMoves: Bool { part(1) == .move(1) }
  }

  fileprivate init(_ words: ObjectWords, _ fields: RecordFields, _ list: List? = nil) {
    self.words = words
    self.fields = fields
    self.list = list
  }
}

extension ShapePart: Hashable {
  package static func == (a: ShapePart, b: ShapePart) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A part in objects of one type.
package class PartAccess<Parent>: ShapePart, @unchecked Sendable {
  /// Reads the part that is next into an object.
  package func read<Reader: ShapeReader>(
    from reader: inout Reader,
    into parent: inout Parent
  ) throws(Reader.Failure) {}

  /// Writes the part of an object, if it has one.
  package func write<Writer: ShapeWriter>(
    to writer: inout Writer,
    as name: FieldName,
    of parent: inout Parent
  ) throws(WritingError) {}
}

/// Reads what shapes describe.
package protocol ShapeReader {
  associatedtype Failure: Error

  /// Reads one object.
  mutating func readObject<Object>(
    _ shape: RecordShape<Object>,
    into object: inout Object
  ) throws(Failure)

  /// Reads a list, an object at a time.
  mutating func readList<Object>(
    _ list: ShapePart.List,
    of shape: RecordShape<Object>,
    _ make: () -> Object,
    _ receive: (Object) -> Void
  ) throws(Failure)
}

/// Writes what shapes describe.
package protocol ShapeWriter {
  /// Writes one object in a field.
  mutating func writeObject<Object>(
    _ object: Object,
    _ shape: RecordShape<Object>,
    as name: FieldName
  ) throws(WritingError)

  /// Writes a list of objects in a field.
  mutating func writeList<Object>(
    _ objects: [Object],
    _ shape: RecordShape<Object>,
    _ list: ShapePart.List,
    as name: FieldName
  ) throws(WritingError)
}

/// An object in a field.
private final class ObjectAccess<Parent, Object>: PartAccess<Parent>, @unchecked Sendable {
  let shape: RecordShape<Object>
  let make: @Sendable () -> Object
  let get: @Sendable (Parent) -> Object?
  let set: @Sendable (inout Parent, Object) -> Void

  init(
    _ shape: RecordShape<Object>,
    _ make: @escaping @Sendable () -> Object,
    _ get: @escaping @Sendable (Parent) -> Object?,
    _ set: @escaping @Sendable (inout Parent, Object) -> Void
  ) {
    self.shape = shape
    self.make = make
    self.get = get
    self.set = set
    super.init(shape.words, shape.fields)
  }

  override func read<Reader: ShapeReader>(
    from reader: inout Reader,
    into parent: inout Parent
  ) throws(Reader.Failure) {
    var object = make()
    try reader.readObject(shape, into: &object)
    set(&parent, object)
  }

  override func write<Writer: ShapeWriter>(
    to writer: inout Writer,
    as name: FieldName,
    of parent: inout Parent
  ) throws(WritingError) {
    if let object = get(parent) { try writer.writeObject(object, shape, as: name) }
  }
}

/// A list of objects in a field.
private final class ListAccess<Parent, Object>: PartAccess<Parent>, @unchecked Sendable {
  let shape: RecordShape<Object>
  let items: List
  let make: @Sendable () -> Object
  let get: @Sendable (Parent) -> [Object]
  let append: @Sendable (inout Parent, Object) -> Void

  init(
    _ shape: RecordShape<Object>,
    _ list: List,
    _ make: @escaping @Sendable () -> Object,
    _ get: @escaping @Sendable (Parent) -> [Object],
    _ append: @escaping @Sendable (inout Parent, Object) -> Void
  ) {
    self.shape = shape
    self.make = make
    self.get = get
    self.append = append
    items = list
    super.init(shape.words, shape.fields, list)
  }

  override func read<Reader: ShapeReader>(
    from reader: inout Reader,
    into parent: inout Parent
  ) throws(Reader.Failure) {
    try reader.readList(items, of: shape, make) { append(&parent, $0) }
  }

  override func write<Writer: ShapeWriter>(
    to writer: inout Writer,
    as name: FieldName,
    of parent: inout Parent
  ) throws(WritingError) {
    let objects = get(parent)
    if !objects.isEmpty { try writer.writeList(objects, shape, items, as: name) }
  }
}

// MARK: - Rows

extension RecordShape.Row {
  /// A field that is an object with a shape of its own.
  package static func object<Part>(
    _ name: FieldName,
    _ shape: RecordShape<Part>,
    part: RecordPart? = nil,
    isRequired: Bool = false,
    make: @escaping @Sendable () -> Part,
    get: @escaping @Sendable (Object) -> Part?,
    set: @escaping @Sendable (inout Object, Part) -> Void
  ) -> Self {
    self.part(name, ObjectAccess(shape, make, get, set), part, isRequired: isRequired)
  }

  /// A field that is a list of objects with a shape of their own.
  package static func list<Part>(
    _ name: FieldName,
    _ shape: RecordShape<Part>,
    _ list: ShapePart.List,
    make: @escaping @Sendable () -> Part,
    get: @escaping @Sendable (Object) -> [Part],
    append: @escaping @Sendable (inout Object, Part) -> Void
  ) -> Self {
    self.part(name, ListAccess(shape, list, make, get, append))
  }

  private static func part(
    _ name: FieldName,
    _ access: PartAccess<Object>,
    _ part: RecordPart? = nil,
    isRequired: Bool = false
  ) -> Self {
    let field = RecordField(
      name: name,
      kind: .part(access),
      part: part,
      place: .element,
      isRequired: isRequired
    )
    return Self(field: field, get: { _ in nil }, set: { _, _, _ in }, part: access)
  }
}
