/// A tag of an HTML page, taken byte by byte as HTML's own rules say: they know no wrong tag.
struct HTMLTag {
  /// The offset of its `<`.
  let start: Int
  let isEnd: Bool
  private(set) var isSelfClosing = false

  private var state = State.name
  private var nameBytes: [UInt8] = []
  /// The name of the attribute that is being taken.
  private var key: [UInt8] = []
  /// The value of the first attribute `id`, as far as it has been taken.
  private var idBytes: [UInt8]?
  private var isInID = false

  /// As much as is kept of a name or of a value.
  private static let longest = 128

  private enum State {
    case name, beforeKey, key, afterKey, beforeValue, quoted(UInt8), unquoted, afterValue, slash
  }

  /// A tag before the first letter of its name.
  init(from start: Int, isEnd: Bool) {
    self.start = start
    self.isEnd = isEnd
  }

  /// The name in lower case.
  var name: String { String(decoding: nameBytes, as: UTF8.self) }

  /// The identifier, empty when there is none.
  var id: String { String(decoding: HTMLReferences.decode(idBytes ?? []).text, as: UTF8.self) }

  /// Takes the next byte.
  /// - Returns: whether the tag ends with it.
  mutating func take(_ byte: UInt8) -> Bool {
    switch state {
    case .name: return takeName(byte)
    case .beforeKey: return beginKey(byte)
    case .key: return takeKey(byte)
    case .afterKey:
      guard byte == UInt8(ascii: "=") else { return beginKey(byte) }
      state = .beforeValue
    case .beforeValue: return beginValue(byte)
    case .quoted(let quote):
      if byte == quote { endValue(.afterValue) } else { keep(byte) }
    case .unquoted:
      if Self.isSpace(byte) {
        endValue(.beforeKey)
      } else if byte == UInt8(ascii: ">") {
        return true
      } else {
        keep(byte)
      }
    case .afterValue: return beginKey(byte)
    case .slash:
      isSelfClosing = byte == UInt8(ascii: ">")
      return beginKey(byte)
    }
    return false
  }

  private mutating func takeName(_ byte: UInt8) -> Bool {
    if Self.isSpace(byte) {
      state = .beforeKey
    } else if byte == UInt8(ascii: "/") {
      state = .slash
    } else if byte == UInt8(ascii: ">") {
      return true
    } else if nameBytes.count < Self.longest {
      nameBytes.append(Self.lowercased(byte))
    }
    return false
  }

  /// Takes a byte where an attribute may begin.
  private mutating func beginKey(_ byte: UInt8) -> Bool {
    if Self.isSpace(byte) {
      // Behind a key the sign of its value may still come.
      if case .afterKey = state {} else { state = .beforeKey }
    } else if byte == UInt8(ascii: "/") {
      state = .slash
    } else if byte == UInt8(ascii: ">") {
      return true
    } else {
      state = .key
      key = [Self.lowercased(byte)]
    }
    return false
  }

  private mutating func takeKey(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "=") {
      state = .beforeValue
    } else if Self.isSpace(byte) || "/>".utf8.contains(byte) {
      state = .afterKey
      return beginKey(byte)
    } else if key.count < Self.longest {
      key.append(Self.lowercased(byte))
    }
    return false
  }

  private mutating func beginValue(_ byte: UInt8) -> Bool {
    if Self.isSpace(byte) { return false }
    // Of two attributes with one name the first counts.
    isInID = idBytes == nil && key == Array("id".utf8)
    if isInID { idBytes = [] }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): state = .quoted(byte)
    case UInt8(ascii: ">"): return true
    default:
      state = .unquoted
      keep(byte)
    }
    return false
  }

  private mutating func endValue(_ next: State) {
    isInID = false
    state = next
  }

  private mutating func keep(_ byte: UInt8) {
    if isInID, let count = idBytes?.count, count < Self.longest { idBytes?.append(byte) }
  }

  /// Whether a byte is what HTML calls white space.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
