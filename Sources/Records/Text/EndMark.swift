/// The Ctrl-Z (0x1A) with which programs of DOS and CP/M end a text file.
///
/// It is not part of the text. Only at the end of the file is it a mark, so those at the end of a
/// block wait for the next block.
public struct EndMark: Sendable {
  private static let byte: UInt8 = 0x1A
  /// The number of marks that wait.
  private var waiting = 0

  /// Creates a filter with no waiting marks.
  public init() {}

  /// Passes on what is certainly text: first the marks that have waited, then the block without the
  /// marks at its end.
  public mutating func pass(_ block: ArraySlice<UInt8>, to receive: (ArraySlice<UInt8>) -> Void) {
    let text = Self.text(of: block)
    defer { waiting += block.count - text.count }
    guard !text.isEmpty else { return }
    if waiting > 0 { receive(Array(repeating: Self.byte, count: waiting)[...]) }
    waiting = 0
    receive(text)
  }

  /// Returns a whole text without the marks at its end.
  static func text(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = bytes
    while text.last == byte { text.removeLast() }
    return text
  }
}
