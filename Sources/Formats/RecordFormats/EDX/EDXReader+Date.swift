import GameRecords

extension EDXReader {
  /// The date, or a tag for one that does not exist.
  ///
  /// An unknown month, day or hour is 0 or 255.
  static func date(
    of source: SourceText,
    _ findings: inout [Finding]
  ) -> (date: GameDate?, tags: [Tag]) {
    let year = Int(source.bytes.integer(Int16.self, at: 16))
    let parts = source.bytes.dropFirst(18).prefix(5).map(Int.init)
    let (month, day, hour) = (known(parts[0]), known(parts[1]), parts[2])
    guard year != 0 else { return (nil, []) }
    let isTimeUnknown = hour == 255 || day == nil && parts[2...].allSatisfy { known($0) == nil }
    let time =
      isTimeUnknown ? nil : GameDate.Time(hour: hour, minute: parts[3], second: parts[4])
    let isTimeRead = isTimeUnknown || time != nil
    if isTimeRead, let date = GameDate(year: year, month: month, day: day, time: time) {
      return (date, [])
    }
    let text =
      "\(year)-\(parts[0])-\(parts[1])" + (hour == 255 ? "" : " \(hour):\(parts[3]):\(parts[4])")
    let message = "\(DisplayText.quote(text)) is not a date; kept as a tag"
    findings.append(source.finding(.edxDate, message, at: 16..<23))
    return (nil, [Tag(name: "edx-date", value: text)])
  }

  private static func known(_ part: Int) -> Int? { part == 0 || part == 255 ? nil : part }
}
