import GameRecords
import RecordFormats
import ReversiRules

// The words and notations of Reversi.

extension FieldWords {
  static let side = FieldWords(SideWord.self)
  static let turn = FieldWords(TurnWord.self)
  static let mode = FieldWords(PlayerMode.self)
  static let winner = FieldWords(GameResult.Winner.self)
  static let ending = FieldWords(GameResult.Ending.self)
}

/// The words for the sides.
enum SideWord: String, CaseIterable, Sendable {
  case dark, light

  /// The word for a side.
  init(_ side: Disk) { self = side == .dark ? .dark : .light }

  /// The side.
  var side: Disk { self == .dark ? .dark : .light }
}

/// The words for the turn.
enum TurnWord: String, CaseIterable, Sendable {
  case dark, light, over

  /// The word for a turn; `nil` when the game is over.
  init(_ side: Disk?) {
    switch side {
    case .dark: self = .dark
    case .light: self = .light
    case nil: self = .over
    }
  }

  /// The side whose turn it is.
  var side: Disk? {
    switch self {
    case .dark: .dark
    case .light: .light
    case .over: nil
    }
  }
}

extension Move {
  /// The move with a name such as `f5` or `pass`.
  init?(name: String) {
    var name = name
    let move = name.withUTF8(Move.init(ascii:))
    guard let move else { return nil }
    self = move
  }
}

extension Notation {
  static let move = Notation(
    phrase: "a move in quotation marks",
    read: { Move(name: $0).map { "\($0)" } },
    forgive: { JSONMoveSpelling.move(Array($0.utf8)[...]).map { "\($0)" } },
    problem: { text in
      (
        "\(DisplayText.quote(text)) is not a move; expected a square such as f5, or pass",
        text.isEmpty ? "a pass is written “pass”" : nil
      )
    }
  )

  static let mark = Notation(
    phrase: "a mark in quotation marks",
    read: { spelling(of: $0) },
    forgive: { spelling(of: $0, cell: { $0.lowercased() }) },
    problem: { text in
      (
        "\(DisplayText.quote(text)) is not a mark", MarkWords.examples
      )
    }
  )

  private static func spelling(
    of text: String,
    cell: (String) -> String = { $0 }
  ) -> String? {
    BoardMark(text) { Square(cell($0)) }.map { "\($0)" }
  }
}

extension RowsForm {
  static let board = RowsForm { rows in
    BoardText(rows: rows).problems.map { problem in
      RowProblem(
        rule: problem.rule,
        message: problem.message,
        place: problem.row.map { ($0, problem.bytes) }
      )
    }
  }
}

extension Board {
  /// The rows of the board as texts.
  var rows: [ArraySlice<UInt8>] {
    (0..<size.height).map { ArraySlice(BoardText.row($0, of: self)) }
  }
}

/// What is said about the spelling of marks on the board.
package enum MarkWords {
  /// Examples of all kinds.
  package static let examples =
    "marks look like f5=A for letters, f5=circle, f5=square, f5=triangle or f5=cross, f5:d6 for an "
    + "arrow, f5-d6 for a line"
}
