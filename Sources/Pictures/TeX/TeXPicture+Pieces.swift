import GameRecords

/// The pieces, their numbers and the marks.
extension TeXPicture {
  /// Draws the pieces, each kind in one command, and their own numbers.
  mutating func addPieces() {
    let board = diagram.board
    for tone in Piece.Tone.allCases {
      let cells = board.size.cells.filter { board[$0]?.tone == tone }
      guard let piece = cells.first.flatMap({ board[$0] }) else { continue }
      let style = use(TeXStyle(piece))
      let shape =
        switch piece.shape {
        case .disk: "(\\square) circle[radius=\(page.number(Self.radius))]"
        case .panel: "([shift={(-.45,-.45)}]\\square) rectangle +(.9,.9)"
        }
      add(for: "\\square", in: cells.map(page.name), "\\path[\(style)] \(shape);")
    }
    addNumbers(
      board.size.cells.compactMap { cell in
        board[cell].flatMap { piece in piece.number.map { (cell, $0) } }
      }
    )
  }

  private static let radius = PictureLayout.diskRadius - PictureLayout.rim / 2

  /// Draws the numbers of moves and the marks.
  mutating func addMarks() {
    let board = diagram.board
    let numbers = diagram.numbers.sorted { $0.key < $1.key }
    addNumbers(numbers.filter { board[$0.key]?.number == nil }.map { ($0.key, $0.value) })
    for (cell, number) in numbers {
      guard let piece = board[cell], piece.number != nil else { continue }
      let place = "([shift={(.4,-.225)}]\(page.name(cell)))"
      add("\\node[\(use(.smallNumber)), text=on\(piece.tone)] at \(place) {\(number)};")
    }
    let hints = diagram.hints ?? []
    for cell in hints {
      guard let piece = board[cell] else { continue }
      add("\\fill[on\(piece.tone)] ([shift={(-.2,.25)}]\(page.name(cell))) rectangle +(.4,.05);")
    }
    let empty = hints.filter { board[$0] == nil }.map(page.name)
    if !empty.isEmpty {
      add(
        for: "\\square",
        in: empty,
        "\\path[\(use(.legalMove))] (\\square) circle[radius=\(page.number(PictureLayout.hintRadius))];"
      )
    }
    if let cell = diagram.lastMove { addLastMove(cell) }
  }

  private mutating func addLastMove(_ cell: GridCell) {
    if diagram.board[cell]?.shape == .panel {
      add(
        "\\path[\(use(.corner))] ([shift={(-.325,-.325)}]\(page.name(cell))) circle[radius=.0625];"
      )
    } else if diagram.numbers[cell] != nil {
      add(
        "\\path[\(use(.ring))] (\(page.name(cell))) circle[radius=\(page.number(PictureLayout.ringRadius))];"
      )
    } else {
      add(
        "\\path[\(use(.lastMove))] (\(page.name(cell))) circle[radius=\(page.number(PictureLayout.markRadius))];"
      )
    }
  }

  /// Draws numbers in the middle of cells, those of one look in one command.
  private mutating func addNumbers(_ numbers: [(cell: GridCell, number: Int)]) {
    let looks = Dictionary(grouping: numbers) { cell, number in
      let piece = diagram.board[cell]
      return Look(style: TeXStyle(number, on: piece?.shape ?? .disk), tone: piece?.tone ?? .light)
    }
    for style in TeXStyle.allCases {
      for tone in Piece.Tone.allCases {
        guard let same = looks[Look(style: style, tone: tone)] else { continue }
        add(
          for: "\\square/\\n",
          in: same.map { "\(page.name($0.cell))/\($0.number)" },
          "\\node[\(use(style)), text=on\(tone)] at (\\square) {\\n};"
        )
      }
    }
  }

  /// How a number looks.
  private struct Look: Hashable {
    let style: TeXStyle
    let tone: Piece.Tone
  }
}
