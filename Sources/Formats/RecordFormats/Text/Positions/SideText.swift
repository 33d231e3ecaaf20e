import GameRecords
package import ReversiRules

/// Whose turn it is, as programs and people write it: `X`, `*`, `b`, `-`, `white`, `O to move`,
/// `x's turn`, `Tied`.
package struct SideText {
  /// The side to move, or `nil` when the game is over.
  package let turn: Disk?
  /// How many bytes name it.
  package let length: Int

  /// The side that the first bytes of a text name, or `nil` when they name none.
  package init?(_ text: ArraySlice<UInt8>, _ digits: DigitDialect? = nil) {
    let word = text.prefix { !WhiteSpace.isBlank($0) && !";%]'".utf8.contains($0) }
    guard let turn = Self.turn(word, digits) else { return nil }
    let rest = text.dropFirst(word.count)
    let isWon = rest.starts(with: Self.won.utf8)
    let words = isWon ? Self.won : Self.toMove.first { rest.starts(with: $0.utf8) }
    self.turn = isWon ? nil : turn
    length = word.count + (words?.utf8.count ?? 0)
  }

  /// Whether a text says nothing else; counts may follow words such as `x's turn`.
  package func isWhole(_ text: ArraySlice<UInt8>) -> Bool {
    let rest = text.dropFirst(length)
    return rest.isEmpty || length > 1 && rest.allSatisfy { " 0123456789xo".utf8.contains($0) }
  }

  private static let won = " won"
  private static let toMove = [" to move", " to play", "'s turn"]

  /// What a symbol or a word means as the side to move: a side or, as the inner `nil`, none.
  private static func turn(_ word: ArraySlice<UInt8>, _ digits: DigitDialect?) -> Disk?? {
    if word.count == 1, let symbol = word.first {
      guard symbol != UInt8(ascii: "-") else { return .some(nil) }
      guard let square = digits?.square(symbol) ?? CellRun.square(symbol), let disk = square
      else { return nil }
      return .some(disk)
    }
    guard word.count <= 5 else { return nil }
    return words[String(decoding: word, as: UTF8.self).lowercased()]
  }

  private static let words: [String: Disk?] = [
    "dark": .dark, "black": .dark, "light": .light, "white": .light, "over": nil, "tied": nil,
  ]
}

extension Position {
  /// The symbol of the side to move, as Edax writes it: `X`, `O`, or `-` when the game is over.
  package var edaxSide: UInt8 { Self.edaxSymbol(of: turn) }

  /// The board's rows one after the other, as Edax writes them.
  package var edaxCells: some Sequence<UInt8> {
    board.size.squares.lazy.map { Self.edaxSymbol(of: board[$0]) }
  }

  private static func edaxSymbol(of disk: Disk?) -> UInt8 {
    switch disk {
    case .dark: UInt8(ascii: "X")
    case .light: UInt8(ascii: "O")
    case nil: UInt8(ascii: "-")
    }
  }
}
