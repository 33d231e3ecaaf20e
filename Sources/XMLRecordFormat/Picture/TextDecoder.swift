import CLibXML2

/// The owner of a converter of libxml2, which makes UTF-8 of text in another encoding.
final class TextDecoder {
  private let handler: xmlCharEncodingHandlerPtr
  private let input: xmlBufferPtr
  private let output: xmlBufferPtr

  /// A converter, or `nil` when the encoding is not known or memory is short.
  init?(from encoding: String) {
    xmlInitParser()
    guard let handler = LibXML.silently({ xmlFindCharEncodingHandler(encoding) }) else {
      return nil
    }
    guard let input = xmlBufferCreate() else {
      xmlCharEncCloseFunc(handler)
      return nil
    }
    guard let output = xmlBufferCreate() else {
      xmlBufferFree(input)
      xmlCharEncCloseFunc(handler)
      return nil
    }
    self.handler = handler
    self.input = input
    self.output = output
  }

  deinit {
    xmlBufferFree(output)
    xmlBufferFree(input)
    xmlCharEncCloseFunc(handler)
  }

  /// The bytes at the end so far that do not make up a character yet.
  var hasRest: Bool { xmlBufferLength(input) > 0 }

  /// Converts the next bytes.
  /// - Returns: what comes of them and of what was left before, and whether they have a fault, behind
  ///   which nothing can be converted.
  func decode(_ bytes: ArraySlice<UInt8>) -> (text: [UInt8], hasFault: Bool) {
    bytes.withUnsafeBufferPointer { _ = xmlBufferAdd(input, $0.baseAddress, Int32($0.count)) }
    var hasFault = false
    var before: Int32
    repeat {
      before = xmlBufferLength(input)
      hasFault = LibXML.silently { xmlCharEncInFunc(handler, output, input) } == Self.malformed
    } while !hasFault && (1..<before).contains(xmlBufferLength(input))
    let text = UnsafeBufferPointer(
      start: xmlBufferContent(output),
      count: Int(xmlBufferLength(output))
    )
    defer { xmlBufferEmpty(output) }
    // No character is so long that it could not be whole.
    return (Array(text), hasFault || xmlBufferLength(input) > Self.longestCharacter)
  }

  /// What libxml2 returns of bytes that mean nothing in their encoding.
  private static let malformed: Int32 = -2
  private static let longestCharacter = 16
}
