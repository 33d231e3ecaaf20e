/// Stores the save that an app resumes from later.
public protocol SaveStore<Save>: Sendable {
  /// What the app saves.
  associatedtype Save: Sendable

  /// Stores a save in place of the previous one, which remains if this one cannot be stored.
  /// - Throws: ``SaveFailure`` if it cannot be stored.
  func keep(_ save: Save) throws(SaveFailure)
}

/// Why a save could not be stored.
public struct SaveFailure: Error, Hashable, Sendable {
  /// The reason, in one line.
  public let message: String

  /// Creates a failure with a reason.
  public init(_ message: String) { self.message = message }
}

extension SaveFailure: CustomStringConvertible {
  /// The reason, in one line.
  public var description: String { message }
}
