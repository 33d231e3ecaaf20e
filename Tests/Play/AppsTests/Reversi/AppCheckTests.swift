import Apps
import ReversiRules
import StateMachines
import TestSupport
import Testing

@Suite struct `Every state of the app on a small board` {
  static let size = BoardSize(width: 4, height: 4) ?? .standard

  /// `flipbook app check` visits all states; this test visits some, to be fast.
  @Test(arguments: AppPolicy.allCases)
  func `keeps what the app promises, under every event`(policy: AppPolicy) {
    let most = Effort.count(1_200, all: .max)
    let report = AppCheck(size: Self.size, policy: policy, most: most).run()
    #expect(report.brokenPromise == nil)
    #expect(report.counterexample.isEmpty)
    let missing = Set(policy.phases.table).subtracting(report.phases).map { "\($0)" }
    #expect(missing == [])
    #expect(report.questions == Set(policy.questions.table))
  }

  @Test(arguments: AppPolicy.allCases.sample(1), AppPhase.allCases.sample(3))
  func `shows by the shortest log how a promise is broken`(policy: AppPolicy, phase: AppPhase) {
    let never = AppCheck.Property("never", coversSaves: false) { $0.state.phase != phase }
    let report = AppCheck(
      size: Self.size,
      policy: policy,
      most: Effort.count(500, all: 3_000),
      properties: [never]
    ).run()
    let isReachable =
      phase != .start && phase != .nextTurn && (phase != .paused || policy == .redux)
    #expect((report.brokenPromise == "never") == isReachable)
    #expect(report.counterexample.isEmpty == !isReachable)
    // The log is valid, and its last event breaks the promise.
    let log = SessionLog(report.counterexample.flatMap { SessionLine($0).bytes })
    #expect(log.findings == [])
    #expect(log.updates.count == report.counterexample.count - (isReachable ? 2 : 0))
    // A game starts in the phase “waiting”.
    let before = log.updates.dropLast().dropFirst()
    #expect(before.allSatisfy { $0.state.phase != phase })
    if isReachable { #expect(log.updates.last?.state.phase == phase) }
  }

  @Test(arguments: AppPolicy.allCases)
  func `is described by tables without problems`(policy: AppPolicy) {
    #expect(policy.phases.problems == [])
    #expect(policy.questions.problems == [])
  }
}
