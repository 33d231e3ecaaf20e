/// Cuts an input into slices of one record each, without reading the records.
public protocol Framer: Sendable {
  /// Finds the next slice.
  ///
  /// After ``Framing/more``, the framer is called again with the same bytes followed by some more,
  /// so it may remember how far it has searched.
  /// - Parameters:
  ///   - bytes: the bytes that have been read and not yet cut off.
  ///   - atEnd: whether the input ends with `bytes`.
  /// - Returns: the next slice, or why there is none.
  mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing

  /// Gives up a record that is too long and whose end has not been found.
  /// - Returns: whether the framer can start again at a later line.
  mutating func continuesAtNextLine() -> Bool

  /// Whether the next record can begin with a line, after the one before was given up.
  /// - Parameter line: the line and what follows it, up to the end of the input or as far as an
  ///   excerpt reaches.
  /// - Returns: whether a record can begin with the line.
  func canBegin(with line: ArraySlice<UInt8>) -> Bool
}

extension Framer {
  /// By default, records are not bound to lines.
  public mutating func continuesAtNextLine() -> Bool { false }

  /// By default, every line can begin a record.
  public func canBegin(with line: ArraySlice<UInt8>) -> Bool { true }
}

/// What a framer finds in its input.
public enum Framing: Hashable, Sendable {
  /// A record begins after `skipped` bytes and has `length` bytes; the `trailing` bytes after it
  /// are outside of any record.
  case slice(skipped: Int, length: Int, trailing: Int)
  /// Something outside of any record is wrong: for example something is missing between two records
  /// (then the range is empty), or does not belong there.
  case finding(FindingDraft)
  /// More bytes are needed.
  case more
  /// No further record follows.
  case end
}

/// A framer for formats whose file is one record.
public struct WholeInputFramer: Framer {
  private var isDone = false

  /// Creates a framer.
  public init() {}

  /// Returns all bytes once the end is known.
  public mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    guard !isDone else { return .end }
    guard atEnd else { return .more }
    isDone = true
    return .slice(skipped: 0, length: bytes.count, trailing: 0)
  }
}
