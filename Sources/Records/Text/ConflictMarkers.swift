/// The lines that Git writes between the two versions of a text that it could not merge.
package enum ConflictMarkers {
  package static let message = "the file has two versions, between Git's conflict markers"
  package static let help = "resolve the conflict: keep one version, and remove the markers"

  /// Whether some bytes begin with a marker.
  package static func begin(_ text: ArraySlice<UInt8>) -> Bool { kind(of: text) != nil }

  /// A text with the first version alone; `nil` if there is no conflict.
  package static func firstVersion(of text: ArraySlice<UInt8>) -> [UInt8]? {
    guard hasLastMarker(text) else { return nil }
    var (kept, last): ([UInt8], UInt8?) = ([], nil)
    var isWhole = false
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if let kind = kind(of: line) {
        isWhole = isWhole || kind == UInt8(ascii: ">") && last == UInt8(ascii: "=")
        last = kind
      } else if last != UInt8(ascii: "=") {
        kept += line
        kept.append(UInt8(ascii: "\n"))
      }
    }
    return isWhole ? kept : nil
  }

  /// Whether a line may be the last marker, as in hardly any text.
  private static func hasLastMarker(_ text: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { text in
      // One of seven bytes in a row is every seventh byte of the text.
      stride(from: 6, to: text.count, by: 7).contains { index in
        text[index] == UInt8(ascii: ">")
          && (index - 6...index).contains { start in
            text[start...].prefix(7).count { $0 == UInt8(ascii: ">") } == 7
          }
      }
    }
  }

  /// The character that a marker has seven times, alone or before a blank.
  private static func kind(of line: ArraySlice<UInt8>) -> UInt8? {
    guard let first = line.first, "<=>".utf8.contains(first),
      line.prefix(8).prefix(while: { $0 == first }).count == 7
    else { return nil }
    return line.dropFirst(7).first.map(WhiteSpace.isBlank) ?? true ? first : nil
  }
}
