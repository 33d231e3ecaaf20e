/// How serious a finding is.
public enum Severity: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// Something worth knowing, such as an unusual notation that was accepted.
  case note
  /// Something that is probably wrong, or that another program may not accept.
  case warning
  /// Something that is wrong.
  case error

  /// Orders severities: a note is less than a warning, a warning less than an error.
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
