public import AppSessions

/// Changes events on their way to the app.
public typealias AppMiddleware = SessionMiddleware

/// Gets every step of a session of the app, in order.
public typealias AppObserver = SessionObserver<AppState>

/// Identifies an observer of a session.
public typealias AppSubscription = SessionSubscription
