extension Key {
  /// An arrow, by the last letter of its sequence; `nil` for any other key.
  package init?(arrow letter: UInt8) {
    switch letter {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    default: return nil
    }
  }

  /// What the mouse has done, in numbers: the button, the column and the line, both from 1; `nil` for
  /// all but the left button alone.
  package init?(mouseReport text: some Collection<UInt8>) {
    let numbers = text.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { UInt16(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 3, numbers[0] == 0, let column = numbers[1], let line = numbers[2],
      column > 0, line > 0
    else { return nil }
    self = .press(line: Int(line) - 1, column: Int(column) - 1)
  }

  /// What the mouse has done, in three bytes from 32, which is the left button; places begin with 33.
  package init?(mouse bytes: [UInt8]) {
    guard bytes.count == 3, bytes[0] == 32, bytes[1] > 32, bytes[2] > 32 else { return nil }
    self = .press(line: Int(bytes[2]) - 33, column: Int(bytes[1]) - 33)
  }
}
