/// The width and height of a board: even numbers from 4 to 16, not necessarily equal.
public struct BoardSize: Hashable, Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// The range of widths and heights; only even ones are valid.
  public static let range = 4...16

  /// The 8×8 board.
  public static let standard = BoardSize(uncheckedWidth: 8, height: 8)

  /// Creates a size; `nil` unless both numbers are even and within ``range``.
  public init?(width: Int, height: Int) {
    guard Self.isValid(width), Self.isValid(height) else { return nil }
    self.init(uncheckedWidth: width, height: height)
  }

  private init(uncheckedWidth width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Whether a board can have this width or height.
  public static func isValid(_ length: Int) -> Bool {
    range.contains(length) && length.isMultiple(of: 2)
  }

  /// The number of squares.
  public var squareCount: Int { width * height }

  /// Whether the square is on a board of this size.
  public func contains(_ square: Square) -> Bool { square.x < width && square.y < height }

  /// Every square, row by row from `a1`.
  public var squares: some Sequence<Square> {
    (0..<squareCount).lazy.map { Square(uncheckedX: $0 % width, y: $0 / width) }
  }
}

extension BoardSize: CustomStringConvertible {
  /// Width × height, for example `8×8`.
  public var description: String { "\(width)×\(height)" }
}
