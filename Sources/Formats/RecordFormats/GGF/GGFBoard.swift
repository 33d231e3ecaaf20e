import GameRecords
import ReversiRules

/// A board as BO has it: `8 -------- … *`, its size, the squares row by row, the side to move.
struct GGFBoard {
  private(set) var board: Board
  /// The side to move, or `nil` when it is missing.
  private(set) var turn: Disk?
  /// The place of the side to move.
  private(set) var turnPlace: Range<Int>?
  /// The place of the first disk that is not written `*` or `O`.
  private(set) var otherLetter: Range<Int>?

  /// Why a board cannot be read.
  struct Problem: Error {
    let rule: Rule
    let message: String
    let range: Range<Int>
  }

  /// Reads the board in a range of a text.
  init(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) throws(Problem) {
    let digits = bytes[range].drop(while: WhiteSpace.isBlank).prefix(while: GGFGrammar.isDigit)
    guard !digits.isEmpty else {
      throw Problem(
        rule: .ggfBoard,
        message: "the board begins without its size; expected a number such as 8",
        range: range
      )
    }
    let length = digits.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), 9_999) }
    var offset = digits.endIndex
    guard let size = BoardSize(width: length, height: length) else {
      let octagon = length == 88 ? " (an octagon)" : ""
      throw Problem(
        rule: .boardSize,
        message: "a board of size \(length)\(octagon); the size must be even, from 4 to 16",
        range: range.lowerBound..<offset
      )
    }
    board = Board(size: size)
    var index = 0
    while offset < range.upperBound {
      let place = offset..<offset + 1
      let byte = bytes[offset]
      offset += 1
      if WhiteSpace.isBlank(byte) { continue }
      guard let symbol = Symbol(byte) else {
        let end = bytes[offset..<range.upperBound].firstIndex { $0 & 0xC0 != 0x80 }
        let character = place.lowerBound..<(end ?? range.upperBound)
        throw Problem(
          rule: .boardSymbol,
          message: "unknown symbol \(DisplayText.quote(bytes[character])) on the board; "
            + "expected *, O or -",
          range: character
        )
      }
      if !symbol.isUsual, otherLetter == nil { otherLetter = place }
      if index < size.squareCount {
        if let disk = symbol.disk {
          board[Square(uncheckedX: index % length, y: index / length)] = disk
        }
      } else if index == size.squareCount, let disk = symbol.disk {
        turn = disk
        turnPlace = place
      } else {
        let count = size.squareCount
        throw Problem(
          rule: .ggfBoard,
          message: "more than \(count) squares and the side to move on a board of size \(length)",
          range: place
        )
      }
      index += 1
    }
    guard index >= size.squareCount else {
      throw Problem(
        rule: .ggfBoard,
        message: "only \(index) squares on a board of size \(length); expected \(size.squareCount)",
        range: range
      )
    }
  }

  /// A symbol on the board; x, X, o, 0 and a point are accepted, as other programs write them.
  private struct Symbol {
    let disk: Disk?
    let isUsual: Bool

    init?(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "-"): (disk, isUsual) = (nil, true)
      case UInt8(ascii: "*"): (disk, isUsual) = (.dark, true)
      case UInt8(ascii: "O"): (disk, isUsual) = (.light, true)
      case UInt8(ascii: "."): (disk, isUsual) = (nil, false)
      case UInt8(ascii: "X"), UInt8(ascii: "x"): (disk, isUsual) = (.dark, false)
      case UInt8(ascii: "o"), UInt8(ascii: "0"): (disk, isUsual) = (.light, false)
      default: return nil
      }
    }
  }
}

extension GGFBoard {
  /// The text of a position whose board is square and whose turn is known.
  static func text(of position: Position) -> [UInt8] {
    let size = position.board.size
    var text = Array(String(size.height).utf8)
    for square in size.squares {
      if square.x == 0 { text.append(UInt8(ascii: " ")) }
      text.append(symbol(of: position.board[square]))
    }
    text.append(UInt8(ascii: " "))
    text.append(symbol(of: position.turn ?? .dark))
    return text
  }

  /// How a disk, an empty square or the side to move is written.
  static func symbol(of disk: Disk?) -> UInt8 {
    switch disk {
    case .dark: UInt8(ascii: "*")
    case .light: UInt8(ascii: "O")
    case nil: UInt8(ascii: "-")
    }
  }

  /// The text of the standard start, as nearly all games have it.
  static let usual = text(of: .initial)
}

/// The type of a game as TY has it: `8`, `s8r18`, `8kr20`: the size of the board, and letters.
struct GGFType {
  /// The number that is the size, or `nil` when there is none.
  let size: Int?
  /// Whether the type is only the size.
  let isPlain: Bool
  /// Whether the game begins with some disks placed at random.
  let isRandom: Bool

  init<Text: Collection<UInt8>>(_ text: Text) where Text.Index == Int {
    isRandom = text.contains { $0 | 0x20 == UInt8(ascii: "r") }
    // The number after the letter r counts disks.
    let parts = text.split { $0 | 0x20 == UInt8(ascii: "r") }
    let isFirst = text.first.map { $0 | 0x20 != UInt8(ascii: "r") } ?? false
    let head = isFirst ? parts.first : nil
    let digits = head?.drop { !GGFGrammar.isDigit($0) }.prefix(while: GGFGrammar.isDigit)
    size = digits.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
    isPlain = digits?.count == text.count
  }

  /// Whether a type says more than a board of some size does, without contradicting it.
  func saysMore(thanSize size: Int) -> Bool { !isPlain && (self.size == nil || self.size == size) }
}
