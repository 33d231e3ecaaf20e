import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `A finding in a GGF file` {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let text: MarkedText
    let rules: [String]
    let message: String
    /// The moves and tags of the record that is read nevertheless; `nil` if there is none.
    let rest: String?

    init(_ what: String, _ text: String, _ rule: String, _ message: String, rest: String?) {
      testDescription = what
      self.text = MarkedText(text)
      rules = rule.split(separator: " ").map(String.init)
      self.message = message
      self.rest = rest
    }
  }

  /// A game with a given board.
  private static func board(_ board: String) -> String { "(;GM[Othello]BO[\(board)]B[a2];)" }

  static let table: [Case] = [
    Case(
      "a game that is not closed",
      "(;GM[Othello]BO[\(newBoard)]B[f5]⟦⟧",
      "ggf-not-closed",
      "the game is not closed; expected “;)”",
      rest: "f5"
    ),
    Case(
      "a game that ends within a move",
      "(;GM[Othello]RE[+2]BO[\(newBoard)]B[f5]W[d⟦⟧",
      "ggf-not-closed",
      "the game is not closed; expected “];)”",
      rest: "f5"
    ),
    Case(
      "a game that ends after a move",
      "(;GM[Othello]RE[+2]BO[\(newBoard)]B[f5]W[d6⟦⟧",
      "ggf-not-closed",
      "the game is not closed; expected “];)”",
      rest: "f5 d6"
    ),
    Case(
      "a game that ends after the name of a move",
      "(;GM[Othello]BO[\(newBoard)]B[f5]W⟦⟧\n",
      "ggf-not-closed",
      "the game is not closed; expected “;)”",
      rest: "f5"
    ),
    Case(
      "a game that ends within its end",
      "(;GM[Othello]BO[\(newBoard)]B[f5];⟦⟧\n",
      "ggf-not-closed",
      "the game is not closed; expected “;)”",
      rest: "f5"
    ),
    Case(
      "a game that ends within its board",
      "(;GM[Othello]PB[Ada]BO[8 ---- --⟦⟧",
      "ggf-not-closed",
      "the game is not closed; expected “];)”",
      rest: nil
    ),
    Case(
      "a game that ends within a name",
      "(;GM[Othello]PB[Ada⟦⟧",
      "ggf-not-closed",
      "the game is not closed; expected “];)”",
      rest: nil
    ),
    Case(
      "a last value that is not closed",
      "(;GM[Othello]BO[\(newBoard)]B[f5]⟦W[⟧d6;)",
      "ggf-value-not-closed",
      "the value of “W” is not closed; expected “]”",
      rest: "f5 d6"
    ),
    Case(
      "a value that is not closed",
      game("⟦PC[⟧GGS/os\nPB[Ada]", "⟦B[⟧f5/2W[d6]"),
      "ggf-value-not-closed",
      "the value of “PC” is not closed; expected “]”, and 1 more like this",
      rest: "f5 d6"
    ),
    Case(
      "an end in a value that is not closed",
      game("⟦PC[⟧GGS;) PB[Ada]XY[1]", "B[f5]"),
      "ggf-value-not-closed",
      "the value of “PC” is not closed; expected “]”",
      rest: "f5 XY=1"
    ),
    Case(
      "text between properties",
      game("⟦, and⟧ XY[1]", "B[f5]⟦W(d6)⟧B[c3]"),
      "ggf-syntax",
      "“, and” is not a property; expected one such as PB[name], and 1 more like this",
      rest: "f5 XY=1"
    ),
    Case(
      "text before the end",
      game("", "B[f5] ⟦W⟧;)").replacing(";);)", with: ";)"),
      "ggf-syntax",
      "“W” is not a property; expected one such as PB[name]",
      rest: "f5"
    ),
    Case(
      "a bracket in a text",
      game("PB[a [b⟦]⟧ b[d3] c]CO[d [e⟦]⟧ f]", "B[f5]CO[g [h⟦]⟧ i]W[d6]"),
      "ggf-syntax",
      "the value ends here, but “b[d3] c]” follows; a value cannot contain “]”, and 2 more like this",
      rest: "f5 d6"
    ),
    Case(
      "an unusual name",
      game("⟦Foo⟧[1]⟦pb⟧[2]"),
      "ggf-name",
      "unusual property “Foo”; it is kept as a tag, and 1 more like this",
      rest: "Foo=1 pb=2"
    ),
    Case(
      "a property that appears twice",
      game("PB[a]⟦PB⟧[b]RE[+2]⟦RE⟧[-2]"),
      "ggf-twice",
      "“PB” appears twice; the first one counts, and 1 more like this",
      rest: ""
    ),
    Case(
      "a second board",
      game("", "⟦BO⟧[x]B[f5]"),
      "ggf-twice",
      "“BO” appears twice; the first one counts",
      rest: "f5"
    ),
    Case(
      "another game",
      "(;GM[⟦Amazons⟧]TY[10]BO[10]W(d4-d7);)",
      "ggf-other-game",
      "this is a game of “Amazons”; only Othello can be read",
      rest: nil
    ),
    Case(
      "no game at all",
      "⟦(;⟧;)",
      "ggf-other-game",
      "neither GM nor BO: this is not a game of Othello",
      rest: nil
    ),
    Case(
      "a game without its name",
      "⟦(;⟧BO[\(newBoard)]B[f5];)",
      "ggf-no-game-name",
      "the game is not named; read as Othello",
      rest: "f5"
    ),
    Case(
      "a game without a board",
      "⟦(;⟧GM[Othello]TY[10]B[f5];)",
      "ggf-no-board",
      "there is no board; the standard start on 10×10 is used",
      rest: "f5"
    ),
    Case(
      "a random game without a board",
      "(;GM[Othello]TY[⟦s8r20⟧]B[f5];)",
      "ggf-board",
      "there is no board, and the type does not say which one to use; expected BO[8 … *]",
      rest: nil
    ),
    Case(
      "an octagon",
      board("⟦88⟧ ---- *"),
      "board-size",
      "a board of size 88 (an octagon); the size must be even, from 4 to 16",
      rest: nil
    ),
    Case(
      "an odd size",
      board("⟦5⟧ ----- *"),
      "board-size",
      "a board of size 5; the size must be even, from 4 to 16",
      rest: nil
    ),
    Case(
      "a board without its size",
      board("⟦---- -O*- -*O- ---- *⟧"),
      "ggf-board",
      "the board begins without its size; expected a number such as 8",
      rest: nil
    ),
    Case(
      "a board that is too short",
      board("⟦4 ---- -O*- -*O-⟧"),
      "ggf-board",
      "only 12 squares on a board of size 4; expected 16",
      rest: nil
    ),
    Case(
      "a board that is too long",
      board("4 ---- -O*- -*O- ---- ⟦-⟧ *"),
      "ggf-board",
      "more than 16 squares and the side to move on a board of size 4",
      rest: nil
    ),
    Case(
      "an unknown symbol",
      board("4 ---- -O*- -*⟦●⟧- ---- *"),
      "board-symbol",
      "unknown symbol “●” on the board; expected *, O or -",
      rest: nil
    ),
    Case(
      "a board without the side to move",
      "(;GM[Othello]BO[4 ---- -O*- -*O- ----⟦⟧]W[b1];)",
      "ggf-turn",
      "the side to move is missing; the side of the first move is used",
      rest: "b1"
    ),
    Case(
      "disks in other letters",
      board("4 ---- -⟦o⟧x- -xo- .... x"),
      "ggf-board-letters",
      "“o” on the board; expected *, O or -",
      rest: "a2"
    ),
    Case(
      "a type of another size",
      game("TY[⟦s10⟧]"),
      "ggf-type",
      "the type says size 10, but the board has size 8",
      rest: "TY=s10"
    ),
    Case(
      "something that is not a move",
      game("", "B[f5]W[⟦z9⟧/1]B[c3]"),
      "ggf-move",
      "“z9” is not a move; it and all moves after it are left out",
      rest: "f5"
    ),
    Case(
      "an empty move",
      game("PB[a]", "B[⟦⟧]W[f5]"),
      "ggf-move",
      "“” is not a move; it and all moves after it are left out",
      rest: ""
    ),
    Case(
      "spaces in a move",
      game("", "B[⟦ f5 / 1 ⟧]W[d6]"),
      "ggf-move-space",
      "“ f5 / 1 ” contains spaces",
      rest: "f5 d6"
    ),
    Case(
      "no numbers after a move",
      game("", "B[f5/⟦good⟧]W[d6//⟦-1⟧]B[c3/1/2/⟦3/4⟧]W[d3/⟦nan⟧/1]"),
      "ggf-move-value",
      "“good” after a move is left out; expected evaluation/time, and 3 more like this",
      rest: "f5 d6 c3 d3"
    ),
    Case(
      "a date",
      game("TI[1]DT[⟦last summer⟧]"),
      "ggf-date",
      "“last summer” is not a date; it is kept as a tag",
      rest: "TI=1 DT=last summer"
    ),
    Case(
      "a rating",
      game("RW[⟦1720@350⟧]"),
      "ggf-rating",
      "“1720@350” is not a number; it is kept as a tag",
      rest: "RW=1720@350"
    ),
    Case(
      "a result",
      game("RE[⟦+2:x⟧]"),
      "ggf-result",
      "“+2:x” is not a result; it is kept as a tag",
      rest: "RE=+2:x"
    ),
    Case(
      "Edax's result of an unfinished game",
      game("RE[⟦-127.000⟧]"),
      "ggf-edax-result",
      "the result is -127.000, which Edax writes for an unfinished game",
      rest: ""
    ),
    Case(
      "words around a game",
      "⟦From GGS⟧\n\(game("", "B[f5]"))\n ⟦the end⟧\n",
      "ggf-outside ggf-outside",
      "“From GGS” is outside of any game; expected “(;”",
      rest: "f5"
    ),
    Case(
      "games that were played together",
      "⟦2⟧ \(game("", "B[f5]"))",
      "ggf-games-together",
      "“2” is a count of games played together; they become separate records",
      rest: "f5"
    ),
    Case(
      "a byte order mark",
      "⟦\u{FEFF}⟧1 \(game("", "B[f5]"))",
      "byte-order-mark",
      "a byte order mark",
      rest: "f5"
    ),
  ]

  @Test(arguments: table)
  func `has its place and its message`(example: Case) throws {
    let parsed = GGFFormat().readAll(example.text.text)
    let findings = parsed.flatMap(\.findings)
    #expect(findings.map(\.rule.name) == example.rules)
    let first = try #require(findings.first)
    #expect(first.message == example.message)
    let range = try #require(example.text.ranges.first)
    #expect(first.place.start?.offset == range.lowerBound)
    #expect(first.place.length == range.count)
    #expect("\(first.placedRule.split(separator: " ")[0])" == example.text.places[0])
    let record = parsed.compactMap(\.reversi).first
    let rest = record.map { record in
      (record.moves.map(\.description) + record.tags.map { "\($0.name)=\($0.value)" })
        .joined(separator: " ")
    }
    #expect(rest == example.rest)
  }

  @Test func `text in Latin-1`() throws {
    let bytes = Array(game("PB[Jos").utf8.prefix(19)) + [0xE9] + "]BO[\(newBoard)];)".utf8
    let parsed = GGFFormat().readAll(bytes)
    #expect(parsed.flatMap(\.placedRules) == ["1:17 latin-1"])
    #expect(parsed.first?.reversi?.players.dark.name == "José")
  }

  @Test func `the sides and the turn that are read nevertheless`() throws {
    let light = try readGGF("(;GM[Othello]BO[4 ---- -O*- -*O- ----]W[b1];)").record
    #expect(light.start.turn == .light)
    #expect(light.annotations.isEmpty)
    let edax = try readGGF(game("RE[-127.000]")).record
    #expect(edax.result == GameResult(ending: .unfinished))
    let unread = try readGGF(game("", "B[f5/x/1]W[d6/2/-1]")).record
    let expected = [MoveAnnotation(ply: 1, time: 1), MoveAnnotation(ply: 2, evaluation: 2)]
    #expect(unread.annotations == expected)
    let letters = try readGGF("(;GM[Othello]BO[4 ---- -ox- -X0- .... x];)").record
    #expect(letters.start == .initial(size: BoardSize(width: 4, height: 4) ?? .standard))
  }

  @Test func `too many moves, tags and bytes`() throws {
    let moves = String(repeating: "B[f5]W[d6]", count: Limits.moves)
    let (many, tooMany) = try readGGF(game("", moves))
    #expect(many.moves.count == Limits.moves)
    #expect(tooMany.map { $0.split(separator: " ")[1] } == ["too-many"])

    let tags = String(repeating: "X[]", count: Limits.tags + 5)
    let (tagged, alsoTooMany) = try readGGF(game(tags))
    #expect(tagged.tags.count == Limits.tags)
    #expect(alsoTooMany.map { $0.split(separator: " ")[1] } == ["too-many"])

    let long = String(repeating: "x", count: Limits.textBytes + 1)
    let (cut, tooLong) = try readGGF(game("PB[\(long)]PW[b]"))
    #expect(cut.players == Players(light: Player(name: "b")))
    #expect(tooLong == ["1:17 text-too-long"])
  }
}
