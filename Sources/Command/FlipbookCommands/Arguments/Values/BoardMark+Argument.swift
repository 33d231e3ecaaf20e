import ArgumentParser
import Flipbook

extension BoardMark<GridCell> {
  /// Reads a mark as records spell it, or a cell alone for a circle on it.
  static func mark(_ argument: String) throws -> BoardMark {
    if let cell = GridCell(argument) { return .shape(.circle, on: cell) }
    guard let mark = BoardMark(argument, cell: { GridCell($0) }) else {
      throw ValidationError("expected a mark: " + MarkWords.examples)
    }
    if case .text(let text, _) = mark, argument.hasSuffix(text.letters),
      let shape = NearMiss.nearest(to: text.letters, in: MarkShape.allCases.map(\.rawValue))
    {
      throw ValidationError(
        "\(DisplayText.quote(text.letters)) is no outline; \(NearMiss.question(shape)) "
          + "In quotation marks it is letters"
      )
    }
    if case .text(let text, _) = mark, text.letters.count > MarkText.mostShown {
      throw ValidationError(
        "a mark has at most \(MarkText.mostShown) letters, but \(DisplayText.quote(text.letters)) has "
          + "\(text.letters.count)"
      )
    }
    return try mark.checked()
  }

  /// Reads an arrow: `f5:d6`.
  static func arrow(_ argument: String) throws -> BoardMark {
    guard let mark = BoardMark(argument, cell: { GridCell($0) }), case .arrow = mark else {
      throw ValidationError("expected two cells such as f5:d6")
    }
    return try mark.checked()
  }

  /// Returns the mark, unless it begins where it ends.
  private func checked() throws -> BoardMark {
    if cells.count == 2, cells[0] == cells[1] {
      throw ValidationError("an arrow or a line needs two different cells")
    }
    return self
  }
}

extension Orientation {
  /// Reads the angle by which a board is turned.
  static func angle(_ argument: String) throws -> Orientation {
    guard let orientation = Int(argument).flatMap(Orientation.init) else {
      let angles = allCases.map { String($0.rawValue) }
      throw ValidationError("expected one of \(angles.joined(separator: ", "))")
    }
    return orientation
  }
}
