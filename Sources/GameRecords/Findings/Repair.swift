public import ReversiRules

/// What would repair a finding.
public struct Repair: Hashable, Sendable {
  /// What is to be done.
  public let action: Action
  /// Whether the record tells the same afterwards, or what the rules of the game leave no choice
  /// about; what is not safe is a guess.
  public let isSafe: Bool

  /// What is to be done.
  public enum Action: Hashable, Sendable {
    /// Bytes are replaced.
    case edits([Edit])
    /// The record is changed; its format knows which bytes that means.
    case change(RecordChange)
  }

  /// A repair that replaces bytes.
  public static func edits(_ edits: [Edit], isSafe: Bool = true) -> Repair {
    Repair(action: .edits(edits), isSafe: isSafe)
  }

  /// A repair that replaces some bytes.
  public static func replace(
    _ range: Range<Int>,
    with bytes: some Sequence<UInt8>,
    isSafe: Bool = true
  ) -> Repair {
    .edits([Edit(range, bytes)], isSafe: isSafe)
  }

  /// A repair that changes the record.
  public static func change(_ change: RecordChange, isSafe: Bool = true) -> Repair {
    Repair(action: .change(change), isSafe: isSafe)
  }

  /// The same repair of a text that begins `offset` bytes behind the start of its input.
  package func shifted(by offset: Int) -> Repair {
    guard case .edits(let edits) = action else { return self }
    return .edits(edits.map { $0.shifted(by: offset) }, isSafe: isSafe)
  }
}

/// Some bytes that are replaced by others.
public struct Edit: Hashable, Sendable {
  /// The bytes to replace, counted from the first one of the text; empty to insert.
  public let range: Range<Int>
  /// What stands there afterwards.
  public let bytes: [UInt8]

  /// A replacement.
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
  /// The bytes with some of them replaced.
  /// - Parameter edits: what is replaced, in any order, counted from index 0; no two overlap.
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

/// A change of a record, whatever its format.
public enum RecordChange: Hashable, Sendable {
  /// A pass of a side is written before a move, by the move's number from 1; one more than there
  /// are moves to write it behind them.
  case insertPass(beforePly: Int, side: Disk)
  /// Moves are taken out, by their numbers from 1.
  case removeMoves(ClosedRange<Int>)
  /// The declared result is replaced by another that declares the same things.
  case setResult(GameResult)
  /// The sides that are named for the moves are replaced where they are others, one for each move;
  /// those that are `nil` stay.
  case setSides([Disk?])
  /// The side to move in the start position is replaced; `nil` when the game is over.
  case setTurn(Disk?)
}
