import GameRecords
package import RecordFormats

/// A section of the most frequent keys of some kind, such as players.
package struct TallySection<Figures: GameFigures, Key: TallyKey, Count: TallyCount>: FigureSection {
  /// The name in kebab case, as in CSV; in JSON it is in camel case.
  let key: String
  /// The heading of the text.
  let title: @Sendable (Figures) -> String
  /// What follows the number of different keys in the heading.
  var note = ""
  /// The headings of the columns with the score, if there is one, and with the key.
  var score = ""
  var column = "name"
  /// Where they are counted.
  let path: any FigurePath<Figures, Tally<Key, Count>>
  /// The most keys that one game has.
  var keysOfGame = 1
  /// How they are counted, in JSON.
  var settings: [(String, @Sendable (Figures) -> Int)] = []

  package init(
    key: String,
    title: @escaping @Sendable (Figures) -> String,
    note: String = "",
    score: String = "",
    column: String = "name",
    path: any FigurePath<Figures, Tally<Key, Count>>,
    keysOfGame: Int = 1,
    settings: [(String, @Sendable (Figures) -> Int)] = []
  ) {
    (self.key, self.title, self.note, self.score) = (key, title, note, score)
    (self.column, self.path, self.keysOfGame, self.settings) = (column, path, keysOfGame, settings)
  }

  private var member: String { JSONOutput.memberName(key) }
  /// The name in JSON of the list.
  private var list: String { "top" + member.prefix(1).uppercased() + member.dropFirst() }

  package func add(_ other: Figures, to figures: inout Figures) {
    let limit = figures.options.limit
    figures[keyPath: path].add(other[keyPath: path], limit: limit)
  }

  package func show(_ figures: Figures, _ records: RecordCounts, in text: inout StatisticsText) {
    let tally = figures[keyPath: path]
    let entries = tally.top(text.top)
    guard !entries.isEmpty else { return }
    text.begin(title(figures), Words.count(tally.entries.count) + " different" + note)
    text.columns(score: score, column)
    for entry in entries {
      let label = entry.key.lines(columns: StatisticsText.labelWidth)
      text.row(
        entry.count.games,
        of: records.games,
        score: Count.hasScore ? .some(entry.count.percent) : nil,
        label
      )
    }
    text.rowIfAny(tally.uncounted, "others, too many to count separately")
  }

  package func write(
    _ figures: Figures,
    _ records: RecordCounts,
    top: Int,
    to json: inout JSONOutput
  ) {
    let tally = figures[keyPath: path]
    json.section(member) { json in
      for (name, value) in settings { json.member(name, value(figures)) }
      json.member("different", tally.entries.count)
      json.member("uncounted", tally.uncounted)
    }
    json.list(list, tally.top(top)) { json, entry in
      json.member("name", entry.key.text)
      json.member("games", entry.count.games)
      entry.count.write(to: &json)
      json.member("percent", entry.count.percent)
    }
  }

  package func write(_ figures: Figures, _ records: RecordCounts, top: Int, to rows: inout [CSVRow])
  {
    let tally = figures[keyPath: path]
    for entry in tally.top(top) {
      let name = CSVLine.inert(entry.key.text)
      rows.add(key, name, entry.count.games, of: records.games, score: entry.count.percent)
    }
    if tally.uncounted > 0 { rows.add(key, "uncounted", tally.uncounted, of: records.games) }
  }

  package func read(
    _ game: JSONValue,
    of records: RecordCounts,
    into figures: inout Figures,
    _ reader: inout StatisticsReader
  ) {
    let words = String(key.map { $0 == "-" ? " " : $0 })
    let most = keysOfGame * records.games
    figures[keyPath: path] = reader.tally(game, list, of: words, in: member, games: most)
  }
}
