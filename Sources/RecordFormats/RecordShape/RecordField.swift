package import GameRecords
package import ReversiRules

/// One row of the table of a record's shape: something that an object of a record can say.
package struct RecordField: Sendable {
  /// The key in JSON; in XML the attribute or element, unless ``XMLPlace`` says otherwise.
  package let name: FieldName
  /// What can stand there.
  package let kind: FieldKind
  /// What it says, for those who read a schema; empty when the kind says it all.
  package let about: StaticString
  /// The part that findings point at; fields may share one, which then is all of their values.
  package let part: RecordPart?
  /// Where XML has it.
  package let place: XMLPlace
  /// Whether the object means nothing without it.
  package let isRequired: Bool

  /// Where XML has a field.
  package enum XMLPlace: Sendable {
    /// An attribute; another name than the key's only if it has one.
    case attribute(FieldName? = nil)
    /// An element, or several.
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

/// What a field of a record can say.
package enum FieldKind: Hashable, Sendable {
  /// The version of the shape, which is 1.
  case version
  /// The name of a schema for editors, which means nothing to a record.
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
  /// The number of a move: from 0 or from 1.
  case ply(from: Int)
  /// Numbers of glyphs, at least one.
  case glyphs
  case date
  /// A square, or a pass.
  case move
  /// True, or not there.
  case flag
  /// The rows of a board.
  case rows
  /// The moves of a line of play, and the lines that branch off it.
  case moves, variations
  case object(RecordObject)
  /// Objects of one kind.
  case list(RecordObject)

  /// The numbers of disks that a result can declare: all that the largest board can have.
  package static let counts = 0...256
}

/// A few words, one of which a field can say.
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

  /// What the words are called in a schema.
  package var title: StaticString {
    switch self {
    case .side: "Side"
    case .turn: "Turn"
    case .mode: "Player mode"
    case .winner: "Winner"
    case .ending: "Ending"
    }
  }

  /// What the words mean, for those who read a schema; empty when they say it themselves.
  package var about: StaticString {
    switch self {
    case .side: "dark is black and moves first in a standard game; light is white."
    case .mode: "Who decides a side's moves: manual is a person."
    case .turn, .winner, .ending: ""
    }
  }

  /// The number of the word that some bytes are.
  package func index(of bytes: some Collection<UInt8>) -> Int? {
    all.firstIndex { $0.utf8.elementsEqual(bytes) }
  }

  private static let sides = SideWord.allCases.map(\.rawValue)
  private static let turns = TurnWord.allCases.map(\.rawValue)
  private static let modes = PlayerMode.allCases.map(\.rawValue)
  private static let winners = GameResult.Winner.allCases.map(\.rawValue)
  private static let endings = GameResult.Ending.allCases.map(\.rawValue)
}

/// What a field says.
package enum FieldValue: Sendable {
  case text(String)
  /// A word out of a few, by its number.
  case word(FieldWords, Int)
  case number(Double)
  case whole(Int)
  case glyphs([UInt8])
  case date(GameDate)
  case move(Move)
  case flag

  // What it is, `nil` or nothing for another kind of value: a row and its field are of one kind.

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
  /// The value as JSON and XML both spell it, for JSON between quotation marks if it is no number;
  /// `nil` for one that they spell in ways of their own.
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

/// The sides in words.
package enum SideWord: String, CaseIterable, Sendable {
  case dark, light

  /// The word for a side.
  package init(_ side: Disk) { self = side == .dark ? .dark : .light }

  /// The side.
  package var side: Disk { self == .dark ? .dark : .light }
}

/// Whose turn it is, in words.
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
