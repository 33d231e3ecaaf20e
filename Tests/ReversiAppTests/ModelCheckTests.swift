import Foundation
import ReversiApp
import ReversiRules
import TestSupport
import Testing

@Suite struct `Every state of the app on a small board` {
  /// All states are visited by `make check-model`; here, as many as take a moment.
  @Test func `keeps what the app promises, under every event`() throws {
    let size = try #require(BoardSize(width: 4, height: 4))
    var check = ModelCheck(size: size)
    check.run(most: Effort.isFull ? .max : 3_000)
    #expect(check.faults == [])
    #expect(Set(check.phaseWays.keys) == Set(Transition<AppPhase>.table))
    #expect(Set(check.questionWays.keys) == Set(Transition<ResetQuestion>.table))
    if Effort.isFull { print("\(check.stateCount) states, \(check.eventCount) events") }
  }
}
