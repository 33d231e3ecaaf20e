import GameRecords

/// Draws a game in one output format.
///
/// A new output is one type that conforms, in a folder of its own, and one line in the registry.
/// The same game and options give the same bytes, always.
public protocol FrameRenderer: Sendable {
  /// The short name that `--format` takes, in lower case.
  var name: String { get }
  /// What the output is, in a few words.
  var title: String { get }
  /// The extension of its files, without the dot.
  var fileExtension: String { get }
  /// The options that make a difference to it, beside the moves to show.
  var features: Set<RenderingFeature> { get }

  /// Says whether options can be followed, whatever the game is.
  /// - Throws: ``RenderingError`` when they cannot.
  func check(_ options: RenderingOptions) throws(RenderingError)

  /// What the output draws in another way than options ask for, whatever the game is.
  func remarks(_ options: RenderingOptions) -> [RenderingRemark]

  /// What the output draws of a game in another way than the game has it.
  func remarks(on game: PlayedGame, _ options: RenderingOptions) -> [RenderingRemark]

  /// Draws a game with options that can be followed, of which it has the moves.
  /// - Parameters:
  ///   - game: the game.
  ///   - options: what to show of it and how.
  /// - Returns: the whole output.
  /// - Throws: ``RenderingError`` when this game cannot be drawn so.
  func draw(_ game: PlayedGame, _ options: RenderingOptions) throws(RenderingError) -> [UInt8]

  /// Draws one frame of a game as a picture by itself.
  /// - Parameters:
  ///   - game: the game.
  ///   - frame: one of its frames.
  ///   - options: what to show of it and how.
  /// - Returns: the whole output.
  /// - Throws: ``RenderingError`` when the output has no single pictures.
  func render(
    _ game: PlayedGame,
    frame: Frame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8]
}

extension FrameRenderer {
  /// Draws a game.
  /// - Parameters:
  ///   - game: the game.
  ///   - options: what to show of it and how.
  /// - Returns: the whole output.
  /// - Throws: ``RenderingError`` when the game does not have the moves that are asked for, or cannot
  ///   be drawn so.
  public func render(
    _ game: PlayedGame,
    _ options: RenderingOptions = RenderingOptions()
  ) throws(RenderingError) -> [UInt8] {
    try check(options)
    let last = game.replay.moveCount
    if let plies = options.plies, plies.lowerBound < 0 || plies.upperBound > last {
      throw RenderingError(
        "moves \(plies.lowerBound) to \(plies.upperBound) are asked for, but "
          + (last == 0 ? "the game has none" : "the last move of the game is \(last)")
      )
    }
    return try draw(game, options)
  }

  /// Every option that is among the features.
  public func check(_ options: RenderingOptions) throws(RenderingError) {}

  /// Nothing.
  public func remarks(_ options: RenderingOptions) -> [RenderingRemark] { [] }

  /// Nothing.
  public func remarks(on game: PlayedGame, _ options: RenderingOptions) -> [RenderingRemark] { [] }

  /// No single pictures.
  public func render(
    _ game: PlayedGame,
    frame: Frame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    throw RenderingError("\(name) has no pictures of single frames", help: "draw svg or gif")
  }
}

/// Why a game cannot be drawn.
public struct RenderingError: Error, Hashable, Sendable {
  /// What is in the way, in one line.
  public let message: String
  /// What to do about it, in one line.
  public let help: String?

  /// A reason.
  public init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}

/// What an output draws in another way than was asked for.
public struct RenderingRemark: Hashable, Sendable {
  /// What is drawn instead, in one line.
  public let message: String
  /// How to get what was asked for, in one line.
  public let help: String?

  /// A remark.
  public init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}

extension RenderingError: CustomStringConvertible {
  /// What is in the way.
  public var description: String { message }
}
