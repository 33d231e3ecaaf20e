import GameRecords
public import ReversiRules

/// How the app is set up for a session.
public struct AppSettings: Hashable, Sendable {
  /// The board size of new games.
  public var size: BoardSize
  /// The variant of the app's behaviour.
  public var policy: AppPolicy
  /// How well the computer plays; `nil` for the app's random moves.
  public var strength: GameSearch.Strength?
  /// The seed of the computer's choices.
  public var seed: UInt64?
  /// How long the computer thinks about each move, at least.
  public var thinkTime: SessionTime?
  /// How long each disk is shown before the next one changes.
  public var flipDelay: SessionTime?

  /// Creates settings, by default those of the app without any waiting.
  public init(
    size: BoardSize = .standard,
    policy: AppPolicy = .app,
    strength: GameSearch.Strength? = nil,
    seed: UInt64? = nil,
    thinkTime: SessionTime? = nil,
    flipDelay: SessionTime? = nil
  ) {
    (self.size, self.policy, self.strength, self.seed) = (size, policy, strength, seed)
    (self.thinkTime, self.flipDelay) = (thinkTime, flipDelay)
  }

  /// Returns what performs the effects of the app; the computer’s moves and the flips of disks are
  /// work for the session, and observers show alerts.
  /// - Parameters:
  ///   - computer: the player of sides that the computer plays; by default the one of these settings.
  ///   - store: where saves go, if anywhere.
  /// - Returns: the environment.
  public func environment(
    computer: ComputerPlayer? = nil,
    store: SaveStore<AppSave>? = nil
  ) -> SessionEnvironment<AppState> {
    let computer = computer ?? ComputerPlayer(strength: strength, seed: seed)
    let thinkTime = thinkTime?.duration ?? .zero
    let flipDelay = flipDelay?.duration ?? .zero
    return { effect throws(SaveFailure) in
      switch effect {
      case .animate(_, _, let work):
        return .report(.diskChanged(work: work), after: flipDelay)
      case .startThinking(let position, let work):
        return .compute(atLeast: thinkTime) {
          .computerChose(computer.move(position, work), work: work)
        }
      case .stopAnimation, .stopThinking: return .stop
      case .save(let save): try store?(save)
      case .showPassAlert, .showResetAlert: break
      }
      return nil
    }
  }
}
