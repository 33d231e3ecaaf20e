package import Flipbook

/// An app whose game is saved in a file, from which it is resumed later.
package protocol SavedModel: SessionModel {
  /// What is saved.
  associatedtype Save: Sendable
  /// The record of a game.
  associatedtype SavedRecord: GameRecord

  /// The name of the default file.
  static var saveName: String { get }

  /// The names of the formats that a save may have.
  static var saveFormats: [String] { get }

  /// The facts that a save keeps: a record with others is no save.
  static var savedFacts: FactSet { get }

  /// Returns the name of the format of a new file.
  static func saveFormat(ofNewFile path: String) -> String

  /// What is saved now.
  var saved: Save { get }

  /// Returns the record that is written for a save.
  static func record(of save: Save) -> SavedRecord

  /// Returns the save that a record describes; `nil` if it describes none.
  static func save(of record: SavedRecord) -> Save?

  /// Returns what seems wrong about a record from which a game is resumed.
  static func doubt(about record: SavedRecord) -> String?

  /// Returns whether bytes can be a part of a save, however small.
  static func isPartOfSave(_ bytes: [UInt8]) -> Bool
}
