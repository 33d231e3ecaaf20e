/// A date with the precision of a year, month, day or second.
///
/// The text form is that of ISO 8601 and of XML Schema's `gYear`, `gYearMonth`, `date` and
/// `dateTime`: `1977`, `1977-05`, `1977-05-01`, `1977-05-01T10:00:00Z`.
public struct GameDate: Hashable, Sendable {
  // Small numbers, because records are copied often and most have a date; 0 means unknown.
  private let yearNumber: UInt16
  private let monthNumber: UInt8
  private let dayNumber: UInt8
  /// The time of day.
  public let time: Time?

  /// The year, 1 to 9999.
  public var year: Int { Int(yearNumber) }
  /// The month, 1 to 12.
  public var month: Int? { monthNumber == 0 ? nil : Int(monthNumber) }
  /// The day of the month, from 1.
  public var day: Int? { dayNumber == 0 ? nil : Int(dayNumber) }

  /// A time of day.
  public struct Time: Hashable, Sendable {
    private let hourNumber: UInt8
    private let minuteNumber: UInt8
    private let secondNumber: UInt8
    private let zoneNumber: Int16?

    /// The hour, 0 to 23.
    public var hour: Int { Int(hourNumber) }
    /// The minute, 0 to 59.
    public var minute: Int { Int(minuteNumber) }
    /// The second, 0 to 59.
    public var second: Int { Int(secondNumber) }
    /// Minutes ahead of UTC, -840 to 840; `nil` if unknown.
    public var zone: Int? { zoneNumber.map { Int($0) } }

    /// Creates a time; `nil` if a number is out of range.
    public init?(hour: Int, minute: Int, second: Int = 0, zone: Int? = nil) {
      guard 0..<24 ~= hour, 0..<60 ~= minute, 0..<60 ~= second, -840...840 ~= (zone ?? 0) else {
        return nil
      }
      hourNumber = UInt8(hour)
      minuteNumber = UInt8(minute)
      secondNumber = UInt8(second)
      zoneNumber = zone.map { Int16($0) }
    }
  }

  /// Creates a date; `nil` if a number is out of range, the month does not have the day, or a finer
  /// part is given without the coarser one.
  public init?(year: Int, month: Int? = nil, day: Int? = nil, time: Time? = nil) {
    guard 1...9999 ~= year else { return nil }
    if let month {
      guard 1...12 ~= month else { return nil }
      if let day {
        guard 1...Self.days(inMonth: month, of: year) ~= day else { return nil }
      }
    } else if day != nil {
      return nil
    }
    guard time == nil || day != nil else { return nil }
    yearNumber = UInt16(year)
    monthNumber = UInt8(month ?? 0)
    dayNumber = UInt8(day ?? 0)
    self.time = time
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    default: 31
    }
  }
}

extension GameDate: LosslessStringConvertible {
  /// Reads exactly what ``description`` writes.
  public init?(_ text: String) {
    var text = text
    guard let date = text.withUTF8({ Self(from: DigitCursor($0)) }) else { return nil }
    self = date
  }

  private init?(from cursor: DigitCursor) {
    var cursor = cursor
    guard let year = cursor.number(digits: 4) else { return nil }
    var month: Int?
    var day: Int?
    var time: Time?
    if cursor.take("-") {
      guard let number = cursor.number(digits: 2) else { return nil }
      month = number
      if cursor.take("-") {
        guard let number = cursor.number(digits: 2) else { return nil }
        day = number
        if cursor.take("T") {
          guard let read = Self.time(from: &cursor) else { return nil }
          time = read
        }
      }
    }
    guard cursor.isAtEnd else { return nil }
    self.init(year: year, month: month, day: day, time: time)
  }

  private static func time(from cursor: inout DigitCursor) -> Time? {
    guard let hour = cursor.number(digits: 2), cursor.take(":"),
      let minute = cursor.number(digits: 2), cursor.take(":"),
      let second = cursor.number(digits: 2)
    else { return nil }
    if cursor.isAtEnd { return Time(hour: hour, minute: minute, second: second) }
    if cursor.take("Z") { return Time(hour: hour, minute: minute, second: second, zone: 0) }
    let sign = cursor.take("+") ? 1 : cursor.take("-") ? -1 : 0
    guard sign != 0, let hours = cursor.number(digits: 2), cursor.take(":"),
      let minutes = cursor.number(digits: 2), minutes < 60,
      // UTC is written Z, so that each date has only one form.
      hours + minutes > 0
    else { return nil }
    return Time(hour: hour, minute: minute, second: second, zone: sign * (hours * 60 + minutes))
  }

  /// The date in the form described in ``GameDate``.
  public var description: String {
    var text = NumberText.decimal(year, digits: 4)
    guard let month else { return text }
    text += "-" + NumberText.decimal(month, digits: 2)
    guard let day else { return text }
    text += "-" + NumberText.decimal(day, digits: 2)
    guard let time else { return text }
    text += "T" + NumberText.decimal(time.hour, digits: 2)
    text += ":" + NumberText.decimal(time.minute, digits: 2)
    text += ":" + NumberText.decimal(time.second, digits: 2)
    switch time.zone {
    case nil: break
    case 0: text += "Z"
    case let zone?:
      text += zone < 0 ? "-" : "+"
      text +=
        NumberText.decimal(abs(zone) / 60, digits: 2) + ":"
        + NumberText.decimal(abs(zone) % 60, digits: 2)
    }
    return text
  }
}

/// Walks over ASCII digits and single separators.
private struct DigitCursor {
  private let text: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  var isAtEnd: Bool { offset == text.count }

  mutating func take(_ separator: Unicode.Scalar) -> Bool {
    guard !isAtEnd, text[offset] == UInt8(ascii: separator) else { return false }
    offset += 1
    return true
  }

  mutating func number(digits: Int) -> Int? {
    guard text.count - offset >= digits else { return nil }
    var value = 0
    for byte in text[offset..<offset + digits] {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    offset += digits
    return value
  }
}
