extension InputHead {
  /// Whether the input is an SVG picture or an HTML page, judged by its first element.
  package var isPicture: Bool {
    var rest = text
    while true {
      rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
      if rest.starts(with: "<!--".utf8) {
        guard let end = Self.end(of: "-->", in: rest) else { return false }
        rest = rest[end...]
      } else if rest.starts(with: "<?".utf8) || rest.starts(with: "<!".utf8) {
        let isHTML = rest.prefix(14).map { $0 | 0x20 } == Array("<!doctype html".utf8)
        if isHTML { return true }
        guard let end = Self.end(of: ">", in: rest) else { return false }
        rest = rest[end...]
      } else {
        guard rest.first == UInt8(ascii: "<") else { return false }
        // A prefix of a namespace says nothing.
        let name = rest.dropFirst().prefix { $0 > 0x20 && !"/>".utf8.contains($0) }
        let local = name.split(separator: UInt8(ascii: ":")).last ?? []
        return ["svg", "html"].contains(String(decoding: local, as: UTF8.self).lowercased())
      }
    }
  }

  /// The index behind some letters.
  private static func end(of text: StaticString, in bytes: ArraySlice<UInt8>) -> Int? {
    let count = text.utf8CodeUnitCount
    return text.withUTF8Buffer { letters in
      bytes.indices.first { bytes[$0] == letters[0] && bytes[$0...].starts(with: letters) }
    }
    .map { $0 + count }
  }
}
