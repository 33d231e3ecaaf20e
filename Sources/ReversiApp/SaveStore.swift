/// Where the app keeps what it goes on from another time.
public protocol SaveStore: Sendable {
  /// Keeps a save in place of the one before, which stays when this one cannot be kept.
  /// - Throws: ``SaveFailure`` when it cannot be kept.
  func keep(_ save: AppSave) throws(SaveFailure)
}

/// Why a save could not be kept.
public struct SaveFailure: Error, Hashable, Sendable {
  /// The reason, in one line.
  public let message: String

  /// A reason.
  public init(_ message: String) { self.message = message }
}

extension SaveFailure: CustomStringConvertible {
  /// What is in the way.
  public var description: String { message }
}
