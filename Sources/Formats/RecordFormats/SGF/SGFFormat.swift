package import GameRecords

/// The Smart Game Format for Othello, `GM[2]`: game trees with variations and comments.
///
/// Reads FF[1], FF[3] and FF[4] in the dialects of Edax, OthelloTk and Cassio; writes FF[4].
/// A collection is a sequence of game trees.
package struct SGFFormat: RecordFormat {
  package let name = "sgf"
  package let title = "Smart Game Format, GM[2]"
  package let fileExtensions = ["sgf", "sof"]
  package let ownsNames = true
  package let stores = SGFFitting.stores
  package let storesMany = true
  package var rules: [Rule] { .sgf + .notation }
  package let passSpellings = ["pa", "PA", "tt", "", "@@@@", "--", "pass", PassWord.omitted]

  /// The format.
  package init() {}

  /// What Edax, OthelloTk and Cassio cannot read of SGF.
  package var checks: [any ValidationRule.Type] {
    [
      EdaxSGFPass.self, EdaxSGFSetup.self, EdaxSGFLetters.self, EdaxSGFVariation.self,
      OthelloTkSGFLine.self, CassioSGFPass.self,
    ]
  }
  /// Sides, and the side that is ahead, are named by letters.
  package var conventions: FormatConventions {
    FormatConventions {
      $0.resignation = "RE[B+R]"
      $0.alwaysNamesTurn = true
      $0.countsEmptySquares = true
      $0.namesLeaderByLetter = true
      $0.namesSidesByLetter = true
      $0.isReadByEdax = true
    }
  }

  package func recognise(_ head: InputHead) -> Recognition? {
    Self.game(in: head) == "2" ? Recognition("GM[2] in the first node", strength: .name) : nil
  }

  package func absence(in head: InputHead) -> FindingDraft? {
    Self.game(in: head).map { .otherGame("GM[\($0)]") }
  }

  /// The number of the game in the first node; `nil` if there is none.
  private static func game(in head: InputHead) -> String? {
    head.text.withUnsafeBufferPointer { bytes in
      var grammar = SGFGrammar(bytes: bytes)
      guard case .open = grammar.next(), case .node = grammar.next() else { return nil }
      while case .property(let property) = grammar.next() {
        while let value = grammar.nextValue() {
          guard property.name == "GM" else { continue }
          return String(decoding: grammar.word(value), as: UTF8.self)
        }
      }
      return nil
    }
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SlicedReader(source: source, framer: SGFFramer()) { SGFReader.parse($0, format: name) }
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? {
    SGFWriter(pass: PassWord(options.passSpelling ?? passSpellings[0]))
  }
}
