import GameRecords

/// Reads a table of transitions, in Markdown or with columns that tabs or commas separate.
struct TableReader {
  private(set) var draft = MachineDraft()
  private(set) var findings: [FindingDraft] = []
  private let separator: Character
  /// The index of each column.
  private let columns: [String: Int]

  /// Whether the table is in Markdown, where it ends at the first line that begins otherwise.
  var isMarkdown: Bool { separator == "|" }

  /// Begins a table if a line is the header of one: it names at least the columns from and to.
  init?(header line: MachineLine) {
    let separators: [Character] = ["|", "\t", ","]
    guard let separator = separators.first(where: { line.text.contains($0) }) else { return nil }
    self.separator = separator
    var columns: [String: Int] = [:]
    var others: [MachineLine] = []
    for (index, cell) in Self.cells(of: line, separator).enumerated() {
      let name = cell.text.lowercased()
      let singular = name.hasSuffix("s") ? String(name.dropLast()) : name
      if MachineTable.columns.contains(singular) {
        columns[singular] = index
      } else {
        others.append(cell)
      }
    }
    guard columns["from"] != nil, columns["to"] != nil else { return nil }
    self.columns = columns
    let missing = MachineTable.columns.filter { columns[$0] == nil }
    for cell in others {
      // Tables may have columns of their own.
      guard let question = NearMiss.question(cell.string, in: missing) else { continue }
      let message = "unknown column \(DisplayText.quote(cell.string))"
      findings.append(FindingDraft(.machineLine, message, help: question, at: cell.range))
      draft.isIncomplete = true
    }
  }

  private static func cells(of line: MachineLine, _ separator: Character) -> [MachineLine] {
    var cells = texts(of: line.text, separator).map { text in
      separator == "|"
        ? line.part(text, escaping: "|", as: "\\|") : line.part(text, escaping: "\"", as: "\"\"")
    }
    guard separator == "|" else { return cells.map(\.withoutQuotes) }
    if cells.first?.isBlank ?? false { cells.removeFirst() }
    if cells.last?.isBlank ?? false { cells.removeLast() }
    return cells
  }

  /// Splits a line at separators that are neither after a backslash, in Markdown, nor in quotes.
  private static func texts(of line: Substring, _ separator: Character) -> [Substring] {
    var texts: [Substring] = []
    var start = line.startIndex
    var isInside = false
    var last: Character?
    for index in line.indices {
      let sign = line[index]
      if separator != "|", sign == "\"" { isInside.toggle() }
      if sign == separator, !isInside, separator != "|" || last != "\\" {
        texts.append(line[start..<index])
        start = line.index(after: index)
      }
      last = sign
    }
    return texts + [line[start...]]
  }

  /// Reads a line.
  /// - Returns: whether the line belongs to the table.
  mutating func read(_ line: MachineLine) -> Bool {
    if line.text.hasPrefix("#"), !isMarkdown { return true }
    guard !line.isBlank, line.text.contains(separator) else { return false }
    let cells = Self.cells(of: line, separator)
    let isRule = cells.allSatisfy { $0.text.allSatisfy { "-: ".contains($0) } }
    if isRule, cells.contains(where: { !$0.isBlank }) { return true }
    let from = cell("from", cells)
    let to = cell("to", cells)
    let event = cell("event", cells)
    let effects = cell("effect", cells)
    let label = LabelText(event: event, guards: cell("guard", cells), effects: effects)
    switch (from?.string, to?.string) {
    case (nil, nil):
      if let event { draft.declareEvent(event) } else { refuse(line) }
    case (MachineTable.outside?, MachineTable.outside?): refuse(line)
    case (MachineTable.outside?, _):
      if let to { draft.setStart(to) } else { refuse(line) }
    case (_, nil):
      guard let from else { break }
      add(label, to: from, on: line)
    default:
      if let from, let to {
        draft.add(label, from: from, to: to, on: line)
      } else {
        refuse(line)
      }
    }
    return true
  }

  /// Reads a row without a next state: the effects of entering or leaving a state, or only its name.
  private mutating func add(_ label: LabelText, to state: MachineLine, on line: MachineLine) {
    switch label.event?.string {
    case MachineTable.entry?: draft.add(label.effects, entering: state)
    case MachineTable.exit?: draft.add(label.effects, leaving: state)
    case nil where label.effects.isEmpty && label.guards.isEmpty: draft.declare(state)
    default: refuse(line)
    }
  }

  private func cell(_ column: String, _ cells: [MachineLine]) -> MachineLine? {
    guard let index = columns[column], index < cells.count, !cells[index].isBlank else {
      return nil
    }
    return cells[index]
  }

  private mutating func refuse(_ line: MachineLine) {
    findings.append(
      FindingDraft(
        .machineLine,
        "a state is missing in this row; expected the state before and the state after",
        help: "leave out the state after only with the event entry or exit",
        at: line.range
      )
    )
  }
}

extension MachineLine {
  /// The line without the quotation marks around it, if it has any.
  fileprivate var withoutQuotes: MachineLine {
    guard text.count > 1, text.first == "\"", text.last == "\"" else { return self }
    return part(text.dropFirst().dropLast())
  }
}
