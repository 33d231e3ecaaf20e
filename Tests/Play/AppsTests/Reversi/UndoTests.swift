import AppTestSupport
import Apps
import GameRecords
import ReversiRules
import TestSupport
import Testing

/// Undo, which the original app does not have.
@Suite struct `Taking back moves` {
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
