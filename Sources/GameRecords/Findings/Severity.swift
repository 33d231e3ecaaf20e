/// How much a finding matters.
public enum Severity: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// Something worth knowing, such as a spelling that was forgiven.
  case note
  /// Something that is likely to be wrong, or that another program will stumble over.
  case warning
  /// Something that is wrong.
  case error

  /// By weight: a note is less than a warning.
  public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
}

extension Severity: LosslessStringConvertible {
  /// The severity with a name.
  public init?(_ name: String) {
    guard let severity = Self.allCases.first(where: { $0.description == name }) else { return nil }
    self = severity
  }

  /// `note`, `warning` or `error`.
  public var description: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
