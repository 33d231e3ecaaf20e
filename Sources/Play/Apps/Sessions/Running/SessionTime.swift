import GameRecords

/// A time in a session: whole milliseconds since it began, the precision of logs and records.
public struct SessionTime: Hashable, Comparable, Sendable {
  /// The number of milliseconds.
  public let milliseconds: Int

  /// The beginning of a session.
  public static let zero = SessionTime(milliseconds: 0)

  /// The longest time: over thirty years, for which a `Double` of seconds is still exact to the
  /// millisecond.
  package static let limit = 1_000_000_000_000

  /// Creates a time from milliseconds.
  public init(milliseconds: Int) { self.milliseconds = milliseconds }

  /// Creates a time from a duration since the beginning of a session, rounded.
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    milliseconds =
      Int(seconds) * 1_000 + Int((attoseconds + 500_000_000_000_000) / 1_000_000_000_000_000)
  }

  /// Creates a time from seconds, rounded; returns `nil` if they are negative or above ``limit``.
  package init?(seconds: Double) {
    let number = (seconds * 1_000).rounded()
    guard number >= 0, number <= Double(Self.limit) else { return nil }
    milliseconds = Int(number)
  }

  /// The time in seconds.
  public var seconds: Double { Double(milliseconds) / 1_000 }

  /// The time since the beginning of the session, as a duration.
  public var duration: Duration { .milliseconds(milliseconds) }

  /// Returns the seconds from an earlier time to this one; 0 if the other one is not earlier.
  package func seconds(since start: SessionTime) -> Double {
    Double(max(0, milliseconds - start.milliseconds)) / 1_000
  }

  /// Orders times from early to late.
  public static func < (a: SessionTime, b: SessionTime) -> Bool {
    a.milliseconds < b.milliseconds
  }
}

extension SessionTime {
  /// Seconds with three decimals, right-aligned.
  package var clock: String {
    let text = NumberText.seconds(milliseconds: milliseconds)
    return String(repeating: " ", count: max(0, 9 - text.count)) + text
  }
}
