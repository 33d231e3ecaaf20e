import Foundation

/// How much a test run does.
public enum Effort {
  /// Whether tests check all inputs instead of a part of them.
  ///
  /// `TEST_EVERYTHING=1` in the environment turns it on; it takes many minutes.
  public static let isFull = ProcessInfo.processInfo.environment["TEST_EVERYTHING"] == "1"

  /// Whether only quick tests run, which need nothing installed, with smaller counts.
  ///
  /// `TEST_QUICK=1` in the environment turns it on, as `make test-quick` does.
  public static let isQuick = ProcessInfo.processInfo.environment["TEST_QUICK"] == "1"

  /// The number of mutated samples that tests try for each target; `FUZZ_ROUNDS` in the
  /// environment.
  public static let rounds = number("FUZZ_ROUNDS") ?? (isFull ? 5_000 : isQuick ? 20 : 100)

  /// The seed of random inputs; `FUZZ_SEED` in the environment.
  public static let seed = number("FUZZ_SEED") ?? 17

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
}
