import RecordText
import GameRecords

/// The date of a game, which Edax tells twice.
extension PGNReader {
  /// Keeps the more precise one of several dates.
  mutating func setDate(_ value: Value, tag: Range<Int>, isFirst: Bool) {
    guard !PGNTag.date.isUnknown(value.text) else { return }
    guard let date = slice(value.range).withUnsafeBufferPointer(DateSpelling.date(_:))
    else {
      let message = "\(DisplayText.quote(value.text)) is no date and kept as a tag"
      findings.add(.pgnValue, message, at: value.range, repair: repair(ofDate: value))
      return keep("Date", value)
    }
    // What the better date tells too need not be kept.
    let first = record.date
    let isSurplus = first.map { Self.tells($0, date) } ?? false
    let isBetter = !isSurplus && first.map { Self.tells(date, $0) } ?? true
    if !isFirst {
      let surplus = isSurplus ? tag : isBetter ? dateTag : nil
      findings.add(
        .pgnSecondDate,
        "a second date; the more precise one counts",
        at: value.range,
        repair: surplus.map { .replace(line(of: $0), with: []) }
      )
    }
    if isSurplus { return }
    guard isBetter else { return keep("Date", value) }
    (record.date, dateTag) = (date, tag)
    if !isFirst { parts.removeAll { $0.part == .date } }
    parts.append((.date, SourceRange(value.range)))
  }

  /// Whether a date tells all that another one does.
  private static func tells(_ date: GameDate, _ other: GameDate) -> Bool {
    date == other || date.description.hasPrefix(other.description)
  }

  /// Writes a date as PGN has it that is spelled in another way; a time of day is lost.
  private func repair(ofDate value: Value) -> Repair? {
    FreeDate.date(value.text).map { date in
      .replace(value.range, with: PGNTag.text(of: date).utf8, isSafe: date.time == nil)
    }
  }

  /// The line of a tag with its end, if nothing else stands on it, or else the tag.
  func line(of tag: Range<Int>) -> Range<Int> {
    let isFirst = tag.lowerBound == 0 || ByteCount.endsLine(bytes[tag.lowerBound - 1])
    var end = tag.upperBound
    while let byte = byte(end), byte == 0x20 || byte == 0x09 { end += 1 }
    guard isFirst, let byte = byte(end), ByteCount.endsLine(byte) else { return tag }
    let isPair = byte == 0x0D && self.byte(end + 1) == 0x0A
    return tag.lowerBound..<end + (isPair ? 2 : 1)
  }
}
