import Flipbook
import Platform

/// The date of a run, as its reports show it.
package enum RunDate {
  /// The date and time in UTC, such as `2026-01-31T23:59:59`.
  ///
  /// `SOURCE_DATE_EPOCH` sets them, so that the same inputs give the same report.
  package static var text: String {
    let seconds = fixed ?? UTCDate.secondsNow
    guard let date = UTCDate(secondsSince1970: seconds) else { return "1970-01-01T00:00:00" }
    let year = NumberText.decimal(date.year, digits: 4)
    let day = [year, twoDigits(date.month), twoDigits(date.day)]
    let clock = [date.hour, date.minute, date.second].map(twoDigits)
    return day.joined(separator: "-") + "T" + clock.joined(separator: ":")
  }

  /// The seconds since 1970 that the environment sets, up to the year 9999.
  private static var fixed: Int? {
    Environment["SOURCE_DATE_EPOCH"].flatMap { Int($0) }
      .flatMap { (0...253_402_300_799).contains($0) ? $0 : nil }
  }

  private static func twoDigits(_ number: Int) -> String {
    NumberText.decimal(number, digits: 2)
  }
}
