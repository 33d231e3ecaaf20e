package import GameRecords
package import ReversiRules

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

  /// The place of a field in XML.
  package enum XMLPlace: Sendable {
    /// An attribute, with a name of its own or that of the key.
    case attribute(FieldName? = nil)
    /// One or several elements.
    case element
    /// The text of the object's own element.
    case text
    /// Nowhere.
    case none
  }

  /// The attribute of XML, if it is one.
  package var attribute: FieldName? {
    guard case .attribute(let other) = place else { return nil }
    return other ?? name
  }
}

/// The kind of value that a field of a record has.
package enum FieldKind: Hashable, Sendable {
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
  /// A whole number.
  case whole(ClosedRange<Int>)
  /// A number that is not negative.
  case seconds
  /// A number of disks.
  case count
  /// The number of a move, from 0 or from 1.
  case ply(from: Int)
  /// The numbers of at least one glyph.
  case glyphs
  /// Marks on the board, at least one.
  case marks
  case date
  /// A square, or a pass.
  case move
  /// True, or absent.
  case flag
  /// The rows of a board.
  case rows
  /// Rows of whole numbers.
  case grid(GridForm)
  /// The moves of a line of play, and its variations.
  case moves, variations
  case object(RecordObject)
  /// Objects of one kind.
  case list(RecordObject)
  /// An object or a list of objects that has a shape of its own.
  case part(ShapePart)

  /// The disk counts that a result can declare: up to the squares of the largest board.
  package static let counts = 0...256
}

/// What rows of numbers must be like.
package struct GridForm: Hashable, Sendable {
  /// The numbers in the cells.
  package let cells: ClosedRange<Int>
  /// How many numbers a row has.
  package let columns: ClosedRange<Int>
  /// How many rows there are.
  package let rows: ClosedRange<Int>

  package init(cells: ClosedRange<Int>, columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    self.cells = cells
    self.columns = columns
    self.rows = rows
  }

  /// Returns what is wrong with the length of a row.
  /// - Parameters:
  ///   - count: how many numbers it has.
  ///   - first: how many the first row has.
  /// - Returns: the problem; `nil` if there is none.
  package func problem(withRowOf count: Int, first: Int) -> String? {
    if !columns.contains(count) {
      return "a row has \(columns.lowerBound) to \(columns.upperBound) numbers, not \(count)"
    }
    return count == first ? nil : "the row has \(count) numbers, but the first row has \(first)"
  }

  /// Returns what is wrong with the number of rows.
  package func problem(withRows count: Int) -> String? {
    rows.contains(count)
      ? nil : "a board has \(rows.lowerBound) to \(rows.upperBound) rows, not \(count)"
  }
}

/// The value of a field.
package enum FieldValue: Sendable {
  case text(String)
  /// One of the words, by its index.
  case word(FieldWords, Int)
  case number(Double)
  case whole(Int)
  case glyphs([UInt8])
  case marks(Set<BoardMark<Square>>)
  case date(GameDate)
  case move(Move)
  case flag
  case grid([[Int]])

  // The payload; `nil` or empty for another kind of value. A row only asks for its field's kind.

  @inline(__always)
  consuming func text() -> String? { if case .text(let text) = self { text } else { nil } }
  @inline(__always)
  consuming func word() -> Int? { if case .word(_, let word) = self { word } else { nil } }
  @inline(__always)
  consuming func number() -> Double? { if case .number(let number) = self { number } else { nil } }
  @inline(__always)
  consuming func whole() -> Int? { if case .whole(let whole) = self { whole } else { nil } }
  consuming func glyphs() -> [UInt8] { if case .glyphs(let glyphs) = self { glyphs } else { [] } }
  consuming func marks() -> Set<BoardMark<Square>> {
    if case .marks(let marks) = self { marks } else { [] }
  }
  consuming func date() -> GameDate? { if case .date(let date) = self { date } else { nil } }
  consuming func move() -> Move? { if case .move(let move) = self { move } else { nil } }
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
    case .move(let move): "\(move)"
    case .flag, .glyphs, .marks, .grid: nil
    }
  }
}

/// The words for the sides.
package enum SideWord: String, CaseIterable, Sendable {
  case dark, light

  /// The word for a side.
  package init(_ side: Disk) { self = side == .dark ? .dark : .light }

  /// The side.
  package var side: Disk { self == .dark ? .dark : .light }
}

/// The words for the turn.
package enum TurnWord: String, CaseIterable, Sendable {
  case dark, light, over

  /// The word for a turn; `nil` when the game is over.
  package init(_ side: Disk?) {
    switch side {
    case .dark: self = .dark
    case .light: self = .light
    case nil: self = .over
    }
  }

  /// The side whose turn it is.
  package var side: Disk? {
    switch self {
    case .dark: .dark
    case .light: .light
    case .over: nil
    }
  }
}
