/// An input that breaks one rule at one place.
public struct RuleExample: Sendable {
  /// The name of the input's format.
  public let format: String
  /// The input, in which the place of the finding is marked; unmarked if the finding is about the whole
  /// input.
  public let input: ExampleText
  /// Files next to the input, by the names of their ``Companion``s.
  public internal(set) var companions: [String: ExampleText] = [:]
  /// The command to run, in which `INPUT` stands for the path of the input.
  public let command: String

  /// The command of nearly all examples.
  public static let usualCommand = "flipbook validate INPUT"
}

/// A text or binary input with one marked place.
public struct ExampleText: Sendable {
  /// The parts in order; only ``bytes`` writes the repeated ones out.
  private var pieces: [Piece] = []
  /// The bytes that are marked, counted from the first one; empty for a point between two.
  public private(set) var marked: Range<Int>?

  /// A part of an input: some bytes, once or repeated.
  private struct Piece: Sendable {
    let bytes: [UInt8]
    let times: Int
  }

  /// All bytes of the input.
  public var bytes: [UInt8] {
    pieces.reduce(into: []) { bytes, piece in
      for _ in 0..<piece.times { bytes += piece.bytes }
    }
  }

  /// Reads the content of a block, as ``RuleExplanations`` describes it.
  init(_ content: String, isHex: Bool) throws(RuleExplanationError) {
    var rest = content.unicodeScalars[...]
    var count = 0
    var start: Int?
    func bytes(_ text: Substring.UnicodeScalarView, isHex: Bool) throws(RuleExplanationError)
      -> [UInt8]
    {
      guard isHex else { return Array(String(text).utf8) }
      let words = text.split { $0 == " " || $0 == "\n" }
      let bytes = words.compactMap { word in
        let isByte = word.count == 2 && word.allSatisfy(\.properties.isASCIIHexDigit)
        return isByte ? UInt8(String(word), radix: 16) : nil
      }
      guard bytes.count == words.count else {
        throw RuleExplanationError("“\(String(text))” is not a list of bytes")
      }
      return bytes
    }
    while let sign = rest.first {
      let isSign = "⟦⟧⟨".unicodeScalars.contains(sign)
      if isSign { rest.removeFirst() }
      switch sign {
      case "⟦" where start == nil && marked == nil: start = count
      case "⟧":
        guard let first = start else { throw RuleExplanationError("“⟧” has no “⟦”") }
        marked = first..<count
        start = nil
      case "⟨":
        let part = rest.prefix { $0 != "⟩" }
        rest = rest.dropFirst(part.count)
        guard rest.popFirst() != nil else { throw RuleExplanationError("“⟨” is not closed") }
        let words = part.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        if words.count == 3, words[1].elementsEqual("×".unicodeScalars),
          let times = Int(String(words[0])), times > 0
        {
          pieces.append(Piece(bytes: try bytes(words[2], isHex: isHex), times: times))
        } else {
          pieces.append(Piece(bytes: try bytes(part, isHex: true), times: 1))
        }
        count += pieces.last.map { $0.bytes.count * $0.times } ?? 0
      default:
        guard !isSign else { throw RuleExplanationError("only one place can be marked") }
        let part = rest.prefix { !"⟦⟧⟨".unicodeScalars.contains($0) }
        rest = rest.dropFirst(part.count)
        pieces.append(Piece(bytes: try bytes(part, isHex: isHex), times: 1))
        count += pieces.last.map { $0.bytes.count } ?? 0
      }
    }
    guard start == nil else { throw RuleExplanationError("“⟦” is not closed") }
  }
}
