import GameRecords
import RecordFormats

/// The statistics of the records of one game, whichever it is.
protocol CountedGame: Equatable, Sendable {
  associatedtype Figures: GameFigures

  /// The numbers of records.
  var records: RecordCounts { get }
  /// The sizes of the boards, the most frequent first.
  var boards: [(size: GridSize, records: Int)] { get }
  /// What only this game has.
  var figures: Figures { get }

  /// Counts a record if it is one of the game, and returns whether it is.
  mutating func add(_ parsed: ParsedRecord) -> Bool
  /// Adds the statistics of records of the same game that follow.
  mutating func add(_ other: any CountedGame)
  /// Adds what only this game has to a text.
  func show(in text: inout StatisticsText)
  /// Adds it to an object.
  func write(top: Int, to json: inout JSONOutput)
  /// Adds it to a table.
  func write(top: Int, to rows: inout [CSVRow])
  /// Reads the statistics that were written into an object, as the first ones.
  mutating func read(_ game: JSONValue, _ reader: inout StatisticsReader)
}

extension CountedGame {
  /// The name of the game.
  var name: GameName { Figures.name }

  /// Whether the counts of another game are those of the same game, and equal.
  func equals(_ other: any CountedGame) -> Bool { other as? Self == self }
}

/// What is counted of the records of each game, with the figures that only this game has.
struct GameCounts<Figures: GameFigures>: CountedGame {
  private(set) var records = RecordCounts()
  private(set) var figures: Figures
  /// The heights and widths of boards, in five bits each.
  private var sizes = Histogram()

  init(_ options: StatisticsOptions) { figures = Figures(options) }

  var boards: [(size: GridSize, records: Int)] {
    sizes.entries.sorted { ($1.count, $0.number) < ($0.count, $1.number) }
      .map { (GridSize(width: $0.number & 31, height: $0.number >> 5), $0.count) }
  }

  mutating func add(_ parsed: ParsedRecord) -> Bool {
    guard parsed.recordType == ObjectIdentifier(Figures.Record.self) else { return false }
    let counted = figures.add(parsed)
    sizes.add(counted.height << 5 | counted.width)
    records.total += 1
    if !parsed.findings.isEmpty, parsed.hasErrors { records.damaged += 1 }
    if !counted.hasMoves { records.positions += 1 }
    if counted.isIllegal { records.illegal += 1 }
    return true
  }

  mutating func add(_ other: any CountedGame) {
    guard let other = other as? Self else { return }
    records += other.records
    sizes.add(other.sizes)
    figures.add(other.figures)
  }

  mutating func read(_ game: JSONValue, _ reader: inout StatisticsReader) {
    records = RecordCounts(game, &reader)
    for board in reader.list(game, "boards") {
      let width = reader.count(board, "width", upTo: 31)
      let height = reader.count(board, "height", upTo: 31)
      sizes.add(height << 5 | width, times: reader.count(board, "records"))
    }
    reader.check(game, "boards", sizes.total, "records", is: records.total)
    for section in Figures.sections { section.read(game, of: records, into: &figures, &reader) }
  }

  func show(in text: inout StatisticsText) {
    for section in Figures.sections { section.show(figures, records, in: &text) }
  }

  func write(top: Int, to json: inout JSONOutput) {
    for section in Figures.sections { section.write(figures, records, top: top, to: &json) }
  }

  func write(top: Int, to rows: inout [CSVRow]) {
    for section in Figures.sections { section.write(figures, records, top: top, to: &rows) }
  }
}
