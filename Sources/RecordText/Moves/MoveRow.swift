package import GameRecords

/// Moves as they stand one behind the other, each with all that belongs to it, perhaps with white space
/// between them.
package struct MoveRow {
  private let source: SourceText
  /// Where each move stands.
  package let ranges: [Range<Int>]

  package init(source: SourceText, ranges: [Range<Int>]) {
    self.source = source
    self.ranges = ranges
  }

  /// What puts a move in front of another, or behind the last one, with as much white space as there
  /// is between the moves around.
  /// - Parameters:
  ///   - text: the move.
  ///   - index: the other move, counted from 0; as many as there are for the end.
  /// - Returns: the edit; `nil` when there is no such move.
  package func inserting(_ text: some Collection<UInt8>, before index: Int) -> Edit? {
    guard ranges.indices.contains(index) else {
      guard index == ranges.count, let last = ranges.last else { return nil }
      let gap = self.gap(before: index - 1) ?? 0..<0
      return Edit(last.upperBound..<last.upperBound, source[gap] + text)
    }
    let start = ranges[index].lowerBound
    return Edit(start..<start, Array(text) + separator(at: index))
  }

  /// What takes moves out with the white space between them.
  /// - Parameter indices: the moves, counted from 0 and ascending.
  /// - Returns: the edits, of which no two touch each other.
  package func removing(_ indices: some Sequence<Int>) -> [Edit] {
    var edits: [Edit] = []
    for index in indices {
      let range = removed(index)
      if let last = edits.last, last.range.upperBound >= range.lowerBound {
        edits.removeLast()
        edits.append(Edit(last.range.lowerBound..<max(last.range.upperBound, range.upperBound), []))
      } else {
        edits.append(Edit(range, []))
      }
    }
    return edits
  }

  /// The white space between a move and the one before it; `nil` when something else stands there.
  private func gap(before index: Int) -> Range<Int>? {
    guard ranges.indices.contains(index), index > 0,
      ranges[index - 1].upperBound <= ranges[index].lowerBound
    else { return nil }
    let gap = ranges[index - 1].upperBound..<ranges[index].lowerBound
    return source[gap].allSatisfy(WhiteSpace.isBlank) ? gap : nil
  }

  /// What is usual between the moves around one; lines are only broken where that is the rule.
  private func separator(at index: Int) -> ArraySlice<UInt8> {
    let next = gap(before: index + 1) ?? gap(before: index - 1)
    let gaps = [gap(before: index), next].compactMap { $0 }.map { source[$0] }
    guard let first = gaps.first, let last = gaps.last else { return [] }
    if first == last { return gaps.count == 2 || !breaksLine(first) ? first : [] }
    return gaps.first { !breaksLine($0) } ?? []
  }

  /// A move with the white space before it or, where that breaks a line, behind it.
  private func removed(_ index: Int) -> Range<Int> {
    let own = ranges[index]
    let (before, behind) = (gap(before: index), gap(before: index + 1))
    if let behind, before.map({ breaksLine(source[$0]) }) ?? true, !breaksLine(source[behind]) {
      return own.lowerBound..<behind.upperBound
    }
    return (before?.lowerBound ?? own.lowerBound)..<own.upperBound
  }

  private func breaksLine(_ gap: ArraySlice<UInt8>) -> Bool {
    gap.contains(where: ByteCount.endsLine)
  }
}
