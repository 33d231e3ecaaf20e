package import GameRecords

/// Dates in forms that no program of the field writes, but that can mean only one day:
/// `13 November 2010`, `Sat, 13 Nov 2010 12:33:18 +0000`, `13.11.2010`, `20101113`,
/// `2010-11-13T12:33:18.250Z`, `2010年11月13日`.
///
/// They are not read as dates, but a repair can rewrite them. A text that could mean two days, such
/// as `1/2/2003`, is not such a date.
package enum FreeDate {
  /// The date that a text names; `nil` when it names none or is ambiguous.
  package static func date(_ text: String) -> GameDate? {
    guard text.utf8.count <= longest else { return nil }
    return precise(text) ?? compact(text) ?? numbers(text) ?? words(text)
  }

  /// No date is longer.
  private static let longest = 64

  /// A date in the order of ISO 8601, which may have a fraction of a second, a zone in hours, or
  /// the characters of East Asia.
  private static func precise(_ text: String) -> GameDate? {
    var spelling = ""
    for character in text {
      switch character {
      case "年", "月": spelling += "-"
      case "日": spelling += " "
      default: spelling.append(character)
      }
    }
    var parts = spelling.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    if parts.count >= 3 {
      parts[2] = withoutFraction(parts[2])
      // A zone such as +09 stands for +09:00.
      if parts.count == 3, let zone = parts[2].lastIndex(where: { "+-".contains($0) }),
        parts[2].distance(from: zone, to: parts[2].endIndex) == 3
      {
        parts[2] += "00"
      }
    }
    return DateSpelling.date(parts.joined(separator: ":"))
  }

  /// The end of a time without the fraction of its seconds.
  private static func withoutFraction(_ text: String) -> String {
    guard let point = text.firstIndex(where: { ".,".contains($0) }),
      text[..<point].utf8.allSatisfy(isDigit)
    else { return text }
    let digits = text[text.index(after: point)...].utf8.prefix(while: isDigit)
    return digits.isEmpty ? text : String(text[..<point] + text[digits.endIndex...])
  }

  /// `20101113`, `20101113T123318Z`; a number that begins with another year is something else.
  private static func compact(_ text: String) -> GameDate? {
    let day = text.utf8.prefix(while: isDigit)
    guard day.count == 8, let year = Int(text.prefix(4)), (1900...2100).contains(year) else {
      return nil
    }
    let date = "\(year)-\(text.dropFirst(4).prefix(2))-\(text.dropFirst(6).prefix(2))"
    let rest = text.dropFirst(8)
    guard rest.first == "T" else { return rest.isEmpty ? DateSpelling.date(date) : nil }
    let time = rest.dropFirst().utf8.prefix(while: isDigit)
    guard time.count == 6 else { return nil }
    let digits = Array(rest.dropFirst().prefix(6)).map(String.init)
    let clock = [digits[0...1], digits[2...3], digits[4...5]].map { $0.joined() }
    return precise("\(date) \(clock.joined(separator: ":"))\(rest.dropFirst(7))")
  }

  /// A day and a month in either order before the year, where only one of them can be the month.
  private static func numbers(_ text: String) -> GameDate? {
    let parts = text.split(omittingEmptySubsequences: false) { "./-".contains($0) }
    guard parts.count == 3, parts[2].utf8.count == 4,
      parts.prefix(2).allSatisfy({ (1...2).contains($0.utf8.count) }),
      parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) })
    else { return nil }
    let (first, second) = (Int(parts[0]) ?? 0, Int(parts[1]) ?? 0)
    guard first == second || first > 12 || second > 12 else { return nil }
    return DateSpelling.date("\(parts[2])-\(min(first, second))-\(max(first, second))")
  }

  // MARK: Words

  /// A day, the English name of a month and a year, in any order, optionally with a weekday and a
  /// time.
  private static func words(_ text: String) -> GameDate? {
    var year, month, day, time, zone: String?
    func put(_ value: String, _ part: inout String?) -> Bool {
      defer { part = part ?? value }
      return part == nil
    }
    for word in parts(of: text) {
      let name = word.lowercased()
      let isKnown =
        if word.contains(":") {
          put(word, &time)
        } else if word.utf8.allSatisfy(isDigit) {
          word.utf8.count == 4 ? put(word, &year) : word.utf8.count <= 2 && put(word, &day)
        } else if let number = months.firstIndex(where: { isShort(name, for: $0) }) {
          put(String(number + 1), &month)
        } else if time != nil {
          put(word, &zone)
        } else {
          weekdays.contains { isShort(name, for: $0) }
        }
      guard isKnown else { return nil }
    }
    guard let year, let month else { return nil }
    let date = [year, month] + (day.map { [$0] } ?? [])
    return precise(
      [date.joined(separator: "-"), time, zone].compactMap { $0 }.joined(separator: " ")
    )
  }

  /// The words between spaces and commas, and between the hyphens of `13-Nov-2010`.
  private static func parts(of text: String) -> [String] {
    text.split { $0 == " " || $0 == "," }.flatMap { word -> [String] in
      let parts = word.split(separator: "-").map(String.init)
      return parts.count == 3 && !word.contains(":") ? parts : [withoutOrdinal(String(word))]
    }
  }

  /// A number without the letters of `1st`, `2nd`, `3rd` and `4th`.
  private static func withoutOrdinal(_ word: String) -> String {
    let digits = word.utf8.prefix(while: isDigit).count
    guard (1...2).contains(digits), ["st", "nd", "rd", "th"].contains(word.dropFirst(digits)) else {
      return word
    }
    return String(word.prefix(digits))
  }

  /// Whether a word is a name or an abbreviation of it.
  private static func isShort(_ word: String, for name: String) -> Bool {
    let word = word.hasSuffix(".") ? String(word.dropLast()) : word
    return word.utf8.count >= 3 && name.hasPrefix(word)
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
