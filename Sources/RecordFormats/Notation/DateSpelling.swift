internal import GameRecords

/// How the programs of the field spell dates: `2003.12.15_12:33:18.MST`, `2000-4-16 11:13 EST`,
/// `2010.11.13`, `1977`, `2010.??.??`, `947375357` (seconds since 1970).
enum DateSpelling {
  /// The date that a text names, or `nil` when it is spelled in another way or is impossible.
  ///
  /// What is not known (question marks, or 0 for a month or day) is left out with all that is
  /// finer.
  static func date(_ text: some StringProtocol) -> GameDate? {
    let words = words(of: text)
    guard let first = words.first else { return nil }
    if words.count == 1, first.utf8.count >= 9 { return Int(first).flatMap(date(unix:)) }
    guard first.utf8.count == 4, let year = Int(first) else { return nil }
    guard words.count > 1 else { return GameDate(year: year) }
    guard let month = part(words[1]) else { return nil }
    guard month > 0 else { return GameDate(year: year) }
    guard words.count > 2 else { return GameDate(year: year, month: month) }
    guard let day = part(words[2]) else { return nil }
    guard day > 0 else { return GameDate(year: year, month: month) }
    guard words.count > 3 else { return GameDate(year: year, month: month, day: day) }
    guard let time = time(words[3...]) else { return nil }
    return GameDate(year: year, month: month, day: day, time: time)
  }

  /// What stands between the separators; a `T` behind a digit is one.
  private static func words(of text: some StringProtocol) -> [String] {
    var words = [""]
    for character in text {
      if " \t.-/_:".contains(character) || character == "T" && words.last?.last?.isNumber == true {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.filter { !$0.isEmpty }
  }

  /// A number, or 0 for question marks; `nil` for anything else.
  private static func part(_ word: String) -> Int? {
    word.allSatisfy { $0 == "?" } ? 0 : Int(word)
  }

  /// Hours, minutes, perhaps seconds, perhaps a zone.
  private static func time(_ words: ArraySlice<String>) -> GameDate.Time? {
    var words = words
    var zone: Int?
    if let last = words.last, Int(last) == nil {
      if last.hasSuffix("Z"), let second = Int(last.dropLast()) {
        words[words.endIndex - 1] = String(second)
        zone = 0
      } else {
        guard let minutes = zones[last.uppercased()] else { return nil }
        zone = minutes
        words.removeLast()
      }
    }
    let numbers = words.compactMap { Int($0) }
    guard numbers.count == words.count, (2...3).contains(numbers.count) else { return nil }
    return GameDate.Time(
      hour: numbers[0],
      minute: numbers[1],
      second: numbers.count > 2 ? numbers[2] : 0,
      zone: zone
    )
  }

  /// Minutes ahead of UTC, for the zones that game servers write.
  private static let zones = [
    "GMT": 0, "UTC": 0, "Z": 0, "EST": -300, "EDT": -240, "CST": -360, "CDT": -300, "MST": -420,
    "MDT": -360, "PST": -480, "PDT": -420, "CET": 60, "CEST": 120, "JST": 540,
  ]

  /// The date and time in UTC, some seconds after the beginning of 1970.
  ///
  /// The day is found by counting from March on, so that the leap day is the last one of a year.
  static func date(unix seconds: Int) -> GameDate? {
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
