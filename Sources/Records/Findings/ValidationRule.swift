/// One check of a record.
///
/// To add a check, write a conforming type and list it in one place: in the ``RecordFormat/checks``
/// of the format it is about, or among the checks for records of all formats.
public protocol ValidationRule<Record>: SendableMetatype {
  /// The records of the game that the check is about.
  associatedtype Record: GameRecord

  /// The rules whose findings this check reports.
  static var rules: [Rule] { get }

  /// Reports all findings of this check.
  ///
  /// Nearly every record is valid, so do slow work only after something is known to be wrong.
  static func check(_ subject: ValidationSubject<Record>, report: (Finding) -> Void)
}

/// A check that reports the findings of one rule.
public protocol SingleRule<Record>: ValidationRule {
  /// The rule whose findings this check reports.
  static var rule: Rule { get }
}

extension SingleRule {
  /// The one rule.
  public static var rules: [Rule] { [rule] }
}
