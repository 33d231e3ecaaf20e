import Synchronization

/// A clock that only moves when a test moves it.
public final class ManualClock: Clock, Sendable {
  /// A time since the clock was created.
  public struct Instant: InstantProtocol {
    /// The time.
    public var offset: Duration
    /// Returns the time after a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// Returns the duration until another time.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Orders times from early to late.
    public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  private struct Sleeper {
    let number: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Sleeper] = []
    var next = 0
    var cancelled: Set<Int> = []
  }

  private let state = Mutex(State())

  /// Creates a clock that shows no time.
  public init() {}

  /// The time that the clock shows.
  public var now: Instant { state.withLock(\.now) }
  /// There is no shortest duration.
  public var minimumResolution: Duration { .zero }
  /// The number of tasks that wait for the clock.
  public var sleeperCount: Int { state.withLock(\.sleepers.count) }

  /// Waits until the clock has been moved to a time.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.next += 1
      return state.next
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOver = state.withLock { state in
          if state.cancelled.contains(number) { return true }
          state.sleepers.append(
            Sleeper(number: number, deadline: deadline, continuation: continuation)
          )
          return false
        }
        if isOver { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.cancelled.insert(number)
        return state.sleepers.firstIndex { $0.number == number }
          .map { state.sleepers.remove(at: $0) }
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Moves the clock and wakes the tasks that are due.
  public func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.deadline <= state.now }
      state.sleepers.removeAll { $0.deadline <= state.now }
      return due
    }
    for sleeper in due { sleeper.continuation.resume() }
  }
}
