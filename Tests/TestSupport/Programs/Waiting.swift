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

/// Lets other tasks run until a condition holds, for at most a minute, however busy the machine is.
/// - Parameter condition: the condition.
/// - Returns: whether the condition held in time.
public func happens(_ condition: () async -> Bool) async -> Bool {
  let end = ContinuousClock.now + .seconds(60)
  while await !condition() {
    if ContinuousClock.now > end { return false }
    try? await Task.sleep(for: .milliseconds(1))
  }
  return true
}
