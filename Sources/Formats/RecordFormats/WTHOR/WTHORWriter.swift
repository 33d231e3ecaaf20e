import GameRecords
import ReversiRules

/// Writes games as the federation does; the header and the names are written at the end.
///
/// The bytes are the same for the same records: names are numbered in the order in which they first
/// appear, and the header does not depend on the clock. The first record determines the board size,
/// the year and the depth of the theoretical scores for all that follow.
struct WTHORWriter: GameWriter {
  static let stores = FactSet([.event, .date, .names, .moves, .score, .tags])

  /// Whether the names can be written to files next to the games.
  let allowsCompanions: Bool
  /// The bytes of the game in whose place one is written: its numbers of names stay.
  let replaced: [UInt8]?
  /// The error about a table of names that cannot be continued.
  private var tableError: WritingError?
  /// The header determined by the first record.
  private(set) var header: WTHORHeader?
  private var layout = WTHORLayout.standard
  private var lists: [WTHORNameKind: WTHORNameList] = [:]
  /// The original forms of the current record's names that had to be changed.
  var changedNames: [WTHORField: String] = [:]

  /// Creates a writer for one output.
  init(_ options: WritingOptions) {
    allowsCompanions = options.allowsCompanions
    replaced = options.replaced.map { Array($0.bytes) }
    for kind in [WTHORNameKind.players, .tournaments] {
      let table = allowsCompanions ? options.companions[kind.companion.name] : nil
      do throws(WTHORTableProblem) {
        lists[kind] = try WTHORNameList(of: kind, continuing: table)
      } catch {
        tableError = WritingError(
          "the table of \(kind.companion.name) has \(error.found), and cannot be extended",
          help: "use another one with --\(kind.companion.name), or none"
        )
      }
    }
  }

  mutating func write(_ record: ReversiRecord, to output: inout [UInt8]) throws(WritingError) {
    if let tableError { throw tableError }
    let layout = try layout(for: record)
    try refuseOtherYear(of: record)
    let moves = try moves(of: record, layout)
    if let replaced, replaced.count == layout.recordLength {
      output += replaced[..<6] + [UInt8(clamping: record.result?.score?.dark ?? 0), replaced[7]]
      return output += moves
    }
    guard lists.values.allSatisfy(\.hasRoom) else {
      throw WritingError(
        "these records have more names than fit in a WTHOR table, at most \(WTHORNameList.limit)",
        help: Self.splitHelp
      )
    }
    let tags = WTHORNumbers(record)
    if header == nil {
      self.layout = layout
      header = WTHORHeader(year: record.date?.year ?? tags.year ?? 0)
      header?.dayText = tags.day
      header?.boardSize = UInt8(layout.size.width)
      header?.depth = UInt8(tags.depth ?? 0)
    }
    var taken: Int?
    for field in WTHORField.allCases {
      let number = number(of: field, in: record, tags, besides: taken) ?? 0
      if field == .black { taken = number }
      take(number, for: field, record[keyPath: field.name])
      output.append(integer: UInt16(number))
    }
    output.append(UInt8(clamping: record.result?.score?.dark ?? 0))
    output.append(UInt8(tags.theoreticalScore ?? 0))
    output += moves
  }

  func head(ofRecords count: Int) -> [UInt8]? {
    var header = header ?? WTHORHeader(year: 0)
    header.recordCount = count
    return header.bytes
  }

  mutating func finish(to output: inout [UInt8]) {}

  var fileExtension: String? { header.map { _ in layout.fileExtension } }

  var companions: [(companion: Companion, bytes: [UInt8])] {
    let year = header?.year ?? 0
    return [WTHORNameKind.players, .tournaments].compactMap { lists[$0] }
      .filter { !$0.isEmpty }
      .map { ($0.kind.companion, $0.table(forGamesOf: year)) }
  }

  /// The list of names of a kind.
  func list(of kind: WTHORNameKind) -> WTHORNameList? { lists[kind] }

  /// Returns the number of a name of a record.
  /// - Parameters:
  ///   - field: the field with the name.
  ///   - record: the record, with its names in the form in which they are written.
  ///   - tags: the numbers in its tags.
  ///   - taken: the number of the dark player, if the light one's is looked up.
  /// - Returns: the number; `nil` for no name.
  func number(
    of field: WTHORField,
    in record: ReversiRecord,
    _ tags: WTHORNumbers,
    besides taken: Int?
  ) -> Int? {
    guard let list = lists[field.kind] else { return nil }
    let taken = field == .white && taken != 0 ? taken : nil
    guard let name = record[keyPath: field.name] else {
      // Two unknown names may share a number.
      let other = record.players.dark.name == nil ? nil : taken
      return tags[field].map { list.number(withoutName: $0, besides: other) }
    }
    guard name != field.kind.unknown else { return nil }
    // If both players have the same name, they share its number.
    if let taken, name == record.players.dark.name, [nil, taken].contains(tags[field]) {
      return taken
    }
    return list.number(of: name, wanting: tags[field], besides: taken)
  }

  private mutating func take(_ number: Int, for field: WTHORField, _ name: String?) {
    guard number > 0 else { return }
    if let name {
      lists[field.kind]?.set(number, to: name, from: changedNames[field])
    } else {
      lists[field.kind]?.reserve(number)
    }
  }

  private static let splitHelp =
    "write a file for each year with --output-dir years --split-by year, instead of --output"

  /// Throws if a record is not from the year of the file.
  private func refuseOtherYear(of record: ReversiRecord) throws(WritingError) {
    guard let header, let year = record.date?.year, year != header.year else { return }
    throw WritingError(
      "all games of a WTHOR file are from the same year, here \(header.year); this one is not",
      help: Self.splitHelp
    )
  }

  private func layout(for record: ReversiRecord) throws(WritingError) -> WTHORLayout {
    let size = record.start.board.size
    guard let layout = WTHORLayout(start: record.start) else {
      throw WritingError(
        record.start == .initial(size: size)
          ? "WTHOR can only store boards of 8×8 and 10×10, not \(size)"
          : "WTHOR can only store games from the standard start",
        help: "use another format"
      )
    }
    if header != nil, layout.size != self.layout.size {
      throw WritingError(
        "all games of a WTHOR file have the same board size, here \(self.layout.size), not \(size)",
        help: "write a file for each size, with --where 'size 8x8' and --where 'size 10x10'"
      )
    }
    return layout
  }

  /// Returns the bytes of the moves, padded with zeros.
  private func moves(
    of record: ReversiRecord,
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
        "the game has \(bytes.count) moves; WTHOR can store at most \(layout.moveCount)",
        help: "check the game with flipbook validate"
      )
    }
    return bytes + [UInt8](repeating: 0, count: layout.moveCount - bytes.count)
  }
}
