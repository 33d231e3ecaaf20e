/// Something drawn on a board to point something out.
///
/// The cells are ``/ReversiRules/Square``s in a record, and the cells of any board in a picture.
public enum BoardMark<Cell: Hashable & Sendable>: Hashable, Sendable {
  /// Letters on a cell.
  case text(MarkText, on: Cell)
  /// An outline on a cell.
  case shape(MarkShape, on: Cell)
  /// An arrow from the middle of one cell to that of another.
  case arrow(from: Cell, to: Cell)
  /// A line between the middles of two cells.
  case line(from: Cell, to: Cell)

  /// The cells that it touches: one, or both ends.
  public var cells: [Cell] {
    switch self {
    case .text(_, let cell), .shape(_, let cell): [cell]
    case .arrow(let start, let end), .line(let start, let end): [start, end]
    }
  }

  /// Returns the mark on other cells, maybe those of another kind of board.
  public func moved<Other>(_ move: (Cell) -> Other) -> BoardMark<Other> {
    switch self {
    case .text(let text, let cell): .text(text, on: move(cell))
    case .shape(let shape, let cell): .shape(shape, on: move(cell))
    case .arrow(let start, let end): .arrow(from: move(start), to: move(end))
    case .line(let start, let end): .line(from: move(start), to: move(end))
    }
  }
}

/// An outline on a cell.
public enum MarkShape: String, Hashable, CaseIterable, Sendable {
  case circle, square, triangle, cross
}

/// The letters of a mark: one line of text without control characters and without white space at its
/// ends.
public struct MarkText: Hashable, Sendable {
  /// The letters; spaces among them are no-break spaces, so that the letters are one word.
  public let letters: String

  /// The most bytes in UTF-8: far more than a square has room for.
  public static let longest = 256

  /// Creates the letters of a mark; each run of white space in them becomes one no-break space.
  ///
  /// The result is `nil` if no letters are left, or more than ``longest`` bytes in UTF-8.
  public init?(_ text: some StringProtocol) {
    let words = text.unicodeScalars.split { Self.isBlank($0) }.map {
      String(String.UnicodeScalarView($0))
    }
    let letters = words.joined(separator: "\u{A0}")
    guard 1...Self.longest ~= letters.utf8.count else { return nil }
    self.letters = letters
  }

  /// White space, and what not every format can store.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
      || scalar.properties.isNoncharacterCodePoint
  }
}

// MARK: - As text

extension BoardMark {
  /// Reads a mark as records and options spell it.
  ///
  /// It is `f5=A` for letters, `f5=circle` for an outline, `f5:d6` for an arrow, `f5-d6` for a line. In
  /// quotation marks, the name of an outline is letters. Any other text gives `nil`.
  /// - Parameters:
  ///   - text: the spelling.
  ///   - cell: returns the cell with a name.
  public init?(_ text: some StringProtocol, cell: (String) -> Cell?) {
    guard let sign = text.firstIndex(where: { "=:-".contains($0) }),
      let start = cell(String(text[..<sign]))
    else { return nil }
    let rest = String(text[text.index(after: sign)...])
    guard text[sign] == "=" else {
      guard let end = cell(rest) else { return nil }
      self = text[sign] == ":" ? .arrow(from: start, to: end) : .line(from: start, to: end)
      return
    }
    if let shape = MarkShape(rawValue: rest) {
      self = .shape(shape, on: start)
      return
    }
    let isQuoted = rest.count > 2 && rest.hasPrefix("\"") && rest.hasSuffix("\"")
    guard let letters = MarkText(isQuoted ? String(rest.dropFirst().dropLast()) : rest) else {
      return nil
    }
    self = .text(letters, on: start)
  }
}

extension BoardMark: CustomStringConvertible where Cell: CustomStringConvertible {
  /// The mark as records and options spell it, for example `f5=A`.
  public var description: String {
    switch self {
    case .text(let text, let cell): "\(cell)=\(text.spelling)"
    case .shape(let shape, let cell): "\(cell)=\(shape.rawValue)"
    case .arrow(let start, let end): "\(start):\(end)"
    case .line(let start, let end): "\(start)-\(end)"
    }
  }
}

extension MarkText {
  /// The letters, in quotation marks where they would be read as something else.
  fileprivate var spelling: String {
    MarkShape(rawValue: letters) == nil && !letters.hasPrefix("\"") ? letters : "\"\(letters)\""
  }
}

extension BoardMark: Comparable where Cell: Comparable {
  /// Orders marks by kind, then by cells.
  public static func < (a: BoardMark, b: BoardMark) -> Bool { a.order < b.order }

  private var order: (String, Cell, Cell, String) {
    switch self {
    case .text(let text, let cell): ("1", cell, cell, text.letters)
    case .shape(let shape, let cell): ("2" + shape.rawValue, cell, cell, "")
    case .arrow(let start, let end): ("3", start, end, "")
    case .line(let start, let end): ("4", start, end, "")
    }
  }
}
