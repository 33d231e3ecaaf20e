@testable import Games
import PuzzleRules
import TestSupport
import Testing

@Suite struct Patterns {
  @Test(arguments: [(0, 1), (1, 4), (2, 6), (3, 9), (3, 16)])
  func `every arrangement has a number`(panels: Int, cells: Int) {
    let ranks = ArrangementRanks(panelCount: panels, cellCount: cells)
    #expect(ranks.count == (0..<panels).reduce(1) { $0 * (cells - $1) })
    #expect(Set(ranks.arrangements).count == ranks.count)
    #expect(ranks.arrangements.map { ranks.ranks[Int($0)] } == (0..<ranks.count).map(UInt16.init))
  }

  @Test func `free cells are renumbered there and back`() {
    for used in [[], [0], [15], [3, 4], [0, 7, 15]] {
      let renumbered = FreeCells.renumbered(without: used)
      let original = FreeCells.original(without: used)
      for number in 0..<(16 - used.count) {
        #expect(!used.contains(original.nibble(number)))
        #expect(renumbered.nibble(original.nibble(number)) == number)
      }
    }
  }

  @Test func `every panel is in one group`() throws {
    for columns in PuzzleSize.range {
      for rows in PuzzleSize.range {
        let size = puzzleSize(columns, rows)
        guard let groups = PanelGroups.groups(for: size) else {
          #expect(size.cellCount > 16)
          continue
        }
        #expect(groups.joined().sorted() == Array(1...size.panelCount))
        #expect(groups.allSatisfy { 1...PanelGroups.largest ~= $0.count })
        #expect(groups.count <= 3)
      }
    }
  }

  @Test func `a region ends at panels and borders`() throws {
    let map = CellMap(size: puzzleSize(4, 3))
    #expect(map.region(of: 0, without: 0) == 0xFFF)
    // A wall in the second column leaves the first one.
    #expect(map.region(of: 4, without: 0b0010_0010_0010) == 0b0001_0001_0001)
    #expect(map.region(of: 3, without: 0b0010_0010_0010) == 0b1100_1100_1100)
    #expect(map.region(of: 5, without: 0b0010_0101_0010) == 0b0000_0010_0000)
    #expect(map.neighbours[3] == 0b1000_0100)
  }
}
