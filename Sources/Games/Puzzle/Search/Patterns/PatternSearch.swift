import PuzzleRules

/// The search for shortest solutions on boards of up to 16 cells: IDA* (Korf 1985) with additive
/// pattern tables.
///
/// On a square board the mirrored layout needs as many slides, so the tables give a second bound.
struct PatternSearch: Sendable {
  private let tables: PatternTables
  /// The slot of each panel.
  private let slots: [Int]
  private let groupOfSlot: UInt64
  private let isSquare: Bool
  /// The slot of the panel on the other side of the main diagonal, for each slot.
  private let mirroredSlots: UInt64
  /// The cell on the other side of the main diagonal, for each cell.
  private let mirroredCells: UInt64
  /// The cells beside each open cell without the one that it has just left, by 16 × open cell + cell
  /// left: a nibble each, and a 1 at the end.
  private let destinations: [UInt32]

  /// More than the longest shortest solution on 16 cells has.
  private static let stackSize = 256

  init(size: PuzzleSize, groups: [[Int]]) {
    tables = PatternTables(size: size, groups: groups)
    var slots = [Int](repeating: 0, count: size.cellCount)
    for (slot, panel) in tables.panels.enumerated() { slots[panel] = slot }
    self.slots = slots
    groupOfSlot = UInt64(nibbles: tables.groupOfSlot)
    isSquare = size.columns == size.rows
    let mirrored = size.cells.map { $0.column * size.rows + $0.row }
    mirroredCells = UInt64(nibbles: mirrored)
    mirroredSlots = UInt64(nibbles: tables.panels.map { slots[mirrored[$0]] })
    let map = CellMap(size: size)
    destinations = (0..<256).map { index in
      let open = index >> 4
      guard open < size.cellCount else { return 1 }
      return (0..<size.cellCount).reduce(1) { word, cell in
        cell != index & 15 && map.neighbours[open] & 1 << cell != 0
          ? word << 4 | UInt32(cell) : word
      }
    }
  }

  /// Returns the number of slides that a solution has at least.
  func lowerBound(of form: OpenFirstForm) -> Int {
    tables.withReader { root(form.numbers, reader: $0).lowerBound }
  }

  /// Returns the panels of a shortest solution.
  func solve(
    _ form: OpenFirstForm,
    effort: inout SearchEffort,
    shouldStop: () -> Bool
  ) throws(SolveError) -> [Int] {
    try tables.withReader { (reader) throws(SolveError) in
      let root = root(form.numbers, reader: reader)
      guard root.lowerBound > 0 else { return [] }
      var stack = [PatternNode](repeating: root, count: Self.stackSize)
      return try stack.withUnsafeMutableBufferPointer { (stack) throws(SolveError) in
        try destinations.withUnsafeBufferPointer { (destinations) throws(SolveError) in
          var walk = PatternWalk(
            reader: reader,
            stack: stack,
            destinations: destinations,
            bound: root.lowerBound
          )
          while true {
            precondition(walk.bound < stack.count, "no solution on 16 cells is that long")
            stack[0] = root
            if let length = try search(&walk, effort: &effort, shouldStop: shouldStop) {
              return panels(stack[...length])
            }
          }
        }
      }
    }
  }

  /// Searches for a solution of the length of the bound; if there is none, sets the next bound.
  private func search(
    _ walk: inout PatternWalk,
    effort: inout SearchEffort,
    shouldStop: () -> Bool
  ) throws(SolveError) -> Int? {
    let reader = walk.reader
    let stack = walk.stack
    let bound = walk.bound
    var nextBound = Int.max
    var depth = 0
    while depth >= 0 {
      let node = stack[depth]
      guard node.destinations != 1 else {
        depth -= 1
        continue
      }
      stack[depth].destinations = node.destinations >> 4
      try effort.addNode(lowerBound: bound, shouldStop: shouldStop)

      let cell = Int(node.destinations & 15)
      let slot = node.slots.nibble(cell) &- 1
      let group = groupOfSlot.nibble(slot)
      var child = node
      child.cells = node.cells.changing(nibble: slot, by: cell ^ node.open)
      child.values = node.values.replacing(
        byte: UInt32(truncatingIfNeeded: group),
        with: reader.value(of: group, cells: child.cells)
      )
      let left = bound - depth - 1
      var total = child.values.byteSum
      if isSquare, total <= left {
        let slot = mirroredSlots.nibble(slot)
        let group = groupOfSlot.nibble(slot)
        child.mirroredCells = node.mirroredCells.changing(
          nibble: slot,
          by: mirroredCells.nibble(cell) ^ mirroredCells.nibble(node.open)
        )
        child.mirroredValues = node.mirroredValues.replacing(
          byte: UInt32(truncatingIfNeeded: group),
          with: reader.value(of: group, cells: child.mirroredCells)
        )
        total = max(total, child.mirroredValues.byteSum)
      }
      guard total <= left else {
        nextBound = min(nextBound, depth + 1 + total)
        continue
      }
      child.slots = node.slots
        .changing(nibble: cell, by: slot &+ 1)
        .changing(nibble: node.open, by: slot &+ 1)
      child.open = cell
      child.destinations = walk.destinations[cell << 4 | node.open]
      depth += 1
      stack[depth] = child
      if total == 0 { return depth }
    }
    walk.bound = nextBound
    return nil
  }

  private func root(_ numbers: [UInt8], reader: PatternReader) -> PatternNode {
    let open = numbers.firstIndex(of: 0) ?? 0
    var node = PatternNode()
    node.open = open
    node.destinations = destinations[open << 4 | open]
    for (cell, number) in numbers.enumerated() where number > 0 {
      let slot = slots[Int(number)]
      node.slots = node.slots.changing(nibble: cell, by: slot + 1)
      node.cells = node.cells.changing(nibble: slot, by: cell)
      node.mirroredCells = node.mirroredCells.changing(
        nibble: mirroredSlots.nibble(slot),
        by: mirroredCells.nibble(cell)
      )
    }
    node.values = reader.values(cells: node.cells)
    if isSquare { node.mirroredValues = reader.values(cells: node.mirroredCells) }
    return node
  }

  /// Returns the panels that lead from each layout to the next.
  private func panels(_ path: Slice<UnsafeMutableBufferPointer<PatternNode>>) -> [Int] {
    zip(path, path.dropFirst()).map { node, next in
      tables.panels[node.slots.nibble(next.open) - 1]
    }
  }
}

/// What the searches with growing bounds have in common.
private struct PatternWalk {
  let reader: PatternReader
  /// The layouts from the first to the current one.
  let stack: UnsafeMutableBufferPointer<PatternNode>
  let destinations: UnsafeBufferPointer<UInt32>
  /// The number of slides that a solution has at least.
  var bound: Int
}
