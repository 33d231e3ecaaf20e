import GameRecords

/// The formats as a table for people.
extension FormatRegistry {
  /// The formats, and the facts of a game and of a position that the writable ones store.
  public var table: String {
    let about = formats.map { format in
      [
        format.name, format.isWritable ? "reads, writes" : "reads",
        format.fileExtensions.map { "." + $0 }.joined(separator: ", "), format.title,
      ]
    }
    let written = formats.filter(\.isWritable)
    return Self.aligned(about)
      + "\n"
      + Self.aligned(Self.rows("fact of a game", written.filter { $0.stores.contains(.moves) }))
      + "\n"
      + Self.aligned(
        Self.rows("fact of a position", written.filter { !$0.stores.contains(.moves) })
      )
  }

  /// Returns a row for each fact that any of the formats stores, and a column for each format.
  private static func rows(_ title: String, _ formats: [any RecordFormat]) -> [[String]] {
    let facts = Fact.allCases.filter { fact in formats.contains { $0.stores.contains(fact) } }
    return [
      [title] + formats.map(\.name),
      ["records in a file"] + formats.map { $0.storesMany ? "many" : "one" },
    ]
      + facts.map { fact in
        [fact.description] + formats.map { $0.stores.contains(fact) ? "yes" : "-" }
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
