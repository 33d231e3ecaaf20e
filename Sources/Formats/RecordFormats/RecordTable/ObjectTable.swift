import GameRecords

/// An object that a table describes, where it is stored.
///
/// Readers and writers get objects of all types as pointers: so they are compiled once for all games, and a
/// record, which is large, is never copied for one of its fields.
package typealias ObjectPointer = UnsafeMutableRawPointer

/// The fields of an object, which live as long as the program.
package typealias RecordFields = UnsafeBufferPointer<RecordField>

/// One kind of object in a record: its rows in the order in which they are written.
///
/// The kind of a row determines the notation of its value, and the row knows where the model stores it. A
/// table is made once and lives as long as the program, so its rows are read without reference counting.
package final class ObjectTable: @unchecked Sendable {
  /// What is said about such an object.
  package let words: ObjectWords
  /// The fields.
  package let fields: RecordFields
  /// The required fields, one bit per index.
  package let required: UInt32
  /// Whether the object is written on several lines, because a field has a part or rows.
  package let isSpread: Bool
  /// The fields that XML has as attributes, and as elements.
  package let attributes, elements: [Int]
  /// The field that is the text of the object's own element in XML, and the one whose rows are directly in it.
  package let text, rows: Int?
  /// The field that gives the object's own element another name in XML.
  package let flag: Int?
  /// Checks and completes an object whose fields are all read.
  package let finish: (@Sendable (ObjectPointer, inout ObjectEnd) -> Void)?

  /// Creates a table.
  package init(
    _ words: ObjectWords,
    _ rows: [RecordField],
    finish: (@Sendable (ObjectPointer, inout ObjectEnd) -> Void)?
  ) {
    self.words = words
    let fields = UnsafeMutableBufferPointer<RecordField>.allocate(capacity: rows.count)
    _ = fields.initialize(from: rows)
    self.fields = RecordFields(fields)
    required = rows.indices.filter { rows[$0].isRequired }.reduce(0) { $0 | 1 << UInt32($1) }
    isSpread = rows.contains { $0.kind.isSpread }
    func indices(_ isIncluded: (RecordField) -> Bool) -> [Int] {
      rows.indices.filter { isIncluded(rows[$0]) }
    }
    attributes = indices { $0.kind != .version && $0.attribute != nil }
    elements = indices { $0.isElement }
    text = indices { if case .text = $0.place { true } else { false } }.first
    flag = indices { if case .elementName = $0.place { true } else { false } }.first
    self.rows = indices { if case .rows = $0.kind { $0.isElement } else { false } }.first
    self.finish = finish
  }
}

/// What is found when all fields of an object are read.
package struct ObjectEnd {
  /// Where the object is.
  package let place: Range<Int>
  /// Whether something is wrong in it.
  package let hasErrors: Bool
  /// Whether the moves are known, so that what refers to them can be checked.
  package let hasMoves: Bool
  /// What is wrong.
  package var problems: [ObjectProblem] = []
  /// Whether the object has a meaning at all.
  package var isUsable = true

  package init(place: Range<Int>, hasErrors: Bool, hasMoves: Bool = true) {
    self.place = place
    self.hasErrors = hasErrors
    self.hasMoves = hasMoves
  }
}

/// Something wrong in an object as a whole.
package struct ObjectProblem: Sendable {
  package enum Kind: Sendable {
    case value
    /// Right at another place.
    case order
    /// The field with a name is missing.
    case missing(String)
  }

  package let kind: Kind
  /// What was found, in one line.
  package let message: String
  /// What to do about it.
  package let help: String?
  /// Where it is; `nil` for the whole object, which is then left out.
  package let place: Range<Int>?

  package init(
    _ kind: Kind = .value,
    _ message: String = "",
    help: String? = nil,
    at place: Range<Int>? = nil
  ) {
    self.kind = kind
    self.message = message
    self.help = help
    self.place = place
  }
}
