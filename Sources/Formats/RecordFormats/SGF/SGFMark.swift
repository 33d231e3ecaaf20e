import GameRecords
import ReversiRules

/// Marks on the board, by the properties that FF[4] has for them.
enum SGFMark {
  /// Returns the marks that a value stands for: a square and its letters as in `f5:A`, squares or
  /// rectangles such as `c3:d4`, the two ends of an arrow or of a line as in `f5:d6`.
  /// - Parameters:
  ///   - text: the value, without escapes.
  ///   - property: its property.
  /// - Returns: `nil` if it does not fit the property, or if the property is not about marks.
  static func marks(_ text: String, of property: SGFProperty) -> [BoardMark<Square>]? {
    if let shape = shapes.first(where: { $0.property == property })?.shape {
      return squares(text)?.map { .shape(shape, on: $0) }
    }
    guard let colon = text.firstIndex(of: ":"),
      let first = squares(String(text[..<colon])), first.count == 1
    else { return nil }
    let rest = String(text[text.index(after: colon)...])
    switch property {
    case .label: return MarkText(rest).map { [.text($0, on: first[0])] }
    case .arrow, .line:
      guard let last = squares(rest), last.count == 1 else { return nil }
      return [
        property == .arrow
          ? .arrow(from: first[0], to: last[0]) : .line(from: first[0], to: last[0])
      ]
    default: return nil
    }
  }

  /// Returns an example of a property's values.
  static func example(of property: SGFProperty) -> String {
    switch property {
    case .label: "f5:A"
    case .arrow, .line: "f5:d6"
    default: "f5"
    }
  }

  /// Returns the property for a mark.
  static func property(of mark: BoardMark<Square>) -> SGFProperty {
    switch mark {
    case .text: .label
    case .shape(.circle, _): .circle
    case .shape(.square, _): .square
    case .shape(.triangle, _): .triangle
    case .shape(.cross, _): .cross
    case .arrow: .arrow
    case .line: .line
    }
  }

  /// Appends the value for a mark.
  static func append(_ mark: BoardMark<Square>, to output: inout [UInt8]) {
    switch mark {
    case .text(let text, let square):
      output += "\(square):".utf8
      // Other programs have no reason to expect spaces that do not break lines.
      let letters = String(text.letters.map { $0 == "\u{A0}" ? " " : $0 })
      SGFText.append(letters, to: &output, isComposed: true)
    case .shape(_, let square): output += "\(square)".utf8
    case .arrow(let start, let end), .line(let start, let end):
      output += "\(start):\(end)".utf8
    }
  }

  private static let shapes: [(property: SGFProperty, shape: MarkShape)] =
    MarkShape.allCases.map { shape in
      (property(of: .shape(shape, on: Square(rawValue: 0))), shape)
    }

  private static func squares(_ text: String) -> [Square]? {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      SGFValue.squares(bytes[bytes[...].trimmedRange])
    }
  }
}
