import CLibrary

/// A date and time in UTC.
package struct UTCDate: Sendable {
  package let year: Int
  package let month: Int
  package let day: Int
  package let hour: Int
  package let minute: Int
  package let second: Int

  /// Creates a date; `nil` if it is too far from today.
  package init?(secondsSince1970: Int) {
    guard var seconds = time_t(exactly: secondsSince1970) else { return nil }
    var parts = tm()
    guard gmtime_r(&seconds, &parts) != nil else { return nil }
    year = Int(parts.tm_year) + 1900
    month = Int(parts.tm_mon) + 1
    day = Int(parts.tm_mday)
    hour = Int(parts.tm_hour)
    minute = Int(parts.tm_min)
    second = Int(parts.tm_sec)
  }

  /// The present time, in seconds since 1970.
  package static var secondsNow: Int { time(nil) }
}
