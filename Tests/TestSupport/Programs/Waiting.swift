import Foundation

/// Waits for what another process does, at most for a minute, which no machine needs.
/// - Parameters:
///   - interval: the time between two looks.
///   - condition: whether it is done.
/// - Returns: whether it was done in time.
/// - Throws: what the condition throws.
public func waits(
  lookingEvery interval: Duration = .milliseconds(1),
  _ condition: () throws -> Bool
) rethrows -> Bool {
  let end = ContinuousClock.now + .seconds(60)
  while try !condition() {
    if ContinuousClock.now > end { return false }
    Thread.sleep(forTimeInterval: interval / .seconds(1))
  }
  return true
}
