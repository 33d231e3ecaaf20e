package import GameRecords

/// Moves one after the other in a text, each with everything that belongs to it, optionally with
/// white space between them.
package struct MoveRow {
  private let source: SourceText
  /// The place of each move.
  package let ranges: [Range<Int>]

  package init(source: SourceText, ranges: [Range<Int>]) {
    self.source = source
    self.ranges = ranges
  }

  /// The edit that inserts a move before another, or after the last one, with as much white space
  /// as there is between the moves around it.
  /// - Parameters:
  ///   - text: the move.
  ///   - index: the index of the other move; the number of moves for the end.
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

  /// The edits that remove moves and the white space between them.
  /// - Parameter indices: the indices of the moves, ascending.
  /// - Returns: the edits; no two of them touch each other.
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

  /// The white space between a move and the one before it; `nil` when something else is there.
  private func gap(before index: Int) -> Range<Int>? {
    guard ranges.indices.contains(index), index > 0,
      ranges[index - 1].upperBound <= ranges[index].lowerBound
    else { return nil }
    let gap = ranges[index - 1].upperBound..<ranges[index].lowerBound
    return source[gap].allSatisfy(WhiteSpace.isBlank) ? gap : nil
  }

  /// The usual space between the moves around one; it breaks the line only where that is the rule.
  private func separator(at index: Int) -> ArraySlice<UInt8> {
    let next = gap(before: index + 1) ?? gap(before: index - 1)
    let gaps = [gap(before: index), next].compactMap { $0 }.map { source[$0] }
    guard let first = gaps.first, let last = gaps.last else { return [] }
    if first == last { return gaps.count == 2 || !breaksLine(first) ? first : [] }
    return gaps.first { !breaksLine($0) } ?? []
  }

  /// A move with the white space before it or, where that breaks a line, after it.
  private func removed(_ index: Int) -> Range<Int> {
    let own = ranges[index]
    let (before, after) = (gap(before: index), gap(before: index + 1))
    if let after, before.map({ breaksLine(source[$0]) }) ?? true, !breaksLine(source[after]) {
      return own.lowerBound..<after.upperBound
    }
    return (before?.lowerBound ?? own.lowerBound)..<own.upperBound
  }

  private func breaksLine(_ gap: ArraySlice<UInt8>) -> Bool {
    gap.contains(where: ByteCount.endsLine)
  }
}
