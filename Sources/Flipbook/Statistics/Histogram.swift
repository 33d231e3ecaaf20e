/// How often each of some whole numbers came.
public struct Histogram: Hashable, Sendable {
  /// The least number that there can be.
  private let least: Int
  /// How often each number came, from the least one on; the last one did come.
  private var counts: [Int] = []
  /// How many numbers came in all.
  public private(set) var total = 0

  /// Nothing counted yet, of numbers that are not below `least`.
  public init(from least: Int = 0) { self.least = least }

  /// Counts a number, once or several times.
  ///
  /// - Precondition: The number is not below the least one.
  public mutating func add(_ number: Int, times: Int = 1) {
    guard times > 0 else { return }
    let index = number - least
    precondition(index >= 0, "the number is not below the least one")
    if index >= counts.count {
      counts.append(contentsOf: repeatElement(0, count: index - counts.count + 1))
    }
    counts[index] += times
    total += times
  }

  /// Adds what was counted elsewhere, of numbers from the same least one on.
  public mutating func add(_ other: Histogram) {
    for (number, count) in other.entries { add(number, times: count) }
  }

  /// How often a number came.
  public subscript(number: Int) -> Int {
    let index = number - least
    return counts.indices.contains(index) ? counts[index] : 0
  }

  /// The numbers that came, in ascending order.
  public var entries: [(number: Int, count: Int)] {
    counts.indices.compactMap { counts[$0] > 0 ? ($0 + least, counts[$0]) : nil }
  }

  /// The least number that came.
  public var minimum: Int? { counts.firstIndex { $0 > 0 }.map { $0 + least } }

  /// The greatest number that came.
  public var maximum: Int? { counts.isEmpty ? nil : least + counts.count - 1 }

  /// The sum of all numbers divided by how many they are.
  public var mean: Double? {
    guard total > 0 else { return nil }
    let sum = entries.reduce(0) { $0 + $1.number * $1.count }
    return Double(sum) / Double(total)
  }

  /// The number in the middle, or what is half-way between the two that are.
  public var median: Double? {
    guard total > 0 else { return nil }
    var before = 0
    var lower: Int?
    for (number, count) in entries {
      before += count
      if lower == nil, 2 * before >= total { lower = number }
      if let lower, 2 * before > total { return Double(lower + number) / 2 }
    }
    return nil
  }
}
