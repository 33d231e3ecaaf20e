import Foundation

/// How many cases tests try: some in `make test`, all in `make test-all`.
public enum Effort {
  /// Whether tests try all their cases; `TEST_ALL=1` in the environment turns it on.
  public static let isFull = ProcessInfo.processInfo.environment["TEST_ALL"] == "1"

  /// The number of mutated samples that tests try for each target; `FUZZ_ROUNDS` in the
  /// environment.
  public static let rounds = number("FUZZ_ROUNDS") ?? count(20, all: 1_000)

  /// The seed of random inputs; `FUZZ_SEED` in the environment.
  public static let seed = number("FUZZ_SEED") ?? 17

  /// Returns how many cases to try.
  public static func count(_ some: Int, all: Int) -> Int { isFull ? all : some }

  /// Returns the seeds of the random cases to try.
  public static func seeds(_ some: UInt64, all: UInt64) -> Range<UInt64> {
    0..<(isFull ? all : some)
  }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}

extension Array {
  /// Returns at most `count` elements, evenly spread from the first to the last; all with full
  /// effort.
  public func sample(_ count: Int) -> [Element] {
    guard self.count > count, !Effort.isFull else { return self }
    guard count > 1 else { return Array(prefix(count)) }
    return (0..<count).map { self[$0 * (self.count - 1) / (count - 1)] }
  }

  /// Returns `count` elements, others for each of successive numbers, so that many cases try all of
  /// them; all with full effort.
  public func turn(_ number: Int, of count: Int) -> [Element] {
    guard self.count > count, !Effort.isFull else { return self }
    return (0..<count).map { self[(number * count + $0) % self.count] }
  }
}
