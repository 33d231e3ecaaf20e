/// What is on a cell of a board: how it looks in every output.
public struct Piece: Hashable, Sendable {
  /// The shape.
  public let shape: Shape
  /// The colour, which the theme decides.
  public let tone: Tone
  /// The number on the piece; 0 for none.
  ///
  /// A byte keeps boards small, of which an animation has hundreds.
  fileprivate let digits: UInt8

  /// The number on the piece, from 1 to 255, if it has one.
  public var number: Int? { digits > 0 ? Int(digits) : nil }

  /// The shapes of pieces.
  public enum Shape: Hashable, Sendable {
    /// A disk, with a different colour on its other side.
    case disk
    /// A square panel, which nearly fills its cell.
    case panel
  }

  /// The colours of pieces.
  public enum Tone: Hashable, CaseIterable, Sendable {
    /// The theme's dark colour.
    case dark
    /// The theme's light colour.
    case light

    /// The other colour.
    public var opposite: Tone { self == .dark ? .light : .dark }
  }

  /// Creates a piece.
  /// - Precondition: The number is at most 255, and not negative.
  public init(_ shape: Shape, _ tone: Tone, number: Int? = nil) {
    self.shape = shape
    self.tone = tone
    digits = UInt8(number ?? 0)
  }
}

extension Piece.Tone: CustomStringConvertible {
  /// The colour in words: `dark` or `light`.
  public var description: String { self == .dark ? "dark" : "light" }

  /// The letter for a piece without a number, as in diagrams of text.
  package var symbol: Character { self == .dark ? "x" : "o" }
}

extension Piece: CustomStringConvertible {
  /// The number, or else the colour in words.
  public var description: String { number.map(String.init) ?? tone.description }

  /// The number, or else a letter for the colour.
  package var symbol: String { number.map(String.init) ?? String(tone.symbol) }

  /// The number of characters of ``symbol``.
  var symbolWidth: Int { digits < 10 ? 1 : digits < 100 ? 2 : 3 }

  /// Appends ``symbol``, faster than with a text.
  func appendSymbol(to output: inout [UInt8]) {
    guard digits > 0 else {
      output.append(tone == .dark ? UInt8(ascii: "x") : UInt8(ascii: "o"))
      return
    }
    output += symbol.utf8
  }
}
