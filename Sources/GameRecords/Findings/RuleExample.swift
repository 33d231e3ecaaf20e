/// An input that breaks one rule at one place.
public struct RuleExample: Sendable {
  /// The name of the input's format.
  public let format: String
  /// The input, in which the place of the finding is marked.
  public let input: ExampleText
  /// Files next to the input, by the names of their ``Companion``s.
  public let companions: [String: ExampleText]
  /// The command to run, in which `INPUT` stands for the path of the input.
  public let command: String

  /// The command of nearly all examples.
  public static let usualCommand = "flipbook validate INPUT"

  /// Creates an example.
  /// - Parameters:
  ///   - format: the name of the input's format.
  ///   - input: the input, in which the place of the finding is marked; unmarked if the finding is
  ///     about the whole input.
  ///   - companions: files next to the input, by the names of their ``Companion``s.
  ///   - command: the command to run, in which `INPUT` stands for the path of the input.
  public init(
    _ format: String,
    _ input: ExampleText,
    companions: [String: ExampleText] = [:],
    command: String = RuleExample.usualCommand
  ) {
    self.format = format
    self.input = input
    self.companions = companions
    self.command = command
  }
}

/// A text or binary input with one marked place.
///
/// It is written as a literal: `"f5 \(wrong: "a1")"` marks a text, `"\(bytes: [0x14])"` and
/// `"\(wrong: [0x5C])"` are bytes, and `"\("a", times: 9)"` and `"\(wrong: "a", times: 9)"` repeat
/// text that is too long to write out.
public struct ExampleText: Sendable, ExpressibleByStringInterpolation {
  /// The parts in order.
  public let pieces: [Piece]

  /// A part of an input: some bytes, once or repeated.
  public struct Piece: Sendable {
    /// The bytes.
    public let bytes: [UInt8]
    /// How often the bytes are repeated.
    public let times: Int
    /// Whether the finding points at this part.
    public let isWrong: Bool
  }

  /// A text without a marked place.
  public init(stringLiteral text: String) {
    pieces = [Piece(bytes: Array(text.utf8), times: 1, isWrong: false)]
  }

  /// A text with a marked place.
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// All bytes of the input.
  public var bytes: [UInt8] {
    pieces.reduce(into: []) { bytes, piece in
      for _ in 0..<piece.times { bytes += piece.bytes }
    }
  }

  /// The bytes that are marked, counted from the first one; empty for a point between two.
  public var marked: Range<Int>? {
    var offset = 0
    for piece in pieces {
      let end = offset + piece.bytes.count * piece.times
      if piece.isWrong { return offset..<end }
      offset = end
    }
    return nil
  }

  /// The parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var pieces: [Piece] = []

    /// Starts without parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { add(literal.utf8) }

    /// Adds text, once or repeated.
    public mutating func appendInterpolation(_ text: String, times: Int = 1) {
      add(text.utf8, times)
    }

    /// Adds the text that the finding points at.
    public mutating func appendInterpolation(wrong text: String, times: Int = 1) {
      add(text.utf8, times, isWrong: true)
    }

    /// Adds bytes, once or repeated.
    public mutating func appendInterpolation(bytes: [UInt8], times: Int = 1) { add(bytes, times) }

    /// Adds the bytes that the finding points at.
    public mutating func appendInterpolation(wrong bytes: [UInt8]) { add(bytes, isWrong: true) }

    private mutating func add(
      _ bytes: some Sequence<UInt8>,
      _ times: Int = 1,
      isWrong: Bool = false
    ) {
      pieces.append(Piece(bytes: Array(bytes), times: times, isWrong: isWrong))
    }
  }
}

extension String {
  /// The rows of a new game in a save, used by many examples.
  package static let saveRows = """
    --------
    --------
    --------
    ---ox---
    ---xo---
    --------
    --------
    --------

    """
}
