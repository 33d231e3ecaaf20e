/// Reads keys from the bytes that a terminal sends for them.
///
/// Sources: ECMA-48 for the syntax of control sequences; "XTerm Control Sequences" for those of
/// keys and the mouse. Sequences of other keys are skipped as a whole. Bytes are read one at a
/// time, so that it does not matter how they are split into reads.
package struct KeyParser {
  private var state = State.ground

  /// What the bytes since the last key belong to.
  private enum State {
    case ground
    /// A character of several bytes.
    case letter([UInt8], missing: Int)
    /// ESC: the key, or the beginning of a sequence.
    case escape
    /// `ESC O`: one more letter identifies a key.
    case single
    /// `ESC [` and the following bytes of a control sequence.
    case control([UInt8])
    /// `ESC [ [`: one more letter identifies a key of the Linux console.
    case console
    /// `ESC [ M`: three bytes are a mouse report in the oldest encoding.
    case mouse([UInt8])
    /// A text that ends with BEL or `ESC \`.
    case text
    /// `ESC [ 2 0 0 ~`: a pasted text, up to `ESC [ 2 0 1 ~`.
    case paste([UInt8])
  }

  /// How long to wait for the rest of a sequence before calling ``pause()``, in nanoseconds.
  package static let patience = 50_000_000

  /// Whether ``pause()`` would have an effect.
  package var isWaiting: Bool {
    switch state {
    case .escape, .text: true
    default: false
    }
  }

  /// Reads bytes.
  package mutating func read(_ bytes: some Sequence<UInt8>) -> [Key] { bytes.flatMap { read($0) } }

  /// Handles a pause in the input: an ESC before it was the Escape key.
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
      // A control character ends the text.
      return byte < 0x20 ? begin(byte) : []
    case .mouse(let bytes):
      state = bytes.count < 2 ? .mouse(bytes + [byte]) : .ground
      return bytes.count < 2 ? [] : Key(mouse: bytes + [byte]).map { [$0] } ?? []
    case .paste(var bytes):
      // Only one owner remains, so that the bytes are not copied for each of them.
      state = .ground
      bytes.append(byte)
      return readPaste(&bytes)
    case .single, .console, .control: break
    }
    // Any other byte ends a sequence without being part of it.
    guard 0x20...0x7E ~= byte else { return begin(byte) }
    switch state {
    case .single:
      state = .ground
      return Key(letter: byte).map { [$0] } ?? []
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

  private static let endOfPaste = Array("\u{1B}[201~".utf8)
  /// The greatest number of bytes of a pasted text; more are ignored.
  private static let longestPaste = 1 << 14

  private mutating func readPaste(_ bytes: inout [UInt8]) -> [Key] {
    let end = Self.endOfPaste
    guard bytes.last == end.last, bytes.suffix(end.count).elementsEqual(end) else {
      // The end of the text must be found all the same.
      if bytes.count > Self.longestPaste + end.count { bytes.remove(at: Self.longestPaste) }
      state = .paste(bytes)
      return []
    }
    let text = bytes.dropLast(end.count).prefix(Self.longestPaste)
    return [.paste(String(decoding: text, as: UTF8.self))]
  }

  /// The greatest number of bytes of a control sequence that are kept.
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
    case (nil, _): return Key(letter: byte).map { [$0] } ?? []
    case (_, UInt8(ascii: "~")) where bytes == Array("200".utf8): state = .paste([])
    case (_, UInt8(ascii: "~")): return Key(number: bytes).map { [$0] } ?? []
    case (UInt8(ascii: "<"), UInt8(ascii: "M")):
      return Key(mouseReport: bytes.dropFirst()).map { [$0] } ?? []
    default: break
    }
    return []
  }
}
