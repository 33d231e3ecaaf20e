/// Looks up values in pattern tables.
struct PatternReader {
  let groups: UnsafeBufferPointer<PatternGroup>
  let index: PatternIndex
  let values: UnsafeBufferPointer<UInt8>

  /// Returns the slides that a group needs at least, for the cells of all slots.
  @inline(__always)
  func value(of group: Int, cells: UInt64) -> UInt8 {
    values[index.index(of: groups[group], cells: cells)]
  }

  /// Returns the values of all groups, one byte each.
  func values(cells: UInt64) -> UInt32 {
    groups.indices.reduce(0) { word, group in
      word | UInt32(value(of: group, cells: cells)) << UInt32(8 * group)
    }
  }
}
