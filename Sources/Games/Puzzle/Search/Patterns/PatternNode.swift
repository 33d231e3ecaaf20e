/// A layout on the way of a pattern search, and where to go on from there.
struct PatternNode {
  /// The slot of the panel in each cell, plus 1, and 0 for the open cell: one nibble each.
  var slots: UInt64 = 0
  /// The cell of each slot.
  var cells: UInt64 = 0
  /// The cell of each slot in the layout mirrored at the main diagonal.
  var mirroredCells: UInt64 = 0
  /// The values of all groups, one byte each.
  var values: UInt32 = 0
  /// The values of all groups for the mirrored layout.
  var mirroredValues: UInt32 = 0
  /// The open cell.
  var open: Int = 0
  /// The cells whose panels are yet to be tried, and a 1 at the end.
  var destinations: UInt32 = 1

  /// The number of slides that a solution has at least: the better one of both bounds.
  var lowerBound: Int { Swift.max(values.byteSum, mirroredValues.byteSum) }
}
