/// Cuts an input into the slices that hold one record each, without understanding them.
public protocol Framer: Sendable {
  /// Looks for the next slice.
  ///
  /// After ``Framing/more`` it is asked again with the same bytes and some more behind them, so it
  /// may remember how far it has looked.
  /// - Parameters:
  ///   - bytes: what has been read and not yet cut off.
  ///   - atEnd: whether nothing comes after `bytes`.
  /// - Returns: the next slice, or why there is none.
  mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing

  /// Gives up a record that is too long, of which no end was found yet.
  /// - Returns: whether the next record begins on a later line, where the framer then begins anew.
  mutating func goesOnAtNextLine() -> Bool

  /// Whether the next record can begin with a line, when the one before was given up.
  /// - Parameter line: the first bytes of the line and what follows it, as far as the input goes or a
  ///   finding shows.
  /// - Returns: whether it can.
  func canBegin(with line: ArraySlice<UInt8>) -> Bool
}

extension Framer {
  /// A record ends where it ends, not with a line.
  public mutating func goesOnAtNextLine() -> Bool { false }

  /// Every line is a record.
  public func canBegin(with line: ArraySlice<UInt8>) -> Bool { true }
}

/// What a framer found.
public enum Framing: Hashable, Sendable {
  /// A record begins after `skipped` bytes, has `length` bytes, and `trailing` bytes after it
  /// belong to no record.
  case slice(skipped: Int, length: Int, trailing: Int)
  /// After `skipped` bytes, `length` bytes outside of any record are not as they should be: for
  /// example something between two records is missing (then 0), or does not belong there.
  case finding(skipped: Int, length: Int, FramingFinding)
  /// More bytes are needed to tell.
  case more
  /// Only bytes that belong to no record are left.
  case end
}

/// What a framer has to say about bytes outside of any record.
public struct FramingFinding: Hashable, Sendable {
  /// The rule that found it.
  public let rule: Rule
  /// What is wrong and what was expected, in one line.
  public let message: String
  /// What to do about it, in one line.
  public let help: String?
  /// What would mend it; its edits count from the first byte of what the finding is about, and may
  /// reach before it.
  public let repair: Repair?

  /// A finding.
  public init(_ rule: Rule, _ message: String, help: String? = nil, repair: Repair? = nil) {
    self.rule = rule
    self.message = message
    self.help = help
    self.repair = repair
  }

  /// A byte order mark at the start of a text, which can be taken away.
  public static var byteOrderMark: FramingFinding {
    let mark = 0..<ByteOrderMark.utf8.count
    return FramingFinding(
      .byteOrderMark,
      "a byte order mark",
      help: "remove it",
      repair: .replace(mark, with: [])
    )
  }
}

/// A framer for formats whose file is one record.
public struct WholeInputFramer: Framer {
  private var isDone = false

  /// A framer that has not cut anything yet.
  public init() {}

  /// All bytes, once the end is known.
  public mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    guard !isDone else { return .end }
    guard atEnd else { return .more }
    isDone = true
    return .slice(skipped: 0, length: bytes.count, trailing: 0)
  }
}
