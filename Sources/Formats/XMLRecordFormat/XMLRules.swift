public import GameRecords

extension RuleExplanations {
  static let xml = RuleExplanations(PackageResources.XMLRules_md)
}

/// Rules that only the XML reader checks.
extension Rule {
  /// The text breaks the grammar of XML, so that reading cannot continue.
  public static let xmlSyntax = Rule(1101, "xml-syntax", .error, page: .xml)
  /// There is a document type declaration.
  public static let xmlDoctype = Rule(1102, "xml-doctype", .error, page: .xml)
  /// A prefix is not declared, or the root is not in the namespace of game records.
  public static let xmlNamespace = Rule(1103, "xml-namespace", .error, page: .xml)
  /// The version of the format is not 1.
  public static let xmlVersion = Rule(1104, "xml-version", .error, page: .xml)
  /// An element that the format does not define, or not here.
  public static let xmlUnknownElement = Rule(1105, "xml-unknown-element", .error, page: .xml)
  /// An attribute that the format does not define, or not here.
  public static let xmlUnknownAttribute = Rule(1106, "xml-unknown-attribute", .error, page: .xml)
  /// A required attribute is missing.
  public static let xmlMissingAttribute = Rule(1107, "xml-missing-attribute", .error, page: .xml)
  /// An element that may appear once is repeated.
  public static let xmlDuplicateElement = Rule(1108, "xml-duplicate-element", .error, page: .xml)
  /// An element comes after one that it belongs before.
  public static let xmlElementOrder = Rule(1109, "xml-element-order", .error, page: .xml)
  /// A value is not valid for its attribute or element.
  public static let xmlValue = Rule(1110, "xml-value", .error, page: .xml)
  /// Text appears between elements.
  public static let xmlStrayText = Rule(1111, "xml-stray-text", .error, page: .xml)
  /// A required element is missing.
  public static let xmlMissingElement = Rule(1112, "xml-missing-element", .error, page: .xml)
  /// An archive has something that is not part of its records.
  public static let xmlSkipped = Rule(1113, "xml-skipped", .error, page: .xml)
}

extension [Rule] {
  /// The rules of XML.
  static let xml: [Rule] = [
    .xmlSyntax, .xmlDoctype, .xmlNamespace, .xmlVersion, .xmlUnknownElement,
    .xmlUnknownAttribute, .xmlMissingAttribute, .xmlDuplicateElement, .xmlElementOrder,
    .xmlValue, .xmlStrayText, .xmlMissingElement, .xmlSkipped,
  ]
}
