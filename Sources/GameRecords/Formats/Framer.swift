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
  /// Bytes outside of any record are not as they should be: for example something between two records
  /// is missing (then the range is empty), or does not belong there.
  case finding(FindingDraft)
  /// More bytes are needed to tell.
  case more
  /// Only bytes that belong to no record are left.
  case end
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
