public import GameRecords

/// Findings that only the reader of XML makes.
extension Rule {
  /// The text breaks the grammar of XML, so that reading cannot go on.
  public static let xmlSyntax = Rule(
    1101,
    "xml-syntax",
    .error,
    "An XML document must be well formed.",
    why: "",
    fix: "",
    example: nil
  )
  /// There is a document type declaration.
  public static let xmlDoctype = Rule(
    1102,
    "xml-doctype",
    .error,
    "A game record must not have a document type declaration.",
    why: "",
    fix: "",
    example: nil
  )
  /// A prefix is not declared, or the root is not in the namespace of game records.
  public static let xmlNamespace = Rule(
    1103,
    "xml-namespace",
    .error,
    "The elements of a game record must be in the namespace urn:flipbook:game-record.",
    why: "",
    fix: "",
    example: nil
  )
  /// The version of the format is not 1.
  public static let xmlVersion = Rule(
    1104,
    "xml-version",
    .error,
    "The version of the format must be 1.",
    why: "",
    fix: "",
    example: nil
  )
  /// An element that the format does not have, or not here.
  public static let xmlUnknownElement = Rule(
    1105,
    "xml-unknown-element",
    .error,
    "Elements in the namespace of game records must be those of the format.",
    why: "",
    fix: "",
    example: nil
  )
  /// An attribute that the format does not have, or not here.
  public static let xmlUnknownAttribute = Rule(
    1106,
    "xml-unknown-attribute",
    .error,
    "Attributes without a prefix must be those of the format.",
    why: "",
    fix: "",
    example: nil
  )
  /// An attribute that must be there is not.
  public static let xmlMissingAttribute = Rule(
    1107,
    "xml-missing-attribute",
    .error,
    "Attributes that an element needs must be there.",
    why: "",
    fix: "",
    example: nil
  )
  /// An element appears twice where it may appear once.
  public static let xmlDuplicateElement = Rule(
    1108,
    "xml-duplicate-element",
    .error,
    "An element must not appear twice where it may appear once.",
    why: "",
    fix: "",
    example: nil
  )
  /// An element follows one that it belongs before.
  public static let xmlElementOrder = Rule(
    1109,
    "xml-element-order",
    .error,
    "The elements of a game must stand in the order of the format.",
    why: "",
    fix: "",
    example: nil
  )
  /// A value is not of the kind that its attribute or element takes.
  public static let xmlValue = Rule(
    1110,
    "xml-value",
    .error,
    "A value must be of the kind that its attribute or element takes.",
    why: "",
    fix: "",
    example: nil
  )
  /// Text stands between elements.
  public static let xmlStrayText = Rule(
    1111,
    "xml-stray-text",
    .error,
    "Text must not stand where only elements may.",
    why: "",
    fix: "",
    example: nil
  )
}

extension [Rule] {
  /// All of these.
  static let xml: [Rule] = [
    .xmlSyntax,
    .xmlDoctype,
    .xmlNamespace,
    .xmlVersion,
    .xmlUnknownElement,
    .xmlUnknownAttribute,
    .xmlMissingAttribute,
    .xmlDuplicateElement,
    .xmlElementOrder,
    .xmlValue,
    .xmlStrayText,
  ]
}
