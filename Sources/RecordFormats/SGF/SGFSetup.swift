import RecordText
import GameRecords
import ReversiRules

/// The start position: the size of the board, the squares that are set up, and the side to move.
///
/// Without `AB` and `AW` it is the standard start of the size; with them the board is empty first.
/// `PL` without a value says that it is nobody's turn, because the game is over.
struct SGFSetup {
  /// Where the value of `PL` stands.
  private(set) var turnRange: Range<Int>?
  /// The side that `PL` names; `nil` inside when it names none.
  private(set) var turn: Disk??
  private var squares: [(property: SGFProperty, value: Range<Int>)] = []

  /// Whether it is nobody's turn.
  var isOver: Bool { turn == .some(nil) }

  /// Takes a value of `AB`, `AW`, `AE` or `PL`.
  mutating func add(
    _ name: SGFName,
    _ value: Range<Int>,
    in bytes: UnsafeBufferPointer<UInt8>,
    _ findings: inout FindingCollector<FindingDraft>
  ) {
    if let property = name.property, property != .turn {
      guard squares.count < Limits.moves else {
        findings.add(.tooMany, "more than \(Limits.moves) squares are set up", at: value)
        return
      }
      squares.append((property, value))
      return
    }
    turnRange = value
    let text = SGFGrammar(bytes).word(value)
    guard let named = Self.side(text) else {
      findings.add(.sgfTurn, "\(DisplayText.quote(text)) is no side; expected B or W", at: value)
      return
    }
    turn = named
  }

  /// The side that a value of `PL` names, `nil` inside for none; `nil` for any other text.
  static func side(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Disk?? {
    guard let first = text.first else { return .some(nil) }
    func says(_ word: StaticString) -> Bool {
      let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
      if text.count == 1 { return first | 0x20 == letters[0] }
      return text.elementsEqual(letters) { $0 | 0x20 == $1 }
    }
    return says("black") ? .some(.dark) : says("white") ? .some(.light) : nil
  }

  /// The value of `PL` that names a side, or none, in the spelling of another one.
  static func text(of turn: Disk?, like old: ArraySlice<UInt8> = []) -> String {
    guard let turn else { return "" }
    let word = old.count > 1 ? (turn == .dark ? "Black" : "White") : (turn == .dark ? "B" : "W")
    let isSmall = old.first.map { $0 & 0x20 != 0 } ?? false
    let isLoud = old.count > 1 && old.allSatisfy { $0 & 0x20 == 0 }
    return isSmall ? word.lowercased() : isLoud ? word.uppercased() : word
  }

  /// The bytes from the first to the last value that sets up a square.
  var boardRange: Range<Int>? {
    guard let first = squares.first, let last = squares.last else { return nil }
    return first.value.lowerBound..<last.value.upperBound
  }

  /// The board; `nil` when its size, the value of `SZ`, cannot be read.
  func board(
    _ size: Range<Int>?,
    in bytes: UnsafeBufferPointer<UInt8>,
    _ findings: inout FindingCollector<FindingDraft>
  ) -> Board? {
    var boardSize = BoardSize.standard
    if let size {
      guard let read = Self.size(SGFGrammar(bytes).word(size)) else {
        let text = DisplayText.quote(bytes[size])
        let expected = "expected an even number from 4 to 16, or two such as 8:6"
        findings.add(.boardSize, "\(text) is no size of a board; \(expected)", at: size)
        return nil
      }
      boardSize = read
    }
    let isOwn = squares.contains { $0.property == .addDark || $0.property == .addLight }
    var board = isOwn ? Board(size: boardSize) : Board.initial(size: boardSize)
    for (property, value) in squares {
      let disk: Disk? = property == .addDark ? .dark : property == .addLight ? .light : nil
      set(disk, at: value, on: &board, in: bytes, &findings)
    }
    return board
  }

  private func set(
    _ disk: Disk?,
    at value: Range<Int>,
    on board: inout Board,
    in bytes: UnsafeBufferPointer<UInt8>,
    _ findings: inout FindingCollector<FindingDraft>
  ) {
    let text = SGFGrammar(bytes).word(value)
    if let square = SGFPoint.square(text), board.size.contains(square), board[square] == nil {
      board[square] = disk
      return
    }
    guard let squares = SGFPoint.squares(text) else {
      let expected = "expected one such as f5, or a rectangle such as a1:b2"
      findings.add(.sgfSetup, "\(DisplayText.quote(text)) is no square; \(expected)", at: value)
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

  /// The size that a value of `SZ` gives.
  static func size(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> BoardSize? {
    let colon = text.firstIndex(of: UInt8(ascii: ":"))
    guard let width = DecimalSpelling.whole(text[..<(colon ?? text.endIndex)], upTo: 4) else {
      return nil
    }
    guard let colon else { return BoardSize(width: width, height: width) }
    return DecimalSpelling.whole(text[(colon + 1)...], upTo: 4).flatMap {
      BoardSize(width: width, height: $0)
    }
  }
}
