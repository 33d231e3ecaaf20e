import CLibrary
#if os(Linux)
import CLinux
#endif

/// A character set that the C library knows by its name.
package struct TextEncoding {
  private let name: String

  /// The character set with a name such as `Shift_JIS`; `nil` if it is not known here.
  package init?(_ name: String) {
    // What follows a slash would be an option, and an empty name means that of the locale.
    guard !name.isEmpty,
      name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") }),
      let converter = Self.open(name)
    else { return nil }
    iconv_close(converter)
    self.name = name
  }

  private static func open(_ name: String) -> iconv_t? {
    let converter = iconv_open("UTF-8", name)
    return converter == iconv_t(bitPattern: -1) ? nil : converter
  }

  /// Returns a text in UTF-8; `nil` if it cannot be one in this character set.
  package func utf8(_ text: some Collection<UInt8>) -> [UInt8]? {
    guard let converter = Self.open(name) else { return nil }
    defer { iconv_close(converter) }
    var input = text.map { CChar(bitPattern: $0) }
    var isText = false
    // No byte becomes more than four.
    let text = [UInt8](unsafeUninitializedCapacity: input.count * 4) { output, count in
      input.withUnsafeMutableBufferPointer { input in
        output.withMemoryRebound(to: CChar.self) { output in
          var (next, left) = (input.baseAddress, input.count)
          var (end, room) = (output.baseAddress, output.count)
          isText = iconv(converter, &next, &left, &end, &room) != -1
          count = output.count - room
        }
      }
    }
    return isText ? text : nil
  }
}
