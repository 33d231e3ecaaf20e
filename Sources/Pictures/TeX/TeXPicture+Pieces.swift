import GameRecords

/// The pieces, their numbers and the marks.
extension TeXPicture {
  /// Draws the pieces, each kind in one command, and their own numbers.
  mutating func addPieces() {
    let board = diagram.frame.board
    for tone in Piece.Tone.allCases {
      let cells = board.size.cells.filter { board[$0]?.tone == tone }
      guard let piece = cells.first.flatMap({ board[$0] }) else { continue }
      let style = style(of: piece)
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

  /// Returns the style of a piece.
  mutating func style(of piece: Piece) -> String {
    let (tone, hasDepth) = (piece.tone, page.colours.hasDepth)
    switch piece.shape {
    case .disk:
      let fill = hasDepth ? "shading=\(tone) disk" : "fill=\(tone)"
      return use("\(tone) disk", fill, page.line("outline", 1.2))
    case .panel:
      let fill = hasDepth ? "top color=\(tone)glow, bottom color=\(tone)shade" : "fill=\(tone)"
      let corners = "rounded corners=\(page.length(4))"
      return use("\(tone) panel", fill, page.line("outline", 1), corners)
    }
  }

  private static let radius = PictureLayout.diskRadius - PictureLayout.rim / 2

  /// Draws the numbers of moves and the marks.
  mutating func addMarks() {
    let board = diagram.frame.board
    let numbers = diagram.numbers.sorted { $0.key < $1.key }
    addNumbers(numbers.filter { board[$0.key]?.number == nil }.map { ($0.key, $0.value) })
    for (cell, number) in numbers {
      guard let piece = board[cell], piece.number != nil else { continue }
      let place = "([shift={(.4,-.225)}]\(page.name(cell)))"
      let style = use("small number", page.text(8), "anchor=base east")
      add("\\node[\(style), text=on\(piece.tone)] at \(place) {\(number)};")
    }
    let hints = diagram.frame.hints ?? []
    for cell in hints {
      guard let piece = board[cell] else { continue }
      add("\\fill[on\(piece.tone)] ([shift={(-.2,.25)}]\(page.name(cell))) rectangle +(.4,.05);")
    }
    let empty = hints.filter { board[$0] == nil }.map(page.name)
    let radius = page.number(PictureLayout.hintRadius)
    add(for: "\\square", in: empty, "\\fill[legal] (\\square) circle[radius=\(radius)];")
    if let cell = diagram.frame.lastMove { addLastMove(cell) }
  }

  private mutating func addLastMove(_ cell: GridCell) {
    if diagram.frame.board[cell]?.shape == .panel {
      add("\\fill[fill=mark] ([shift={(-.325,-.325)}]\(page.name(cell))) circle[radius=.0625];")
      return
    }
    let isRing = diagram.numbers[cell] != nil
    let radius = page.number(isRing ? PictureLayout.ringRadius : PictureLayout.markRadius)
    let look = isRing ? page.line("mark", 2.4) : "fill=mark, " + page.line("light", 1.2)
    add("\\path[\(look)] (\(page.name(cell))) circle[radius=\(radius)];")
  }

  /// Adds numbers, those of one look in one command.
  private mutating func addNumbers(_ numbers: [(cell: GridCell, number: Int)]) {
    let board = diagram.frame.board
    let isPanel = numbers.contains { board[$0.cell]?.shape == .panel }
    for isLong in [false, true] {
      for tone in Piece.Tone.allCases {
        let same = numbers.filter { cell, number in
          (number > 99) == isLong && board[cell]?.tone ?? .light == tone
        }
        guard !same.isEmpty else { continue }
        let name = (isLong ? "long " : "") + (isPanel ? "panel number" : "disk number")
        let style =
          isPanel
          ? use(name, page.text(isLong ? 15 : 18), "font=\\bfseries")
          : use(name, page.text(isLong ? 13 : 17))
        add(
          for: "\\square/\\n",
          in: same.map { "\(page.name($0.cell))/\($0.number)" },
          "\\node[\(style), text=on\(tone)] at (\\square) {\\n};"
        )
      }
    }
  }
}
