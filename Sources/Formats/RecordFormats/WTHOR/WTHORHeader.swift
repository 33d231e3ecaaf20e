import GameRecords

/// The 16 bytes that every file of the WTHOR family begins with.
struct WTHORHeader: Sendable {
  static let length = 16

  /// The four bytes of the day on which the file was made: century, year in it, month, day.
  private(set) var dayBytes: [UInt8]
  /// The number of games or puzzles; 0 in a table of names.
  var recordCount = 0
  /// The number of names; in a file of puzzles, of empty squares.
  var nameCount = 0
  /// The year of the games; 0 if it is unknown.
  var year = 0
  /// The board size; 0 means 8.
  var boardSize: UInt8 = 0
  /// 1 for puzzles.
  var kind: UInt8 = 0
  /// The number of empty squares with which the theoretical scores begin.
  var depth: UInt8 = 0
  /// The last byte, which should be 0.
  private(set) var reserved: UInt8 = 0

  /// Creates a header whose day of creation follows from the year of the games, so that the same games
  /// always give the same bytes.
  ///
  /// The day is the first one of the next year, from 1900 to 2099, because readers accept no other.
  init(year: Int) {
    self.year = year
    dayBytes = Self.usualDay(forGamesOf: year)
  }

  private static func usualDay(forGamesOf year: Int) -> [UInt8] {
    let next = min(max(year, 1899), 2098) + 1
    return [UInt8(next / 100), UInt8(next % 100), 1, 1]
  }

  /// Reads the header from the first bytes of a file, at least 16.
  init(_ bytes: ArraySlice<UInt8>) {
    dayBytes = Array(bytes.prefix(4))
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
    var bytes = dayBytes
    bytes.append(integer: UInt32(clamping: recordCount))
    bytes.append(integer: UInt16(clamping: nameCount))
    bytes.append(integer: UInt16(clamping: year))
    return bytes + [boardSize, kind, depth, reserved]
  }

  /// Whether the day of creation is in the last or in this century.
  var hasPlausibleDate: Bool { created.map { 1900..<2100 ~= $0.year } ?? false }
}

extension WTHORHeader {
  /// The day on which the file was made; `nil` if the bytes are not a date.
  var created: GameDate? { Self.date(of: dayBytes) }

  private static func date(of day: [UInt8]) -> GameDate? {
    guard day.count == 4, day[1] < 100 else { return nil }
    return GameDate(year: Int(day[0]) * 100 + Int(day[1]), month: Int(day[2]), day: Int(day[3]))
  }

  /// The day on which the file was made as the value of a tag; `nil` for the usual one.
  var dayText: String? {
    get {
      guard dayBytes != Self.usualDay(forGamesOf: year) else { return nil }
      return created?.description ?? dayBytes.map(String.init).joined(separator: ".")
    }
    set { dayBytes = newValue.flatMap(Self.day) ?? Self.usualDay(forGamesOf: year) }
  }

  /// Returns the four bytes of a day that a tag names.
  private static func day(_ text: String) -> [UInt8]? {
    let raw = text.split(separator: ".").compactMap { UInt8($0) }
    if raw.count == 4, date(of: raw) == nil { return raw }
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, let century = UInt8(exactly: parts[0] / 100),
      let month = UInt8(exactly: parts[1]), let day = UInt8(exactly: parts[2])
    else { return nil }
    let bytes = [century, UInt8(parts[0] % 100), month, day]
    return date(of: bytes) == nil ? nil : bytes
  }

  /// Returns findings about the header of a file of games or puzzles, at the beginning of a source.
  func findings(in source: SourceText) -> [Finding] {
    var findings: [Finding] = []
    func note(_ message: String, at range: Range<Int>) {
      findings.append(source.finding(.wthorHeader, message, at: range))
    }
    if created == nil { note("the creation date of the file is not a date", at: 0..<4) }
    if year > 9999 { note("\(year) is not a year; the games have no date", at: 10..<12) }
    if reserved != 0 { note("the header ends with \(reserved) instead of 0", at: 15..<16) }
    return findings
  }

  /// Returns findings about the header of a file of games.
  func findings(ofGamesIn text: SourceText) -> [Finding] {
    var findings = findings(in: text)
    if WTHORLayout(boardSize: boardSize) == nil {
      findings.append(
        text.finding(
          .wthorBoardSize,
          "the board size is \(boardSize); expected 8 or 10, or 0, which means 8",
          at: 12..<13
        )
      )
    }
    if boardSize == 0 {
      findings.append(
        text.finding(
          .edaxWTHORBoardSize,
          "the board size is 0, which means 8; Edax loads no game from the file",
          at: 12..<13
        )
      )
    }
    if nameCount != 0 {
      let message = "a file of games declares \(nameCount) names; expected 0"
      findings.append(text.finding(.wthorHeader, message, at: 8..<10))
    }
    if kind != 0 {
      findings.append(
        text.finding(
          .wthorKind,
          "this is not the header of a file of games: byte 13 is \(kind) instead of 0",
          help: kind == 1 ? "read it with --from wthor-puzzles" : nil,
          at: 13..<14
        )
      )
    }
    return findings.inOrderOfText
  }
}
