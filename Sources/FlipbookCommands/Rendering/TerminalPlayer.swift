internal import Flipbook

/// Plays a game on a terminal, each frame at its time.
///
/// Times are counted from the start, not from frame to frame, so that a slow terminal delays no later
/// frame: it misses some. What the player needs of the world is handed in.
struct TerminalPlayer<Stage: TerminalStage> {
  private var playback: TerminalPlayback
  private let stage: Stage
  /// When the first frame was due, in nanoseconds of the stage's clock.
  private var origin = 0
  private var display = Display.nothing

  /// What is on display.
  private enum Display: Hashable {
    /// Nothing of ours: a frame is drawn from where the cursor is.
    case nothing
    /// A frame.
    case frame(Int)
    /// That the terminal is too small, or a frame in another layout.
    case complaint
  }

  init(_ playback: TerminalPlayback, on stage: Stage) {
    self.playback = playback
    self.stage = stage
  }

  /// Plays the game, and leaves the last frame on display.
  /// - Parameter rounds: how many times; 0 for ever.
  /// - Throws: ``FileError`` when the terminal cannot be written to.
  mutating func play(_ rounds: Int) throws(FileError) {
    origin = stage.now
    var round = 1
    while true {
      try playOnce(isLast: round == rounds)
      guard round != rounds else { return }
      origin += playback.frames.duration * Self.millisecond
      round += 1
    }
  }

  private static var millisecond: Int { 1_000_000 }

  private mutating func playOnce(isLast: Bool) throws(FileError) {
    let frames = playback.frames
    var index = 0
    while index < frames.count {
      try show(index)
      // The last frame stays on display anyway.
      if isLast, index == frames.count - 1 { return }
      let end = frames[index].time + frames[index].duration
      switch stage.wait(until: origin + end * Self.millisecond) {
      case .time: index = next(after: index)
      case .otherSize:
        try stage.write(Self.clearing)
        display = .nothing
      case .continued:
        // The frame begins again; whatever stands on the terminal now is left there.
        origin = stage.now - frames[index].time * Self.millisecond
        display = .nothing
      }
    }
  }

  /// The frame that is due: the next one, or a later one when time has run away.
  private func next(after index: Int) -> Int {
    let now = stage.now
    var next = index + 1
    while next < playback.frames.count - 1,
      origin + playback.frames[next + 1].time * Self.millisecond <= now
    {
      next += 1
    }
    return next
  }

  private mutating func show(_ index: Int) throws(FileError) {
    guard display != .frame(index) else { return }
    let size = stage.size
    let layout = playback.layout
    guard playback.fit(size) else {
      guard display != .complaint else { return }
      let room = max(0, (size?.columns ?? 0) * (size?.lines ?? 0) - 1)
      try stage.write(Self.clearing + playback.layout.complaint(size).prefix(room))
      display = .complaint
      return
    }
    if layout != playback.layout, display != .nothing { display = .complaint }
    let picture =
      switch display {
      case .nothing: playback.picture(index)
      case .complaint: Self.clearing + playback.picture(index)
      case .frame(let old): playback.change(from: old, to: index)
      }
    // Terminals that know the mode show the frame at once, others ignore it.
    try stage.write("\u{1B}[?2026h\(picture)\u{1B}[?2026l")
    display = .frame(index)
  }

  /// Clears the display and goes to its upper left corner.
  private static var clearing: String { "\u{1B}[2J\u{1B}[H" }
}

/// What a player needs of the world.
protocol TerminalStage {
  /// The time in nanoseconds, from any start.
  var now: Int { get }
  /// The terminal's columns and lines, if they are known.
  var size: (columns: Int, lines: Int)? { get }

  /// Waits for a time, or for something that comes before it.
  func wait(until time: Int) -> TerminalEvent

  /// Writes to the terminal.
  func write(_ text: String) throws(FileError)
}

/// Why a wait has ended.
enum TerminalEvent: Hashable {
  /// It is time.
  case time
  /// The terminal has another size.
  case otherSize
  /// The process was stopped and goes on now, with a terminal that others have written to.
  case continued
}
