/// Stores the save that the app resumes from later.
public protocol SaveStore: Sendable {
  /// Stores a save in place of the previous one, which remains if this one cannot be stored.
  /// - Throws: ``SaveFailure`` if it cannot be stored.
  func keep(_ save: AppSave) throws(SaveFailure)
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
