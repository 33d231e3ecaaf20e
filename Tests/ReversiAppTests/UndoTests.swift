import AppTestSupport
import GameRecords
import ReversiApp
import ReversiRules
import TestSupport
import Testing

/// Undo, which the original app does not have.
@Suite struct `Taking back moves` {
  /// A game in every phase after a move, with the save before it.
  static let states: [AppPhase: AppState] = {
    var waiting = Driver()
    waiting.play("f5")
    var placing = Driver()
    placing.tap("f5")
    var thinking = Driver(.initial, light: .computer)
    thinking.play("f5")
    let drivers = [
      waiting, placing, thinking, Driver(.darkMustPass), Driver(.full, dark: .computer),
    ]
    return Dictionary(uniqueKeysWithValues: drivers.map { ($0.state.phase, $0.state) })
  }()

  @Test(arguments: states.values)
  func `restores the position and the modes in any phase`(state: AppState) {
    var state = state
    let save = AppSave(position: .initial(size: state.position.board.size))
    let phase = state.phase
    let effects = state.handle(.undone(save)) ?? []
    #expect(state.save == save)
    #expect(state.phase == .waiting)
    #expect(state.placement == nil)
    #expect(effects.contains(.save(save)))
    let isStopped = effects.contains { effect in
      switch effect {
      case .stopAnimation, .stopThinking: true
      default: false
      }
    }
    #expect(isStopped == (phase == .placing || phase == .thinking))
  }

  @Test(arguments: states.values)
  func `waits for the answer to the reset question, and keeps the size`(state: AppState) {
    var asked = state
    _ = asked.handle(.resetPressed)
    let save = AppSave(position: .initial(size: state.position.board.size))
    #expect(asked.handle(.undone(save)) == nil)
    let size = state.position.board.size == .standard ? 6 : 8
    let other = AppSave(
      position: .initial(size: BoardSize(width: size, height: size) ?? .standard)
    )
    #expect(
      state.refusal(of: .undone(other))?.description
        == "the board of that position has another size"
    )
  }

  @Test func `takes the moves out of the record`() {
    var script = Script()
    script.play("f5 d6")
    let save = script.state.save
    script.play("c3 d3")
    script.send(.undone(save), after: 500)
    script.play("c5")
    #expect(script.records.map(\.moves) == [Move.list("f5d6c5")])
    #expect(script.records.first?.annotations.map(\.ply) == [1, 2, 3])
    // The log leads to the same record.
    let log = SessionLog(script.log)
    #expect(log.findings == [])
    #expect(log.updates.last?.state == script.state)
  }
}
