import GameRecords
import ReversiRules

/// The shape of one kind of object in a record: its rows in the order in which they are written.
///
/// Whoever reads or writes objects goes through the rows: the kind of a field says how its value is
/// spelled, and the row where the model keeps it.
///
/// A shape is made once and lives as long as the program, so that it is passed on, and its rows are
/// looked at, without counting references; and it is all in the open, since other modules cannot
/// inline what a generic type does.
package struct RecordShape<Object>: @unchecked Sendable {
  /// The kind of object.
  package let object: RecordObject
  /// The fields.
  package let fields: RecordFields
  /// Where the model keeps what the fields say, for the fields in their order.
  package let accesses: UnsafePointer<Access>
  /// The fields that must be there, a bit for the number of each.
  package let required: UInt32

  /// Where the model keeps what a field says.
  package struct Access {
    /// What an object says.
    package let get: Get
    /// Makes an object say something.
    package let set: Set
  }

  /// What an object says in a field; `nil` for nothing.
  ///
  /// Objects are handed over in place, since a record is large, and would be copied for each field.
  package typealias Get = @Sendable (_ object: inout Object) -> FieldValue?
  /// Makes an object say something in a field, which stands at a place in the input.
  package typealias Set =
    @Sendable (_ object: inout Object, _ value: consuming FieldValue, _ place: Range<Int>) -> Void

  /// A field, and where the model keeps it.
  struct Row {
    let field: RecordField
    let get: Get
    let set: Set
  }

  init(_ object: RecordObject, _ rows: Row...) {
    self.object = object
    let fields = UnsafeMutableBufferPointer<RecordField>.allocate(capacity: rows.count)
    _ = fields.initialize(from: rows.map(\.field))
    self.fields = RecordFields(fields)
    required = rows.indices.filter { rows[$0].field.isRequired }
      .reduce(0) { $0 | 1 << UInt32($1) }
    let accesses = UnsafeMutablePointer<Access>.allocate(capacity: rows.count)
    for (index, row) in rows.enumerated() {
      (accesses + index).initialize(to: Access(get: row.get, set: row.set))
    }
    self.accesses = UnsafePointer(accesses)
  }
}

/// The fields of an object, which live as long as the program.
package typealias RecordFields = UnsafeBufferPointer<RecordField>

extension RecordShape {
  /// The fields in which two objects differ, with what the new one says there, if anything.
  package func changes(
    from old: Object,
    to new: Object
  ) -> [(field: RecordField, text: String?)] {
    var (first, second) = (old, new)
    return fields.indices.compactMap { index in
      let old = accesses[index].get(&first)?.plainText
      let new = accesses[index].get(&second)?.plainText
      return old == new ? nil : (fields[index], new)
    }
  }
}

// MARK: - Rows

extension RecordShape.Row {
  /// A field whose value is no single one: those who read and write it know where it belongs.
  @inline(__always)
  static func parts(
    _ name: FieldName,
    _ kind: FieldKind,
    _ about: StaticString = "",
    place: RecordField.XMLPlace = .element,
    isRequired: Bool = false
  ) -> Self {
    let field = RecordField(
      name: name,
      kind: kind,
      about: about,
      part: nil,
      place: place,
      isRequired: isRequired
    )
    return Self(field: field, get: { _ in nil }, set: { _, _, _ in })
  }

  /// A field of any kind that has values.
  @inline(__always)
  static func value(
    _ name: FieldName,
    _ kind: FieldKind,
    _ about: StaticString = "",
    part: RecordPart? = nil,
    place: RecordField.XMLPlace = .attribute(),
    isRequired: Bool = false,
    get: @escaping RecordShape.Get,
    set: @escaping RecordShape.Set
  ) -> Self {
    let field = RecordField(
      name: name,
      kind: kind,
      about: about,
      part: part,
      place: place,
      isRequired: isRequired
    )
    return Self(field: field, get: get, set: set)
  }

  @inline(__always)
  static func text(
    _ name: FieldName,
    _ about: StaticString,
    part: RecordPart? = nil,
    place: RecordField.XMLPlace = .attribute(),
    get: @escaping @Sendable (inout Object) -> String?,
    set: @escaping @Sendable (inout Object, String) -> Void
  ) -> Self {
    value(name, .text, about, part: part, place: place, get: { get(&$0).map(FieldValue.text) }) {
      object,
      value,
      _ in
      if case .text(let text) = value { set(&object, text) }
    }
  }

  @inline(__always)
  static func number(
    _ name: FieldName,
    _ about: StaticString,
    as kind: FieldKind = .number,
    part: RecordPart? = nil,
    get: @escaping @Sendable (inout Object) -> Double?,
    set: @escaping @Sendable (inout Object, Double) -> Void
  ) -> Self {
    value(name, kind, about, part: part, get: { get(&$0).map(FieldValue.number) }) {
      object,
      value,
      _ in
      if case .number(let number) = value { set(&object, number) }
    }
  }

  @inline(__always)
  static func count(
    _ name: FieldName,
    get: @escaping @Sendable (inout Object) -> Int?,
    set: @escaping @Sendable (inout Object, Int) -> Void
  ) -> Self {
    value(name, .count, part: .score, get: { get(&$0).map(FieldValue.whole) }) {
      object,
      value,
      _ in
      if case .whole(let count) = value { set(&object, count) }
    }
  }

  /// A field with one of the words, which are the cases of a type in their order.
  @inline(__always)
  static func word<Word: CaseIterable & Equatable & Sendable>(
    _ name: FieldName,
    _ words: FieldWords,
    _ about: StaticString = "",
    part: RecordPart? = nil,
    isRequired: Bool = false,
    get: @escaping @Sendable (inout Object) -> Word?,
    set: @escaping @Sendable (inout Object, Word) -> Void
  ) -> Self {
    let cases = Array(Word.allCases)
    return value(
      name,
      .word(words),
      about,
      part: part,
      isRequired: isRequired,
      get: { get(&$0).flatMap(cases.firstIndex).map { .word(words, $0) } }
    ) { object, value, _ in
      if let index = value.word() { set(&object, cases[index]) }
    }
  }
}
