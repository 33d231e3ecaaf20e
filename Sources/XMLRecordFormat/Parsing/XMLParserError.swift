/// What libxml2 finds wrong with a document.
struct XMLParserError {
  /// One of libxml2's `xmlParserErrors`.
  let code: Int
  /// Whether the document is well formed but for its namespaces, so that it can be read on.
  let isNamespace: Bool
  /// libxml2's own words.
  let message: String
  /// The name that the words are about, for some of the codes.
  let detail: String

  static let notXML = "this is not XML: expected <"

  // Some of libxml2's `xmlParserErrors`, which need a look at the document.
  static let documentEnd = 5
  static let duplicateAttribute = 42
  static let sectionEnd = 62
  static let reservedName = 64
  static let nameRequired = 68
  static let tagMismatch = 76
  static let tagUnfinished = 77

  /// Whether libxml2 stands within or behind a reference, which is meant.
  var isAboutReference: Bool {
    switch code {
    case 6, 7, 8, 23, 26: true
    case 9: isAboutNumber
    default: false
    }
  }

  /// Whether the document or something in it does not end.
  var isAboutEnd: Bool { [Self.documentEnd, 45, 47, 63, Self.tagUnfinished].contains(code) }

  /// Whether a character is written as its number.
  private var isAboutNumber: Bool { message.contains("CharRef") }

  /// What is wrong, in the words of this project where they are better.
  var explanation: (message: String, help: String?) {
    switch code {
    case 4: (Self.notXML, nil)
    case 6, 7, 8:
      (
        "a reference to a character without its number or its ;",
        "write it such as &#233; or &#xE9;, and the character & as &amp;"
      )
    case 9 where isAboutNumber:
      (
        "a reference to a character that XML does not allow",
        "control characters and surrogates cannot be written in XML"
      )
    case 9: ("a character that XML does not allow", "control characters cannot be written in XML")
    case 26:
      (
        "the entity &\(detail); is not defined",
        "XML itself knows &lt; &gt; &amp; &quot; &apos; and numbers such as &#233;"
      )
    case 23: ("a & that does not begin a reference", "write &amp; for the character &")
    case 33: ("a value must be in quotation marks", nil)
    case 34, 40: ("a value in quotation marks does not end", nil)
    case 38: ("a < within an attribute's value", "write &lt; for the character <")
    case 39: ("an attribute's value must be in quotation marks", nil)
    case 41: ("an attribute without a value", nil)
    case 45: ("the comment does not end; expected -->", nil)
    case 47: ("the processing instruction does not end; expected ?>", nil)
    case 57: ("the XML declaration does not end; expected ?>", nil)
    case 63: ("the CDATA section does not end; expected ]]>", nil)
    case 65 where message.contains("attributes"):
      (
        "a space or the end of the tag is missing behind an attribute's value",
        "write &quot; for a quotation mark within a value"
      )
    case 65: ("white space is missing", nil)
    case 73: ("the tag does not end; expected >", nil)
    case 80: ("-- cannot stand in a comment", nil)
    case Self.duplicateAttribute: ("the attribute \(detail) appears twice", nil)
    case Self.sectionEnd: ("]]> cannot stand in text", "write ]]&gt;")
    case Self.reservedName:
      ("the XML declaration must be the very first thing in the file", nil)
    default:
      ("not well formed: " + message.split(separator: "\n").joined(separator: " "), nil)
    }
  }
}
