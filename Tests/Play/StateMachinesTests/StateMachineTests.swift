import StateMachines
import Testing

@Suite struct `A state machine` {
  enum Light: CaseIterable { case off, on, broken }
  enum Touch: CaseIterable { case press, shake }
  typealias Machine = StateMachine<Light, Touch, String, String>

  static let lamp = Machine(
    start: .off,
    [
      .init(from: .off, on: .press, if: ["there is power"], to: .on, do: ["click"]),
      .init(from: .off, on: .press, if: ["it is dark"], to: .off, do: ["buzz"]),
      .init(from: .on, on: .press, to: .off, do: ["click"]),
      .init(from: .on, on: .shake, to: .on, do: ["flicker"]),
      .init(from: .broken, if: ["nobody looks"], to: .off),
    ],
    entering: [.on: ["glow"]],
    leaving: [.on: ["fade"]]
  )

  @Test(arguments: [
    (["there is power", "it is dark"], Light.on, ["click", "glow"]),
    (["it is dark"], .off, ["buzz"]),
  ])
  func `takes the first transition whose guards hold`(
    guards: [String],
    next: Light,
    effects: [String]
  ) throws {
    let way = try Self.lamp.transition(from: .off, by: .press, where: guards.contains)
    #expect(way.to == next)
    #expect(Self.lamp.effects(of: way) == effects)
  }

  @Test func `leaves and enters states only if they differ`() throws {
    let out = try Self.lamp.transition(from: .on, by: .press)
    #expect(Self.lamp.effects(of: out) == ["fade", "click"])
    let again = try Self.lamp.transition(from: .on, by: .shake)
    #expect(Self.lamp.effects(of: again) == ["flicker"])
  }

  @Test func `says why it refuses an event`() {
    let refusal = #expect(throws: Machine.Refusal.self) {
      try Self.lamp.transition(from: .off, by: .press, where: { _ in false })
    }
    #expect(refusal?.failedGuard == "it is dark")
    #expect(refusal?.expected == [.press])
    for (state, event, words) in [
      (Light.off, Touch.press, "press does nothing in off unless it is dark"),
      (.off, .shake, "off does not handle shake; it handles press"),
      (.broken, .shake, "broken does not handle shake"),
    ] {
      #expect { try Self.lamp.transition(from: state, by: event, where: { _ in false }) } throws: {
        "\($0)" == words
      }
    }
  }

  @Test func `knows which states are left at once`() {
    #expect(Light.allCases.filter(Self.lamp.isChoice) == [.broken])
  }
}

@Suite struct `The problems of a state machine` {
  typealias Row = TextMachine.Transition

  @Test(
    arguments: [
      // Two transitions for the same pair: none overwrites the other silently.
      (
        [Row(from: "a", on: "x", to: "b"), Row(from: "a", on: "x", to: "a")],
        [.hidden(row: 1, by: 0)]
      ),
      (
        [Row(from: "a", on: "x", if: ["g"], to: "b"), Row(from: "a", on: "x", if: ["g"], to: "a")],
        [.hidden(row: 1, by: 0)]
      ),
      (
        [
          Row(from: "a", on: "x", if: ["g"], to: "b"),
          Row(from: "a", on: "x", if: ["h", "g"], to: "a"),
        ], [.hidden(row: 1, by: 0)]
      ),
      (
        [
          Row(from: "a", on: "x", if: ["h", "g"], to: "b"),
          Row(from: "a", on: "x", if: ["g"], to: "a"),
        ], []
      ),
      (
        [
          Row(from: "a", on: "x", if: ["g"], to: "b"), Row(from: "a", on: "x", if: ["h"], to: "a"),
          Row(from: "a", on: "x", to: "a"),
        ], []
      ),
      ([Row(from: "a", on: "x", to: "b"), Row(from: "a", on: "y", to: "b")], []),
      // A transition that needs nothing is taken before any event.
      ([Row(from: "a", on: "x", to: "b"), Row(from: "a", to: "b")], [.hidden(row: 0, by: 1)]),
      ([Row(from: "a", on: "x", to: "b"), Row(from: "a", if: ["g"], to: "b")], []),
      // States.
      ([Row(from: "a", on: "x", to: "b"), Row(from: "c", on: "x", to: "a")], [.unreachable("c")]),
      ([Row(from: "a", on: "x", to: "c")], [.unreachable("b"), .deadEnd("c")]),
      (
        [
          Row(from: "a", on: "x", to: "b"), Row(from: "b", on: "x", to: "c"),
          Row(from: "c", on: "x", to: "c"),
        ], [.deadEnd("c")]
      ),
      // Circles.
      (
        [Row(from: "a", on: "x", to: "b"), Row(from: "b", to: "c"), Row(from: "c", to: "b")],
        [.hidden(row: 3, by: 1), .circle(["b", "c"])]
      ),
      (
        [
          Row(from: "a", to: "b"), Row(from: "b", if: ["g"], to: "a"),
          Row(from: "b", on: "x", to: "a"),
        ], []
      ),
    ] as [([Row], [TextMachine.Problem])]
  )
  func `are found`(rows: [Row], problems: [TextMachine.Problem]) {
    let machine = TextMachine(
      start: "a",
      states: ["b"],
      rows + [Row(from: "b", on: "end", to: "a")]
    )
    #expect(machine.problems == problems)
  }

  @Test func `do not include ends and handled events`() {
    let rows = [Row(from: "a", on: "x", to: "b")]
    #expect(TextMachine(start: "a", rows).problems == [.deadEnd("b")])
    #expect(TextMachine(start: "a", ends: ["b"], rows).problems == [])
    #expect(
      TextMachine(start: "a", ends: ["b"], events: ["x", "y"], rows).problems == [.unhandled("y")]
    )
  }
}
