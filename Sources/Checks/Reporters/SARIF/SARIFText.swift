import GameRecords

/// Texts in the notation of SARIF.
enum SARIFText {
  /// The schema of a report.
  static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// Returns a message with doubled braces, since a single one begins a placeholder, and without
  /// links.
  static func message(_ text: String) -> String {
    guard text.utf8.contains(where: { "{}]".utf8.contains($0) }) else { return text }
    return text.replacing("{", with: "{{").replacing("}", with: "}}")
      .replacing("](", with: "\\](")
  }

  /// Returns a path as a URI: relative, or absolute with its scheme.
  static func uri(ofPath path: [UInt8]) -> String {
    var uri = path.first == UInt8(ascii: "/") ? "file://" : ""
    for byte in path {
      if isPlain(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        uri += "%" + NumberText.hexadecimal(UInt64(byte), digits: 2)
      }
    }
    return uri
  }

  /// Returns a rule's name in SARIF's style: `IllegalMove` for `illegal-move`.
  static func pascalCase(_ name: String) -> String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Whether a byte of a path needs no escape in any part of a URI.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/".utf8.contains(byte)
    }
  }
}
