package import GameRecords

/// The Generic Game Format of the Generic Game Server (GGS): games of Othello in brackets, each a
/// list of properties, with the side, the evaluation and the time of every move.
///
/// The same record is always written as the same bytes: a game on a line, after its count of 1:
/// `1 (;GM[Othello]PC[…]DT[…]PB[…]PW[…]RB[…]RW[…]TY[8]RE[…]CO[…]BO[8 … *]B[f5//1.5]…;)`.
/// A property whose fact is unknown is left out, except for GM, TY and BO; tags precede TY.
/// Source: M. Buro's description of GGF, and games of GGS.
package struct GGFFormat: RecordFormat {
  package let name = "ggf"
  package let title = "Generic Game Format of GGS"
  package let fileExtensions = ["ggf"]
  package let ownsNames = true
  package let stores = GGFWriter.stores
  package let storesMany = true
  package var rules: [Rule] { .ggf + .notation }
  package let skipsText = true

  /// The format.
  package init() {}

  /// What Edax cannot read of GGF.
  package var checks: [any ValidationRule.Type] { [EdaxGGFBoardSize.self] }
  /// The conventions of GGS.
  package var conventions: FormatConventions {
    FormatConventions {
      $0.resignation = "RE[+64:r]"
      $0.alwaysNamesTurn = true
      $0.countsEmptySquares = true
      $0.namesSidesByLetter = true
      $0.isReadByEdax = true
    }
  }

  package func recognise(_ head: InputHead) -> Recognition? {
    guard let properties = Self.firstGame(in: head) else { return nil }
    return properties.withUnsafeBufferPointer { bytes in
      var grammar = GGFGrammar(bytes)
      // The properties of the first game, until one decides.
      while true {
        grammar.skip(while: WhiteSpace.isBlank)
        guard let name = grammar.takeName(), GGFName.isUsual(bytes[name]) else { return nil }
        let start = grammar.offset
        grammar.skip { $0 != UInt8(ascii: "]") }
        let value = start..<grammar.offset
        grammar.offset = min(value.upperBound + 1, bytes.count)
        switch GGFName(bytes[name]) {
        case "GM":
          return Self.isGameName(grammar.text(value))
            ? Recognition("begins with a game of GM[Othello]", strength: .name) : nil
        case "BO":
          let board = try? GGFBoard(value, of: bytes).board
          return board?.hasFullCentre == true
            ? Recognition("begins with a game that has a board in BO[8 …]") : nil
        default: continue
        }
      }
    }
  }

  /// The text from the first property of the first game; `nil` if there is no game.
  private static func firstGame(in head: InputHead) -> ArraySlice<UInt8>? {
    let text = head.text.drop { WhiteSpace.isBlank($0) || ASCII.isDigit($0) }
    return text.starts(with: "(;".utf8) ? text.dropFirst(2) : nil
  }

  /// Whether GM names Othello.
  static func isGameName(_ name: some Collection<UInt8>) -> Bool {
    name.elementsEqual("Othello".utf8)
      || gameNames.contains { $0.elementsEqual(name.lazy.map { $0 | 0x20 }) }
  }

  private static let gameNames = [Array("othello".utf8), Array("reversi".utf8)]

  package func absence(in head: InputHead) -> FindingDraft? {
    guard let properties = Self.firstGame(in: head), properties.starts(with: "GM[".utf8)
    else { return nil }
    let name = properties.dropFirst(3).prefix { $0 != UInt8(ascii: "]") }.trimmed
    // In SGF games have numbers; no name is none either.
    return name.allSatisfy(ASCII.isDigit) || Self.isGameName(name)
      ? nil : .otherGame(String(decoding: name.prefix(80), as: UTF8.self))
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SlicedReader(source: source, framer: GGFFramer()) { GGFReader.parse($0, format: name) }
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? {
    // What comes before a game in a file stays as it is.
    GGFWriter(hasCounts: options.replaced == nil)
  }
}
