/// A time of a session: whole milliseconds since it began, which is all that a log and a record keep.
public struct SessionTime: Hashable, Comparable, Sendable {
  /// How many there are.
  public let milliseconds: Int

  /// The beginning of a session.
  public static let zero = SessionTime(milliseconds: 0)

  /// More than thirty years, which a number of seconds still holds to the millisecond.
  static let limit = 1_000_000_000_000

  /// A time that is known to the millisecond.
  public init(milliseconds: Int) { self.milliseconds = milliseconds }

  /// The time that has passed since a session began, rounded.
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    milliseconds =
      Int(seconds) * 1_000 + Int((attoseconds + 500_000_000_000_000) / 1_000_000_000_000_000)
  }

  /// A number of seconds, rounded; `nil` when it is negative or more than any session lasts.
  init?(seconds: Double) {
    let number = (seconds * 1_000).rounded()
    guard number >= 0, number <= Double(Self.limit) else { return nil }
    milliseconds = Int(number)
  }

  /// The time in seconds.
  public var seconds: Double { Double(milliseconds) / 1_000 }

  /// The time that has passed since the session began.
  public var duration: Duration { .milliseconds(milliseconds) }

  /// The seconds from an earlier time to this one; 0 if the other one is not earlier.
  func seconds(since start: SessionTime) -> Double {
    Double(max(0, milliseconds - start.milliseconds)) / 1_000
  }

  /// Times in their order.
  public static func < (a: SessionTime, b: SessionTime) -> Bool {
    a.milliseconds < b.milliseconds
  }
}
