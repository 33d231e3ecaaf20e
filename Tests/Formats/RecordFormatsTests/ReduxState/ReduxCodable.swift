import Foundation

/// The types of the app's state, as its decoder and encoder see them.
struct AppState: Codable, Equatable {
  var boardContainer: BoardContainer
  var playerDark: SidePlayer
  var playerLight: SidePlayer
  var id: UUID
  var side: SideWord?
  var turnStart = false
  var isInitialing = true
  var isLoadedGame = false
  var computerThinking = Thinking.none
  var cannotPlaceDiskAlert = Alert.none
  var resetConfirmationAlert = Alert.none

  struct BoardContainer: Codable, Equatable {
    var board: Squares
    var changed: Change?
  }

  struct Change: Codable, Equatable {
    var placedDiskCoordinate: Placed
    var flippedDiskCoordinates: [Placed]
  }

  struct Placed: Codable, Equatable {
    var disk: DiskWord
    var coordinate: Coordinate
  }

  struct Squares: Codable, Equatable {
    var diskCoordinates: [Entry]
    var boardSetting = Setting()
  }

  struct Entry: Codable, Equatable {
    var coordinate: Coordinate
    var disk: DiskWord?
  }

  struct Coordinate: Codable, Equatable { var x: Int, y: Int }
  struct Setting: Codable, Equatable { var cols = 8, rows = 8 }

  struct SidePlayer: Codable, Equatable {
    var player: PlayerNumber
    var side: SideWord
    var count: Int
  }

  enum DiskWord: String, Codable { case diskDark, diskLight }
  enum SideWord: String, Codable { case sideDark, sideLight }
  enum PlayerNumber: Int, Codable { case manual, computer }
  enum Thinking: String, Codable { case none, thinking }
  enum Alert: String, Codable { case none, shouldShow, showing }

  /// The state of a text, as the app decodes it.
  static func decoded(_ text: String) throws -> AppState {
    try JSONDecoder().decode(AppState.self, from: Data(text.utf8))
  }

  /// The text of the state, as the app encodes it.
  func encoded() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .prettyPrinted
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
