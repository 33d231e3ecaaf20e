/// Reads dates in the forms that people and programs write.
struct GameDateReader {
  private var rest: Substring.UnicodeScalarView

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  init(_ text: String) { rest = text[...].unicodeScalars }

  mutating func date() -> GameDate? {
    skipSpace()
    guard let (year, month, day) = dayParts() else { return nil }
    skipSpace()
    guard !rest.isEmpty else { return GameDate(year: year, month: month, day: day) }
    guard day != nil, let time = time() else { return nil }
    skipSpace()
    return rest.isEmpty ? GameDate(year: year, month: month, day: day, time: time) : nil
  }

  // MARK: Days

  private typealias Parts = (year: Int, month: Int?, day: Int?)

  private mutating func dayParts() -> Parts? {
    if let month = takeMonth() { return parts(after: month) }
    guard let (number, count) = takeNumber() else { return nil }
    switch count {
    case 8 where 1800..<2200 ~= number / 10_000:
      return (number / 10_000, number / 100 % 100, number % 100)
    case 4: return parts(afterYear: number)
    case 1, 2: return parts(afterDay: number)
    default: return nil
    }
  }

  /// The rest of `2024/1/2`; unknown parts are question marks or 0.
  private mutating func parts(afterYear year: Int) -> Parts? {
    guard let separator = takeSeparator("-/.年") else { return (year, nil, nil) }
    guard let month = takePart() else { return nil }
    guard takeSeparator(separator == "年" ? "月" : String(separator)) != nil else {
      return month == 0 ? (year, nil, nil) : (year, month, nil)
    }
    if separator == "年", rest.isEmpty { return (year, month, nil) }
    guard let day = takePart() else { return nil }
    if separator == "年" { _ = takeSeparator("日") }
    guard month > 0 else { return day == 0 ? (year, nil, nil) : nil }
    return (year, month, day == 0 ? nil : day)
  }

  /// The rest of `18.10.2025` or `18 Oct 2025`.
  private mutating func parts(afterDay day: Int) -> Parts? {
    guard let separator = takeSeparator("-/. ") else { return nil }
    skipSpace()
    if let month = takeMonth() {
      _ = takeSeparator("-/., ")
      skipSpace()
      return takeYear().map { ($0, month, day) }
    }
    guard separator != " ", let (month, count) = takeNumber(), count <= 2,
      takeSeparator(String(separator)) != nil, let year = takeYear()
    else { return nil }
    // One of the two is the month.
    if day == month || day > 12 { return (year, month, day) }
    return month > 12 ? (year, day, month) : nil
  }

  /// The rest of `October 18, 2025` or `October 2025`.
  private mutating func parts(after month: Int) -> Parts? {
    _ = takeSeparator("-/.,")
    skipSpace()
    guard let (number, count) = takeNumber() else { return nil }
    if count == 4 { return (number, month, nil) }
    guard count <= 2 else { return nil }
    _ = takeSeparator("-/.,")
    skipSpace()
    return takeYear().map { ($0, month, number) }
  }

  /// A month or day of one or two digits; 0 if unknown.
  private mutating func takePart() -> Int? {
    let marks = rest.prefix { $0 == "?" }.count
    if marks > 0 {
      rest.removeFirst(marks)
      return 0
    }
    guard let (number, count) = takeNumber(), count <= 2 else { return nil }
    return number
  }

  private mutating func takeYear() -> Int? {
    guard let (number, count) = takeNumber(), count == 4 else { return nil }
    return number
  }

  /// A month by its English name or the name's first three letters.
  private mutating func takeMonth() -> Int? {
    let word = String(rest.prefix { $0.isASCII && $0.properties.isAlphabetic }).lowercased()
    guard word.count >= 3,
      let index = Self.months.firstIndex(where: { $0 == word || $0.prefix(3) == word })
    else { return nil }
    rest.removeFirst(word.unicodeScalars.count)
    return index + 1
  }

  // MARK: Times

  private mutating func time() -> GameDate.Time? {
    _ = takeSeparator("Tt_")
    guard let (first, count) = takeNumber() else { return nil }
    var (hour, minute, second) = (first, 0, 0)
    if count == 6 {
      (hour, minute, second) = (first / 10_000, first / 100 % 100, first % 100)
    } else {
      guard count <= 2, takeSeparator(":") != nil, let number = takeTwoDigits() else { return nil }
      minute = number
      if takeSeparator(":") != nil {
        guard let number = takeTwoDigits() else { return nil }
        second = number
      }
    }
    if takeSeparator(".,") != nil, takeNumber() == nil { return nil }
    skipSpace()
    guard !rest.isEmpty else { return GameDate.Time(hour: hour, minute: minute, second: second) }
    guard let zone = zone() else { return nil }
    return GameDate.Time(hour: hour, minute: minute, second: second, zone: zone)
  }

  /// Minutes ahead of UTC.
  private mutating func zone() -> Int? {
    for name in ["UTC", "GMT", "Z", "z"] where rest.starts(with: name.unicodeScalars) {
      rest.removeFirst(name.unicodeScalars.count)
      return 0
    }
    guard let sign = takeSeparator("+-"), let hours = takeTwoDigits() else { return nil }
    let hasColon = takeSeparator(":") != nil
    guard !rest.isEmpty || hasColon else { return (sign == "-" ? -1 : 1) * hours * 60 }
    guard let minutes = takeTwoDigits(), minutes < 60 else { return nil }
    return (sign == "-" ? -1 : 1) * (hours * 60 + minutes)
  }

  // MARK: Characters

  private mutating func skipSpace() {
    while let first = rest.first, first == " " || first == "\t" { rest.removeFirst() }
  }

  /// The next character, if it is one of `separators`.
  private mutating func takeSeparator(_ separators: String) -> Unicode.Scalar? {
    guard let first = rest.first, separators.unicodeScalars.contains(first) else { return nil }
    rest.removeFirst()
    return first
  }

  private mutating func takeTwoDigits() -> Int? {
    let digits = rest.prefix(2)
    guard digits.count == 2, digits.allSatisfy(Self.isDigit) else { return nil }
    rest.removeFirst(2)
    return Int(String(digits))
  }

  /// The number formed by all digits that come next; `nil` if they are too many.
  private mutating func takeNumber() -> (value: Int, count: Int)? {
    let digits = rest.prefix(while: Self.isDigit)
    guard !digits.isEmpty else { return nil }
    rest.removeFirst(digits.count)
    return Int(String(digits)).map { ($0, digits.count) }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }
}
