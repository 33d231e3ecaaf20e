import GameRecords
import ReversiRules

/// The keys of an app state, in the order in which they are written.
enum ReduxKey: String, CaseIterable {
  case boardContainer, playerDark, playerLight, id, side
  case turnStart, isInitialing, isLoadedGame
  case computerThinking, cannotPlaceDiskAlert, resetConfirmationAlert

  /// Returns the evidence in an object that only an app state has.
  static func evidence(in shape: JSONValue) -> Recognition? {
    if shape.has(Self.boardContainer.rawValue) {
      return Recognition("the key boardContainer", strength: .name)
    }
    if let side = shape.member(Self.side.rawValue)?.text, ["sideDark", "sideLight"].contains(side) {
      return Recognition("the side \(side)")
    }
    let others = allCases.filter { $0 != .id && $0 != .side && shape.has($0.rawValue) }
    return others.count > 1 ? Recognition("the keys \(others[0]) and \(others[1])") : nil
  }
}

/// A fact in an app state about the app instead of the game.
///
/// A record keeps it as a tag, unless it has the value that the app usually saves.
struct ReduxFlag {
  let key: ReduxKey
  /// The possible values, the usual one first; true and false are not strings in JSON.
  let values: [String]

  static let all = [
    ReduxFlag(key: .turnStart, values: ["false", "true"]),
    ReduxFlag(key: .isInitialing, values: ["true", "false"]),
    ReduxFlag(key: .isLoadedGame, values: ["false", "true"]),
    ReduxFlag(key: .computerThinking, values: ["none", "thinking"]),
    ReduxFlag(key: .cannotPlaceDiskAlert, values: ["none", "shouldShow", "showing"]),
    ReduxFlag(key: .resetConfirmationAlert, values: ["none", "shouldShow", "showing"]),
  ]

  var isBoolean: Bool { values.contains("true") }

  /// Returns the value that the app usually saves at a position: the alert is due if a side must pass.
  func usual(at position: Position) -> String {
    key == .cannotPlaceDiskAlert && position.mustPass ? "shouldShow" : values[0]
  }

  /// Returns the value in a record's tags; the first tag counts.
  func value(in tags: [Tag]) -> String? {
    tags.first { $0.name == key.rawValue && values.contains($0.value) }?.value
  }
}
