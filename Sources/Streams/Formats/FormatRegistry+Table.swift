import GameRecords

/// The formats as a table for people.
extension FormatRegistry {
  /// The formats, and the facts of a game and of a position that those store that are read and written.
  public var table: String {
    let about = (formats + tables).map { format in
      [
        format.name, format.isTable ? "writes" : format.isWritable ? "reads, writes" : "reads",
        format.fileExtensions.map { "." + $0 }.joined(separator: ", "), format.title,
      ]
    }
    let reversi = ReversiRecord.self
    let written = formats.filter { $0.isWritable && $0.stores(recordsOf: reversi.game) }
    let games = written.filter { $0.stores.contains(.moves) }
    let positions = written.filter { !$0.stores.contains(.moves) }
    return Self.aligned(about)
      + "\n" + Self.aligned(Self.rows("fact of a game", reversi, games))
      + "\n" + Self.aligned(Self.rows("fact of a position", reversi, positions))
      + otherGames.map { record in
        let written = formats.filter { $0.isWritable && $0.stores(recordsOf: record.game) }
        return "\n" + Self.aligned(Self.rows("fact of a \(record.game.name)", record, written))
      }.joined()
  }

  /// The records of the games other than Reversi that have formats of their own.
  private var otherGames: [any GameRecord.Type] {
    formats.compactMap(\.record).reduce(into: []) { records, record in
      guard record.game != ReversiRecord.game else { return }
      if !records.contains(where: { $0.game == record.game }) { records.append(record) }
    }
  }

  /// Returns a row for each fact of a game that any of the formats stores, and a column for each
  /// format.
  private static func rows(
    _ title: String,
    _ record: any GameRecord.Type,
    _ formats: [any RecordFormat]
  ) -> [[String]] {
    let facts = record.possibleFacts.facts.filter { fact in
      formats.contains { $0.stores.contains(fact) }
    }
    return [
      [title] + formats.map(\.name),
      ["records in a file"] + formats.map { $0.storesMany ? "many" : "one" },
    ]
      + facts.map { fact in
        [fact.description] + formats.map { $0.cell(of: fact) }
      }
  }

  private static func aligned(_ rows: [[String]]) -> String {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }
    .joined()
  }
}

extension RecordFormat {
  /// Whether the format stores a fact, in words.
  fileprivate func cell(of fact: Fact) -> String {
    guard stores.contains(fact) else { return "-" }
    return storesInPart.contains(fact) ? "partly" : "yes"
  }
}
