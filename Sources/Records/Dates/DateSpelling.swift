/// Reads dates as the programs of the field write them: `2003.12.15_12:33:18.MST`, `2000-4-16 11:13
/// EST`, `2010.11.13`, `1977`, `2010.??.??`, `2024-01-02 10:00:00 +09:00`, `947375357` (seconds
/// since 1970).
package enum DateSpelling {
  /// The date that a text names; `nil` when it is written differently or is impossible.
  ///
  /// Unknown parts (question marks, or 0 for a month or day) are left out; all finer parts must be
  /// unknown too.
  package static func date(_ text: some StringProtocol) -> GameDate? {
    var text = Substring(text)
    return text.withUTF8 { date($0) }
  }

  /// The date that a text names, given as its bytes.
  package static func date(_ text: UnsafeBufferPointer<UInt8>) -> GameDate? {
    var cursor = DateCursor(text)
    cursor.skipSpace()
    guard let first = cursor.takeNumber(upTo: 12) else { return nil }
    if first.digits >= 9 {
      cursor.skipSpace()
      return cursor.isAtEnd ? date(unix: first.value) : nil
    }
    guard first.digits == 4 else { return nil }
    let year = first.value
    guard cursor.skipSeparators() else { return cursor.isAtEnd ? GameDate(year: year) : nil }
    guard !cursor.isAtEnd else { return GameDate(year: year) }
    guard let month = cursor.takePart() else { return nil }
    guard month > 0 else { return cursor.isRestUnknown() ? GameDate(year: year) : nil }
    guard cursor.skipSeparators(), !cursor.isAtEnd else {
      return cursor.isAtEnd ? GameDate(year: year, month: month) : nil
    }
    guard let day = cursor.takePart() else { return nil }
    guard day > 0 else {
      return cursor.isRestUnknown() ? GameDate(year: year, month: month) : nil
    }
    guard cursor.skipSeparators(), !cursor.isAtEnd else {
      return cursor.isAtEnd ? GameDate(year: year, month: month, day: day) : nil
    }
    guard let time = time(&cursor) else { return nil }
    return GameDate(year: year, month: month, day: day, time: time)
  }

  /// Hours, minutes, optional seconds, an optional zone.
  private static func time(_ cursor: inout DateCursor) -> GameDate.Time? {
    guard let hour = cursor.takeNumber(upTo: 2)?.value, cursor.takeTimeSeparator(),
      let minute = cursor.takeNumber(upTo: 2)?.value
    else { return nil }
    var second = 0
    if cursor.takeTimeSeparator() {
      guard let number = cursor.takeNumber(upTo: 2)?.value else { return nil }
      second = number
    }
    cursor.skipGap()
    guard !cursor.isAtEnd else {
      return GameDate.Time(hour: hour, minute: minute, second: second)
    }
    guard let zone = zone(&cursor) else { return nil }
    cursor.skipSpace()
    guard cursor.isAtEnd else { return nil }
    return GameDate.Time(hour: hour, minute: minute, second: second, zone: zone)
  }

  /// Minutes ahead of UTC, by a name or as `+09:00`, `-0330`.
  private static func zone(_ cursor: inout DateCursor) -> Int? {
    let sign = cursor.take("+") ? 1 : cursor.take("-") ? -1 : 0
    guard sign != 0 else { return minutes(ofZone: cursor.takeWord()) }
    guard let hours = cursor.takeTwoDigits() else { return nil }
    _ = cursor.take(":")
    guard let minutes = cursor.takeTwoDigits(), minutes < 60 else { return nil }
    return sign * (hours * 60 + minutes)
  }

  /// Minutes ahead of UTC, for the zones that game servers write.
  private static func minutes(ofZone name: ZoneName) -> Int? {
    switch name {
    case "GMT", "UTC", "Z": 0
    case "EST", "CDT": -300
    case "EDT": -240
    case "CST", "MDT": -360
    case "MST", "PDT": -420
    case "PST": -480
    case "CET": 60
    case "CEST": 120
    case "JST": 540
    default: nil
    }
  }

  /// The date and time in UTC, some seconds after the beginning of 1970.
  ///
  /// The day is counted from March, so that the leap day is the last day of a year.
  package static func date(unix seconds: Int) -> GameDate? {
    guard (0..<253_402_300_800).contains(seconds) else { return nil }
    let days = seconds / 86_400 + 719_468
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    return GameDate(
      year: era * 400 + yearOfEra + (month < 10 ? 0 : 1),
      month: month < 10 ? month + 3 : month - 9,
      day: dayOfYear - (153 * month + 2) / 5 + 1,
      time: GameDate.Time(
        hour: seconds / 3_600 % 24,
        minute: seconds / 60 % 60,
        second: seconds % 60,
        zone: 0
      )
    )
  }
}
