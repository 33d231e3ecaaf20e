import TestSupport

extension Array {
  /// Returns `count` elements, others for each of successive numbers, so that many cases try all of
  /// them; all with full effort.
  func turn(_ number: Int, of count: Int) -> [Element] {
    guard self.count > count, !Effort.isFull else { return self }
    return (0..<count).map { self[(number * count + $0) % self.count] }
  }
}
