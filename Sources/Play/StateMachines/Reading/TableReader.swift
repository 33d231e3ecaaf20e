import GameRecords

/// Reads the table of one machine, and knows the place of everything in it.
struct TableReader {
  private(set) var rows: [(text: MachineText, transition: TextMachine.Transition)] = []
  /// Where each state and each event appears first, and their order.
  private(set) var states: [(name: String, place: MachineText)] = []
  private(set) var events: [(name: String, place: MachineText)] = []
  /// Whether something was not understood, so that checks would mislead.
  private(set) var isIncomplete = false

  private var start: String?
  /// The states with rows of their own; the others are ends.
  private var origins: Set<String> = []
  private var entry: [String: [String]] = [:]
  private var exit: [String: [String]] = [:]
  private var known: Set<String> = []
  private var knownEvents: Set<String> = []
  private var findings: [FindingDraft] = []
  private let header: MachineText
  private let text: String
  /// The index of each column.
  private var columns: [String: Int] = [:]

  /// Whether the table has tests, not transitions.
  let isTest: Bool

  /// Begins a table if a line is the header of one: it names at least the columns from and to.
  /// - Parameters:
  ///   - line: the line.
  ///   - known: the columns that can be there.
  ///   - text: the whole text.
  init?(
    header line: Substring,
    of known: [String] = MachineTable.columns,
    in text: String
  ) {
    self.text = text
    header = MachineText(line, in: text)
    let cells = Self.cells(of: line, in: text)
    for (index, cell) in cells.enumerated() {
      let name = MachineTable.otherNames[cell.string] ?? cell.string
      if known.contains(name), columns[name] == nil { columns[name] = index }
    }
    isTest = known == MachineCase.columns
    let needed = isTest ? MachineCase.columns.prefix(3) : ["from", "to"]
    guard needed.allSatisfy({ columns[$0] != nil }) else { return nil }
    let missing = known.filter { columns[$0] == nil }
    for cell in cells where columns[MachineTable.otherNames[cell.string] ?? cell.string] == nil {
      // Tables may have columns of their own.
      let isOnlyOne = !isTest && columns["event"] == nil && columns.count == 2 && cells.count == 3
      guard
        let question = NearMiss.question(cell.string, in: missing)
          ?? (isOnlyOne ? "the column of events is named event, on, by or trigger" : nil)
      else { continue }
      report("unknown column \(DisplayText.quote(cell.string))", help: question, at: cell)
    }
  }

  /// The cells of a line, between tabs or, as in Markdown, between bars.
  private static func cells(of line: Substring, in text: String) -> [MachineText] {
    let trimmed = MachineText(line, in: text).text
    let isMarkdown = trimmed.first == "|" && trimmed.last == "|" && trimmed.count > 1
    let cells =
      isMarkdown
      ? trimmed.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
      : line.split(separator: "\t", omittingEmptySubsequences: false)
    return cells.map { MachineText($0, in: text) }
  }

  /// Whether a line is below the header of a table in Markdown.
  private static func isRule(_ line: Substring) -> Bool {
    line.contains("|") && line.contains("-") && line.allSatisfy { "|-: ".contains($0) }
  }

  /// The text of a cell, if there is any.
  private func cell(_ column: String, of cells: [MachineText]) -> MachineText? {
    guard let index = columns[column], index < cells.count, !cells[index].text.isEmpty else {
      return nil
    }
    return cells[index]
  }

  /// Reads a row.
  mutating func read(_ line: Substring) {
    guard !Self.isRule(line) else { return }
    let row = MachineText(line, in: text)
    let cells = Self.cells(of: line, in: text)
    let event = cell("event", of: cells)
    let guards = Self.parts(of: cell("guard", of: cells), " and ")
    let effects = Self.parts(of: cell("effect", of: cells), ", ")
    guard let from = cell("from", of: cells) else {
      guard let event, cell("to", of: cells) == nil else { return refuse(row) }
      return declareEvent(event)
    }
    declare(from)
    origins.insert(from.string)
    start = start ?? from.string
    guard let to = cell("to", of: cells) else {
      switch event?.string {
      case MachineTable.entry?: entry[from.string, default: []] += effects
      case MachineTable.exit?: exit[from.string, default: []] += effects
      case nil where effects.isEmpty && guards.isEmpty: break
      default: refuse(row)
      }
      return
    }
    guard rows.count < MachineFile.mostRows else {
      return report("there are more than \(rows.count) transitions", at: row)
    }
    declare(to)
    if let event { declareEvent(event) }
    let transition = TextMachine.Transition(
      from: from.string,
      on: event?.string,
      if: guards,
      to: to.string,
      do: effects
    )
    rows.append((row, transition))
  }

  private static func parts(of cell: MachineText?, _ separator: String) -> [String] {
    cell?.text.split(separator: separator).map(String.init) ?? []
  }

  private mutating func declare(_ state: MachineText) {
    if known.insert(state.string).inserted { states.append((state.string, state)) }
  }

  private mutating func declareEvent(_ event: MachineText) {
    if knownEvents.insert(event.string).inserted { events.append((event.string, event)) }
  }

  private mutating func refuse(_ row: MachineText) {
    report(
      "a state is missing in this row; expected the state before and the state after",
      help: "leave out the state after only with the event entry or exit",
      at: row
    )
  }

  private mutating func report(_ message: String, help: String? = nil, at place: MachineText) {
    findings.append(FindingDraft(.machineLine, message, help: help, at: place.range))
    isIncomplete = true
  }

  /// Reads a row with a test; `nil` if it is not understood.
  mutating func readCase(
    _ line: Substring,
    of machine: TextMachine,
    in source: SourceText
  ) -> MachineCase? {
    guard !Self.isRule(line) else { return nil }
    let row = MachineText(line, in: text)
    let cells = Self.cells(of: line, in: text)
    let words = cell("events", of: cells)?.text.split(separator: ",") ?? []
    let events = words.map { MachineText($0, in: text).string }
    guard let state = cell("state", of: cells), let expected = cell("expected", of: cells) else {
      report("expected a state, events and what is expected after them", help: nil, at: row)
      return nil
    }
    let isRefusal = expected.string == MachineCase.refusal
    let unknown =
      [state.string, isRefusal ? state.string : expected.string]
      .first { !machine.states.contains($0) }.map { ("state", $0, machine.states) }
      ?? events.first { !machine.events.contains($0) }.map { ("event", $0, machine.events) }
    if let (kind, name, known) = unknown, kind == "state" || !isRefusal {
      let message = "the machine has no \(kind) \(DisplayText.quote(name))"
      report(message, help: NearMiss.question(name, in: known), at: row)
      return nil
    }
    return MachineCase(
      machine: machine,
      state: state.string,
      events: events,
      guards: Self.parts(of: cell("guard", of: cells), " and "),
      expected: isRefusal ? nil : expected.string,
      effects: cell("effect", of: cells).map { Self.parts(of: $0, ", ") },
      line: source.position(at: row.range.lowerBound).line
    )
  }

  /// Reports what is wrong with the rows.
  func reportRows(_ findings: inout FindingCollector<FindingDraft>) {
    for finding in self.findings { findings.add(finding) }
  }

  /// Returns the machine, and reports what is wrong with it; `nil` if it has no state.
  func machine(_ findings: inout FindingCollector<FindingDraft>) -> TextMachine? {
    reportRows(&findings)
    guard let start else {
      findings.add(FindingDraft(.machineLine, "the table has no states", at: header.range))
      return nil
    }
    let machine = TextMachine(
      start: start,
      ends: Set(states.map(\.name)).subtracting(origins),
      states: states.map(\.name),
      events: events.map(\.name),
      rows.map(\.transition),
      entering: entry,
      leaving: exit
    )
    for finding in self.findings(about: machine) { findings.add(finding) }
    return machine
  }
}
