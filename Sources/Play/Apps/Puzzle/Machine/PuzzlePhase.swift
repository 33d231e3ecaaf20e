/// What the app is doing or waiting for, with its name in diagrams and traces.
public enum PuzzlePhase: String, Hashable, CaseIterable, Sendable {
  /// The app has not started yet.
  case start
  /// A choice of the phase that comes next; the app never rests here.
  case nextSlide = "next slide"
  /// A person has to slide a panel.
  case waiting = "waiting for a slide"
  /// Panels are sliding, one after the other.
  ///
  /// Further slides are ignored until they are done; they are not queued.
  case sliding
  /// The slides have led to the goal; until a shuffle or an undo nothing slides.
  case solved
}

/// The confirmation of a shuffle, which can be open in any phase, with its name in diagrams and traces.
public enum ShuffleQuestion: String, Hashable, CaseIterable, Sendable {
  /// No shuffle was requested.
  case closed = "no question"
  /// The question is waiting for an answer, while running slides continue behind it.
  case open = "shuffle question"
}
