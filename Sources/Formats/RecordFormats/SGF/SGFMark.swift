import GameRecords
import ReversiRules

/// Marks on the board, by the properties that FF[4] has for them.
enum SGFMark {
  /// The properties, each with an example of its values.
  static let examples: [SGFName: String] = [
    "CR": "f5", "SQ": "f5", "TR": "f5", "MA": "f5", "LB": "f5:A", "AR": "f5:d6", "LN": "f5:d6",
  ]

  /// Returns the marks that a value stands for: a square and its letters as in `f5:A`, squares or
  /// rectangles such as `c3:d4`, the two ends of an arrow or of a line as in `f5:d6`.
  /// - Parameters:
  ///   - text: the value, without escapes.
  ///   - name: the name of its property.
  /// - Returns: `nil` if it does not fit the property, or if the property is not about marks.
  static func marks(_ text: String, of name: SGFName) -> [BoardMark<Square>]? {
    if let shape = MarkShape.allCases.first(where: { self.name(of: $0) == name }) {
      return read(text, SGFValue.area).map { columns, rows in
        rows.flatMap { y in columns.map { .shape(shape, on: Square(uncheckedX: $0, y: y)) } }
      }
    }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = read(parts[0], SGFValue.square) else { return nil }
    if name == "LB" { return MarkText(parts[1]).map { [.text($0, on: first)] } }
    return read(parts[1], SGFValue.square).map { last in
      [name == "AR" ? .arrow(from: first, to: last) : .line(from: first, to: last)]
    }
  }

  private static func read<Value>(
    _ text: some StringProtocol,
    _ value: (SGFValue.Word) -> Value?
  ) -> Value? {
    Array(text.utf8).withUnsafeBufferPointer { value($0[$0[...].trimmedRange]) }
  }

  /// Returns the name of the property for a mark, and its value in brackets, with escapes.
  static func property(of mark: BoardMark<Square>) -> (name: SGFName, value: [UInt8]) {
    switch mark {
    case .text(let text, let square):
      // Other programs have no reason to expect spaces that do not break lines.
      let letters = String(text.letters.map { $0 == "\u{A0}" ? " " : $0 })
      var value = Array("[\(square):".utf8)
      SGFText.append(letters, to: &value, isComposed: true)
      return ("LB", value + "]".utf8)
    case .shape(let shape, let square): return (name(of: shape), Array("[\(square)]".utf8))
    case .arrow(let start, let end): return ("AR", Array("[\(start):\(end)]".utf8))
    case .line(let start, let end): return ("LN", Array("[\(start):\(end)]".utf8))
    }
  }

  private static func name(of shape: MarkShape) -> SGFName {
    switch shape {
    case .circle: "CR"
    case .square: "SQ"
    case .triangle: "TR"
    case .cross: "MA"
    }
  }
}
