extension Key {
  /// Creates an arrow key, Home or End from the last letter of its sequence; returns `nil` for any
  /// other key.
  package init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    case UInt8(ascii: "F"): self = .end
    case UInt8(ascii: "H"): self = .home
    default: return nil
    }
  }

  /// Creates a key from the number in its sequence, which ends with `~`; returns `nil` for any
  /// other key.
  package init?(number: [UInt8]) {
    switch String(decoding: number, as: UTF8.self) {
    case "1", "7": self = .home
    case "4", "8": self = .end
    case "5": self = .pageUp
    case "6": self = .pageDown
    default: return nil
    }
  }

  /// Creates a mouse press from a report in numbers: the button, the column and the line, the
  /// latter two counted from 1; returns `nil` unless it is the left button without modifiers.
  package init?(mouseReport text: some Collection<UInt8>) {
    let numbers = text.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { UInt16(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 3, numbers[0] == 0, let column = numbers[1], let line = numbers[2],
      column > 0, line > 0
    else { return nil }
    self = .press(line: Int(line) - 1, column: Int(column) - 1)
  }

  /// Creates a mouse press from a report in three bytes: 32 for the left button, then the column
  /// and the line, both counted from 33.
  package init?(mouse bytes: [UInt8]) {
    guard bytes.count == 3, bytes[0] == 32, bytes[1] > 32, bytes[2] > 32 else { return nil }
    self = .press(line: Int(bytes[2]) - 33, column: Int(bytes[1]) - 33)
  }
}
