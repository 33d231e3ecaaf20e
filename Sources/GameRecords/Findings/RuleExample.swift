/// An input that breaks one rule at one place.
public struct RuleExample: Sendable {
  /// The name of the input's format.
  public let format: String
  /// The input, in which the place of the finding is marked.
  public let input: ExampleText
  /// Files beside the input, by the names of their ``Companion``s.
  public let companions: [String: ExampleText]
  /// What is run, as a command line in which `INPUT` stands for the input's path.
  public let command: String

  /// What is run in nearly all examples.
  public static let usualCommand = "flipbook validate INPUT"

  /// An example.
  /// - Parameters:
  ///   - format: the name of the input's format.
  ///   - input: the input, in which the place of the finding is marked; nothing is marked when the
  ///     input as a whole is meant.
  ///   - companions: files beside the input, by the names of their ``Companion``s.
  ///   - command: what is run, in which `INPUT` stands for the input's path.
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
/// what is too long to be written down.
public struct ExampleText: Sendable, ExpressibleByStringInterpolation {
  /// The parts one after the other.
  public let pieces: [Piece]

  /// A part of an input: some bytes, once or several times.
  public struct Piece: Sendable {
    /// The bytes.
    public let bytes: [UInt8]
    /// How often they stand there.
    public let times: Int
    /// Whether this is what a finding points at.
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

    /// No part yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { add(literal.utf8) }

    /// Adds text many times.
    public mutating func appendInterpolation(_ text: String, times: Int = 1) {
      add(text.utf8, times)
    }

    /// Adds the text that is wrong.
    public mutating func appendInterpolation(wrong text: String, times: Int = 1) {
      add(text.utf8, times, isWrong: true)
    }

    /// Adds bytes, once or many times.
    public mutating func appendInterpolation(bytes: [UInt8], times: Int = 1) { add(bytes, times) }

    /// Adds the bytes that are wrong.
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
  /// The rows of a new game as a save has them, of which many examples are made.
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
