import Flipbook
import Glibc

/// The date of a run, as its reports show it.
enum RunDate {
  /// The date and time in UTC, such as `2026-01-31T23:59:59`.
  ///
  /// `SOURCE_DATE_EPOCH` sets them, so that the same inputs give the same report.
  static var text: String {
    var seconds = fixed ?? time(nil)
    var parts = tm()
    guard gmtime_r(&seconds, &parts) != nil else { return "1970-01-01T00:00:00" }
    let year = NumberText.decimal(Int(parts.tm_year) + 1900, digits: 4)
    let date = [year, twoDigits(parts.tm_mon + 1), twoDigits(parts.tm_mday)]
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(twoDigits)
    return date.joined(separator: "-") + "T" + clock.joined(separator: ":")
  }

  /// The seconds since 1970 that the environment sets, up to the year 9999.
  private static var fixed: time_t? {
    guard let text = getenv("SOURCE_DATE_EPOCH"), let seconds = Int(String(cString: text)),
      (0...253_402_300_799).contains(seconds)
    else { return nil }
    return seconds
  }

  private static func twoDigits(_ number: Int32) -> String {
    NumberText.decimal(Int(number), digits: 2)
  }
}
