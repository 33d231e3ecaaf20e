import GameRecords
package import RecordFormats

/// A section of counts: those that were counted, and those that follow from others.
package struct CountSection<Figures: GameFigures>: FigureSection {
  /// The name in kebab case, as in CSV; in JSON it is in camel case.
  let key: String
  /// The heading of the text, and what follows it after a comma.
  let title: String
  let note: String
  let counts: [Count]

  /// Creates a section.
  package init(key: String, title: String, note: String = "", counts: [Count]) {
    (self.key, self.title, self.note, self.counts) = (key, title, note, counts)
  }

  /// One of the counts.
  package struct Count: Sendable {
    /// The name in kebab case, as in CSV; in JSON it is in camel case.
    let key: String
    /// What is counted, after the number; `nil` if it is not in the text.
    let label: (@Sendable (Int) -> String)?
    let value: Value
    var whole = Whole.none
    /// Whether the text also shows that there are none.
    var isAlways = false

    package init(
      key: String,
      label: (@Sendable (Int) -> String)?,
      value: Value,
      whole: Whole = .none,
      isAlways: Bool = false
    ) {
      (self.key, self.label, self.value) = (key, label, value)
      (self.whole, self.isAlways) = (whole, isAlways)
    }

    /// The name in JSON.
    var member: String { JSONOutput.memberName(key) }
  }

  package enum Value: Sendable {
    case counted(any FigurePath<Figures, Int>)
    case derived(@Sendable (Figures, RecordCounts) -> Int)
  }

  /// That of which a count is a part.
  package enum Whole: Sendable {
    case none, records, games
    case figure(@Sendable (Figures) -> Int)

    func count(_ figures: Figures, _ records: RecordCounts) -> Int {
      switch self {
      case .none: 0
      case .records: records.total
      case .games: records.games
      case .figure(let figure): figure(figures)
      }
    }
  }

  package func add(_ other: Figures, to figures: inout Figures) {
    for count in counts {
      if case .counted(let path) = count.value { figures[keyPath: path] += other[keyPath: path] }
    }
  }

  package func show(_ figures: Figures, _ records: RecordCounts, in text: inout StatisticsText) {
    let all = counts.map { ($0, $0.value(figures, records)) }
    guard all.contains(where: { $0.1 > 0 }) else { return }
    text.begin(title, note)
    for (count, value) in all where count.isAlways || value > 0 {
      guard let label = count.label else { continue }
      text.row(value, of: count.whole.count(figures, records), label(value))
    }
  }

  package func write(
    _ figures: Figures,
    _ records: RecordCounts,
    top: Int,
    to json: inout JSONOutput
  ) {
    json.section(JSONOutput.memberName(key)) { json in
      for count in counts { json.member(count.member, count.value(figures, records)) }
    }
  }

  package func write(_ figures: Figures, _ records: RecordCounts, top: Int, to rows: inout [CSVRow])
  {
    for count in counts {
      let whole = count.whole.count(figures, records)
      rows.add(key, count.key, count.value(figures, records), of: whole)
    }
  }

  package func read(
    _ game: JSONValue,
    of records: RecordCounts,
    into figures: inout Figures,
    _ reader: inout StatisticsReader
  ) {
    let object = game.member(JSONOutput.memberName(key))
    for count in counts {
      guard case .counted(let path) = count.value else { continue }
      let (whole, group) =
        switch count.whole {
        case .records: (records.total, "record")
        case .games: (records.games, "game")
        case .none, .figure: (Int.max, "")
        }
      figures[keyPath: path] = reader.count(object, count.member, of: whole, group)
    }
  }
}

extension CountSection.Count {
  /// Creates a count with a label that is the same for all numbers.
  package init(
    _ key: String,
    _ label: String?,
    _ path: any FigurePath<Figures, Int>,
    of whole: CountSection.Whole = .none,
    isAlways: Bool = false
  ) {
    self.init(
      key: key,
      label: Self.constant(label),
      value: .counted(path),
      whole: whole,
      isAlways: isAlways
    )
  }

  /// Creates a count that follows from others.
  package init(
    _ key: String,
    _ label: String?,
    of whole: CountSection.Whole = .none,
    isAlways: Bool = false,
    derived: @escaping @Sendable (Figures, RecordCounts) -> Int
  ) {
    self.init(
      key: key,
      label: Self.constant(label),
      value: .derived(derived),
      whole: whole,
      isAlways: isAlways
    )
  }

  private static func constant(_ label: String?) -> (@Sendable (Int) -> String)? {
    guard let label else { return nil }
    return { _ in label }
  }

  /// Creates a count of things, whose plural has an s after its first word.
  package init(
    _ key: String,
    _ value: CountSection.Value,
    things singular: String,
    _ rest: String = "",
    of whole: CountSection.Whole = .none,
    isAlways: Bool = false
  ) {
    self.init(
      key: key,
      label: { Words.form(of: singular, $0) + rest },
      value: value,
      whole: whole,
      isAlways: isAlways
    )
  }
}

extension CountSection.Value {
  func callAsFunction(_ figures: Figures, _ records: RecordCounts) -> Int {
    switch self {
    case .counted(let path): figures[keyPath: path]
    case .derived(let count): count(figures, records)
    }
  }
}
