extension RuleExplanations {
  static let notation = RuleExplanations(PackageResources.NotationRules_md)
}

/// Rules that the readers of several text formats check.
extension Rule {
  /// Bytes that are not UTF-8 and are read as Latin-1, which older programs write.
  package static let latin1 = Rule(5003, "latin-1", .note, page: .notation)
  /// A comment on a line of its own.
  package static let commentLine = Rule(6008, "comment-line", .warning, page: .notation)
}

extension [Rule] {
  /// The rules of text in any format.
  package static let notation: [Rule] = [
    .latin1, .commentLine,
  ]
}
