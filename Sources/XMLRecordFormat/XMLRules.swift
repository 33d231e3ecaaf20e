public import GameRecords

/// Findings that only the reader of XML makes.
extension Rule {
  /// The text breaks the grammar of XML, so that reading cannot go on.
  public static let xmlSyntax = Rule(
    "xml-syntax",
    .error,
    "An XML document must be well formed."
  )
  /// There is a document type declaration.
  public static let xmlDoctype = Rule(
    "xml-doctype",
    .error,
    "A game record must not have a document type declaration."
  )
  /// A prefix is not declared, or the root is not in the namespace of game records.
  public static let xmlNamespace = Rule(
    "xml-namespace",
    .error,
    "The elements of a game record must be in the namespace urn:flipbook:game-record."
  )
  /// The version of the format is not 1.
  public static let xmlVersion = Rule(
    "xml-version",
    .error,
    "The version of the format must be 1."
  )
  /// An element that the format does not have, or not here.
  public static let xmlUnknownElement = Rule(
    "xml-unknown-element",
    .error,
    "Elements in the namespace of game records must be those of the format."
  )
  /// An attribute that the format does not have, or not here.
  public static let xmlUnknownAttribute = Rule(
    "xml-unknown-attribute",
    .error,
    "Attributes without a prefix must be those of the format."
  )
  /// An attribute that must be there is not.
  public static let xmlMissingAttribute = Rule(
    "xml-missing-attribute",
    .error,
    "Attributes that an element needs must be there."
  )
  /// An element appears twice where it may appear once.
  public static let xmlDuplicateElement = Rule(
    "xml-duplicate-element",
    .error,
    "An element must not appear twice where it may appear once."
  )
  /// An element follows one that it belongs before.
  public static let xmlElementOrder = Rule(
    "xml-element-order",
    .error,
    "The elements of a game must stand in the order of the format."
  )
  /// A value is not of the kind that its attribute or element takes.
  public static let xmlValue = Rule(
    "xml-value",
    .error,
    "A value must be of the kind that its attribute or element takes."
  )
  /// Text stands between elements.
  public static let xmlStrayText = Rule(
    "xml-stray-text",
    .error,
    "Text must not stand where only elements may."
  )
}
