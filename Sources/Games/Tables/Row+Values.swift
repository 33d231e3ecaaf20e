package import GameRecords
package import RecordFormats

// What a row needs to know of the type of its object.

extension Row {
  /// A field with a single value of any kind.
  @inline(__always)
  package static func value(
    _ name: FieldName,
    _ kind: FieldKind,
    part: RecordPart? = nil,
    place: RecordField.XMLPlace = .attribute(),
    isRequired: Bool = false,
    get: @escaping @Sendable (inout Object) -> FieldValue?,
    set: @escaping @Sendable (inout Object, consuming FieldValue, Range<Int>) -> Void
  ) -> Self {
    Row(
      field: RecordField(
        name: name,
        kind: kind,
        part: part,
        place: place,
        isRequired: isRequired,
        get: { get(&$0.assumingMemoryBound(to: Object.self).pointee) },
        set: { set(&$0.assumingMemoryBound(to: Object.self).pointee, $1, $2) }
      )
    )
  }

  /// A field that objects do not store.
  package static func fixed(
    _ name: FieldName,
    _ kind: FieldKind,
    _ value: FieldValue? = nil,
    place: RecordField.XMLPlace = .none,
    isRequired: Bool = false
  ) -> Self {
    self.value(
      name,
      kind,
      place: place,
      isRequired: isRequired,
      get: { _ in value },
      set: { _, _, _ in }
    )
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
      if let text = value.text() { set(&object, text) }
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
    value(name, kind, part: part, get: { get(&$0).map(FieldValue.number) }) { object, value, _ in
      if let number = value.number() { set(&object, number) }
    }
  }

  @inline(__always)
  package static func whole(
    _ name: FieldName,
    _ range: ClosedRange<Int>,
    part: RecordPart? = nil,
    isRequired: Bool = false,
    get: @escaping @Sendable (inout Object) -> Int?,
    set: @escaping @Sendable (inout Object, Int, Range<Int>) -> Void
  ) -> Self {
    value(
      name,
      .whole(range),
      part: part,
      isRequired: isRequired,
      get: { get(&$0).map(FieldValue.whole) }
    ) { object, value, place in
      if let whole = value.whole() { set(&object, whole, place) }
    }
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
