/// An error that libxml2 reports.
struct XMLParserError {
  /// One of libxml2's `xmlParserErrors`.
  let code: Int
  /// Whether the error is only about namespaces, so that reading can continue.
  let isNamespace: Bool
  /// libxml2's own message.
  let message: String
  /// The name that the message is about, for some of the codes.
  let detail: String

  static let notXML = "this is not XML: expected <"
  static let noReference: (message: String, help: String?) =
    ("this & does not begin a reference", "write &amp; for the character &")

  // Some of libxml2's `xmlParserErrors` that need a look at the document.
  static let documentEnd = 5
  static let duplicateAttribute = 42
  static let sectionEnd = 62
  static let reservedName = 64
  static let nameRequired = 68
  static let tagMismatch = 76

  /// Whether the error is about a reference that libxml2 is in or past.
  var isAboutReference: Bool {
    switch code {
    case 6, 7, 8, 23, 26: true
    case 9: isAboutNumber
    default: false
    }
  }

  /// Whether the document, or something in it, is not closed.
  var isAboutEnd: Bool { [Self.documentEnd, 45, 47, 63, 77].contains(code) }

  /// Whether the error is about a character written as its number.
  private var isAboutNumber: Bool { message.contains("CharRef") }

  /// The message and the help, in this project's words where they are better.
  var explanation: (message: String, help: String?) {
    switch code {
    case 4: (Self.notXML, nil)
    case 6, 7, 8:
      (
        "a character reference without its number or its ;",
        "write, for example, &#233; or &#xE9;, or &amp; for the character &"
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
        "XML itself defines &lt; &gt; &amp; &quot; &apos; and numbers such as &#233;"
      )
    case 23: Self.noReference
    case 33: ("a value must be in quotation marks", nil)
    case 34, 40: ("a value in quotation marks is not closed", nil)
    case 38: ("< is not allowed in an attribute's value", "write &lt; for the character <")
    case 39: ("an attribute's value must be in quotation marks", nil)
    case 41: ("an attribute has no value", nil)
    case 45: ("the comment does not end; expected -->", nil)
    case 47: ("the processing instruction does not end; expected ?>", nil)
    case 57: ("the XML declaration does not end; expected ?>", nil)
    case 63: ("the CDATA section does not end; expected ]]>", nil)
    case 65 where message.contains("attributes"):
      (
        "a space or the end of the tag is missing after an attribute's value",
        "write &quot; for a quotation mark within a value"
      )
    case 65: ("white space is missing", nil)
    case 73: ("the tag does not end; expected >", nil)
    case 80: ("-- is not allowed in a comment", nil)
    case Self.duplicateAttribute: ("the attribute \(detail) appears twice", nil)
    case Self.sectionEnd: ("]]> is not allowed in text", "write ]]&gt;")
    case Self.reservedName:
      ("the XML declaration must be at the very beginning of the file", nil)
    default:
      ("not well formed: " + message.split(separator: "\n").joined(separator: " "), nil)
    }
  }
}
