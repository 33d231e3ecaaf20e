import GameRecords
package import ReversiRules

/// The FEN of Edax and OthelloTk: `8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1` is the start position.
///
/// Eight rows, the eighth first; `p` is a dark disk, `P` a light one, a digit that many empty
/// squares; then the side to move, `b` for dark and `w` for light, and four fields of chess that
/// have no meaning here and may be left out. Our own addition is `-` for the side when the game is
/// over.
///
/// With disks in hand in brackets, `8/8/8/3pP3/3Pp3/8/8/8[PPpp] w 0 1`, it is Fairy-Stockfish's FEN
/// of the same position, as its XBoard protocol has it: the first row comes first, and `P` and `w`
/// are the side that moves first.
package enum EdaxFEN {
  /// What is wrong with a FEN, and at which of its bytes.
  package struct Problem: Error, Equatable {
    package let message: String
    package let range: Range<Int>
  }

  /// The position that some text names.
  package static func position(_ text: ArraySlice<UInt8>) throws(Problem) -> Position {
    let bytes = Array(text)
    var fields: [Range<Int>] = []
    var start = 0
    for index in 0...bytes.count where index == bytes.count || WhiteSpace.isBlank(bytes[index]) {
      if start < index { fields.append(start..<index) }
      start = index + 1
    }
    guard let rows = fields.first else { throw Problem(message: "the FEN is empty", range: 0..<0) }
    let pocket = bytes[rows].firstIndex(of: UInt8(ascii: "["))
    let squares = rows.lowerBound..<(pocket ?? rows.upperBound)
    let board = try board(bytes, at: squares, hasPocket: pocket != nil)
    guard fields.count > 1 else {
      throw Problem(
        message: "the side to move is missing; expected b (dark) or w (light)",
        range: bytes.count..<bytes.count
      )
    }
    let turn = try turn(bytes, at: fields[1])
    if let surplus = fields.dropFirst(6).first {
      throw Problem(
        message: "expected nothing after the sixth field",
        range: surplus.lowerBound..<bytes.count
      )
    }
    return Position(board: board, turn: pocket == nil ? turn : turn?.opponent)
  }

  private static func board(
    _ bytes: [UInt8],
    at range: Range<Int>,
    hasPocket: Bool
  ) throws(Problem) -> Board {
    var board = Board()
    var (x, y) = (0, 7)
    for index in range {
      func problem(_ message: String) -> Problem {
        Problem(message: message, range: index..<index + 1)
      }
      switch bytes[index] {
      case UInt8(ascii: "1")...UInt8(ascii: "8"):
        x += Int(bytes[index] - UInt8(ascii: "0"))
      case UInt8(ascii: "p"), UInt8(ascii: "P"):
        if x < 8, let square = Square(x: x, y: hasPocket ? 7 - y : y) {
          let isDark = (bytes[index] == UInt8(ascii: "p")) != hasPocket
          board[square] = isDark ? .dark : .light
        }
        x += 1
      case UInt8(ascii: "/") where x < 8:
        throw problem("row \(y + 1) has only \(x) squares")
      case UInt8(ascii: "/") where y == 0:
        throw problem("there are more than eight rows")
      case UInt8(ascii: "/"):
        (x, y) = (0, y - 1)
      default:
        throw problem("expected p (dark), P (light), 1 to 8 or /")
      }
      guard x <= 8 else { throw problem("row \(y + 1) has more than 8 squares") }
    }
    guard x == 8, y == 0 else {
      let end = range.upperBound
      throw Problem(
        message: x < 8 ? "row \(y + 1) has only \(x) squares" : "there are only \(8 - y) rows",
        range: end..<end
      )
    }
    return board
  }

  private static func turn(_ bytes: [UInt8], at range: Range<Int>) throws(Problem) -> Disk? {
    switch range.count == 1 ? bytes[range.lowerBound] : 0 {
    case UInt8(ascii: "b"): .dark
    case UInt8(ascii: "w"): .light
    case UInt8(ascii: "-"): nil
    default:
      throw Problem(message: "expected b (dark) or w (light) as the side to move", range: range)
    }
  }

  /// The text of a position, or `nil` when the board is not 8×8.
  package static func text(of position: Position) -> String? {
    guard position.board.size == .standard else { return nil }
    var text = ""
    for y in (0..<8).reversed() {
      var empty = 0
      for x in 0..<8 {
        let disk = Square(x: x, y: y).flatMap { position.board[$0] }
        if let disk {
          if empty > 0 { text += String(empty) }
          text += disk == .dark ? "p" : "P"
        }
        empty = disk == nil ? empty + 1 : 0
      }
      if empty > 0 { text += String(empty) }
      if y > 0 { text += "/" }
    }
    let turn = Unicode.Scalar(symbol(of: position.turn))
    return text + " \(turn) - - 0 1"
  }

  /// The letter of the side to move.
  package static func symbol(of turn: Disk?) -> UInt8 {
    switch turn {
    case .dark: UInt8(ascii: "b")
    case .light: UInt8(ascii: "w")
    case nil: UInt8(ascii: "-")
    }
  }
}
