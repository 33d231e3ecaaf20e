import GameRecords
import StateMachines
import TestSupport
import Testing

@Suite struct `A file with state machines` {
  static let samples = Repository.files(below: "Samples/machines")

  private static func read(_ text: String) -> MachineFile {
    MachineFile(Array(text.utf8), from: "test")
  }

  @Test(arguments: samples)
  func `in the samples has no problems`(sample: String) {
    let file = MachineFile(Repository.bytes(of: sample), from: sample)
    #expect(file.findings == [])
    #expect(file.machines.count == 1)
  }

  @Test func `may describe modal screens`() throws {
    let path = "Samples/machines/modal-screens.mmd"
    let file = MachineFile(Repository.bytes(of: path), from: path)
    let machine = try #require(file.machines.first)
    #expect(machine.start == "root")
    #expect(machine.states == ["root", "menu", "settings", "login", "alert"])
    #expect(machine.events.count == 7)
    // Whoever is presented comes back to whoever presented it.
    var state = machine.start
    var log: [String] = []
    for event in ["menu tapped", "settings tapped", "close tapped", "session expired"] {
      let way = try machine.transition(from: state, by: event)
      log += machine.effects(of: way)
      state = way.to
    }
    #expect(state == "login")
    #expect(log.last == "present the login over the menu")
    #expect { try machine.transition(from: "alert", by: "menu tapped") } throws: {
      "\($0)" == "alert does not handle menu tapped; it handles alert closed"
    }
  }

  @Test(arguments: MachineDiagram.Format.allCases.filter { $0 != .dot }, [0, 1, 2, 3] as [UInt64])
  func `is written so that it reads back`(format: MachineDiagram.Format, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Effort.count(100, all: 2_000) {
      let machines = (0...Int.random(in: 0...2, using: &generator)).map { _ in
        TextMachine.random(using: &generator)
      }
      let text = MachineDiagram(machines).text(format)
      let read = Self.read(text).machines
      #expect(read.count == machines.count, "\(text)")
      for (a, b) in zip(read, machines) { #expect(a.isSame(as: b), "\(text)") }
    }
  }

  @Test(arguments: [
    ("a -> b: go\nb --> a : back", 2),
    ("a-->b : go [x && y] / p; q\nb --> a : back", 2),
    ("a -down-> b : go\nb -[#red]-> a : back", 2),
    ("direction LR\nnote right of a : text\na --> b : go\nb --> a : back\n%% comment", 2),
    ("note right of a\n any --> text\nend note\na --> b : go\nb --> a : back", 2),
    ("classDef hot fill:#f00\nstate \"the b\" as b\na --> b : go\nb --> a : back", 2),
    ("a --> b : go %% comment\nb --> a : back\nnote \"floating\" as N", 2),
    ("a:::hot --> b #red : go\nb --> a:::cold : back\naccDescr {\n any text\n}", 2),
    ("a --> b: go\nb --> a : back\n/' any\n text '/\nstate \"x\" as a #yellow", 2),
    ("a --> b : go\nlegend right\n any: text\nendlegend\nb --> a : back", 2),
    ("a --> b : go [x] / y, z\nb --> [*] : stop [w] / v", 2),
    ("state e <<end>>\nstate b : the b\na --> b : go\nb --> e : stop", 2),
    ("state b <<choice>>\na --> b : go\nb --> a: if n < 0\nb --> c : if n >= 0\nc --> a : back", 4),
    ("state b <<choice>>\na --> b : go\nb --> a : [x]\nb --> [*] : [y]", 3),
  ])
  func `may use the whole language of state diagrams`(lines: String, rows: Int) {
    let file = Self.read(
      "# Title\n\n```mermaid\nstateDiagram-v2\n[*] --> a\n\(lines)\n```\nMore text."
    )
    #expect(file.findings == [])
    #expect(file.machines.map(\.table.count) == [rows])
  }

  @Test(arguments: ["|", "\t", ","])
  func `may be a table`(separator: String) {
    let rows = [
      ["to", "from", "event", "notes"], ["a", "[*]", "", ""], ["b", "a", "go", "fast"],
      ["a", "b", "back", ""],
    ]
    let text = rows.map { $0.joined(separator: separator) }.joined(separator: "\n")
    let file = Self.read(
      separator == "|"
        ? text.split(separator: "\n").map { "|\($0)|" }.joined(separator: "\n") : text
    )
    #expect(file.findings == [])
    #expect(
      file.machines.first?.table == [
        .init(from: "a", on: "go", to: "b"), .init(from: "b", on: "back", to: "a"),
      ]
    )
  }

  @Test(arguments: [
    ("", "machine-line", ""),
    ("Just text.", "machine-line", ""),
    ("stateDiagram-v2\na --> b : go", "machine-start", "a"),
    ("stateDiagram-v2\n[*] --> a\n[*] --> b\na --> b : go\nb --> a : go", "machine-start", "b"),
    ("stateDiagram-v2\n[*] --> a\na goes to b\na --> [*]", "machine-line", "a goes to b"),
    (
      "stateDiagram-v2\n[*] --> a\na --> b : go\na --> a : go\nb --> a : back", "hidden-transition",
      "a --> a : go"
    ),
    (
      "stateDiagram-v2\n[*] --> é\né --> b : go\nb --> é : back\ncé --> é : x", "unreachable-state",
      "cé"
    ),
    ("stateDiagram-v2\n[*] --> a\na --> b : go", "dead-end", "b"),
    (
      "stateDiagram-v2\n%% events: go, help\n[*] --> a\na --> [*]\na --> a : go", "unhandled-event",
      "help"
    ),
    ("stateDiagram-v2\n[*] --> a\na --> b\nb --> a", "endless-transitions", "a"),
    ("stateDiagram-v2\n[*] --> a\na --> [H] : go\na --> [*]", "machine-line", "[H]"),
    ("stateDiagram-v2\n[*] --> a\na --> b[H*] : go\na --> [*]", "machine-line", "b[H*]"),
    ("stateDiagram-v2\n[*] --> a : go\na --> [*]", "machine-line", "go"),
    ("stateDiagram-v2\n[*] --> a\na --> [*] : go [x] y", "machine-line", "a --> [*] : go [x] y"),
    ("stateDiagram-v2\n[*] --> a\na --> [*] : go [x", "machine-line", "a --> [*] : go [x"),
    (
      "stateDiagram-v2\n[*] --> a\na --> a : go\na --> [*] : go\na --> b : x\nb --> [*] : x",
      "hidden-transition",
      "a --> [*] : go"
    ),
    (
      "stateDiagram-v2\n[*] --> f\nstate f <<fork>>\nf --> a\nf --> b", "machine-line",
      "state f <<fork>>"
    ),
    ("from,evnt,to\n[*],,a\na,go,b\nb,go,a", "machine-line", "evnt"),
    (
      "stateDiagram-v2\n[*] --> a\na --> [*]\nnote right of a\nb c d", "machine-line",
      "note right of a"
    ),
    (
      "stateDiagram-v2\n[*] --> a\na --> [*]\nstate x {\n[*] --> y\ny --> [*]", "machine-line",
      "state x {"
    ),
    (
      "| from | event | to |\n|---|---|---|\n| [*] | | a |\n| a | go | |\n| a | | [*] |",
      "machine-line", "| a | go | |"
    ),
  ])
  func `has findings that point at the place`(text: String, rule: String, marked: String) {
    let findings = Self.read(text).findings
    #expect(findings.map(\.rule.name) == [rule])
    let place = findings.first?.place
    let start = place?.start?.offset ?? 0
    #expect(
      String(decoding: Array(text.utf8)[start..<start + (place?.length ?? 0)], as: UTF8.self)
        == marked
    )
  }

  @Test(arguments: MachineDiagram.Format.allCases)
  func `is drawn with its composite states`(format: MachineDiagram.Format) {
    let file = Self.read(
      "stateDiagram-v2\n[*] --> Off\nOff --> On : power\nOn --> Off : power\nstate \"it runs\" as On {\n"
        + "[*] --> Idle\nIdle --> Busy : job\nstate Busy {\n[*] --> x\nx --> x2 : y\n}\n"
        + "Busy --> Idle : done\n--\n[*] --> q\n}"
    )
    #expect(file.findings == [])
    #expect(file.owners == ["Busy", "it runs", "it runs", nil])
    let text = MachineDiagram(file.machines, owners: file.owners).text(format)
    switch format {
    case .mermaid:
      let again = Self.read(text)
      #expect(again.owners == file.owners)
      #expect(zip(again.machines, file.machines).allSatisfy { $0.isSame(as: $1) }, "\(text)")
    case .dot: #expect(text.matches(of: /subgraph "cluster_/).count == 2)
    case .table: #expect(text.matches(of: /In the state (Busy|it runs):/).count == 3)
    }
  }

  @Test func `may have machines in composite states`() {
    let file = Self.read(
      "stateDiagram-v2\n[*] --> x\nx --> [*] : done\nx --> y : go\ny --> x : back\n"
        + "state x {\n[*] --> a\na --> b : go\n--\n[*] --> c\n}"
    )
    #expect(file.findings == [])
    #expect(file.machines.map(\.states) == [["a", "b"], ["c"], ["x", "[*]", "y"]])
    #expect(file.owners == ["x", "x", nil])
  }

  @Test(arguments: [
    (
      "| from | event | to |\n|--|--|--|\n| [*] | | a |\n| a | p \\| q | a |\n| a | | [*] |",
      "p | q"
    ),
    ("from,event,to\n[*],,a\na,\"p, \"\"q\"\"\",a\na,,[*]\n", "p, \"q\""),
    ("\u{FEFF}stateDiagram-v2\n[*] --> a\na --> a : p || q\na --> [*]", "p || q"),
  ])
  func `may have any signs in names`(text: String, event: String) {
    let file = Self.read(text)
    #expect(file.findings == [])
    #expect(file.machines.first?.events == [event])
    let table = MachineDiagram(file.machines).text(.table)
    #expect(Self.read(table).machines == file.machines)
  }

  @Test func `with very many errors reports some of them`() {
    let lines = (0..<10_000).map { "a\($0) goes nowhere" }.joined(separator: "\n")
    let file = Self.read("stateDiagram-v2\n[*] --> a\na --> [*]\n\(lines)")
    #expect(file.findings.count == 20)
    #expect(file.findings.last?.message.hasSuffix("and 9980 more like this") ?? false)
  }

  @Test func `of any bytes is read without a crash`() {
    var generator = SeededGenerator(seed: 5)
    let words = [
      "stateDiagram-v2", "\n", " ", "-->", "->", ">", "-", "[*]", "a", "b", ":", "[", "]", "/", "{",
      "}",
      "--", "state ", "\"", "<<", " as ", "note", "|", ",", "from", "to", "event", "%% events:",
      "```", "é", "\t",
    ]
    for _ in 0..<Effort.count(1_000, all: 100_000) {
      let text = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        words.randomElement(using: &generator) ?? ""
      }
      let file = Self.read(text.joined())
      for machine in file.machines { _ = MachineDiagram([machine]).text(.mermaid) }
    }
  }
}

extension TextMachine {
  /// A machine with names of several words.
  static func random(using generator: inout SeededGenerator) -> TextMachine {
    let states = ["a", "b c", "B-c", "dé", "7", "end"]
    let words = ["go", "come back", "x2"]
    func pick(_ words: [String]) -> String { words.randomElement(using: &generator) ?? "" }
    func some(_ most: Int) -> [String] {
      words.shuffled(using: &generator).prefix(Int.random(in: 0...most, using: &generator)).map {
        $0
      }
    }
    let table = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
      if Int.random(in: 0..<8, using: &generator) == 0 {
        return Transition(from: pick(states), on: pick(words), to: "[*]", do: some(1))
      }
      return Transition(
        from: pick(states),
        on: Bool.random(using: &generator) ? pick(words) : nil,
        if: some(2),
        to: pick(states),
        do: some(3)
      )
    }
    let entry = [pick(states): some(2)].filter { !$0.value.isEmpty }
    let exit = [pick(states): some(2)].filter { !$0.value.isEmpty }
    return TextMachine(
      start: pick(states),
      ends: Set([pick(states)] + (table.contains { $0.to == "[*]" } ? ["[*]"] : [])),
      states: [pick(states)],
      events: [pick(words)],
      table,
      entering: entry,
      leaving: exit
    )
  }

  /// Whether two machines differ at most in the order of states and events.
  func isSame(as other: TextMachine) -> Bool {
    start == other.start && ends == other.ends && table == other.table
      && Set(states) == Set(other.states) && Set(events) == Set(other.events)
      && entryEffects == other.entryEffects && exitEffects == other.exitEffects
  }
}
