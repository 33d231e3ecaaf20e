import GameRecords

/// How the input becomes UTF-8.
extension PictureReader {
  func take(_ bytes: ArraySlice<UInt8>) {
    guard var head else { return append(bytes) }
    head.append(contentsOf: bytes)
    if head.count >= PictureEncoding.reach { begin(with: head[...]) } else { self.head = head }
  }

  /// Begins with as many bytes as it takes to know the encoding.
  func begin(with bytes: ArraySlice<UInt8>) {
    head = nil
    guard case .other(let name, let range) = PictureEncoding(head: bytes) else {
      return append(bytes)
    }
    decoder = TextDecoder(from: name)
    if decoder == nil {
      window.append(bytes)
      fault = 0
      unknownEncoding = (name, range ?? 0..<0)
    } else {
      append(bytes)
    }
  }

  private func append(_ bytes: ArraySlice<UInt8>) {
    let start = window.end
    if let decoder {
      guard fault == nil else { return }
      let (text, hasFault) = decoder.decode(bytes)
      window.append(text[...])
      if hasFault { fault = window.end }
    } else {
      window.append(bytes)
      if fault == nil, let first = check.firstFault(in: bytes) { fault = start + first }
    }
    if start < SourceText.reach {
      beginning = Array(window[0..<window.end].prefix(SourceText.reach))
    }
  }

  /// Whether the window has the very bytes of the input.
  var isEditable: Bool { decoder == nil }
}
