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

  /// Begins a table if a line is the header of one: it names at least the columns from and to.
  init?(header line: Substring, in text: String) {
    self.text = text
    header = MachineText(line, in: text)
    let cells = Self.cells(of: line, in: text)
    for (index, cell) in cells.enumerated() where MachineTable.columns.contains(cell.string) {
      columns[cell.string] = index
    }
    guard columns["from"] != nil, columns["to"] != nil else { return nil }
    let missing = MachineTable.columns.filter { columns[$0] == nil }
    for cell in cells where !MachineTable.columns.contains(cell.string) {
      // Tables may have columns of their own.
      guard let question = NearMiss.question(cell.string, in: missing) else { continue }
      report("unknown column \(DisplayText.quote(cell.string))", help: question, at: cell)
    }
  }

  private static func cells(of line: Substring, in text: String) -> [MachineText] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map { MachineText($0, in: text) }
  }

  /// Reads a row.
  mutating func read(_ line: Substring) {
    let row = MachineText(line, in: text)
    let cells = Self.cells(of: line, in: text)
    let cell = { [columns] (column: String) -> MachineText? in
      guard let index = columns[column], index < cells.count, !cells[index].text.isEmpty else {
        return nil
      }
      return cells[index]
    }
    let event = cell("event")
    let guards = Self.parts(of: cell("guard"), " and ")
    let effects = Self.parts(of: cell("effect"), ", ")
    guard let from = cell("from") else {
      guard let event, cell("to") == nil else { return refuse(row) }
      return declareEvent(event)
    }
    declare(from)
    origins.insert(from.string)
    start = start ?? from.string
    guard let to = cell("to") else {
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

  /// Returns the machine, and reports what is wrong with it; `nil` if it has no state.
  func machine(_ findings: inout FindingCollector<FindingDraft>) -> TextMachine? {
    for finding in self.findings { findings.add(finding) }
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
