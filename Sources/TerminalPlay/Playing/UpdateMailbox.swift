import Flipbook
import Synchronization

/// Where a session leaves its updates until the player takes them.
final class UpdateMailbox: Sendable {
  private let updates = Mutex<[AppUpdate]>([])

  /// Leaves an update and wakes the waiting player; can be called from any thread.
  func leave(_ update: AppUpdate) {
    updates.withLock { $0.append(update) }
    TerminalListener.wakeUp()
  }

  /// Takes the updates, in order.
  func take() -> [AppUpdate] {
    updates.withLock { updates in
      defer { updates = [] }
      return updates
    }
  }
}
