/// Stores the save that an app resumes from later, in place of the previous one, which remains if
/// this one cannot be stored.
public typealias SaveStore<Save> = @Sendable (Save) throws(SaveFailure) -> Void

/// Why a save could not be stored.
public struct SaveFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, in one line.
  public let message: String

  /// Creates a failure with a reason.
  public init(_ message: String) { self.message = message }

  /// The reason, in one line.
  public var description: String { message }
}
