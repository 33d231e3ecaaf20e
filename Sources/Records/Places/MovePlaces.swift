/// The places of a record's moves: one range for each.
///
/// Moves at equal distances, as in a binary file, take no memory of their own.
public struct MovePlaces: Hashable, Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  private var cells: (first: SourceRange, stride: Int)?
  private var ranges: [SourceRange]
  /// The number of moves.
  public private(set) var count: Int

  /// Creates places that are listed one by one.
  public init(_ ranges: [SourceRange]) {
    self.ranges = ranges
    count = ranges.count
  }

  /// Creates places that are listed one by one.
  public init(arrayLiteral elements: SourceRange...) { self.init(elements) }

  /// Creates places at equal distances.
  /// - Parameters:
  ///   - first: the place of the first move.
  ///   - stride: the bytes from the start of a move to the start of the next.
  ///   - count: the number of moves.
  public init(first: SourceRange, stride: Int, count: Int) {
    cells = (first, stride)
    ranges = []
    self.count = count
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of moves.
  public var endIndex: Int { count }

  /// The place of a move, counted from 0.
  public subscript(index: Int) -> SourceRange {
    precondition(indices.contains(index), "no such move")
    guard let cells else { return ranges[index] }
    let start = Int(cells.first.start) + cells.stride * index
    return SourceRange(uncheckedStart: start, length: cells.first.length)
  }

  /// Adds the place of a move.
  public mutating func append(_ range: SourceRange) {
    append(first: range, stride: cells?.stride ?? 0, count: 1)
  }

  /// Adds the places of moves at equal distances.
  /// - Parameters:
  ///   - first: the place of the first of them.
  ///   - stride: the bytes from the start of a move to the start of the next.
  ///   - more: the number of moves.
  public mutating func append(first: SourceRange, stride: Int, count more: Int) {
    if count == 0 {
      self = MovePlaces(first: first, stride: stride, count: more)
    } else if let cells, cells.stride == stride, cells.first.length == first.length,
      Int(first.start) == Int(cells.first.start) + stride * count
    {
      count += more
    } else {
      if cells != nil { self = MovePlaces(Array(self)) }
      ranges += MovePlaces(first: first, stride: stride, count: more)
      count += more
    }
  }

  /// Whether two lists contain the same places.
  public static func == (a: MovePlaces, b: MovePlaces) -> Bool { a.elementsEqual(b) }

  /// Hashes the places.
  public func hash(into hasher: inout Hasher) {
    for range in self { hasher.combine(range) }
  }
}
