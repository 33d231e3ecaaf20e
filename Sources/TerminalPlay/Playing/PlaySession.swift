package import Flipbook

/// The app in real time, as a player sees it.
package struct PlaySession: Sendable {
  /// Where the app leaves its updates.
  let mailbox: UpdateMailbox
  private let session: AppSession<ContinuousClock>

  /// Creates an app that also passes every update to an observer.
  ///
  /// New games have a board of the given size.
  package init(
    size: BoardSize = .standard,
    flipDelay: Duration,
    computer: any ComputerPlayer,
    store: (any SaveStore)?,
    observer: @escaping @Sendable (AppUpdate) -> Void
  ) {
    let mailbox = UpdateMailbox()
    self.mailbox = mailbox
    session = AppSession(
      state: AppState(size: size),
      flipDelay: flipDelay,
      computer: computer,
      store: store
    ) { update in
      observer(update)
      mailbox.leave(update)
    }
  }

  /// Sends an event.
  package func send(_ event: AppEvent) { session.send(event) }

  /// Runs the app while it is played on the main thread, which may block while it waits for keys.
  /// - Parameter play: plays the game, and returns at the end.
  /// - Returns: the result of `play`.
  /// - Throws: the error of `play`.
  package func run(
    _ play: @escaping @MainActor @Sendable () throws -> ExitStatus
  ) async throws -> ExitStatus {
    let running = Task { await session.run() }
    let result = await MainActor.run { Result { try play() } }
    session.end()
    await running.value
    return try result.get()
  }
}
