/// A position of any game, which can be drawn under a finding.
public protocol GamePosition: Hashable, Sendable {
  /// Returns the lines of a drawing for a terminal.
  /// - Parameters:
  ///   - square: the name of the square that the finding is about.
  ///   - style: how things are marked.
  /// - Returns: the lines, without line feeds.
  func drawing(marking square: String?, _ style: TerminalStyle) -> [String]
}

/// The position that a finding shows.
public struct ShownPosition: Hashable, Sendable {
  /// The position, of whatever game.
  public let position: any GamePosition

  /// Shows a position.
  public init(_ position: any GamePosition) { self.position = position }

  /// Whether both are the same position of the same game.
  public static func == (a: ShownPosition, b: ShownPosition) -> Bool {
    AnyHashable(a.position) == AnyHashable(b.position)
  }

  /// Hashes the position.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(position)) }
}
