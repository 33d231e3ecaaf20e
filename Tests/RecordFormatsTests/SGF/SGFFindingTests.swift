import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `A finding in an SGF file` {
  /// Texts in which the places of findings are marked, in the order of the text.
  static let table: [(String, [String])] = [
    ("⟦⟧(;FF[4];B[f5])", ["sgf-game"]),
    ("(;FF[4]GM[⟦1⟧]SZ[19];B[pd];W[dp])", ["sgf-game"]),
    ("(;GM[⟦Othello⟧]PC[GGS])", ["sgf-game"]),
    ("(;GM[2]FF[⟦5⟧])", ["sgf-version"]),
    ("(;GM[2]CA[⟦Shift_JIS⟧])", ["sgf-charset"]),
    ("(;GM[2];B[f5]⟦⟧", ["sgf-not-closed"]),
    ("(;GM[2];B[f5]C⟦[⟧oh", ["sgf-not-closed"]),
    // A missing end is reported once, even if more is missing with it.
    ("(;GM[2]RE[W+3];B[f5];W⟦⟧", ["sgf-not-closed"]),
    ("(;GM[2];B[f5](;W[d6])(;⟦⟧", ["sgf-not-closed"]),
    ("(;GM[2]AB[a1][a2]AW⟦[⟧b", ["sgf-not-closed"]),
    ("(;GM[2]AB[a1][a2]AW[b1]PL[B]⟦⟧", ["sgf-not-closed"]),
    ("⟦Dear friends,⟧\n(;GM[2])", ["sgf-stray"]),
    ("(;GM[2])⟦)⟧ ", ["sgf-stray"]),
    ("⟦((⟧", ["sgf-stray", "no-record"]),
    ("(;GM[2]⟦]⟧;B[f5]12;W[d6])", ["sgf-stray"]),
    ("(;GM[2](⟦B⟧[f5]))", ["sgf-stray"]),
    ("(;GM[2];⟦B⟧;W[d6])", ["sgf-no-value"]),
    ("(;GM[2];⟦b⟧[f5];w[d6])", ["sgf-name-case"]),
    ("(;GM[2];B[f5](;W[d6])⟦;⟧B[c3];W[c4])", ["sgf-branch"]),
    ("(;GM[2];B[⟦z9⟧];W[i0])", ["sgf-move"]),
    ("(;GM[2];B[f5][⟦d6⟧])", ["sgf-move"]),
    // Signs follow the digits, and are not rows.
    ("(;GM[2]SZ[10];B[⟦a:⟧])", ["sgf-move"]),
    ("(;GM[2];B[f5]W[⟦d6⟧])", ["sgf-moves-in-node"]),
    ("(;GM[2]AB[⟦x⟧])", ["sgf-setup"]),
    ("(;GM[2]AB[⟦i1⟧])", ["sgf-setup"]),
    ("(;GM[2]AB[⟦a1:z9⟧])", ["sgf-setup"]),
    ("(;GM[2]PL[⟦red⟧])", ["sgf-turn"]),
    ("(;GM[2]AB[a1]AW[⟦a1⟧])", ["sgf-setup-twice"]),
    ("(;GM[2];B[f5];⟦AB⟧[a1][a2])", ["sgf-setup-late"]),
    ("(;GM[2];B[f5];⟦PL⟧[B];B[d6])", ["sgf-setup-late"]),
    ("(;GM[2](;B[f5])(;⟦AB⟧[a1];W[a2]))", ["sgf-setup-late"]),
    ("(;GM[2]SZ[⟦7⟧])", ["board-size"]),
    ("(;GM[2]SZ[⟦8:⟧])", ["board-size"]),
    ("(;GM[2]SZ[⟦18⟧])", ["board-size"]),
    ("(;GM[2]RE[⟦dark won⟧])", ["sgf-result"]),
    ("(;GM[2]RE[⟦B+-2⟧])", ["sgf-result"]),
    ("(;GM[2]DT[⟦yesterday⟧])", ["sgf-date"]),
    ("(;GM[2]PB[A]PB[⟦B⟧])", ["sgf-twice"]),
    ("(;GM[2];B[f5]⟦BL⟧[1500]OB[2];W[d6]BL[1499])", ["sgf-node-property"]),
    ("(;GM[2];⟦TE⟧[1];B[f5])", ["sgf-node-property"]),
    ("(;GM[2];B[f5]⟦V⟧[good])", ["sgf-node-property"]),
    ("(;GM[2];B[f5](;W[d6])(;C[x]⟦)⟧)", ["sgf-empty-variation"]),
    ("⟦\u{FEFF}⟧(;GM[2])", ["byte-order-mark"]),
    // A text that ends at the first bracket is reported once, even if its words look like
    // properties.
    ("(;GM[2]C[nice [sic⟦]⟧ move];B[f5])", ["sgf-text-bracket"]),
    ("(;GM[2];B[f5]C[a move [sic⟦]⟧ but b[d6] would win];W[d6])", ["sgf-text-bracket"]),
    ("(;GM[2];B[f5]C[see [a⟦]⟧ b[d3] c];W[d6])", ["sgf-text-bracket"]),
    ("(;GM[2];B[f5]C[[sic⟦]⟧ wins; but why? [see 3]]TE[1];W[d6])", ["sgf-text-bracket"]),
    ("(;GM[2];B[f5]C[[x⟦]⟧ (or b[d6])](;W[d6])(;W[f4]))", ["sgf-text-bracket"]),
    ("(;GM[2];B[f5]C[a smile :⟦]⟧];W[d6])", ["sgf-text-bracket"]),
    ("(;GM[2];B[f5]C[a⟦]⟧ b];W[d6]C[c] d])", ["sgf-text-bracket"]),
  ]

  @Test(arguments: table)
  func `has its rule and its place`(marked: String, rules: [String]) throws {
    let text = MarkedText(marked)
    let found = SGFFormat().readAll(text.text).flatMap(\.findings)
    #expect(found.map(\.rule.name) == rules)
    let first = try #require(found.first)
    let start = try #require(first.place.start)
    #expect(start.offset..<start.offset + first.place.length == text.ranges[0])
  }

  static let messages: [(String, String)] = [
    ("(;GM[1])", "the game is “1”, which is Go; expected GM[2], which is Othello"),
    ("(;FF[4])", "no game is named, which means Go; expected GM[2], which is Othello"),
    ("(;GM[Othello])", "the game is “Othello”; expected GM[2], which is Othello"),
    (
      "(;GM[2];B[z9];W[zz];B[k])",
      "“z9” is not a move; expected one square such as f5, and 2 more like this"
    ),
    ("(;GM[2];B[f5]BL[1]DD[a1]BL[2])", "3 properties of moves are left out: BL, DD"),
    (
      "(;GM[2]SZ[7])",
      "“7” is not a board size; expected an even number from 4 to 16, or two such as 8:6"
    ),
    ("(;GM[2]AB[a1]AW[a1])", "a1 is already set up for dark"),
    ("(;GM[2];B[f5];AB[a1])", "AB changes the position after the first move"),
    (
      "(;GM[2];B[f5]C[nice [sic] move];W[d6])",
      "the value ends here, but “move]” follows; “]” is written “\\]” in a text"
    ),
  ]

  static let moves = [
    "(;GM[2];B[f5]C[a move [sic] but b[d6] would win];W[d6])",
    "(;GM[2];B[f5]C[see [a] b[d3] c];W[d6])",
    "(;GM[2];B[f5]C[[sic] wins; but why? [see 3]];W[d6])",
    "(;GM[2];B[f5]C[[x] (or b[d6])](;W[d6])(;W[f4]))",
  ]

  @Test(arguments: moves)
  func `does not read the rest of a text as moves`(text: String) {
    #expect(SGFFormat().readAll(text)[0].reversi?.moves == Move.list("f5d6"))
  }

  @Test(arguments: messages)
  func `has a message`(text: String, message: String) {
    #expect(SGFFormat().readAll(text)[0].findings.map(\.message) == [message])
  }

  @Test func `does not cost a readable record`() throws {
    let parsed = SGFFormat().readAll("(;GM[2];B[f5];W[z9];B[c5])")
    #expect(parsed[0].reversi?.moves == Move.list("f5--c5"))
    #expect(!parsed[0].isWhole)
    #expect(SGFFormat().readAll("(;GM[2];B[f5];W[d6]")[0].reversi?.moves == Move.list("f5d6"))
    #expect(SGFFormat().readAll("(;GM[1];B[f5])")[0].reversi == nil)
    #expect(SGFFormat().readAll("(;GM[2]SZ[7])")[0].reversi == nil)
    let twice = SGFFormat().readAll("(;GM[2]EV[a]EV[b])")[0].reversi
    #expect(twice?.event == "a")
    #expect(twice?.tags == [Tag(name: "EV", value: "b")])
  }

  @Test func `never hides the next game`() {
    let good = "(;GM[2]FF[4];B[f5];W[d6])"
    let bad = [
      "(;GM[2];B[f5]", "(;GM[2];B[f5", "(;GM[2]C[x(;FF[4", "(;GM[1];B[aa](;W[bb])",
      "(;GM[2];B[f5](;W[d6]",
      "(;GM[2];B[z9])", "(;)", "(;GM[2]))", "((;GM[2])", "oh (no", "(;GM[2]C[\\",
    ]
    for text in bad {
      for separator in ["\n", ""] {
        let parsed = SGFFormat().readAll(good + separator + text + separator + good)
        let whole = parsed.filter { $0.isWhole && $0.reversi?.moves.count == 2 }
        #expect(whole.count >= 2 || text.hasSuffix("\\") && separator == "", "\(text)")
      }
    }
  }
}
