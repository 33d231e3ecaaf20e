import GameRecords
import ReversiRules

/// The numbers of a record that are kept in tags and can be written.
struct WTHORNumbers {
  private var names: [WTHORField: Int] = [:]
  /// The theoretical score of dark.
  var theoreticalScore: Int?
  /// The number of empty squares with which it begins.
  var depth: Int?
  /// The year of the file, if the record has no date.
  var year: Int?
  /// The day on which the file was made, if it is not the usual one.
  var day: String?

  /// The numbers among the tags of a record.
  ///
  /// No table of names reaches the number 65535, and 0 means “no name”.
  init(_ record: ReversiRecord) {
    func value(_ name: String) -> String? { record.tags.first { $0.name == name }?.value }
    func number(_ name: String, _ range: ClosedRange<Int>) -> Int? {
      value(name).flatMap { Int($0) }.flatMap { range.contains($0) ? $0 : nil }
    }
    guard !record.tags.isEmpty else { return }
    for field in WTHORField.allCases {
      names[field] = number(field.tag, 1...WTHORNameList.limit - 1)
    }
    let squareCount = record.start.board.size.squareCount
    theoreticalScore = number(WTHORTag.theoreticalScore, 0...squareCount)
    depth = number(WTHORTag.depth, 1...Int(UInt8.max))
    if record.date == nil { year = number(WTHORTag.year, 10_000...Int(UInt16.max)) }
    var header = WTHORHeader(year: year ?? record.date?.year ?? 0)
    header.dayText = value(WTHORTag.fileDate)
    day = header.dayText
  }

  /// The number that stands for a name.
  subscript(field: WTHORField) -> Int? {
    get { names[field] }
    set { names[field] = newValue }
  }

  /// The tags in the form in which they are read.
  var tags: [Tag] {
    var numbers = WTHORField.allCases.map { ($0.tag, names[$0]) }
    let isComputed = theoreticalScore != 0 || depth != nil
    numbers.append((WTHORTag.theoreticalScore, isComputed ? theoreticalScore : nil))
    numbers.append((WTHORTag.depth, depth))
    var tags = numbers.compactMap { name, number in
      number.map { Tag(name: name, value: String($0)) }
    }
    if let day { tags.append(Tag(name: WTHORTag.fileDate, value: day)) }
    if let year { tags.append(Tag(name: WTHORTag.year, value: String(year))) }
    return tags
  }
}
