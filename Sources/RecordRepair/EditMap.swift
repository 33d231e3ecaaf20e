package import GameRecords
import RecordStreams
import RecordValidation

/// Where the bytes of a text are after some edits.
package struct EditMap: Sendable {
  /// In the order of the bytes, apart from each other.
  private let edits: [Edit]
  /// By how many bytes the text has grown up to the end of each edit.
  private let growth: [Int]

  /// The map of some edits.
  /// - Parameter edits: in the order of the bytes, apart from each other.
  package init(_ edits: [Edit]) {
    self.edits = edits
    var sum = 0
    growth = edits.map { edit in
      sum += edit.bytes.count - edit.range.count
      return sum
    }
  }

  /// The bytes that a range has become, with what was inserted at its ends.
  package func hull(of range: Range<Int>) -> Range<Int> {
    let lower = lowest(range.lowerBound)
    return lower..<max(lower, highest(range.upperBound))
  }

  /// Where a point is, before anything that was inserted at it.
  package func lowest(_ offset: Int) -> Int {
    let count = edits.partitioningIndex { edit in
      edit.range.upperBound > offset || edit.range.upperBound == offset && edit.range.isEmpty
    }
    let base = count < edits.count ? min(offset, edits[count].range.lowerBound) : offset
    return base + (count > 0 ? growth[count - 1] : 0)
  }

  /// Where a point is, after anything that was inserted at it.
  package func highest(_ offset: Int) -> Int {
    let count = edits.partitioningIndex { edit in
      edit.range.lowerBound > offset || edit.range.lowerBound == offset && !edit.range.isEmpty
    }
    let base = count > 0 ? max(offset, edits[count - 1].range.upperBound) : offset
    return base + (count > 0 ? growth[count - 1] : 0)
  }
}

extension [EditMap] {
  /// The bytes that a range has become after the edits of all maps, one after the other.
  package func hull(of range: Range<Int>) -> Range<Int> { reduce(range) { $1.hull(of: $0) } }

  /// Where a point is, before anything that was inserted at it.
  package func lowest(_ offset: Int) -> Int { reduce(offset) { $1.lowest($0) } }

  /// Where a point is, after anything that was inserted at it.
  package func highest(_ offset: Int) -> Int { reduce(offset) { $1.highest($0) } }
}
