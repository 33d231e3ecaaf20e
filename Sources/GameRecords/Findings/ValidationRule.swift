/// One check of a record.
///
/// A new check is a type that conforms, and one line: where the format it is about lists its
/// ``RecordFormat/checks``, or in the list of those that records of all formats go through.
public protocol ValidationRule: SendableMetatype {
  /// The rules whose findings this check makes.
  static var rules: [Rule] { get }

  /// Reports everything that is wrong.
  ///
  /// Nearly every record is sound: whatever takes time waits until something is known to be wrong.
  static func check(_ subject: ValidationSubject, report: (Finding) -> Void)
}

/// A check that makes the findings of one rule.
public protocol SingleRule: ValidationRule {
  /// The rule whose findings this check makes.
  static var rule: Rule { get }
}

extension SingleRule {
  /// The one rule.
  public static var rules: [Rule] { [rule] }
}
