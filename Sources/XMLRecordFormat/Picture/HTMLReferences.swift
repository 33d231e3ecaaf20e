internal import CLibXML2

/// References to characters in the text of an HTML page.
enum HTMLReferences {
  /// Text with its references resolved as browsers do.
  /// - Returns: the text, and the first of the references whose names are not known here; they stay
  ///   as they are.
  static func decode(_ text: [UInt8]) -> (text: [UInt8], unknown: String?) {
    guard var next = text.firstIndex(of: UInt8(ascii: "&")) else { return (text, nil) }
    var decoded = Array(text[..<next])
    var unknown: String?
    while next < text.count {
      guard text[next] == UInt8(ascii: "&") else {
        decoded.append(text[next])
        next += 1
        continue
      }
      let reference = Reference(text[(next + 1)...])
      if let scalar = reference.scalar {
        decoded += Array(String(scalar).utf8)
        next += 1 + reference.length
      } else {
        unknown = unknown ?? reference.unknownName
        decoded.append(text[next])
        next += 1
      }
    }
    return (decoded, unknown)
  }

  private struct Reference {
    /// What is referred to.
    var scalar: Unicode.Scalar?
    /// The bytes behind the `&`.
    var length = 0
    var unknownName: String?

    init(_ rest: ArraySlice<UInt8>) {
      if rest.first == UInt8(ascii: "#") { readNumber(rest.dropFirst()) } else { readName(rest) }
    }

    private mutating func readNumber(_ rest: ArraySlice<UInt8>) {
      let isHexadecimal = rest.first.map { $0 | 0x20 } == UInt8(ascii: "x")
      let digits = rest.dropFirst(isHexadecimal ? 1 : 0)
      let radix: UInt32 = isHexadecimal ? 16 : 10
      var number: UInt32 = 0
      var count = 0
      for byte in digits {
        guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix else {
          break
        }
        // Beyond the last character it does not matter which.
        number = min(number * radix + UInt32(digit), 0x11_0000)
        count += 1
      }
      guard count > 0 else { return }
      scalar = number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}"
      length = 1 + (isHexadecimal ? 1 : 0) + count
      if digits.dropFirst(count).first == UInt8(ascii: ";") { length += 1 }
    }

    private mutating func readName(_ rest: ArraySlice<UInt8>) {
      let name = rest.prefix(32).prefix { HTMLTag.isLetter($0) || (0x30...0x39).contains($0) }
      guard let first = name.first, HTMLTag.isLetter(first) else { return }
      if rest.dropFirst(name.count).first == UInt8(ascii: ";") {
        scalar = HTMLReferences.scalar(named: name)
        length = name.count + 1
        if scalar == nil { unknownName = String(decoding: name, as: UTF8.self) }
        return
      }
      // The oldest ones need no semicolon.
      for count in (2...6).reversed() where count <= name.count {
        guard let old = HTMLReferences.scalar(named: name.prefix(count)),
          "\"&<>".unicodeScalars.contains(old) || ("\u{A0}"..."\u{FF}").contains(old)
        else { continue }
        scalar = old
        length = count
        return
      }
    }
  }

  /// The character with a name of HTML 4.
  private static func scalar(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let terminated = Array(name) + [0]
    guard let entity = htmlEntityLookup(terminated) else { return nil }
    return Unicode.Scalar(entity.pointee.value)
  }
}
