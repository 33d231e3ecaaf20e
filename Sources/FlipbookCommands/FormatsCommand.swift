internal import ArgumentParser
internal import Flipbook

/// `flipbook formats`: a table of what each format can hold.
struct FormatsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "formats",
    abstract: "List the formats and what each can hold"
  )

  func run() async throws {
    try await outputFailuresTold {
      var output = try OutputFile.open("-")
      var bytes = Array(Self.table.utf8)
      try output.write(&bytes)
      try output.commit()
      return .clean
    }
  }

  /// One row for each fact, one column for each format.
  static var table: String {
    let formats = FormatRegistry.standard.formats
    let about = formats.map { format in
      "\(format.name): \(format.title) "
        + "(\(format.fileExtensions.map { "." + $0 }.joined(separator: ", ")))"
    }
    var rows = [[""] + formats.map(\.name)]
    rows.append(["records in a file"] + formats.map { $0.holdsMany ? "many" : "one" })
    for fact in Fact.allCases {
      rows.append([fact.description] + formats.map { $0.holds.contains(fact) ? "yes" : "-" })
    }
    return about.joined(separator: "\n") + "\n\n" + aligned(rows)
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
