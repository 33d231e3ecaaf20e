internal import GameRecords

/// The 16 bytes that every file of the WTHOR family begins with.
struct WTHORHeader: Sendable {
  static let length = 16

  /// When the file was made; `nil` when the bytes are no date.
  var created: GameDate?
  /// The number of games or puzzles; 0 in a table of names.
  var recordCount = 0
  /// The number of names; of empty squares in a file of puzzles.
  var nameCount = 0
  /// The year of the games; 0 when it is not known.
  var year = 0
  /// The board size; 0 means 8.
  var boardSize: UInt8 = 0
  /// 1 for puzzles.
  var kind: UInt8 = 0
  /// With how many empty squares the theoretical scores begin.
  var depth: UInt8 = 0
  /// What should be 0.
  private(set) var reserved: UInt8 = 0

  /// A header whose day of creation follows from the year of the games, so that the same games
  /// always give the same bytes: the first day of the next year, which readers take for a day
  /// between 1900 and 2099 only.
  init(year: Int) {
    self.year = year
    created = GameDate(year: min(max(year + 1, 1900), 2099), month: 1, day: 1)
  }

  /// Reads the first bytes of a file, which has at least so many.
  init(_ bytes: ArraySlice<UInt8>) {
    let day = bytes.prefix(4).map(Int.init)
    created = GameDate(year: day[0] * 100 + day[1], month: day[2], day: day[3])
    if day[1] > 99 { created = nil }
    recordCount = Int(bytes.integer(UInt32.self, at: 4))
    nameCount = Int(bytes.integer(UInt16.self, at: 8))
    year = Int(bytes.integer(UInt16.self, at: 10))
    boardSize = bytes.integer(UInt8.self, at: 12)
    kind = bytes.integer(UInt8.self, at: 13)
    depth = bytes.integer(UInt8.self, at: 14)
    reserved = bytes.integer(UInt8.self, at: 15)
  }

  /// The 16 bytes.
  var bytes: [UInt8] {
    var bytes = [created.map { $0.year / 100 }, created.map { $0.year % 100 }]
      .map { UInt8($0 ?? 0) }
    bytes.append(UInt8(created?.month ?? 0))
    bytes.append(UInt8(created?.day ?? 0))
    bytes.append(integer: UInt32(clamping: recordCount))
    bytes.append(integer: UInt16(clamping: nameCount))
    bytes.append(integer: UInt16(clamping: year))
    return bytes + [boardSize, kind, depth, reserved]
  }

  /// Whether the file says that it was made on a day of the last or of this century.
  var hasPlausibleDate: Bool { created.map { 1900..<2100 ~= $0.year } ?? false }
}

extension WTHORHeader {
  /// What is odd about the header of a file of games or puzzles, whose bytes a source begins with.
  func findings(in source: SourceText) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    func note(_ message: String, at range: Range<Int>) {
      findings.append(source.diagnostic(.wthorHeader, message, at: range))
    }
    if created == nil { note("the day on which the file was made is no date", at: 0..<4) }
    if year > 9999 { note("the games have no date, since \(year) is no year", at: 10..<12) }
    if reserved != 0 { note("the header ends with \(reserved) instead of 0", at: 15..<16) }
    return findings
  }
}
