/// Reads keys from the bytes that a terminal sends for them.
///
/// Sources: ECMA-48 for the shape of control sequences; "XTerm Control Sequences" for those of keys and
/// the mouse. Sequences of other keys are left out as a whole. One byte is read after the other, so that
/// it makes no difference how they are cut into parts.
package struct KeyParser {
  private var state = State.ground

  /// What the bytes since the last key are part of.
  private enum State {
    case ground
    /// A letter of several bytes.
    case letter([UInt8], missing: Int)
    /// ESC: the key, or the beginning of a sequence.
    case escape
    /// `ESC O`: one more letter names a key.
    case single
    /// `ESC [`, and what followed of a control sequence.
    case control([UInt8])
    /// `ESC [ [`: one more letter names a key of a console.
    case console
    /// `ESC [ M`: three bytes tell of the mouse where terminals know no better way.
    case mouse([UInt8])
    /// A text that ends with BEL or `ESC \`.
    case text
  }

  /// How long to wait for the rest of a sequence, in nanoseconds, before ``pause()``.
  package static let patience = 50_000_000

  /// Whether ``pause()`` would make a difference.
  package var isWaiting: Bool {
    switch state {
    case .escape, .text: true
    default: false
    }
  }

  /// Reads bytes.
  package mutating func read(_ bytes: some Sequence<UInt8>) -> [Key] { bytes.flatMap { read($0) } }

  /// Takes note that no bytes came for a while: an ESC was the key.
  package mutating func pause() -> [Key] {
    guard isWaiting else { return [] }
    defer { state = .ground }
    if case .escape = state { return [.escape] }
    return []
  }

  private mutating func read(_ byte: UInt8) -> [Key] {
    switch state {
    case .ground: return begin(byte)
    case .letter(let bytes, let missing): return readLetter(bytes + [byte], missing: missing - 1)
    case .escape: return readEscape(byte)
    case .text:
      // Nothing else has a control character inside.
      return byte < 0x20 ? begin(byte) : []
    case .mouse(let bytes):
      state = bytes.count < 2 ? .mouse(bytes + [byte]) : .ground
      return bytes.count < 2 ? [] : Key(mouse: bytes + [byte]).map { [$0] } ?? []
    case .single, .console, .control: break
    }
    // Other bytes end a sequence without being part of it.
    guard 0x20...0x7E ~= byte else { return begin(byte) }
    switch state {
    case .single:
      state = .ground
      return Key(arrow: byte).map { [$0] } ?? []
    case .control(let bytes): return readControl(bytes, byte)
    default:
      state = .ground
      return []
    }
  }

  private mutating func begin(_ byte: UInt8) -> [Key] {
    state = .ground
    switch byte {
    case 0x08, 0x7F: return [.backspace]
    case 0x09: return [.tab]
    case 0x0A, 0x0D: return [.enter]
    case 0x0C: return [.controlL]
    case 0x1B: state = .escape
    case 0x20: return [.space]
    case 0x21...0x7E: return [.letter(Character(Unicode.Scalar(byte)))]
    case 0xC2...0xDF: state = .letter([byte], missing: 1)
    case 0xE0...0xEF: state = .letter([byte], missing: 2)
    case 0xF0...0xF4: state = .letter([byte], missing: 3)
    default: break
    }
    return []
  }

  private mutating func readLetter(_ bytes: [UInt8], missing: Int) -> [Key] {
    guard let last = bytes.last, 0x80...0xBF ~= last else {
      return bytes.suffix(1).flatMap { begin($0) }
    }
    state = missing == 0 ? .ground : .letter(bytes, missing: missing)
    guard missing == 0, let letter = String(validating: bytes, as: UTF8.self)?.first else {
      return []
    }
    let isControl = letter.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
    return isControl ? [] : [.letter(letter)]
  }

  private mutating func readEscape(_ byte: UInt8) -> [Key] {
    switch byte {
    case 0x1B: return [.escape]
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .single
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .text
    // A key with Alt.
    case ..<0x80: state = .ground
    default: return begin(byte)
    }
    return []
  }

  /// The most bytes of a control sequence that are looked at.
  private static let longest = 32

  private mutating func readControl(_ bytes: [UInt8], _ byte: UInt8) -> [Key] {
    guard 0x40...0x7E ~= byte else {
      state = .control(bytes.count < Self.longest ? bytes + [byte] : bytes)
      return []
    }
    state = .ground
    switch (bytes.first, byte) {
    case (nil, UInt8(ascii: "[")): state = .console
    case (nil, UInt8(ascii: "M")): state = .mouse([])
    case (nil, UInt8(ascii: "Z")): return [.shiftTab]
    case (nil, _): return Key(arrow: byte).map { [$0] } ?? []
    case (UInt8(ascii: "<"), UInt8(ascii: "M")):
      return Key(mouseReport: bytes.dropFirst()).map { [$0] } ?? []
    default: break
    }
    return []
  }
}
