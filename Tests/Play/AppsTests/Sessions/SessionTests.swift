import Apps
import StateMachines
import Synchronization
import TestSupport
import Testing

/// A lamp with a timer, the smallest app: it goes out by itself a while after it was switched on.
private struct Lamp: SessionModel {
  enum Event: Hashable, Sendable {
    case switchedOn, switchedOff
    case timeOver(WorkToken)
  }
  enum Effect: Hashable, Sendable {
    case startTimer(WorkToken)
    case stopTimer
    case save(Bool)
  }
  // Its behaviour is in one function, without tables.
  let phases = StateMachine<Bool, String, String, String>(start: false, [])
  let questions = StateMachine<Bool, String, String, String>(start: false, [])
  struct Refusal: Error, Hashable { let isOn: Bool }

  private(set) var isOn = false
  private(set) var work = 0

  mutating func react(to event: Event) throws(Refusal) -> Reaction {
    switch event {
    case .switchedOn where !isOn:
      (isOn, work) = (true, work + 1)
      return Reaction(effects: [.startTimer(WorkToken(work)), .save(true)])
    case .switchedOff where isOn:
      isOn = false
      return Reaction(effects: [.stopTimer, .save(false)])
    case .timeOver(WorkToken(work)) where isOn:
      isOn = false
      return Reaction(effects: [.save(false)])
    default: throw Refusal(isOn: isOn)
    }
  }
}

/// Keeps the lamp on for ten seconds, with work that is known at once or computed.
private struct House {
  let computes: Bool

  func perform(_ effect: Lamp.Effect) throws(SaveFailure) -> WorkOrder<Lamp.Event>? {
    switch effect {
    case .startTimer(let work):
      computes
        ? .compute(atLeast: .seconds(10)) { .timeOver(work) }
        : .report(.timeOver(work), after: .seconds(10))
    case .stopTimer: .stop
    case .save(false): throw SaveFailure("no memory")
    case .save: nil
    }
  }
}

/// Presses the other side of the switch too.
private let impatience: SessionMiddleware<Lamp> = { event, _ in
  event == .switchedOff ? [event, .switchedOn] : [event]
}

@Suite struct `A session of any app` {
  @Test(arguments: [false, true])
  func `does its work when it is due, in virtual time`(computes: Bool) {
    var session = VirtualTimeSession(state: Lamp(), environment: House(computes: computes).perform)
    #expect(session.send(.switchedOn).map(\.effects) == [[.startTimer(WorkToken(1)), .save(true)]])
    #expect(session.due == .seconds(10))
    #expect(session.step(until: .seconds(9)) == nil)
    #expect(session.time == .seconds(9))
    let updates = session.step() ?? []
    #expect(updates.map(\.event) == [.timeOver(WorkToken(1))])
    #expect(updates.map(\.time) == [.seconds(10)])
    #expect(updates.map(\.saveFailure?.message) == ["no memory"])
    #expect(!session.state.isOn && session.due == nil)
    #expect(session.send(.switchedOff).map(\.refusal?.isOn) == [false])
  }

  @Test func `stops its work`() {
    var session = VirtualTimeSession(state: Lamp(), environment: House(computes: false).perform)
    _ = session.send(.switchedOn)
    _ = session.send(.switchedOff)
    #expect(session.due == nil)
    #expect(session.step() == nil)
  }

  @Test func `passes events through its middleware`() {
    var session = VirtualTimeSession(
      state: Lamp(),
      environment: House(computes: false).perform,
      middleware: [impatience]
    )
    _ = session.send(.switchedOn)
    #expect(session.send(.switchedOff).map(\.event) == [.switchedOff, .switchedOn])
    #expect(session.state.isOn)
  }

  @Test(arguments: [false, true])
  func `does the same in real time`(computes: Bool) async {
    let clock = ManualClock()
    let session = RealTimeSession(
      state: Lamp(),
      environment: House(computes: computes).perform,
      clock: clock
    )
    let count = Mutex(0)
    let subscription = await session.subscribe { _ in count.withLock { $0 += 1 } }
    await withTaskGroup { group in
      group.addTask { await session.run() }
      session.send(.switchedOn)
      #expect(await happens { clock.sleeperCount == 1 })
      clock.advance(by: .seconds(10))
      #expect(await happens { count.withLock { $0 == 2 } })
      #expect(await !session.state.isOn)
      await session.unsubscribe(subscription)
      // Work that is replaced is stopped.
      session.send(.switchedOn)
      session.send(.switchedOff)
      session.send(.switchedOff)
      #expect(await happens { await session.ignoredCount == 1 })
      #expect(clock.sleeperCount == 0)
      session.end()
    }
    #expect(count.withLock { $0 } == 2)
  }
}
