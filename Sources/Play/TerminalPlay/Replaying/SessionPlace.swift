package import Apps

/// A place in a session log, as a person names it.
package enum SessionPlace: Hashable, Sendable {
  /// After an event, counted from 1 through the whole log.
  case event(Int)
  /// After a move of a game, as play numbers it; 0 for the start of a game.
  case move(Int)
  /// After everything that happened up to a time since the beginning of a session.
  case time(SessionTime)

  /// Reads the name of a place: `event40`, `move12`, or a time such as `7.5s`, `500ms` or `1:02`.
  /// - Parameters:
  ///   - text: the name.
  ///   - number: what a whole number alone means.
  package init?(_ text: String, number: (Int) -> SessionPlace) {
    let text = text.lowercased()
    if let count = Self.whole(text[...]) {
      self = number(count)
    } else if text.hasPrefix("event"), let count = Self.whole(text.dropFirst(5)) {
      self = .event(count)
    } else if text.hasPrefix("move"), let count = Self.whole(text.dropFirst(4)) {
      self = .move(count)
    } else if let milliseconds = Self.milliseconds(text), milliseconds <= 1e12 {
      self = .time(SessionTime(milliseconds: Int(milliseconds.rounded())))
    } else {
      return nil
    }
  }

  private static func whole(_ text: Substring) -> Int? { isDigits(text) ? Int(text) : nil }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }

  private static func milliseconds(_ text: String) -> Double? {
    if text.hasSuffix("ms") { return decimal(text.dropLast(2)) }
    let parts = (text.hasSuffix("s") ? text.dropLast() : text[...])
      .split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 3, parts.dropLast().allSatisfy(isDigits) else { return nil }
    return parts.reduce(0) { sum, part in
      guard let sum, let number = decimal(part) else { return nil }
      return sum * 60 + number * 1_000
    }
  }

  private static func decimal(_ text: Substring) -> Double? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy(isDigits) ? Double(text) : nil
  }
}

extension SessionPlace: CustomStringConvertible {
  package var description: String {
    switch self {
    case .event(let number): "event \(number)"
    case .move(let number): "move \(number)"
    case .time(let time): "\(time.text) s"
    }
  }
}

extension SessionTime {
  /// The seconds with three decimals.
  package var text: String { String(clock.drop { $0 == " " }) }
}
