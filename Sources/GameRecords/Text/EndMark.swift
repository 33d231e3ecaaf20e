/// The Ctrl-Z (0x1A) with which programs of DOS and CP/M end a text file.
///
/// It is no part of the text.
/// Whether one ends the file shows only when nothing comes after it, so that those at the end of a
/// block wait for the next block.
public struct EndMark: Sendable {
  private static let byte: UInt8 = 0x1A
  /// How many wait.
  private var waiting = 0

  /// Nothing waits yet.
  public init() {}

  /// Hands on what is certainly text: a block without the marks at its end, and before it those that
  /// have waited.
  public mutating func pass(_ block: ArraySlice<UInt8>, to receive: (ArraySlice<UInt8>) -> Void) {
    let text = Self.text(of: block)
    defer { waiting += block.count - text.count }
    guard !text.isEmpty else { return }
    if waiting > 0 { receive(Array(repeating: Self.byte, count: waiting)[...]) }
    waiting = 0
    receive(text)
  }

  /// A whole text without the marks at its end.
  static func text(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = bytes
    while text.last == byte { text.removeLast() }
    return text
  }
}
