package import GameRecords
package import ReversiRules

/// A field that an object of a record can have: one row of the table.
package struct RecordField: Sendable {
  /// The key in JSON; in XML the attribute or element, unless ``XMLPlace`` says otherwise.
  package let name: FieldName
  /// The kind of value.
  package let kind: FieldKind
  /// The description in the schemas; empty if the kind needs none.
  package let about: StaticString
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
  /// A number of disks.
  case count
  /// The number of a move, from 0 or from 1.
  case ply(from: Int)
  /// The numbers of at least one glyph.
  case glyphs
  case date
  /// A square, or a pass.
  case move
  /// True, or absent.
  case flag
  /// The rows of a board.
  case rows
  /// The moves of a line of play, and its variations.
  case moves, variations
  case object(RecordObject)
  /// Objects of one kind.
  case list(RecordObject)

  /// The disk counts that a result can declare: up to the squares of the largest board.
  package static let counts = 0...256
}

/// The words that a field can have.
package enum FieldWords: Hashable, CaseIterable, Sendable {
  case side, turn, mode, winner, ending

  /// The words.
  package var all: [String] {
    switch self {
    case .side: Self.sides
    case .turn: Self.turns
    case .mode: Self.modes
    case .winner: Self.winners
    case .ending: Self.endings
    }
  }

  /// The title in a schema.
  package var title: StaticString {
    switch self {
    case .side: "Side"
    case .turn: "Turn"
    case .mode: "Player mode"
    case .winner: "Winner"
    case .ending: "Ending"
    }
  }

  /// The description in a schema; empty if the words need none.
  package var about: StaticString {
    switch self {
    case .side: "dark is black and moves first in a standard game; light is white."
    case .mode: "Who chooses a side's moves: manual is a person."
    case .turn, .winner, .ending: ""
    }
  }

  /// Returns the index of the word that some bytes spell.
  package func index(of bytes: some Collection<UInt8>) -> Int? {
    all.firstIndex { $0.utf8.elementsEqual(bytes) }
  }

  private static let sides = SideWord.allCases.map(\.rawValue)
  private static let turns = TurnWord.allCases.map(\.rawValue)
  private static let modes = PlayerMode.allCases.map(\.rawValue)
  private static let winners = GameResult.Winner.allCases.map(\.rawValue)
  private static let endings = GameResult.Ending.allCases.map(\.rawValue)
}

/// The value of a field.
package enum FieldValue: Sendable {
  case text(String)
  /// One of the words, by its index.
  case word(FieldWords, Int)
  case number(Double)
  case whole(Int)
  case glyphs([UInt8])
  case date(GameDate)
  case move(Move)
  case flag

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
    case .flag, .glyphs: nil
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
