package import GameRecords

/// A field that an object of a record can have: one row of the table.
package struct RecordField: Sendable {
  /// The key in JSON; in XML the attribute or element, unless ``XMLPlace`` says otherwise.
  package let name: FieldName
  /// The kind of value.
  package let kind: FieldKind
  /// The part that findings point at; fields that share a part are one place.
  package let part: RecordPart?
  /// Its place in XML.
  package let place: XMLPlace
  /// Whether the object is meaningless without it.
  package let isRequired: Bool
  /// Returns the value of an object; `nil` if the object has none.
  package let get: @Sendable (ObjectPointer) -> FieldValue?
  /// Sets the value of an object, which was read from a place in the input.
  package let set: @Sendable (ObjectPointer, consuming FieldValue, Range<Int>) -> Void

  /// The place of a field in XML.
  package enum XMLPlace: Sendable {
    /// An attribute, with a name of its own or that of the key.
    case attribute(FieldName? = nil)
    /// One or several elements.
    case element
    /// The elements of the fields of its object, without one for the object.
    case inline
    /// The text of the object's own element.
    case text
    /// Instead of the usual name of the object's own element.
    case elementName
    /// Nowhere.
    case none
  }

  /// The attribute of XML, if it is one.
  package var attribute: FieldName? {
    guard case .attribute(let other) = place else { return nil }
    return other ?? name
  }

  /// Whether XML has it as elements.
  var isElement: Bool {
    switch place {
    case .element, .inline: true
    case .attribute, .text, .elementName, .none: false
    }
  }

  /// Whether it is a line of play.
  package let isLine: Bool
  /// Whether the game would be another one without the value, if it has one.
  package let isVital: Bool

  package init(
    name: FieldName,
    kind: FieldKind,
    part: RecordPart?,
    place: XMLPlace,
    isRequired: Bool,
    get: @escaping @Sendable (ObjectPointer) -> FieldValue? = { _ in nil },
    set: @escaping @Sendable (ObjectPointer, consuming FieldValue, Range<Int>) -> Void = {
      _,
      _,
      _ in
    }
  ) {
    self.name = name
    self.kind = kind
    self.part = part
    self.place = place
    self.isRequired = isRequired
    self.get = get
    self.set = set
    isLine = if case .line = kind { true } else { false }
    isVital = isLine || part == .start
  }
}

/// The kind of value that a field of a record has.
package enum FieldKind: Equatable, Sendable {
  /// The version of the shape, which is 1.
  case version
  /// The name of the game.
  case game
  /// The name of a schema for editors, which a record does not store.
  case schema
  /// Free text.
  case text
  /// Free text that is not empty.
  case name
  case word(FieldWords)
  case number
  /// A number that is not negative.
  case seconds
  /// A whole number.
  case whole(ClosedRange<Int>)
  /// At least one whole number.
  case wholes(ClosedRange<Int>)
  /// A text in a notation.
  case code(Notation)
  /// At least one text in a notation.
  case codes(Notation)
  case date
  /// True, or absent.
  case flag
  /// The rows of a board as texts.
  case rows(RowsForm)
  /// Rows of whole numbers.
  case grid(GridForm)
  /// An object or a list of objects with a table of their own.
  case part(PartTable)
  /// The moves of a line of play.
  case line(LineTable)

  var isSpread: Bool {
    switch self {
    case .rows, .grid, .part, .line: true
    default: false
    }
  }
}

/// A part of a table that lives as long as the program: two are equal if they are the same.
package protocol TablePart: AnyObject, Equatable, Sendable {}

extension TablePart {
  package static func == (a: Self, b: Self) -> Bool { a === b }
}

/// The value of a field.
package enum FieldValue: Sendable {
  case text(String)
  case texts([String])
  /// One of the words, by its index.
  case word(FieldWords, Int)
  case number(Double)
  case whole(Int)
  case wholes([Int])
  case date(GameDate)
  case flag
  case rows([ArraySlice<UInt8>])
  case grid([[Int]])

  // The payload; `nil` for another kind of value. A row only asks for its field's kind.

  @inline(__always)
  package consuming func text() -> String? { if case .text(let text) = self { text } else { nil } }
  @inline(__always)
  package consuming func word() -> Int? { if case .word(_, let word) = self { word } else { nil } }
  @inline(__always)
  package consuming func number() -> Double? {
    if case .number(let number) = self { number } else { nil }
  }
  @inline(__always)
  package consuming func whole() -> Int? { if case .whole(let whole) = self { whole } else { nil } }
}

extension FieldValue {
  /// The text of the value in both JSON and XML, without JSON's quotation marks; `nil` if they write it
  /// differently.
  package var plainText: String? {
    switch self {
    case .text(let text): text
    case .word(let words, let index): words.all[index]
    case .number(let number): NumberText.text(of: number)
    case .whole(let whole): "\(whole)"
    case .date(let date): "\(date)"
    case .flag, .texts, .wholes, .rows, .grid: nil
    }
  }
}
