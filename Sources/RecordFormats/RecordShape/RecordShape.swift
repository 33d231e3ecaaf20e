package import GameRecords
import ReversiRules

/// The shape of one kind of object in a record: its rows in the order in which they are written.
///
/// Readers and writers go through the rows: the kind of a field determines the notation of its value,
/// and the row knows where the model stores it.
///
/// A shape is made once and lives as long as the program, so it can be passed and its rows read without
/// reference counting. All of it is visible to other modules, which could not inline the methods of a
/// generic type.
package struct RecordShape<Object>: @unchecked Sendable {
  /// What is said about such an object.
  package let words: ObjectWords
  /// The fields.
  package let fields: RecordFields
  /// The accessors of the fields, in the order of the fields.
  package let accesses: UnsafePointer<Access>
  /// The required fields, one bit per index.
  package let required: UInt32

  /// The accessors of a field in the model.
  package struct Access {
    /// Returns the value of an object.
    package let get: Get
    /// Sets the value of an object.
    package let set: Set
    /// Reads and writes the object or the list in the field, if it has a shape of its own.
    package let part: PartAccess<Object>?
  }

  /// Returns the value of a field; `nil` if the object has none.
  ///
  /// Objects are passed in place: a record is large, and would be copied for each field.
  package typealias Get = @Sendable (_ object: inout Object) -> FieldValue?
  /// Sets the value of a field, which was read from a place in the input.
  package typealias Set =
    @Sendable (_ object: inout Object, _ value: consuming FieldValue, _ place: Range<Int>) -> Void

  /// A field with its accessors.
  package struct Row {
    let field: RecordField
    let get: Get
    let set: Set
    var part: PartAccess<Object>? = nil
  }

  init(_ object: RecordObject, _ rows: Row...) { self.init(object.words, rows) }

  package init(_ words: ObjectWords, _ rows: [Row]) {
    self.words = words
    let fields = UnsafeMutableBufferPointer<RecordField>.allocate(capacity: rows.count)
    _ = fields.initialize(from: rows.map(\.field))
    self.fields = RecordFields(fields)
    required = rows.indices.filter { rows[$0].field.isRequired }
      .reduce(0) { $0 | 1 << UInt32($1) }
    let accesses = UnsafeMutablePointer<Access>.allocate(capacity: rows.count)
    for (index, row) in rows.enumerated() {
      (accesses + index).initialize(to: Access(get: row.get, set: row.set, part: row.part))
    }
    self.accesses = UnsafePointer(accesses)
  }
}

/// The fields of an object, which live as long as the program.
package typealias RecordFields = UnsafeBufferPointer<RecordField>

extension RecordShape {
  /// Returns the fields in which two objects differ, each with the new value, if any.
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
  /// A field with a compound value, which readers and writers store by themselves.
  @inline(__always)
  package static func parts(
    _ name: FieldName,
    _ kind: FieldKind,
    place: RecordField.XMLPlace = .element,
    isRequired: Bool = false
  ) -> Self {
    let field = RecordField(
      name: name,
      kind: kind,
      part: nil,
      place: place,
      isRequired: isRequired
    )
    return Self(field: field, get: { _ in nil }, set: { _, _, _ in })
  }

  /// A field with a single value of any kind.
  @inline(__always)
  package static func value(
    _ name: FieldName,
    _ kind: FieldKind,
    part: RecordPart? = nil,
    place: RecordField.XMLPlace = .attribute(),
    isRequired: Bool = false,
    get: @escaping RecordShape.Get,
    set: @escaping RecordShape.Set
  ) -> Self {
    let field = RecordField(
      name: name,
      kind: kind,
      part: part,
      place: place,
      isRequired: isRequired
    )
    return Self(field: field, get: get, set: set)
  }

  @inline(__always)
  package static func text(
    _ name: FieldName,
    part: RecordPart? = nil,
    place: RecordField.XMLPlace = .attribute(),
    get: @escaping @Sendable (inout Object) -> String?,
    set: @escaping @Sendable (inout Object, String) -> Void
  ) -> Self {
    value(name, .text, part: part, place: place, get: { get(&$0).map(FieldValue.text) }) {
      object,
      value,
      _ in
      if case .text(let text) = value { set(&object, text) }
    }
  }

  @inline(__always)
  package static func number(
    _ name: FieldName,
    as kind: FieldKind = .number,
    part: RecordPart? = nil,
    get: @escaping @Sendable (inout Object) -> Double?,
    set: @escaping @Sendable (inout Object, Double) -> Void
  ) -> Self {
    value(name, kind, part: part, get: { get(&$0).map(FieldValue.number) }) {
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

  @inline(__always)
  static func marks(
    get: @escaping @Sendable (inout Object) -> Set<BoardMark<Square>>,
    set: @escaping @Sendable (inout Object, Set<BoardMark<Square>>) -> Void
  ) -> Self {
    value(
      "marks",
      .marks,
      get: {
        let marks = get(&$0)
        return marks.isEmpty ? nil : .marks(marks)
      },
      set: { object, value, _ in set(&object, value.marks()) }
    )
  }

  /// A field whose value is a word; the words are the cases of a type, in order.
  @inline(__always)
  package static func word<Word: CaseIterable & Equatable & Sendable>(
    _ name: FieldName,
    _ words: FieldWords,
    part: RecordPart? = nil,
    isRequired: Bool = false,
    get: @escaping @Sendable (inout Object) -> Word?,
    set: @escaping @Sendable (inout Object, Word) -> Void
  ) -> Self {
    let cases = Array(Word.allCases)
    return value(
      name,
      .word(words),
      part: part,
      isRequired: isRequired,
      get: { get(&$0).flatMap(cases.firstIndex).map { .word(words, $0) } }
    ) { object, value, _ in
      if let index = value.word() { set(&object, cases[index]) }
    }
  }
}
