package import Apps
package import Platform
package import TerminalOutput

/// An app in progress as a player line by line uses it, in real or in virtual time.
package protocol LinePlayedApp<Model>: PlayedApp, Sendable {
  /// How fast the app is.
  var pace: Model.Pace { get }
  /// The time of its clock in nanoseconds.
  var now: Int { get }
  /// Waits until something happens.
  /// - Parameters:
  ///   - time: when the wait ends at the latest; `nil` for never.
  ///   - input: where commands come from, if one is wanted.
  /// - Returns: what has happened.
  func wait(until time: Int?, input: FileDescriptor?) -> TerminalEvent
}

/// An app in real time, as a player sees it.
package struct PlaySession<Model: PlayedModel>: LinePlayedApp {
  package let pace: Model.Pace
  /// Where the app leaves its updates.
  private let mailbox: UpdateMailbox<Model>
  private let session: RealTimeSession<Model, ContinuousClock>
  private let start = ContinuousClock.now

  /// Creates an app that also passes every update to an observer.
  package init(
    _ state: Model,
    _ pace: Model.Pace,
    _ environment: @escaping SessionEnvironment<Model>,
    observer: @escaping SessionObserver<Model>
  ) {
    self.pace = pace
    let mailbox = UpdateMailbox<Model>()
    self.mailbox = mailbox
    session = RealTimeSession(
      state: state,
      environment: environment,
      observers: [observer, mailbox.leave]
    )
  }

  package var time: Duration { ContinuousClock.now - start }

  package func send(_ event: Model.Event) { session.send(event) }

  package func takeUpdates() -> [SessionUpdate<Model>] { mailbox.take() }

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
