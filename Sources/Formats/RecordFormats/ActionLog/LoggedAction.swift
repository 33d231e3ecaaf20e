import GameRecords
import ReversiRules

/// An action with the values that matter to a record.
struct LoggedAction {
  /// What an action does to the game.
  enum Kind {
    case placement, pass, modeChange, reset
    /// It does nothing that a record stores.
    case other

    /// The kind of an action with a name in one of the forks.
    init(_ name: String) {
      self =
        switch name {
        case "placeDisk": .placement
        case "cannotPlaceDisk", "requestPassNotification": .pass
        case "changePlayer", "playerModeChanged": .modeChange
        case "resetAllState", "doReset": .reset
        default: .other
        }
    }
  }

  let kind: Kind
  /// The lines of the action.
  private(set) var range: Range<Int>
  private(set) var disk: Disk?
  private(set) var mode: PlayerMode?
  private var x: Int?
  private var y: Int?

  /// An action that begins on a line.
  init(_ kind: Kind, _ values: ArraySlice<UInt8>, at line: Range<Int>) {
    self.kind = kind
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
    switch String(decoding: name.trimmed, as: UTF8.self) {
    case "x": x = Int(value)
    case "y": y = Int(value)
    default:
      switch value.split(separator: ".").last {
      case "dark", "diskDark", "sideDark": disk = .dark
      case "light", "diskLight", "sideLight": disk = .light
      case "manual": mode = .manual
      case "computer": mode = .computer
      default: return false
      }
    }
    return true
  }
}
