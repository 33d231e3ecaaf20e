public import GameRecords

/// Draws a game in one output format.
///
/// To add an output, write a conforming type in a folder of its own, and add one line to the
/// registry. The same game and options must always give the same bytes.
public protocol FrameRenderer: Sendable {
  /// The short name for `--format`, in lower case.
  var name: String { get }
  /// A description of the output in a few words.
  var title: String { get }
  /// The file name extension, without the dot.
  var fileExtension: String { get }
  /// The options that the output supports, apart from the moves to show.
  var features: Set<RenderingFeature> { get }
  /// What the output shows of what a record says about moves: comments, variations, marks.
  var shownFacts: FactSet { get }
  /// Whether the output is always one picture, as with ``RenderingOptions/isStill``.
  var isAlwaysStill: Bool { get }
  /// Whether the output turns the board by itself, and needs no game whose board is turned.
  var turnsBoard: Bool { get }

  /// Checks options that do not depend on the game.
  /// - Throws: ``RenderingError`` if the output does not support their values.
  func check(_ options: RenderingOptions) throws(RenderingError)

  /// Returns notes on options that the output follows only in part.
  func notes(_ options: RenderingOptions) -> [RenderingNote]

  /// Returns notes on parts of a game that the output draws differently.
  func notes(on game: some DrawableGame, _ options: RenderingOptions) -> [RenderingNote]

  /// Draws a game with options that were checked.
  /// - Parameters:
  ///   - game: the game.
  ///   - options: what to draw and how.
  /// - Returns: the whole output.
  /// - Throws: ``RenderingError`` if this game cannot be drawn with these options.
  func draw(_ game: some DrawableGame, _ options: RenderingOptions) throws(RenderingError)
    -> [UInt8]

  /// Draws one frame of a game as a separate picture.
  /// - Parameters:
  ///   - game: the game.
  ///   - frame: one of its frames.
  ///   - options: what to draw and how.
  /// - Returns: the whole output.
  /// - Throws: ``RenderingError`` if the output cannot draw single frames.
  func render(
    _ game: some DrawableGame,
    frame: Frame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8]
}

extension FrameRenderer {
  /// Draws a game.
  /// - Parameters:
  ///   - game: the game.
  ///   - options: what to draw and how.
  /// - Returns: the whole output.
  /// - Throws: ``RenderingError`` if the game does not have the requested moves, or cannot be drawn
  ///   with these options.
  public func render(
    _ game: some DrawableGame,
    _ options: RenderingOptions = RenderingOptions()
  ) throws(RenderingError) -> [UInt8] {
    try check(options)
    var options = options
    options.isStill = options.isStill || isAlwaysStill
    let last = game.moveCount
    if let plies = options.plies, plies.lowerBound < 0 || plies.upperBound > last {
      throw RenderingError(
        "cannot show moves \(plies.lowerBound) to \(plies.upperBound): "
          + (last == 0 ? "the game has no moves" : "the last move of the game is \(last)")
      )
    }
    let size = game.parts(options).size
    try options.check(on: size)
    guard options.orientation != .upright, !turnsBoard else { return try draw(game, options) }
    return try draw(TurnedGame(game, options.orientation), options.turned(size))
  }

  /// Draws frames of a game as separate pictures.
  /// - Parameters:
  ///   - game: the game.
  ///   - options: what to draw and how.
  ///   - take: takes each picture, with the number of its frame from 0.
  /// - Throws: ``RenderingError`` if the output cannot draw single frames; what `take` throws.
  package func renderFrames(
    of game: some DrawableGame,
    _ options: RenderingOptions,
    _ take: (Int, [UInt8]) throws -> Void
  ) throws {
    let size = game.parts(options).size
    try options.check(on: size)
    func renderAll(of game: some DrawableGame, _ options: RenderingOptions) throws {
      for (index, frame) in game.frames(options).enumerated() {
        try take(index, render(game, frame: frame, options))
      }
    }
    guard options.orientation != .upright else { return try renderAll(of: game, options) }
    try renderAll(of: TurnedGame(game, options.orientation), options.turned(size))
  }

  /// By default, marks if they can be asked for.
  public var shownFacts: FactSet { FactSet(features.contains(.marks) ? [.marks] : []) }

  /// By default, draws a game whose board is turned.
  public var turnsBoard: Bool { false }

  /// By default, it can be an animation.
  public var isAlwaysStill: Bool { false }

  /// By default, accepts all options.
  public func check(_ options: RenderingOptions) throws(RenderingError) {}

  /// By default, nothing.
  public func notes(_ options: RenderingOptions) -> [RenderingNote] { [] }

  /// By default, nothing.
  public func notes(on game: some DrawableGame, _ options: RenderingOptions) -> [RenderingNote] {
    []
  }

  /// By default, throws an error.
  public func render(
    _ game: some DrawableGame,
    frame: Frame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    throw RenderingError("\(name) cannot draw single frames", help: "use png, svg or gif")
  }
}

/// Why a game cannot be drawn.
public struct RenderingError: Error, Hashable, Sendable {
  /// What prevents drawing, in one line.
  public let message: String
  /// What to do about it, in one line.
  public let help: String?

  /// Creates an error.
  public init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}

/// Something that an output draws differently from what was asked for.
public struct RenderingNote: Hashable, Sendable {
  /// What is drawn instead, in one line.
  public let message: String
  /// How to get what was asked for, in one line.
  public let help: String?

  /// Creates a note.
  public init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}

extension RenderingError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
