import GameRecords
import ReversiRules

/// The keys of an app state, in the order in which they are written.
enum ReduxKey: String, CaseIterable {
  case boardContainer, playerDark, playerLight, id, side
  case turnStart, isInitialing, isLoadedGame
  case computerThinking, cannotPlaceDiskAlert, resetConfirmationAlert

  /// Returns the evidence in an object that only an app state has.
  static func evidence(in shape: JSONShape) -> Recognition? {
    if shape.has(Self.boardContainer.rawValue) {
      return Recognition("the key boardContainer", strength: .name)
    }
    if let side = shape[Self.side.rawValue]?.text, ["sideDark", "sideLight"].contains(side) {
      return Recognition("the side \(side)")
    }
    let others = allCases.filter { $0 != .id && $0 != .side && shape.has($0.rawValue) }
    return others.count > 1 ? Recognition("the keys \(others[0]) and \(others[1])") : nil
  }
}

/// A fact in an app state about the app instead of the game.
///
/// A record keeps it as a tag, unless it has the value that the app usually saves.
enum ReduxFlag: CaseIterable {
  case turnStart, isInitialing, isLoadedGame
  case computerThinking, cannotPlaceDiskAlert, resetConfirmationAlert

  var key: ReduxKey {
    switch self {
    case .turnStart: .turnStart
    case .isInitialing: .isInitialing
    case .isLoadedGame: .isLoadedGame
    case .computerThinking: .computerThinking
    case .cannotPlaceDiskAlert: .cannotPlaceDiskAlert
    case .resetConfirmationAlert: .resetConfirmationAlert
    }
  }

  /// The possible values; true and false are not strings in JSON.
  var values: [String] {
    switch self {
    case .turnStart, .isInitialing, .isLoadedGame: ["false", "true"]
    case .computerThinking: ["none", "thinking"]
    case .cannotPlaceDiskAlert, .resetConfirmationAlert: ["none", "shouldShow", "showing"]
    }
  }

  var isBoolean: Bool {
    switch self {
    case .turnStart, .isInitialing, .isLoadedGame: true
    case .computerThinking, .cannotPlaceDiskAlert, .resetConfirmationAlert: false
    }
  }

  /// Returns the value that the app usually saves at a position: the alert is due if a side must pass.
  func usual(at position: Position) -> String {
    switch self {
    case .turnStart, .isLoadedGame: "false"
    case .isInitialing: "true"
    case .computerThinking, .resetConfirmationAlert: "none"
    case .cannotPlaceDiskAlert: position.mustPass ? "shouldShow" : "none"
    }
  }

  /// Returns the value in a record's tags; the first tag counts.
  func value(in tags: [Tag]) -> String? {
    tags.first { $0.name == key.rawValue && values.contains($0.value) }?.value
  }
}
