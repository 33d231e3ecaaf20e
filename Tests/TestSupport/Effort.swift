import Foundation

/// How much a test run is to do.
public enum Effort {
  /// Whether tests go through everything they can find, not through a part of it.
  ///
  /// It is asked for with `TEST_EVERYTHING=1` in the environment and takes many minutes.
  public static let isFull = ProcessInfo.processInfo.environment["TEST_EVERYTHING"] == "1"

  /// How many mutations of samples tests try of each kind; `FUZZ_ROUNDS` in the environment.
  public static let rounds = number("FUZZ_ROUNDS") ?? (isFull ? 5_000 : 100)

  /// What random inputs begin from; `FUZZ_SEED` in the environment gives others.
  public static let seed = number("FUZZ_SEED") ?? 17

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}

extension Array {
  /// At most `count` elements, evenly spread from the first to the last; all with full effort.
  public func sample(_ count: Int) -> [Element] {
    guard self.count > count, !Effort.isFull else { return self }
    guard count > 1 else { return Array(prefix(count)) }
    return (0..<count).map { self[$0 * (self.count - 1) / (count - 1)] }
  }
}
