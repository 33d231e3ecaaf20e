import RecordText
import GameRecords
import ReversiRules

/// The keys of an app state, in the order in which they are written.
enum ReduxKey: String, CaseIterable {
  case boardContainer, playerDark, playerLight, id, side
  case turnStart, isInitialing, isLoadedGame
  case computerThinking, cannotPlaceDiskAlert, resetConfirmationAlert

  /// What an object has that only an app state has.
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

/// What an app state says about the app and not about the game.
///
/// A record keeps it as a tag, unless it is what the app usually saves.
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

  /// What it can be; true and false are no words in JSON.
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

  /// What the app saves at a position, as a rule: a side that must pass is to be told so.
  func usual(at position: Position) -> String {
    switch self {
    case .turnStart, .isLoadedGame: "false"
    case .isInitialing: "true"
    case .computerThinking, .resetConfirmationAlert: "none"
    case .cannotPlaceDiskAlert: position.mustPass ? "shouldShow" : "none"
    }
  }

  /// What a record says it is; the first tag counts.
  func value(in tags: [Tag]) -> String? {
    tags.first { $0.name == key.rawValue && values.contains($0.value) }?.value
  }
}
