/// The number of disks that moves flip, ply by ply.
public struct FlipsByPly: Hashable, Sendable {
  private var sums: [Int] = []
  private var placements: [Int] = []
  private var largest: [UInt8] = []

  /// The flips of one ply.
  public struct Ply: Hashable, Sendable {
    /// The number of the move, from 1; passes count.
    public let number: Int
    /// The number of disks placed at this ply.
    public let placements: Int
    /// The number of disks that all these placements flipped.
    public let flips: Int
    /// The most disks that one of them flipped.
    public let maximum: Int

    /// The number of disks that a placement flipped on average.
    public var mean: Double { Double(flips) / Double(placements) }
  }

  /// Creates empty counts.
  init() {}

  /// The plies with placements, in ascending order.
  public var plies: [Ply] {
    sums.indices.compactMap { index in
      guard placements[index] > 0 else { return nil }
      return Ply(
        number: index + 1,
        placements: placements[index],
        flips: sums[index],
        maximum: Int(largest[index])
      )
    }
  }

  /// The number of disks placed.
  public var placementCount: Int { placements.reduce(0, +) }

  /// Counts the flips of each move of a game, 0 for a pass.
  mutating func add(_ flips: [UInt8]) {
    grow(to: flips.count)
    flips.withUnsafeBufferPointer { flips in
      sums.withUnsafeMutableBufferPointer { sums in
        for index in flips.indices { sums[index] &+= Int(flips[index]) }
      }
      placements.withUnsafeMutableBufferPointer { placements in
        for index in flips.indices { placements[index] &+= flips[index] == 0 ? 0 : 1 }
      }
      largest.withUnsafeMutableBufferPointer { largest in
        for index in flips.indices { largest[index] = max(largest[index], flips[index]) }
      }
    }
  }

  /// Adds other counts.
  mutating func add(_ other: FlipsByPly) {
    grow(to: other.sums.count)
    for index in other.sums.indices {
      sums[index] += other.sums[index]
      placements[index] += other.placements[index]
      largest[index] = max(largest[index], other.largest[index])
    }
  }

  /// Adds the flips of one ply.
  mutating func add(_ ply: Ply) {
    grow(to: ply.number)
    let index = ply.number - 1
    sums[index] += ply.flips
    placements[index] += ply.placements
    largest[index] = max(largest[index], UInt8(clamping: ply.maximum))
  }

  private mutating func grow(to count: Int) {
    let missing = count - sums.count
    guard missing > 0 else { return }
    sums.append(contentsOf: repeatElement(0, count: missing))
    placements.append(contentsOf: repeatElement(0, count: missing))
    largest.append(contentsOf: repeatElement(0, count: missing))
  }
}
