/// The frequencies of whole numbers.
public struct Histogram: Hashable, Sendable {
  /// The smallest possible number.
  private let least: Int
  /// The count of each number, from the smallest possible one; the last count is not zero.
  private var counts: [Int] = []
  /// The count of all numbers.
  public private(set) var total = 0

  /// Creates an empty histogram of numbers that are at least `least`.
  public init(from least: Int = 0) { self.least = least }

  /// Counts a number one or more times.
  ///
  /// - Precondition: The number is not below the smallest possible one.
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

  /// Adds the counts of a histogram with the same smallest possible number.
  public mutating func add(_ other: Histogram) {
    for (number, count) in other.entries { add(number, times: count) }
  }

  /// The count of a number.
  public subscript(number: Int) -> Int {
    let index = number - least
    return counts.indices.contains(index) ? counts[index] : 0
  }

  /// The numbers that occurred, in ascending order.
  public var entries: [(number: Int, count: Int)] {
    counts.indices.compactMap { counts[$0] > 0 ? ($0 + least, counts[$0]) : nil }
  }

  /// The smallest number that occurred.
  public var minimum: Int? { counts.firstIndex { $0 > 0 }.map { $0 + least } }

  /// The greatest number that occurred.
  public var maximum: Int? { counts.isEmpty ? nil : least + counts.count - 1 }

  /// The mean of the numbers.
  public var mean: Double? {
    guard total > 0 else { return nil }
    let sum = entries.reduce(0.0) { $0 + Double($1.number) * Double($1.count) }
    return sum / Double(total)
  }

  /// The median of the numbers.
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
