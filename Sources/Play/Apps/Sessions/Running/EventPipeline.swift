/// What happens to an event from when it was sent until the observers get it: the same in real and
/// in virtual time.
@usableFromInline
struct EventPipeline<Model: SessionModel>: Sendable {
  @usableFromInline let middleware: [SessionMiddleware<Model>]
  @usableFromInline let environment: SessionEnvironment<Model>

  @inlinable
  init(
    middleware: [SessionMiddleware<Model>],
    environment: @escaping SessionEnvironment<Model>
  ) {
    (self.middleware, self.environment) = (middleware, environment)
  }

  /// Passes an event through all middleware in turn.
  @inlinable
  func events(for event: Model.Event, in state: Model) -> [Model.Event] {
    middleware.reduce([event]) { events, middleware in
      events.flatMap { middleware($0, state) }
    }
  }

  /// Lets an app handle an event, and performs its effects.
  /// - Parameters:
  ///   - event: the event.
  ///   - time: the time since the beginning of the session.
  ///   - state: the state of the app.
  /// - Returns: the update, and the work that the session has to begin or stop, in order.
  @inlinable
  func take(
    _ event: Model.Event,
    at time: Duration,
    in state: inout Model
  ) -> (update: SessionUpdate<Model>, orders: [WorkOrder<Model.Event>]) {
    var update = SessionUpdate(event, at: time, in: &state)
    var orders: [WorkOrder<Model.Event>] = []
    for effect in update.effects ?? [] {
      do throws(SaveFailure) {
        if let order = try environment(effect) { orders.append(order) }
      } catch {
        update.fail(error)
      }
    }
    return (update, orders)
  }
}
