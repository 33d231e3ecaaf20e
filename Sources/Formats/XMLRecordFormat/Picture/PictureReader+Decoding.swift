import GameRecords

/// Converts the input to UTF-8.
extension PictureReader {
  func take(_ bytes: ArraySlice<UInt8>) {
    guard var head else { return append(bytes) }
    head.append(contentsOf: bytes)
    if head.count >= PictureEncoding.reach { begin(with: head[...]) } else { self.head = head }
  }

  /// Begins with enough bytes to determine the encoding.
  func begin(with bytes: ArraySlice<UInt8>) {
    head = nil
    guard case .other(let name, let range) = PictureEncoding(head: bytes) else {
      return append(bytes)
    }
    decoder = TextDecoder(from: name)
    if decoder == nil {
      window.append(bytes)
      invalidStart = 0
      unknownEncoding = (name, range ?? 0..<0)
    } else {
      append(bytes)
    }
  }

  private func append(_ bytes: ArraySlice<UInt8>) {
    let start = window.end
    if let decoder {
      guard invalidStart == nil else { return }
      let (text, isInvalid) = decoder.decode(bytes)
      window.append(text[...])
      if isInvalid { invalidStart = window.end }
    } else {
      window.append(bytes)
      if invalidStart == nil, let first = check.firstInvalid(in: bytes) {
        invalidStart = start + first
      }
    }
    if start < SourceText.reach {
      beginning = Array(window[0..<window.end].prefix(SourceText.reach))
    }
  }

  /// Whether the window contains the input's own bytes.
  var isEditable: Bool { decoder == nil }
}
