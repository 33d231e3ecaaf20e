import GameRecords
import ReversiRules

/// An action with the values that matter to a record.
struct LoggedAction {
  /// What an action does to the game.
  enum Kind {
    case placement, pass, turnEnd, modeChange, thinking, load, reset
    /// It shows what became of a placement.
    case phase
    /// It does nothing that a record stores.
    case other

    /// The kind of an action with a name in one of the forks.
    init(_ name: String) {
      self =
        switch name {
        case "placeDisk": .placement
        case "cannotPlaceDisk", "requestPassNotification": .pass
        case "nextTurn": .turnEnd
        case "changePlayer", "playerModeChanged": .modeChange
        case "startComputerThinking", "setThinking": .thinking
        case "finisedLoadGame": .load
        case "resetAllState", "doReset": .reset
        case "changePhase": .phase
        default: .other
        }
    }
  }

  let kind: Kind
  /// Whether its values are on lines of their own, as in the Redux fork.
  let isDump: Bool
  /// The lines of the action.
  private(set) var range: Range<Int>
  private(set) var disk: Disk?
  private(set) var mode: PlayerMode?
  /// The modes of both sides in a save that is loaded, in which each is just above its side.
  private(set) var modes: [Disk: PlayerMode] = [:]
  /// How many disks a placement is going to change, or whether it is refused.
  private(set) var outcome: Outcome?
  /// Whether the action ends what it is about.
  private(set) var isOff = false
  private var x: Int?
  private var y: Int?

  /// What became of a placement.
  enum Outcome: Equatable {
    case changes(Int)
    case refused
  }

  /// An action that begins on a line.
  init(_ kind: Kind, _ values: ArraySlice<UInt8>, at line: Range<Int>) {
    self.kind = kind
    isDump = values.isEmpty
    range = line
    for value in values.split(whereSeparator: { "(),".utf8.contains($0) }) { read(value) }
  }

  /// The square of a placement; `nil` if it is incomplete or outside of any board.
  var square: Square? { x.flatMap { x in y.flatMap { Square(x: x, y: $0) } } }

  /// Takes over a value that is on a line of its own.
  mutating func add(_ value: ArraySlice<UInt8>, at line: Range<Int>) {
    if read(value) { range = range.lowerBound..<line.upperBound }
  }

  /// Reads `name: value`, where the value may begin with the names of its type.
  /// - Returns: whether it is a value that the action has.
  @discardableResult
  private mutating func read(_ text: ArraySlice<UInt8>) -> Bool {
    let colon = UInt8(ascii: ":")
    let name = text.prefix { $0 != colon }
    let value = String(decoding: text.dropFirst(name.count + 1).trimmed, as: UTF8.self)
    let words = String(decoding: name.trimmed, as: UTF8.self).split(separator: " ")
    switch words.first {
    case "x": x = Int(value)
    case "y": y = Int(value)
    case "false": isOff = true
    // `changePhase(nextPhase: placingDisk(3 change(s) left))` leads to as many changes.
    case let count? where words.last == "change": outcome = Int(count).map(Outcome.changes)
    default:
      switch value.split(separator: ".").last {
      case "dark", "diskDark", "sideDark": disk = .dark
      case "light", "diskLight", "sideLight": disk = .light
      case "manual": mode = .manual
      case "computer": mode = .computer
      case "waitForPlayer": outcome = .refused
      default: return false
      }
      if words.first == "side", let disk, let mode { modes[disk] = mode }
    }
    return true
  }
}
