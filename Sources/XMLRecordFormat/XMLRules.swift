public import GameRecords

/// Rules that only the XML reader checks.
extension Rule {
  /// The text breaks the grammar of XML, so that reading cannot continue.
  public static let xmlSyntax = Rule(
    1101,
    "xml-syntax",
    .error,
    "An XML document must be well formed.",
    why: "XML parsers must stop at the first syntax error: after a single & in a name, no program "
      + "reads the games that follow.",
    fix: "Correct the document where the finding points. In text, write &amp; for & and &lt; "
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
    why: "The entities of a document type can name files and addresses to load, or grow to "
      + "gigabytes. Such documents are used to attack programs that expand entities. A game "
      + "record needs none.",
    fix: "Remove the declaration, and write characters directly or as numbers, such as &#233;.",
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
    why: "The namespace distinguishes game records from all other XML with elements such as "
      + "<game>. Without it, a program cannot know what the document is about.",
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
    why: "In another version of the format, the same elements may have another meaning, so "
      + "reading it as version 1 could change the game.",
    fix: "Read the file with a newer flipbook, or write 1 if the file follows version 1.",
    example: RuleExample(
      "xml",
      #"<game xmlns="urn:flipbook:game-record" version="\#(wrong: "2")"/>"#
    )
  )
  /// An element that the format does not define, or not here.
  public static let xmlUnknownElement = Rule(
    1105,
    "xml-unknown-element",
    .error,
    "Elements in the namespace of game records must be elements of the format.",
    why: "A misspelled element would silently lose its fact. A misspelled <move> would also "
      + "invalidate the moves after it.",
    fix: "Correct the name, or move the element to its place. A fact without an element of its "
      + "own can be a <tag>, or an element of another namespace, which is skipped.",
    example: RuleExample(
      "xml",
      """
      <game xmlns="urn:flipbook:game-record" version="1">
        \(wrong: "<evnt")>Autumn Match</evnt>
      </game>
      """
    )
  )
  /// An attribute that the format does not define, or not here.
  public static let xmlUnknownAttribute = Rule(
    1106,
    "xml-unknown-attribute",
    .error,
    "Attributes without a prefix must be attributes of the format.",
    why: "A misspelled attribute would silently lose its fact, such as a player's rating.",
    fix: "Correct the name. Attributes for other programs need a prefix with a namespace of "
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
  /// A required attribute is missing.
  public static let xmlMissingAttribute = Rule(
    1107,
    "xml-missing-attribute",
    .error,
    "The attributes that an element requires must be present.",
    why: "The element is useless without them: a <move> needs its square, a <tag> its name, a "
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
  /// An element that may appear once is repeated.
  public static let xmlDuplicateElement = Rule(
    1108,
    "xml-duplicate-element",
    .error,
    "An element that may appear once must not be repeated.",
    why: "Of two dates or two results only one can be right, and programs differ in which one "
      + "they use. flipbook uses the first.",
    fix: "Remove the wrong one. Several comments can be written as one <comment>.",
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
  /// An element comes after one that it belongs before.
  public static let xmlElementOrder = Rule(
    1109,
    "xml-element-order",
    .error,
    "The elements of a game must be in the order of the format.",
    why: "The schemas of the format fix the order, and validators refuse any other. Programs "
      + "that read a document as a stream rely on it: they must know the start position "
      + "before the moves, and a line before its variations.",
    fix: "Put the elements into the order of the format: the start before the moves, and "
      + "variations by their plies.",
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
  /// A value is not valid for its attribute or element.
  public static let xmlValue = Rule(
    1110,
    "xml-value",
    .error,
    "A value must be valid for its attribute or element.",
    why: "The format has one notation for everything, so that any program can read a file and "
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
  /// Text appears between elements.
  public static let xmlStrayText = Rule(
    1111,
    "xml-stray-text",
    .error,
    "Text must not appear where only elements are allowed.",
    why: "Text between elements belongs to none of them: programs skip it, and a comment written "
      + "there is lost in a conversion.",
    fix: "Write it as the text of a <move>, as a <comment> or a <tag>, or as an XML comment "
      + "between <!-- and -->.",
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
  /// A required element is missing.
  public static let xmlMissingElement = Rule(
    1112,
    "xml-missing-element",
    .error,
    "The elements that an element requires must be present.",
    why: "The record is useless without them: nobody knows which panels slide in a <puzzle> "
      + "without its <start>.",
    fix: "Add the element.",
    example: RuleExample(
      "xml",
      #"\#(wrong: #"<puzzle xmlns="urn:flipbook:game-record" version="1""#)/>"#
    )
  )
  /// An archive has something that is not part of its records.
  public static let xmlSkipped = Rule(
    1113,
    "xml-skipped",
    .error,
    "An XML archive to which records are added must contain only records.",
    why: "Comments, processing instructions and everything in other namespaces are skipped. The "
      + "archive is written again, and would lose them.",
    fix: "Move them to another file, or write the archive and the new records to a new file.",
    example: RuleExample(
      "transcript",
      "f5d6",
      command: """
        printf '<game xmlns="urn:flipbook:game-record" version="1"><!-- mine --></game>' > a.xml \
        && flipbook convert --update -o a.xml INPUT
        """
    )
  )
}

extension [Rule] {
  /// The rules of XML.
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
    .xmlMissingElement,
    .xmlSkipped,
  ]
}
