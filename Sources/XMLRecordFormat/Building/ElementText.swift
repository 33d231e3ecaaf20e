import GameRecords

/// The text of the open element.
struct ElementText {
  /// The bytes; empty whenever an element that contains text begins.
  private(set) var bytes: [UInt8] = []
  private(set) var isTooLong = false
  /// Whether there is any text.
  private(set) var isPresent = false

  /// Adds a part, unless the text becomes too long.
  mutating func append(_ part: UnsafeBufferPointer<UInt8>) {
    isPresent = true
    if bytes.count + part.count <= Limits.textBytes {
      bytes.append(contentsOf: part)
    } else {
      isTooLong = true
    }
  }

  /// Empties the text for the next element.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    isTooLong = false
    isPresent = false
  }
}
