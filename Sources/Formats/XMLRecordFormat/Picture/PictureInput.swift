import GameRecords

/// The part of a picture or page that is still needed, converted to UTF-8.
struct PictureInput {
  var window = InputWindow()
  /// The beginning of the text, to show it with a finding about the whole input.
  private(set) var beginning: [UInt8] = []
  /// The offset from which the input cannot be decoded.
  private(set) var invalidStart: Int?
  /// The encoding that the input names, if it is unknown, and where.
  private(set) var unknownEncoding: (name: String, range: Range<Int>)?
  /// The first bytes, until the encoding is known.
  private var head: [UInt8]? = []
  /// Converts the input to UTF-8; `nil` if it is UTF-8.
  private var decoder: TextDecoder?
  private var check = UTF8Check()

  /// Whether the window contains the input's own bytes.
  var isUTF8: Bool { decoder == nil }

  /// The offset after the last whole character.
  var lastCharacterEnd: Int { window.end - check.unfinished }

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    guard var head else { return convert(bytes) }
    head.append(contentsOf: bytes)
    if head.count >= PictureEncoding.reach { begin(with: head[...]) } else { self.head = head }
  }

  /// Notes that no bytes follow.
  mutating func finish() {
    if let head { begin(with: head[...]) }
    if invalidStart == nil, check.unfinished > 0 || decoder?.hasRest == true {
      invalidStart = lastCharacterEnd
    }
  }

  /// Begins with enough bytes to determine the encoding.
  private mutating func begin(with bytes: ArraySlice<UInt8>) {
    head = nil
    if case .other(let name, let range) = PictureEncoding(head: bytes) {
      decoder = TextDecoder(from: name)
      if decoder == nil {
        window.append(bytes)
        invalidStart = 0
        unknownEncoding = (name, range ?? 0..<0)
        return
      }
    }
    convert(bytes)
  }

  private mutating func convert(_ bytes: ArraySlice<UInt8>) {
    let start = window.end
    if let decoder {
      guard invalidStart == nil else { return }
      let (text, isInvalid) = decoder.decode(bytes)
      window.append(text[...])
      if isInvalid { invalidStart = window.end }
    } else {
      window.append(bytes)
      if invalidStart == nil { invalidStart = check.firstInvalid(in: bytes).map { start + $0 } }
    }
    if start < SourceText.reach {
      beginning = Array(window[0..<window.end].prefix(SourceText.reach))
    }
  }
}
