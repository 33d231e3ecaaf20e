import ArgumentParser
import Flipbook

extension BoardMark {
  /// Reads a mark on a cell: `f5=A` for letters, `f5=circle` for an outline, `f5` for a circle.
  static func mark(_ argument: String) throws -> BoardMark {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let cell = parts.first.flatMap({ GridCell($0) }), parts.last?.isEmpty == false else {
      let shapes = Shape.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError(
        "expected a cell with letters or one of \(shapes), such as f5=A or f5=square"
      )
    }
    guard parts.count > 1 else { return .shape(.circle, on: cell) }
    let text = String(parts[1])
    if let shape = Shape(rawValue: text) { return .shape(shape, on: cell) }
    guard text.count <= longestText else {
      throw ValidationError(
        "a mark has at most \(longestText) letters, but “\(text)” has \(text.count)"
      )
    }
    return .text(DisplayText.escape(text), on: cell)
  }

  /// Reads an arrow: `f5:d6`.
  static func arrow(_ argument: String) throws -> BoardMark {
    let cells = argument.split(separator: ":", omittingEmptySubsequences: false).map {
      GridCell($0)
    }
    guard cells.count == 2, let start = cells[0], let end = cells[1] else {
      throw ValidationError("expected two cells such as f5:d6")
    }
    guard start != end else { throw ValidationError("an arrow needs two different cells") }
    return .arrow(from: start, to: end)
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
