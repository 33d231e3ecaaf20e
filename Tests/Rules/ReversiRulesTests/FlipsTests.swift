import ReversiRules
import TestSupport
import Testing

@Suite struct `The flips of a placement` {
  @Test func `are in the order of the specification`() {
    var board = Board(
      picture: """
        --------
        x-------
        -o------
        --ooo---
        ---ox---
        -----oox
        ---ooo--
        --o-x---
        """
    )
    let flips = board.place(.dark, at: .named("e6"))
    #expect(Array(flips) == Square.list("d5 c4 b3 f6 g6 e7"))
    #expect(
      board
        == Board(
          picture: """
            --------
            x-------
            -x------
            --xoo---
            ---xx---
            ----xxxx
            ---oxo--
            --o-x---
            """
        )
    )
  }

  /// The code of the original app would give `d5 d6`.
  @Test func `go down-left before left`() {
    let board = Board(
      picture: """
        --------
        --------
        --------
        --------
        --xo----
        ---o----
        --x-----
        --------
        """
    )
    #expect(Array(board.flips(placing: .dark, at: .named("e5"))) == Square.list("d6 d5"))
  }

  @Test func `follow all eight lines outward from the placed disk`() {
    let board = Board(
      picture: """
        x--x--x-
        -o-o-o--
        --ooo---
        xoo-ooox
        --ooo---
        -o-o-o--
        x--o--o-
        ---x---x
        """
    )
    let flips = board.flips(placing: .dark, at: .named("d4"))
    #expect(
      Array(flips)
        == Square.list("c3 b2 d3 d2 e3 f2 e4 f4 g4 e5 f6 g7 d5 d6 d7 c5 b6 c4 b4")
    )
    #expect(flips.count == 19)
    #expect(flips.origin == .named("d4"))
  }

  @Test(arguments: [
    ("xoo-----", "d1"), ("ooo-----", ""), ("xo-o----", "c1"), ("-ooooooo", ""), ("-oooooox", "a1"),
    ("xoooooo-", "h1"), ("x-oo-oox", "e1"), ("xxo-----", "d1"), ("oo-xo-oo", "f1"),
  ])
  func `need a line between two disks`(row: String, legal: String) {
    let empty = String(repeating: "\n--------", count: 7)
    let board = Board(picture: row + empty)
    #expect(Array(board.legalMoves(for: .dark)) == Square.list(legal))
  }

  @Test func `do not wrap around an edge`() {
    let board = Board(
      picture: """
        --------
        -------x
        oo------
        x-------
        ------oo
        x-------
        --------
        --------
        """
    )
    #expect(Array(board.legalMoves(for: .dark)) == Square.list("a2 c2"))
  }

  @Test func `are none off the board or on an occupied square`() {
    let board = Board.initial()
    #expect(board.flips(placing: .dark, at: .named("i4")).isEmpty)
    #expect(board.flips(placing: .dark, at: .named("p16")).isEmpty)
    #expect(board.flips(placing: .dark, at: .named("d4")).isEmpty)
    #expect(Array(board.flips(placing: .dark, at: .named("a1"))).isEmpty)
  }

  @Test func `are described by names in their order`() {
    #expect(Board.initial().flips(placing: .dark, at: .named("d3")).description == "[d4]")
  }
}
