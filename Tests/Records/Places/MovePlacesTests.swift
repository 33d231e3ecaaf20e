import GameRecords
import TestSupport
import Testing

@Suite struct `Places of moves` {
  private let cells = MovePlaces(first: SourceRange(10..<12), stride: 3, count: 4)
  private let listed = MovePlaces([10, 13, 16, 19].map { SourceRange($0..<$0 + 2) })

  @Test func `are the same whether listed or given by their distance`() {
    #expect(cells == listed)
    #expect(Array(cells) == Array(listed))
    #expect(cells.hashValue == listed.hashValue)
    #expect(cells.count == 4)
    #expect(cells[3].bytes == 19..<21)
    #expect(cells != MovePlaces(first: SourceRange(10..<12), stride: 3, count: 3))
    #expect(cells != MovePlaces(first: SourceRange(10..<12), stride: 2, count: 4))
    #expect(cells != MovePlaces(first: SourceRange(10..<13), stride: 3, count: 4))
  }

  @Test func `can be extended at any distance`() {
    for places in [cells, listed] {
      var places = places
      places.append(SourceRange(40..<41))
      #expect(places.count == 5)
      #expect(places.map(\.bytes.lowerBound) == [10, 13, 16, 19, 40])
    }
    var none = MovePlaces()
    #expect(none.isEmpty)
    none.append(SourceRange(1..<2))
    #expect(none == [SourceRange(1..<2)])
  }

  @Test func `can be empty, or all the same`() {
    #expect(MovePlaces(first: SourceRange(0..<1), stride: 1, count: 0) == [])
    let same = MovePlaces(first: SourceRange(5..<6), stride: 0, count: 3)
    #expect(same.map(\.bytes) == [5..<6, 5..<6, 5..<6])
  }
}
