/// A text in which `⟦…⟧` marks the bytes that findings are expected to point at.
///
/// The marks are not part of the text: `MarkedText("{\"id\": ⟦7⟧}")` expects 1:8.
public struct MarkedText: Sendable {
  /// The text without its marks.
  public let text: String
  /// The byte ranges that are marked, in the order of the text.
  public let ranges: [Range<Int>]

  /// The bytes of the text.
  public var bytes: [UInt8] { Array(text.utf8) }
  /// The first line and column of each mark as `line:column`, both from 1, columns in scalars.
  public var places: [String] { ranges.map { place(at: $0.lowerBound) } }
  /// The marked bytes as text.
  public var marked: [String] {
    ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Removes the marks from a text; unbalanced marks stop the test run.
  public init(_ marked: String) {
    var text = ""
    var open: [Int] = []
    var ranges: [Range<Int>] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦": open.append(text.utf8.count)
      case "⟧":
        guard let start = open.popLast() else { fatalError("⟧ without ⟦ in \(marked)") }
        ranges.append(start..<text.utf8.count)
      default: text.unicodeScalars.append(scalar)
      }
    }
    precondition(open.isEmpty, "⟦ without ⟧ in \(marked)")
    self.text = text
    self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
  }

  private func place(at offset: Int) -> String {
    let before = String(decoding: bytes[..<offset], as: UTF8.self)
    let lines = before.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return "\(lines.count):\((lines.last?.count ?? 0) + 1)"
  }
}
