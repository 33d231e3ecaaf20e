import GameRecords

/// An element of a schema that is XML itself.
struct SchemaNode {
  let name: String
  var attributes: [(name: String, value: String)] = []
  var children: [SchemaNode] = []
  /// The text that the element has instead of children.
  private var text: String?
  /// Whether the text is prose, in which lines may break.
  private var isProse = false

  /// An element with children.
  init(
    _ name: String,
    _ attributes: KeyValuePairs<String, String> = [:],
    _ children: [SchemaNode] = []
  ) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    self.children = children
  }

  /// An element with text in which every character is significant.
  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String) {
    self.init(name, attributes)
    self.text = text
  }

  /// An element with prose.
  init(_ name: String, prose: String) {
    self.init(name, text: prose)
    isProse = true
  }

  /// How long a line may be.
  private static let width = 100

  /// A document with this element, after a comment.
  func document(comment: [String]) -> [UInt8] {
    let head = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<!--"]
    let lines = head + comment.map { $0.isEmpty ? "" : "  " + $0 } + ["-->"] + lines(areApart: true)
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// The lines of the element, the first one without indentation.
  ///
  /// With `areApart`, an empty line comes before each child.
  private func lines(areApart: Bool = false) -> [String] {
    let end = children.isEmpty && text == nil ? "/>" : ">"
    let fields = attributes.map { "\($0.name)=\"\(Self.escape($0.value))\"" }
    var lines = [(["<\(name)"] + fields).joined(separator: " ") + end]
    if lines[0].utf8.count > Self.width, fields.count > 1 {
      lines = ["<\(name)"] + fields.map { "  " + $0 } + [end]
    }
    if let text {
      let words = Self.escape(text)
      guard isProse, lines[0].utf8.count + words.utf8.count + name.utf8.count > Self.width - 16
      else {
        return [lines[0] + words + "</\(name)>"]
      }
      lines += DisplayText.wrap(words, width: Self.width - 16).map { "  " + $0 }
    }
    for child in children {
      if areApart { lines.append("") }
      lines += child.lines().map { "  " + $0 }
    }
    return end == ">" ? lines + ["</\(name)>"] : lines
  }

  private static func escape(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
  }
}
