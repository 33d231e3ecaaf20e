public import GameRecords

/// Findings that only the reader of XML makes.
extension Rule {
  /// The text breaks the grammar of XML, so that reading cannot go on.
  public static let xmlSyntax = Rule(
    1101,
    "xml-syntax",
    .error,
    "An XML document must be well formed.",
    why: "XML forbids its parsers to go on behind a fault, so that a single & in a name costs "
      + "every program all games that follow.",
    fix: "Correct the document where the finding points; in texts write &amp; for & and &lt; "
      + "for <.",
    example: RuleExample(
      "xml",
      """
      <game xmlns="urn:flipbook:game-record" version="1">
        <event>Ink \(wrong: "&") Paper</event>
      </game>
      """
    )
  )
  /// There is a document type declaration.
  public static let xmlDoctype = Rule(
    1102,
    "xml-doctype",
    .error,
    "A game record must not have a document type declaration.",
    why: "The entities of a document type can name files and addresses to be loaded, or grow "
      + "to gigabytes; programs that expand them are attacked with such documents. A game "
      + "record needs none.",
    fix: "Remove the declaration, and write characters as they are or as numbers, such as "
      + "&#233;.",
    example: RuleExample(
      "xml",
      """
      \(wrong: "<!DOCTYPE game")>
      <game xmlns="urn:flipbook:game-record" version="1"/>
      """
    )
  )
  /// A prefix is not declared, or the root is not in the namespace of game records.
  public static let xmlNamespace = Rule(
    1103,
    "xml-namespace",
    .error,
    "The elements of a game record must be in the namespace urn:flipbook:game-record.",
    why: "The namespace tells game records from all other XML that has elements such as "
      + "<game>. Without it nobody can know what the document is about.",
    fix: "Write xmlns=\"urn:flipbook:game-record\" on the outermost element, and declare every "
      + "prefix.",
    example: RuleExample("xml", #"\#(wrong: #"<game version="1""#)/>"#)
  )
  /// The version of the format is not 1.
  public static let xmlVersion = Rule(
    1104,
    "xml-version",
    .error,
    "The version of the format must be 1.",
    why: "Another version of the format may mean something else by the same elements, so that "
      + "reading it as this one could change the game.",
    fix: "Read the file with a newer flipbook, or write 1 if the file keeps to this version.",
    example: RuleExample(
      "xml",
      #"<game xmlns="urn:flipbook:game-record" version="\#(wrong: "2")"/>"#
    )
  )
  /// An element that the format does not have, or not here.
  public static let xmlUnknownElement = Rule(
    1105,
    "xml-unknown-element",
    .error,
    "Elements in the namespace of game records must be those of the format.",
    why: "An element that is misspelt would lose its fact in silence, and a <move> even the "
      + "moves behind it, which would no longer fit.",
    fix: "Correct the name or the element's place; a fact for which there is no element can be "
      + "a <tag>, or an element of another namespace, which is skipped.",
    example: RuleExample(
      "xml",
      """
      <game xmlns="urn:flipbook:game-record" version="1">
        \(wrong: "<evnt")>Autumn Match</evnt>
      </game>
      """
    )
  )
  /// An attribute that the format does not have, or not here.
  public static let xmlUnknownAttribute = Rule(
    1106,
    "xml-unknown-attribute",
    .error,
    "Attributes without a prefix must be those of the format.",
    why: "An attribute that is misspelt would lose its fact in silence, such as a player's "
      + "rating.",
    fix: "Correct the name; attributes for other programs have a prefix with a namespace of "
      + "its own.",
    example: RuleExample(
      "xml",
      """
      <game xmlns="urn:flipbook:game-record" version="1">
        <dark name="Ada Finch" \(wrong: "ratign")="1712"/>
      </game>
      """
    )
  )
  /// An attribute that must be there is not.
  public static let xmlMissingAttribute = Rule(
    1107,
    "xml-missing-attribute",
    .error,
    "Attributes that an element needs must be there.",
    why: "Without it the element says nothing: a <move> needs its square, a <tag> its name, a "
      + "<start> its turn, a <variation> its ply, and a score both counts.",
    fix: "Add the attribute, or remove the element.",
    example: RuleExample(
      "xml",
      """
      <game xmlns="urn:flipbook:game-record" version="1">
        \(wrong: "<tag")>15:00</tag>
      </game>
      """
    )
  )
  /// An element appears twice where it may appear once.
  public static let xmlDuplicateElement = Rule(
    1108,
    "xml-duplicate-element",
    .error,
    "An element must not appear twice where it may appear once.",
    why: "Of two dates or two results only one can be right, and programs differ in which they "
      + "take. The first one is the one that counts here.",
    fix: "Remove the one that is wrong; several remarks can stand in one <comment>.",
    example: RuleExample(
      "xml",
      """
      <game xmlns="urn:flipbook:game-record" version="1">
        <event>Autumn Match</event>
        \(wrong: "<event")>Spring Match</event>
      </game>
      """
    )
  )
  /// An element follows one that it belongs before.
  public static let xmlElementOrder = Rule(
    1109,
    "xml-element-order",
    .error,
    "The elements of a game must stand in the order of the format.",
    why: "The schemas of the format fix the order, and validators refuse any other. Programs "
      + "that read a document as it streams by rely on it: they must know the start position "
      + "before the moves, and a line before its variations.",
    fix: "Put the elements into the order of the format, in which the start stands before the "
      + "moves, and variations by their plies.",
    example: RuleExample(
      "xml",
      """
      <game xmlns="urn:flipbook:game-record" version="1">
        <site>Reading room</site>
        \(wrong: "<event")>Autumn Match</event>
      </game>
      """
    )
  )
  /// A value is not of the kind that its attribute or element takes.
  public static let xmlValue = Rule(
    1110,
    "xml-value",
    .error,
    "A value must be of the kind that its attribute or element takes.",
    why: "The format has one spelling for everything, so that any program can read a file and "
      + "compare it with another: f5 and not F5, <pass/> and not at=\"--\", tie and not draw, "
      + "2025-10-18 and not 18.10.2025.",
    fix: "Write the value as the message says.",
    example: RuleExample(
      "xml",
      """
      <game xmlns="urn:flipbook:game-record" version="1">
        <moves>
          <move at="f5"/>
          <move at="\(wrong: "D6")"/>
        </moves>
      </game>
      """
    )
  )
  /// Text stands between elements.
  public static let xmlStrayText = Rule(
    1111,
    "xml-stray-text",
    .error,
    "Text must not stand where only elements may.",
    why: "Text between elements belongs to none of them: programs pass over it, and whoever "
      + "wrote it as a remark finds it lost after a conversion.",
    fix: "Write it as the text of a <move>, as a <comment> or a <tag>, or between <!-- and "
      + "-->.",
    example: RuleExample(
      "xml",
      """
      <game xmlns="urn:flipbook:game-record" version="1">
        \(wrong: "A short game.")
        <event>Autumn Match</event>
      </game>
      """
    )
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
