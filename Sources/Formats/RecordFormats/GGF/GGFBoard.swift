import GameRecords
import ReversiRules

/// A board as BO has it: `8 -------- … *`, its size, the squares row by row, the side to move.
struct GGFBoard {
  private(set) var board: Board
  /// The side to move and its place, or `nil` when it is missing.
  private(set) var turn: (side: Disk, place: Range<Int>)?
  /// The place of the first disk that is not written `*` or `O`.
  private(set) var otherLetter: Range<Int>?

  /// Reads the board in a range of a text.
  init(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) throws(FindingDraft) {
    if bytes[range].elementsEqual(Self.usual) {
      board = .initial()
      turn = (.dark, range.upperBound - 1..<range.upperBound)
      return
    }
    let digits = bytes[range].drop(while: WhiteSpace.isBlank).prefix(while: ASCII.isDigit)
    guard !digits.isEmpty else {
      let message = "the board begins without its size; expected a number such as 8"
      throw FindingDraft(.ggfBoard, message, at: range)
    }
    let length = min(DecimalSpelling.whole(digits, upTo: 18) ?? 9_999, 9_999)
    guard let size = BoardSize(width: length, height: length) else {
      let octagon = length == 88 ? " (an octagon)" : ""
      throw FindingDraft(
        .boardSize,
        "a board of size \(length)\(octagon); the size must be even, from 4 to 16",
        at: range.lowerBound..<digits.endIndex
      )
    }
    board = Board(size: size)
    let count = size.squareCount
    var index = 0
    for offset in digits.endIndex..<range.upperBound where !WhiteSpace.isBlank(bytes[offset]) {
      guard let disk = Self.disk(bytes[offset]) else {
        let end = bytes[offset + 1..<range.upperBound].firstIndex { $0 & 0xC0 != 0x80 }
        let character = offset..<(end ?? range.upperBound)
        throw FindingDraft(
          .boardSymbol,
          "unknown symbol \(DisplayText.quote(bytes[character])) on the board; expected *, O or -",
          at: character
        )
      }
      let place = offset..<offset + 1
      if otherLetter == nil, bytes[offset] != Self.symbol(of: disk) { otherLetter = place }
      if index < count {
        if let disk { board[Square(uncheckedX: index % length, y: index / length)] = disk }
      } else if index == count, let disk {
        turn = (disk, place)
      } else {
        throw FindingDraft(
          .ggfBoard,
          "more than \(count) squares and the side to move on a board of size \(length)",
          at: place
        )
      }
      index += 1
    }
    guard index >= count else {
      let message = "only \(index) squares on a board of size \(length); expected \(count)"
      throw FindingDraft(.ggfBoard, message, at: range)
    }
  }

  /// What a symbol means; x, X, o, 0 and a point are accepted, as other programs write them.
  private static func disk(_ symbol: UInt8) -> Disk?? {
    switch symbol {
    case UInt8(ascii: "*"), UInt8(ascii: "X"), UInt8(ascii: "x"): .some(.dark)
    case UInt8(ascii: "O"), UInt8(ascii: "o"), UInt8(ascii: "0"): .some(.light)
    case UInt8(ascii: "-"), UInt8(ascii: "."): .some(nil)
    default: nil
    }
  }
}

extension GGFBoard {
  /// The text of a position whose board is square and whose turn is known.
  static func text(of position: Position) -> String {
    let size = position.board.size
    var text = Array(String(size.height).utf8)
    for square in size.squares {
      if square.x == 0 { text.append(UInt8(ascii: " ")) }
      text.append(symbol(of: position.board[square]))
    }
    text.append(UInt8(ascii: " "))
    text.append(symbol(of: position.turn ?? .dark))
    return String(decoding: text, as: UTF8.self)
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
  private static let usual = Array(text(of: .initial).utf8)
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
    // The number after the letter r counts disks.
    let head = text.prefix { $0 | 0x20 != UInt8(ascii: "r") }
    isRandom = head.count < text.count
    let digits = head.drop { !ASCII.isDigit($0) }.prefix(while: ASCII.isDigit)
    size = Int(String(decoding: digits, as: UTF8.self))
    isPlain = !digits.isEmpty && digits.count == text.count
  }

  /// Whether a type says more than a board of some size does, without contradicting it.
  func saysMore(thanSize size: Int) -> Bool { !isPlain && (self.size == nil || self.size == size) }
}
