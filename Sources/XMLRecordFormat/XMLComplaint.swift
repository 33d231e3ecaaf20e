/// What libxml2 finds wrong with a document.
struct XMLComplaint {
  /// One of libxml2's `xmlParserErrors`.
  let code: Int
  /// Whether the document is well formed but for its namespaces, so that it can be read on.
  let isNamespace: Bool
  /// libxml2's own words.
  let message: String
  /// The name that the words are about, for some of the codes.
  let detail: String?

  static let notXML = "this is not XML: expected <"

  /// What is wrong, in the words of this project where they are better.
  var explanation: (message: String, help: String?) {
    switch code {
    case 4: (Self.notXML, nil)
    case 5: ("text stands behind the end of the outermost element", nil)
    case 9: ("a character that XML does not allow", "control characters cannot be written in XML")
    case 26:
      (
        "the entity &\(detail ?? ""); is not defined",
        "XML itself knows &lt; &gt; &amp; &quot; &apos; and numbers such as &#233;"
      )
    case 23, 68: ("a & that begins no reference", "write &amp; for the character &")
    case 38: ("a < within an attribute's value", "write &lt; for the character <")
    case 39: ("an attribute's value must stand in quotation marks", nil)
    case 41: ("an attribute without a value", nil)
    case 42: ("the attribute \(detail ?? "") stands twice", nil)
    case 62: ("]]> cannot stand in text", "write ]]&gt;")
    case 64: ("the XML declaration must be the very first thing in the file", nil)
    default:
      ("not well formed: " + message.split(separator: "\n").joined(separator: " "), nil)
    }
  }
}
