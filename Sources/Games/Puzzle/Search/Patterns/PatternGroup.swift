/// Where the cells of a group's panels are in a word of cells, and where its values are in the
/// tables.
///
/// The index of a value has two parts, each from at most three panels: the arrangement of the first
/// three on all cells, and of the others on the cells that are left. So no index is wasted, and each
/// part is one look-up.
struct PatternGroup {
  /// The number of panels.
  let panelCount: Int
  /// The lowest bit of the first panel's nibble.
  let shift: UInt64
  /// Where the ranks of the first part are.
  let firstRanks: Int
  /// Where the ranks of the second part are.
  let secondRanks: Int
  /// The number of arrangements of the first panels.
  let firstCount: Int
  /// The number of arrangements of the other panels for each of the first.
  let secondCount: Int
  /// Where the group's values are.
  let offset: Int
  /// The nibbles of the first panels.
  let firstMask: UInt64
  /// The nibbles of the other panels.
  let secondMask: UInt64

  init(
    panelCount: Int,
    slot: Int,
    ranks: Int,
    offset: Int,
    first: ArrangementRanks,
    second: ArrangementRanks
  ) {
    self.panelCount = panelCount
    self.offset = offset
    shift = UInt64(4 * slot)
    firstRanks = ranks
    secondRanks = ranks + first.ranks.count
    firstCount = first.count
    secondCount = second.count
    firstMask = UInt64(first.ranks.count - 1)
    secondMask = UInt64(second.ranks.count - 1)
  }

  /// The number of panels in the first part.
  var firstPanelCount: Int { min(panelCount, 3) }

  /// The number of values.
  var count: Int { firstCount * secondCount }

  /// Returns the cells that the group's panels are in, as bits.
  func occupied(_ cells: UInt64) -> UInt16 {
    var word = cells >> shift
    var occupied: UInt16 = 0
    for _ in 0..<panelCount {
      occupied |= 1 << (word & 15)
      word >>= 4
    }
    return occupied
  }
}
