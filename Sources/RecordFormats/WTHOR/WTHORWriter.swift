internal import GameRecords
internal import ReversiRules

/// Writes games as the federation does; the header and the names are written at the end.
///
/// The bytes are the same for the same records: names get their numbers in the order in which they
/// first appear, and the header names no day that a clock has told. The first record decides on the
/// board size, the year and the depth of the theoretical scores for all that follow.
struct WTHORWriter: RecordWriter {
  static let holds = FactSet([.event, .date, .names, .moves, .score, .tags])

  /// Whether the names can be written beside the games.
  let allowsCompanions: Bool
  /// What the first record has decided.
  private(set) var header: WTHORHeader?
  private var layout = WTHORLayout.standard
  private var records: [UInt8] = []
  private(set) var players = WTHORNameList(of: .players)
  private(set) var tournaments = WTHORNameList(of: .tournaments)
  /// The names of the record to be written that had to be changed, as they were.
  var changedNames: [WTHORField: String] = [:]
  /// Where in the records the number of a name is missing, and whose it is.
  private var gaps: [(offset: Int, kind: WTHORNameKind, ordinal: Int)] = []

  init(allowsCompanions: Bool) { self.allowsCompanions = allowsCompanions }

  mutating func write(_ record: GameRecord, to output: inout [UInt8]) throws(WritingError) {
    let layout = try layout(for: record)
    let moves = try moves(of: record, layout)
    guard players.hasRoom, tournaments.hasRoom else {
      throw WritingError(
        "a table of WTHOR has room for \(WTHORNameList.limit) names, and these records have more",
        help: "write them as several files"
      )
    }
    let tags = WTHORNumbers(record)
    if header == nil {
      self.layout = layout
      header = WTHORHeader(year: record.date?.year ?? 0)
      header?.boardSize = UInt8(layout.size.width)
      header?.depth = UInt8(tags.depth ?? 0)
    }
    for field in WTHORField.allCases {
      let number = number(of: field, record[keyPath: field.name], tags[field])
      records.append(integer: UInt16(number))
    }
    records.append(UInt8(clamping: record.result?.score?.dark ?? 0))
    records.append(UInt8(tags.theoreticalScore ?? 0))
    records += moves
    header?.recordCount += 1
  }

  mutating func finish(to output: inout [UInt8]) {
    let numbers = (players: players.numbers, tournaments: tournaments.numbers)
    for gap in gaps {
      let number = (gap.kind == .players ? numbers.players : numbers.tournaments)[gap.ordinal]
      records[gap.offset] = UInt8(truncatingIfNeeded: number)
      records[gap.offset + 1] = UInt8(truncatingIfNeeded: number >> 8)
    }
    output += (header ?? WTHORHeader(year: 0)).bytes
    output += records
  }

  var fileExtension: String? { header.map { _ in layout.fileExtension } }

  var companions: [(companion: Companion, bytes: [UInt8])] {
    let year = header?.year ?? 0
    return [players, tournaments].filter { !$0.isEmpty }
      .map { ($0.kind.companion, $0.table(forGamesOf: year)) }
  }

  /// The number of a name as far as it is known, which is noted down where it is not.
  private mutating func number(of field: WTHORField, _ name: String?, _ number: Int?) -> Int {
    if let name, name != field.kind.unknown {
      let original = changedNames[field]
      let ordinal =
        field.kind == .players
        ? players.ordinal(of: name, from: original) : tournaments.ordinal(of: name, from: original)
      gaps.append((records.count, field.kind, ordinal))
      return 0
    }
    guard name == nil, let number else { return 0 }
    if field.kind == .players { players.reserve(number) } else { tournaments.reserve(number) }
    return number
  }

  private func layout(for record: GameRecord) throws(WritingError) -> WTHORLayout {
    let size = record.start.board.size
    guard let layout = WTHORLayout(start: record.start) else {
      throw WritingError(
        record.start == .initial(size: size)
          ? "WTHOR has boards of 8×8 and 10×10, not of \(size)"
          : "WTHOR has games from the usual start only",
        help: "use another format"
      )
    }
    if header != nil, layout.size != self.layout.size {
      throw WritingError(
        "all games of a WTHOR file have the same board size, \(self.layout.size), not \(size)",
        help: "write one file for each size"
      )
    }
    return layout
  }

  /// The bytes of the moves, filled up with zeros.
  private func moves(
    of record: GameRecord,
    _ layout: WTHORLayout
  ) throws(WritingError) -> [UInt8] {
    try record.refusePasses()
    var bytes: [UInt8] = []
    for case .placement(let square) in record.moves {
      guard layout.size.contains(square) else {
        throw WritingError("\(square) is not on a board of \(layout.size)")
      }
      bytes.append(layout.byte(of: square))
    }
    guard bytes.count <= layout.moveCount else {
      throw WritingError(
        "WTHOR has room for \(layout.moveCount) moves, and the game has \(bytes.count)",
        help: "see what is wrong with flipbook validate"
      )
    }
    return bytes + [UInt8](repeating: 0, count: layout.moveCount - bytes.count)
  }
}
