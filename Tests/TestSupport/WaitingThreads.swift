import Foundation
import Synchronization
public import Testing

/// Runs a test on a thread on which it may wait.
///
/// Tests share as many threads as there are cores. While a test waits for a program, a browser or a
/// terminal, its thread does nothing else; so it gets one of a few threads that are there for that.
public struct WaitingTrait: SuiteTrait, TestTrait, TestScoping {
  /// Every test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == WaitingTrait {
  /// The test waits for other programs most of the time.
  public static var waits: Self { WaitingTrait() }
}

/// The threads of tests that wait.
private final class WaitingThreads: TaskExecutor {
  static let shared = WaitingThreads(count: 3 * ProcessInfo.processInfo.activeProcessorCount)

  private let jobs = Mutex<[UnownedJob]>([])
  private let jobCount = DispatchSemaphore(value: 0)

  init(count: Int) {
    for _ in 0..<count {
      Thread.detachNewThread {
        while true {
          self.jobCount.wait()
          let job = self.jobs.withLock { $0.removeFirst() }
          job.runSynchronously(on: self.asUnownedTaskExecutor())
        }
      }
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    jobCount.signal()
  }
}
