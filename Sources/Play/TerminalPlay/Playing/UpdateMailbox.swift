import Apps
import Synchronization
import TerminalOutput

/// Where a session leaves its updates until the player takes them.
final class UpdateMailbox<Model: PlayedModel>: Sendable {
  private let updates = Mutex<[SessionUpdate<Model>]>([])

  /// Leaves an update and wakes the waiting player; can be called from any thread.
  func leave(_ update: SessionUpdate<Model>) {
    updates.withLock { $0.append(update) }
    TerminalListener.wakeUp()
  }

  /// Takes the updates, in order.
  func take() -> [SessionUpdate<Model>] {
    updates.withLock { updates in
      defer { updates = [] }
      return updates
    }
  }
}
