package import Flipbook
package import Platform

/// The app as a player line by line uses it, in real or in virtual time.
package protocol LinePlayedApp: PlayedApp, Sendable {
  /// How fast the app is.
  var pace: AppPace { get }
  /// The time of its clock in nanoseconds.
  var now: Int { get }
  /// Waits until something happens.
  /// - Parameters:
  ///   - time: when the wait ends at the latest; `nil` for never.
  ///   - input: where commands come from, if one is wanted.
  /// - Returns: what has happened.
  func wait(until time: Int?, input: FileDescriptor?) -> TerminalEvent
}

/// The app in real time, as a player sees it.
package struct PlaySession: LinePlayedApp {
  package let pace: AppPace
  /// Where the app leaves its updates.
  private let mailbox: UpdateMailbox
  private let session: AppSession<ContinuousClock>

  /// Creates an app that also passes every update to an observer.
  package init(
    _ state: AppState,
    _ pace: AppPace,
    computer: any ComputerPlayer,
    store: (any SaveStore<AppSave>)?,
    observer: @escaping AppObserver
  ) {
    self.pace = pace
    let mailbox = UpdateMailbox()
    self.mailbox = mailbox
    session = AppSession(
      state: state,
      pace: pace,
      computer: computer,
      store: store,
      observers: [observer, mailbox.leave]
    )
  }

  package func send(_ event: AppEvent) { session.send(event) }

  package func takeUpdates() -> [AppUpdate] { mailbox.take() }

  package var now: Int { TerminalListener.now }

  package func wait(until time: Int?, input: FileDescriptor?) -> TerminalEvent {
    TerminalListener.wait(until: time, input: input)
  }

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
