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
    let path = "Samples/machines/modal-screens.tsv"
    let file = MachineFile(Repository.bytes(of: path), from: path)
    let machine = try #require(file.machines.first)
    #expect(machine.start == "root")
    #expect(machine.ends == ["finish"])
    #expect(
      machine.states == [
        "root", "checkingLogin", "showingTutorialModal", "showingLoginModal", "finish",
      ]
    )
    #expect(machine.events.count == 6)
    var state = machine.start
    for event in ["next", "notLogin", "tappedLogin", "tappedOk"] {
      state = try machine.transition(from: state, by: event).to
    }
    #expect(state == "finish")
    #expect { try machine.transition(from: "checkingLogin", by: "tappedOk") } throws: {
      "\($0)" == "checkingLogin does not handle tappedOk; it handles login, notLogin"
    }
  }

  @Test(arguments: [0, 1, 2, 3] as [UInt64])
  func `is written so that it reads back`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Effort.count(100, all: 2_000) {
      let machines = (0...Int.random(in: 0...2, using: &generator)).map { _ in
        TextMachine.random(using: &generator)
      }
      let text = MachineDiagram(machines).text(.table)
      let read = Self.read(text).machines
      #expect(read.count == machines.count, "\(text)")
      for (a, b) in zip(read, machines) { #expect(a.isSame(as: b), "\(text)") }
    }
  }

  @Test func `may have columns in any order, columns of its own and comments`() {
    let file = Self.read(
      "\u{FEFF}# A comment.\nto\tnotes\tfrom\tevent\r\nb\tfast\ta\tp | \"q\"\r\n#\na\t\tb\tback\r\n"
    )
    #expect(file.findings == [])
    #expect(
      file.machines.first?.table == [
        .init(from: "a", on: "p | \"q\"", to: "b"), .init(from: "b", on: "back", to: "a"),
      ]
    )
  }

  @Test(arguments: [
    ("", "machine-line", ""),
    ("Just text.", "machine-line", "Just text."),
    ("from,to\na,b\nb,a", "machine-line", "from,to"),
    ("from\tto", "machine-line", "from\tto"),
    ("from\tto\tevent\n\t\tgo", "machine-line", "from\tto\tevent"),
    ("from\tevent\tto\na\tgo\ta\na goes to b\tx\na\tgo", "machine-line", "a goes to b\tx"),
    ("from\tevent\tto\na\tgo\tb\na\tgo\ta", "hidden-transition", "a\tgo\ta"),
    ("from\tevent\tto\né\tgo\tb\nb\tback\té\ncé\tx\té", "unreachable-state", "cé"),
    ("from\tevent\tto\na\tgo\tb\nb\tgo\tb", "dead-end", "b"),
    ("from\tevent\tto\na\tgo\tb\n\thelp", "unhandled-event", "help"),
    ("from\tto\na\tb\nb\ta", "endless-transitions", "a"),
    ("from\tevnt\tto\na\tgo\ta", "machine-line", "evnt"),
    ("from\tevent\tto\na\tgo\tb\n\tgo\ta", "machine-line", "go\ta"),
    ("from\tto\na\tb\n\nb\ta", "machine-line", "b\ta"),
  ])
  func `has findings that point at the place`(text: String, rule: String, marked: String) {
    let findings = Self.read(text).findings
    #expect(Set(findings.map(\.rule.name)) == [rule])
    let place = findings.first?.place
    let start = place?.start?.offset ?? 0
    #expect(
      String(decoding: Array(text.utf8)[start..<start + (place?.length ?? 0)], as: UTF8.self)
        == marked
    )
  }

  @Test func `with very many errors reports some of them`() {
    let lines = (0..<10_000).map { "a\($0)\tgoes nowhere" }.joined(separator: "\n")
    let file = Self.read("from\tevent\tto\na\tgo\tb\n\(lines)")
    #expect(file.findings.count == 20)
    #expect(file.findings.last?.message.hasSuffix("and 9980 more like this") ?? false)
  }

  @Test func `of any bytes is read without a crash`() {
    var generator = SeededGenerator(seed: 5)
    let words = [
      "\n", "\t", " ", "#", "a", "b", "é", "from\tevent\tto\n", "from\tto\n", "entry", "guard",
      " and ", ",",
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
      Transition(
        from: pick(states),
        on: Bool.random(using: &generator) ? pick(words) : nil,
        if: some(2),
        to: pick(states),
        do: some(3)
      )
    }
    let entry = [pick(states): some(2)].filter { !$0.value.isEmpty }
    let exit = [pick(states): some(2)].filter { !$0.value.isEmpty }
    let (start, declared) = (pick(states), pick(states))
    let targets = Set(table.map(\.to))
    return TextMachine(
      start: start,
      ends: targets.subtracting(
        table.map(\.from) + entry.keys + exit.keys + (table.first?.from == start ? [] : [start])
      ),
      states: targets.contains(declared) ? [] : [declared],
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
