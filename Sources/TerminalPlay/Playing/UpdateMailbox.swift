import Flipbook
import Synchronization

/// Where a session leaves what has happened, until whoever shows it comes to look.
final class UpdateMailbox: Sendable {
  private let updates = Mutex<[AppUpdate]>([])

  /// Leaves an update, and wakes who waits for it; from any thread.
  func leave(_ update: AppUpdate) {
    updates.withLock { $0.append(update) }
    TerminalListener.wakeUp()
  }

  /// Takes what was left, in order.
  func take() -> [AppUpdate] {
    updates.withLock { updates in
      defer { updates = [] }
      return updates
    }
  }
}
