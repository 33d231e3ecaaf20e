import CLibXML2

/// Owns a converter of libxml2 from another encoding to UTF-8.
final class TextDecoder {
  private let handler: xmlCharEncodingHandlerPtr
  private let input: xmlBufferPtr
  private let output: xmlBufferPtr

  /// A converter, or `nil` when the encoding is unknown.
  init?(from encoding: String) {
    xmlInitParser()
    guard let handler = LibXML.silently({ xmlFindCharEncodingHandler(encoding) }) else {
      return nil
    }
    self.handler = handler
    input = LibXML.allocated(xmlBufferCreate())
    output = LibXML.allocated(xmlBufferCreate())
  }

  deinit {
    xmlBufferFree(output)
    xmlBufferFree(input)
    xmlCharEncCloseFunc(handler)
  }

  /// Whether the last bytes do not form a whole character yet.
  var hasRest: Bool { xmlBufferLength(input) > 0 }

  /// Converts the next bytes.
  /// - Returns: the converted text of these and of leftover bytes, and whether they contain invalid
  ///   bytes, after which nothing can be converted.
  func decode(_ bytes: ArraySlice<UInt8>) -> (text: [UInt8], isInvalid: Bool) {
    bytes.withUnsafeBufferPointer { _ = xmlBufferAdd(input, $0.baseAddress, Int32($0.count)) }
    var isInvalid = false
    var before: Int32
    repeat {
      before = xmlBufferLength(input)
      isInvalid = LibXML.silently { xmlCharEncInFunc(handler, output, input) } == Self.malformed
    } while !isInvalid && (1..<before).contains(xmlBufferLength(input))
    let text = UnsafeBufferPointer(
      start: xmlBufferContent(output),
      count: Int(xmlBufferLength(output))
    )
    defer { xmlBufferEmpty(output) }
    // More bytes than any character has cannot be the beginning of one.
    return (Array(text), isInvalid || xmlBufferLength(input) > Self.longestCharacter)
  }

  /// What libxml2 returns for bytes that are invalid in their encoding.
  private static let malformed: Int32 = -2
  private static let longestCharacter = 16
}
