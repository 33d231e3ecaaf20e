import Flipbook

/// A sliding puzzle in the simplest code, to compare with: no code of the library but its records.
struct PlainPuzzle {
  private(set) var rows: [[Int]]
  let goal: [[Int]]

  /// Creates the start of a record; `nil` unless each panel is there once.
  init?(_ record: PuzzleRecord) {
    let columns = record.start.size.columns
    let count = columns * record.start.size.rows
    let numbers = record.start.numbers.map(Int.init)
    guard numbers.sorted() == Array(0..<count) else { return nil }
    let solved = record.goal == .openFirst ? Array(0..<count) : Array(1..<count) + [0]
    rows = Self.rows(numbers, columns)
    goal = Self.rows(solved, columns)
  }

  private static func rows(_ numbers: [Int], _ columns: Int) -> [[Int]] {
    stride(from: 0, to: numbers.count, by: columns).map { Array(numbers[$0..<$0 + columns]) }
  }

  private static func place(of number: Int, in rows: [[Int]]) -> (x: Int, y: Int) {
    let y = rows.firstIndex { $0.contains(number) } ?? 0
    return (rows[y].firstIndex(of: number) ?? 0, y)
  }

  /// Slides a panel and returns how far, or `nil` if it cannot slide.
  mutating func slide(_ panel: Int) -> [Int]? {
    let (open, place) = (Self.place(of: 0, in: rows), Self.place(of: panel, in: rows))
    let way = [open.x - place.x, open.y - place.y]
    guard rows[place.y][place.x] == panel, panel > 0, abs(way[0]) + abs(way[1]) == 1 else {
      return nil
    }
    rows[open.y][open.x] = panel
    rows[place.y][place.x] = 0
    return way
  }

  /// Whether an even number of exchanges leads to the goal, counted with the way of the open cell.
  var isSolvable: Bool {
    let (open, end) = (Self.place(of: 0, in: rows), Self.place(of: 0, in: goal))
    let order = goal.joined().enumerated().reduce(into: [:]) { $0[$1.element] = $1.offset }
    let places = rows.joined().compactMap { order[$0] }
    var inversions = abs(open.x - end.x) + abs(open.y - end.y)
    for (index, place) in places.enumerated() {
      inversions += places[index...].count { $0 < place }
    }
    return inversions.isMultiple(of: 2)
  }

  /// The distances of the panels, and two slides for each that has to leave its line.
  var distance: Int {
    let columns = { (rows: [[Int]]) in rows[0].indices.map { x in rows.map { $0[x] } } }
    let distances = rows.joined().filter { $0 > 0 }.map { panel in
      let (from, to) = (Self.place(of: panel, in: rows), Self.place(of: panel, in: goal))
      return abs(from.x - to.x) + abs(from.y - to.y)
    }
    return distances.reduce(0, +)
      + zip(rows + columns(rows), goal + columns(goal)).reduce(0) { $0 + Self.detour($1.0, $1.1) }
  }

  /// Two slides for each panel that must leave a line, tried for every choice of those that stay.
  private static func detour(_ line: [Int], _ goal: [Int]) -> Int {
    let places = line.filter { $0 > 0 }.compactMap { goal.firstIndex(of: $0) }
    let stays = (0..<1 << places.count).map { choice in
      places.indices.filter { choice >> $0 & 1 == 1 }.map { places[$0] }
    }
    let most = stays.filter { $0 == $0.sorted() }.map(\.count).max() ?? 0
    return 2 * (places.count - most)
  }
}
