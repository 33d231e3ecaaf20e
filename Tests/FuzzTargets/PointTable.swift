import Flipbook

/// The line and the column of every byte of an input, counted one by one.
struct PointTable {
  private var points: [(line: Int, column: Int)] = []

  /// Counts the lines and columns of some bytes.
  init(_ bytes: [UInt8]) {
    points.reserveCapacity(bytes.count + 1)
    var (line, column) = (1, 1)
    for (index, byte) in bytes.enumerated() {
      points.append((line, column))
      let isReturn = byte == UInt8(ascii: "\r")
      let isSecondHalf = byte == UInt8(ascii: "\n") && index > 0 && bytes[index - 1] == 0x0D
      if isReturn || byte == UInt8(ascii: "\n") {
        if !isSecondHalf { line += 1 }
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    points.append((line, column))
  }

  /// Returns how a place disagrees with the bytes before it; `nil` if it does not.
  func problem(of place: SourcePosition?) -> String? {
    guard let place, !place.isBinary else { return nil }
    guard points.indices.contains(place.offset) else { return "byte \(place.offset) is outside" }
    let (line, column) = points[place.offset]
    guard (place.line, place.column) != (line, column) else { return nil }
    return "byte \(place.offset) is at \(line):\(column), not at \(place.line):\(place.column)"
  }
}
