internal import GameRecords
internal import ReversiRules

/// Writing another score where one stands in a file.
enum ResultEdit {
  /// A score such as `39-25` with other counts, and everything around them as it is; `nil` when
  /// there are not two numbers.
  static func text(_ old: ArraySlice<UInt8>, with score: DiskCounts) -> [UInt8]? {
    let isDigit: (UInt8) -> Bool = { (0x30...0x39).contains($0) }
    let numbers = old.split(whereSeparator: { !isDigit($0) })
    guard numbers.count == 2 else { return nil }
    return Array(old[..<numbers[0].startIndex]) + Array(String(score.dark).utf8)
      + Array(old[numbers[0].endIndex..<numbers[1].startIndex]) + Array(String(score.light).utf8)
      + Array(old[numbers[1].endIndex...])
  }
}
