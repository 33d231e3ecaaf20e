public import GameRecords

extension [BoardMark<GridCell>] {
  /// The cells that have letters.
  var letteredCells: Set<GridCell> {
    Set(lazy.compactMap { mark in if case .text(_, let cell) = mark { cell } else { nil } })
  }

  /// The letters of all marks that have some.
  var letters: [String] {
    compactMap { mark in if case .text(let text, _) = mark { text.shown } else { nil } }
  }

  /// The cells that have letters or an outline.
  var markedCells: Set<GridCell> { Set(lazy.filter { $0.cells.count == 1 }.flatMap(\.cells)) }

  /// Returns the marks without those on cells that are marked otherwise.
  func without(_ cells: Set<GridCell>) -> [BoardMark<GridCell>] {
    filter { mark in mark.cells.count > 1 || !cells.contains(mark.cells[0]) }
  }
}

extension Frame {
  /// Makes room for marks: letters take the place of what else is written or drawn on their cells, and
  /// marks that were asked for that of marks of the record.
  mutating func makeRoom(for asked: [BoardMark<GridCell>]) {
    guard !marks.isEmpty || !asked.isEmpty else { return }
    marks = marks.without(asked.markedCells)
    let all = marks + asked
    if let cell = lastMove, all.markedCells.contains(cell) { lastMove = nil }
    let lettered = all.letteredCells
    hints?.removeAll { lettered.contains($0) && board[$0] == nil }
    for cell in lettered {
      if let piece = board[cell], piece.number != nil {
        board[cell] = Piece(piece.shape, piece.tone)
      }
    }
  }
}

extension FrameSequence {
  /// Returns the frames with room for their marks.
  func withRoom(for asked: [BoardMark<GridCell>]) -> FrameSequence {
    guard !asked.isEmpty || contains(where: { !$0.marks.isEmpty }) else { return self }
    var frames = self
    frames.change { $0.makeRoom(for: asked) }
    return frames
  }
}

extension MarkText {
  /// The most letters of which all are drawn.
  public static let mostShown = 6

  /// The letters for which a cell has room.
  var shown: String {
    letters.count > Self.mostShown ? letters.prefix(Self.mostShown - 1) + "…" : letters
  }

  /// The size of the font in which the letters fit a cell of 40 units: 18 units or less.
  var fontSize: Double {
    let widths = shown.map { letter in
      TerminalWidth.columns(of: String(letter)) > 1 || "mwMW@%—".contains(letter) ? 1 : 0.66
    }
    return min(18, 35 / widths.reduce(0.001, +))
  }
}
