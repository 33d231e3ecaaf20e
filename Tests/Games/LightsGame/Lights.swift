/// A board of lights: pressing one switches it and its neighbours, and the aim is to switch all off.
package struct Lights: Hashable, Sendable {
  /// The rows from the top: 1 for a light that is on, 0 for one that is off.
  package private(set) var rows: [[Int]]

  /// Creates a board from its rows, all of the same length.
  package init(_ rows: [[Int]]) { self.rows = rows }

  /// Whether all lights are off.
  package var isDark: Bool { rows.allSatisfy { $0.allSatisfy { $0 == 0 } } }

  /// Presses a light.
  /// - Returns: the places of the lights that were switched; `nil` if there is no such light.
  package mutating func press(_ press: Press) -> [Press]? {
    guard contains(press) else { return nil }
    let near = [(0, -1), (-1, 0), (0, 0), (1, 0), (0, 1)]
      .map { Press(x: press.x + $0.0, y: press.y + $0.1) }.filter(contains)
    for light in near { rows[light.y][light.x] = 1 - rows[light.y][light.x] }
    return near
  }

  private func contains(_ place: Press) -> Bool {
    rows.indices.contains(place.y) && rows[place.y].indices.contains(place.x)
  }
}

/// The place of a light, such as `b3`.
package struct Press: Hashable, Sendable, CustomStringConvertible {
  package let x, y: Int

  package init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

  /// Creates the place with a name; `nil` for any other text.
  package init?(_ name: String) {
    guard let letter = name.utf8.first, letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "p"),
      let row = Int(name.dropFirst()), 1...16 ~= row
    else { return nil }
    self.init(x: Int(letter - UInt8(ascii: "a")), y: row - 1)
  }

  package var description: String {
    "\(Character(UnicodeScalar(UInt8(ascii: "a") + UInt8(x))))\(y + 1)"
  }
}
