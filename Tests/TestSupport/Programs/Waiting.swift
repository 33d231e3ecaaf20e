import Foundation

/// Waits until a condition holds, for at most a minute, which should be enough on any machine.
/// - Parameters:
///   - interval: the time between two checks.
///   - condition: the condition.
/// - Returns: whether the condition held in time.
/// - Throws: the error of the condition.
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
