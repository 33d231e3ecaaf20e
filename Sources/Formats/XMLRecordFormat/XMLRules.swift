public import GameRecords

extension RuleExplanations {
  static let xml = RuleExplanations(PackageResources.XMLRules_md)
}

/// Rules that only the XML reader checks.
extension Rule {
  /// The text breaks the grammar of XML, so that reading cannot continue.
  public static let xmlSyntax = Rule(1101, "xml-syntax", .error, page: .xml)
    .requiring("An XML document must be well formed.")
  /// There is a document type declaration.
  public static let xmlDoctype = Rule(1102, "xml-doctype", .error, page: .xml)
    .requiring("A game record must not have a document type declaration.")
  /// A prefix is not declared, or the root is not in the namespace of game records.
  public static let xmlNamespace = Rule(1103, "xml-namespace", .error, page: .xml)
    .requiring("The elements of a game record must be in the namespace urn:flipbook:game-record.")
  /// The version of the format is not 1.
  public static let xmlVersion = Rule(1104, "xml-version", .error, page: .xml)
    .requiring("The version of the format must be 1.")
  /// An element that the format does not define, or not here.
  public static let xmlUnknownElement = Rule(1105, "xml-unknown-element", .error, page: .xml)
    .requiring("Elements in the namespace of game records must be elements of the format.")
  /// An attribute that the format does not define, or not here.
  public static let xmlUnknownAttribute = Rule(1106, "xml-unknown-attribute", .error, page: .xml)
    .requiring("Attributes without a prefix must be attributes of the format.")
  /// A required attribute is missing.
  public static let xmlMissingAttribute = Rule(1107, "xml-missing-attribute", .error, page: .xml)
    .requiring("The attributes that an element requires must be present.")
  /// An element that may appear once is repeated.
  public static let xmlDuplicateElement = Rule(1108, "xml-duplicate-element", .error, page: .xml)
    .requiring("An element that may appear once must not be repeated.")
  /// An element comes after one that it belongs before.
  public static let xmlElementOrder = Rule(1109, "xml-element-order", .error, page: .xml)
    .requiring("The elements of a game must be in the order of the format.")
  /// A value is not valid for its attribute or element.
  public static let xmlValue = Rule(1110, "xml-value", .error, page: .xml)
    .requiring("A value must be valid for its attribute or element.")
  /// Text appears between elements.
  public static let xmlStrayText = Rule(1111, "xml-stray-text", .error, page: .xml)
    .requiring("Text must not appear where only elements are allowed.")
  /// A required element is missing.
  public static let xmlMissingElement = Rule(1112, "xml-missing-element", .error, page: .xml)
    .requiring("The elements that an element requires must be present.")
  /// An archive has something that is not part of its records.
  public static let xmlSkipped = Rule(1113, "xml-skipped", .error, page: .xml)
    .requiring("An XML archive to which records are added must contain only records.")
}

extension [Rule] {
  /// The rules of XML.
  static let xml: [Rule] = [
    .xmlSyntax, .xmlDoctype, .xmlNamespace, .xmlVersion, .xmlUnknownElement,
    .xmlUnknownAttribute, .xmlMissingAttribute, .xmlDuplicateElement, .xmlElementOrder,
    .xmlValue, .xmlStrayText, .xmlMissingElement, .xmlSkipped,
  ]
}
