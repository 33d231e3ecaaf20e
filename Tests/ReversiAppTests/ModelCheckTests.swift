import Foundation
import ReversiApp
import ReversiRules
import TestSupport
import Testing

@Suite struct `Every state of the app on a small board` {
  /// `make check-model` visits all states; this test visits some, to be fast.
  @Test func `keeps what the app promises, under every event`() throws {
    let size = try #require(BoardSize(width: 4, height: 4))
    var check = ModelCheck(size: size)
    check.run(most: Effort.isFull ? .max : 3_000)
    #expect(check.problems == [])
    #expect(Set(check.phaseWays.keys) == Set(Transition<AppPhase>.table))
    #expect(Set(check.questionWays.keys) == Set(Transition<ResetQuestion>.table))
    if Effort.isFull { print("\(check.stateCount) states, \(check.eventCount) events") }
  }
}
