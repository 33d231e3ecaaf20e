import GameRecords

/// The contents of one picture of a board, independent of the output.
struct Diagram: Hashable {
  /// What is shown; its marks are those that were asked for, too.
  let frame: Frame
  /// Numbers on cells.
  let numbers: [GridCell: Int]
  /// Whether there is a line of text below the board, and the counts are shown.
  let hasMessage: Bool

  /// Creates the diagram of a frame.
  /// - Parameters:
  ///   - frame: the frame.
  ///   - numbers: the numbers of all moves that placed pieces, by their cells.
  ///   - options: what to mark.
  init(_ frame: Frame, numbers: [GridCell: Int] = [:], _ options: RenderingOptions) {
    var frame = frame
    frame.makeRoom(for: options.marks)
    frame.marks += options.marks
    if !options.marksLastMove { frame.lastMove = nil }
    let lettered = frame.marks.letteredCells
    self.numbers = numbers.filter {
      options.showsNumbers && frame.board[$0.key] != nil && !lettered.contains($0.key)
    }
    self.frame = frame
    hasMessage = true
  }

  /// Creates the diagram of a figure.
  init(_ figure: Figure, _ options: RenderingOptions) {
    let message = Frame.Message("", sentence: "", isFinal: false)
    var frame = Frame(.start, ply: 0, figure.board, message, figure.counts)
    frame.marks = figure.marks.without(options.marks.markedCells) + options.marks
    let lettered = frame.marks.letteredCells
    numbers = figure.numbers.filter { !lettered.contains($0.key) }
    self.frame = frame
    hasMessage = false
  }
}

extension DrawableGame {
  /// Returns the only figure, or the last frame.
  /// - Throws: ``RenderingError`` if there are several figures, or none.
  func diagram(_ options: RenderingOptions) throws(RenderingError) -> Diagram {
    guard options.style == .frames else { return Diagram(try figure(options), options) }
    return diagram(of: frames(options).still, options)
  }

  /// Creates the diagram of a frame.
  func diagram(of frame: Frame, _ options: RenderingOptions) -> Diagram {
    Diagram(frame, numbers: options.showsNumbers ? numbers : [:], options)
  }
}
