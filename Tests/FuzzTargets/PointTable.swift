import Flipbook

/// The line and the column of every byte of an input, counted one by one.
struct PointTable {
  private let points: [Point]

  private struct Point {
    var line = 1
    var column = 1
  }

  /// Counts the lines and columns of some bytes.
  init(_ bytes: [UInt8]) {
    // Every damaged input has a table, and this is not optimised.
    points = [Point](unsafeUninitializedCapacity: bytes.count + 1) { buffer, filled in
      guard let start = buffer.baseAddress else { return }
      bytes.withUnsafeBufferPointer { bytes in
        var point = Point()
        var last: UInt8 = 0
        start.initialize(to: point)
        guard let first = bytes.baseAddress else { return }
        var index = 0
        while index < bytes.count {
          let byte = first[index]
          if byte == 0x0D || byte == 0x0A {
            // A line feed after a carriage return ends no line of its own.
            if byte == 0x0D || last != 0x0D { point.line += 1 }
            point.column = 1
          } else if byte & 0xC0 != 0x80 {
            point.column += 1
          }
          last = byte
          index += 1
          (start + index).initialize(to: point)
        }
      }
      filled = bytes.count + 1
    }
  }

  /// Returns how a place disagrees with the bytes before it; `nil` if it does not.
  func problem(of place: SourcePosition?) -> String? {
    guard let place, !place.isBinary else { return nil }
    guard points.indices.contains(place.offset) else { return "byte \(place.offset) is outside" }
    let point = points[place.offset]
    guard place.line != point.line || place.column != point.column else { return nil }
    return "byte \(place.offset) is at \(point.line):\(point.column), "
      + "not at \(place.line):\(place.column)"
  }
}
