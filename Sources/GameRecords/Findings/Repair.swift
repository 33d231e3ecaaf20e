public import ReversiRules

/// A change of the input that repairs a finding.
public struct Repair: Hashable, Sendable {
  /// What the repair does.
  public let action: Action
  /// Whether the record keeps its meaning, or changes only as the rules of the game require.
  ///
  /// A repair that is not safe is a guess.
  public let isSafe: Bool

  /// What the repair does.
  public enum Action: Hashable, Sendable {
    /// Replaces bytes.
    case edits([Edit])
    /// Changes the record; its format determines the bytes.
    case change(RecordChange)
  }

  /// Returns a repair that makes some edits.
  public static func edits(_ edits: [Edit], isSafe: Bool = true) -> Repair {
    Repair(action: .edits(edits), isSafe: isSafe)
  }

  /// Returns a repair that replaces one range of bytes.
  public static func replace(
    _ range: Range<Int>,
    with bytes: some Sequence<UInt8>,
    isSafe: Bool = true
  ) -> Repair {
    .edits([Edit(range, bytes)], isSafe: isSafe)
  }

  /// Returns a repair that changes the record.
  public static func change(_ change: RecordChange, isSafe: Bool = true) -> Repair {
    Repair(action: .change(change), isSafe: isSafe)
  }

  /// The same repair, counted from the start of an input in which the text begins at `offset`.
  package func shifted(by offset: Int) -> Repair {
    guard case .edits(let edits) = action else { return self }
    return .edits(edits.map { $0.shifted(by: offset) }, isSafe: isSafe)
  }
}

/// A replacement of some bytes by others.
public struct Edit: Hashable, Sendable {
  /// The bytes to replace, counted from the first one of the text; empty to insert.
  public let range: Range<Int>
  /// The bytes that replace them.
  public let bytes: [UInt8]

  /// Creates an edit.
  public init(_ range: Range<Int>, _ bytes: some Sequence<UInt8>) {
    self.range = range
    self.bytes = Array(bytes)
  }

  /// The same edit of a text that begins `offset` bytes earlier.
  public func shifted(by offset: Int) -> Edit {
    Edit(range.lowerBound + offset..<range.upperBound + offset, bytes)
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Returns the bytes with some edits applied.
  /// - Parameter edits: the edits in any order, counted from index 0; they must not overlap.
  /// - Returns: the bytes afterwards.
  package func applying(_ edits: [Edit]) -> [UInt8] {
    let sorted = edits.sorted { a, b in
      (a.range.lowerBound, a.range.upperBound) < (b.range.lowerBound, b.range.upperBound)
    }
    var result: [UInt8] = []
    var next = startIndex
    for edit in sorted {
      result += self[next..<edit.range.lowerBound]
      result += edit.bytes
      next = edit.range.upperBound
    }
    return result + self[next...]
  }
}

/// A change of a record in any format.
public enum RecordChange: Hashable, Sendable {
  /// Inserts a pass of a side before a move, given by its number from 1; a number one more than
  /// that of the last move appends the pass.
  case insertPass(beforePly: Int, side: Disk)
  /// Removes moves, given by their numbers from 1.
  case removeMoves(ClosedRange<Int>)
  /// Replaces the declared result by another that declares the same kinds of facts.
  case setResult(GameResult)
  /// Corrects the sides that are named for moves. The array has one side for each move; where it is
  /// `nil`, the side stays.
  case setSides([Disk?])
  /// Replaces the side to move in the start position; `nil` when the game is over.
  case setTurn(Disk?)
}
