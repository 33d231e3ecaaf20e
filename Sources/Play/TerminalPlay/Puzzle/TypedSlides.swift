import Apps

/// Slides as a player types or pastes them: panel numbers, or the directions of panels.
enum TypedSlides {
  /// Returns the slides of a text such as `15 14` or `R3D2`; `nil` if it has anything else.
  static func read(_ text: Substring) -> [PuzzleEvent]? {
    var events: [PuzzleEvent] = []
    var rest = text.drop(while: isGap)
    let label = labels.first(where: rest.lowercased().hasPrefix)
    if let label {
      rest = rest.dropFirst(label.count).drop(while: isGap)
    }
    while let letter = rest.first {
      let direction = directions[letter.lowered]
      if direction != nil { rest = rest.dropFirst() }
      let digits = rest.prefix(while: \.isDigit)
      rest = rest.dropFirst(digits.count).drop(while: isGap)
      if let direction {
        guard digits.isEmpty || Int(digits).map({ 1...longestRun ~= $0 }) ?? false else {
          return nil
        }
        events += Array(repeating: .slid(direction), count: Int(digits) ?? 1)
      } else {
        guard let panel = Int(digits) else { return nil }
        events.append(.typed(panel))
      }
    }
    return events.isEmpty && label == nil ? nil : events
  }

  /// What may be before the slides, as in puzzles as text.
  private static let labels = ["slides:", "panel:"]

  private static let directions: [Character: SlideDirection] = [
    "l": .left, "r": .right, "u": .up, "d": .down,
  ]

  /// The longest way that a direction can name.
  private static let longestRun = PuzzleSize.range.upperBound - 1

  private static func isGap(_ letter: Character) -> Bool {
    letter.isWhitespace || ",;".contains(letter)
  }
}
