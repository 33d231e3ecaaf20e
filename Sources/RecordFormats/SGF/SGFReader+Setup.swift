import RecordText
import GameRecords
import ReversiRules

/// The start position: the size of the board, the squares that are set up, and the side to move.
///
/// Without `AB` and `AW` it is the standard start of the size; with them the board is empty first.
/// `PL` without a value says that it is nobody's turn, because the game is over.
extension SGFReader {
  /// What the start position is read from.
  struct Setup {
    /// Where the value of `PL` stands.
    var turnRange: Range<Int>?
    /// The side that `PL` names; `nil` inside when it names none.
    var turn: Disk??
    var squares: [(property: SGFProperty, value: Range<Int>)] = []

    /// Whether it is nobody's turn.
    var isOver: Bool { turn == .some(nil) }

    /// The bytes from the first to the last value that sets up a square.
    var boardRange: Range<Int>? {
      guard let first = squares.first, let last = squares.last else { return nil }
      return first.value.lowerBound..<last.value.upperBound
    }
  }

  /// Reads a value of `AB`, `AW`, `AE` or `PL`.
  mutating func readSetup(_ name: SGFName, _ value: Range<Int>) {
    let word = grammar.word(value)
    guard !hasBegun, isMainLine else {
      // Some programs repeat whose turn it is.
      if name.property == .turn, let side = SGFValue.side(word), side == line.turn { return }
      findings.add(
        .sgfSetupLate,
        "\(name.text(in: bytes)) changes the position after the first move",
        help: "a record has one start position; make a record of its own of what follows",
        at: name.range
      )
      return
    }
    if name.property == .turn {
      setup.turnRange = value
      guard let turn = SGFValue.side(word) else {
        let text = DisplayText.quote(word)
        findings.add(.sgfTurn, "\(text) is no side; expected B or W", at: value)
        return
      }
      setup.turn = turn
    } else if let property = name.property {
      noteRow(of: word)
      guard setup.squares.count < Limits.moves else {
        findings.add(.tooMany, "more than \(Limits.moves) squares are set up", at: value)
        return
      }
      setup.squares.append((property, value))
    }
  }

  /// The board; `nil` when its size, the value of `SZ`, cannot be read.
  mutating func readBoard() -> Board? {
    var size = BoardSize.standard
    if let value = facts.size {
      guard let read = SGFValue.size(grammar.word(value)) else {
        let text = DisplayText.quote(bytes[value])
        let expected = "expected an even number from 4 to 16, or two such as 8:6"
        findings.add(.boardSize, "\(text) is no size of a board; \(expected)", at: value)
        return nil
      }
      size = read
    }
    let isOwn = setup.squares.contains { $0.property == .addDark || $0.property == .addLight }
    var board = isOwn ? Board(size: size) : Board.initial(size: size)
    for (property, value) in setup.squares {
      let disk: Disk? = property == .addDark ? .dark : property == .addLight ? .light : nil
      set(disk, at: value, on: &board)
    }
    return board
  }

  private mutating func set(_ disk: Disk?, at value: Range<Int>, on board: inout Board) {
    let word = grammar.word(value)
    if let square = SGFValue.square(word), board.size.contains(square), board[square] == nil {
      board[square] = disk
      return
    }
    guard let squares = SGFValue.squares(word) else {
      let expected = "expected one such as f5, or a rectangle such as a1:b2"
      findings.add(.sgfSetup, "\(DisplayText.quote(word)) is no square; \(expected)", at: value)
      return
    }
    for square in squares {
      guard board.size.contains(square) else {
        findings.add(.sgfSetup, "\(square) is not on a board of \(board.size)", at: value)
        return
      }
      if let disk, let other = board[square], other != disk {
        findings.add(.sgfSetupTwice, "\(square) is set up for \(other) before", at: value)
      }
      board[square] = disk
    }
  }
}
