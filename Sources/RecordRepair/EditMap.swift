package import GameRecords
import RecordStreams
import RecordValidation

/// Maps positions in a text to positions after some edits.
package struct EditMap: Sendable {
  /// The edits, in order and not touching each other.
  private let edits: [Edit]
  /// The number of bytes by which the text has grown up to the end of each edit.
  private let growth: [Int]

  /// Creates the map of some edits.
  /// - Parameter edits: the edits, in order and not touching each other.
  package init(_ edits: [Edit]) {
    self.edits = edits
    var sum = 0
    growth = edits.map { edit in
      sum += edit.bytes.count - edit.range.count
      return sum
    }
  }

  /// Returns the new range of some bytes, including insertions at its ends.
  package func hull(of range: Range<Int>) -> Range<Int> {
    let lower = lowest(range.lowerBound)
    return lower..<max(lower, highest(range.upperBound))
  }

  /// Returns the new offset of a point, before any insertion at it.
  package func lowest(_ offset: Int) -> Int {
    let count = edits.partitioningIndex { edit in
      edit.range.upperBound > offset || edit.range.upperBound == offset && edit.range.isEmpty
    }
    let base = count < edits.count ? min(offset, edits[count].range.lowerBound) : offset
    return base + (count > 0 ? growth[count - 1] : 0)
  }

  /// Returns the new offset of a point, after any insertion at it.
  package func highest(_ offset: Int) -> Int {
    let count = edits.partitioningIndex { edit in
      edit.range.lowerBound > offset || edit.range.lowerBound == offset && !edit.range.isEmpty
    }
    let base = count > 0 ? max(offset, edits[count - 1].range.upperBound) : offset
    return base + (count > 0 ? growth[count - 1] : 0)
  }
}

extension [EditMap] {
  /// Returns the new range of some bytes after the edits of all maps, one after the other.
  package func hull(of range: Range<Int>) -> Range<Int> { reduce(range) { $1.hull(of: $0) } }

  /// Returns the new offset of a point, before any insertion at it.
  package func lowest(_ offset: Int) -> Int { reduce(offset) { $1.lowest($0) } }

  /// Returns the new offset of a point, after any insertion at it.
  package func highest(_ offset: Int) -> Int { reduce(offset) { $1.highest($0) } }
}
