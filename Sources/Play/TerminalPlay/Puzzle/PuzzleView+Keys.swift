package import Apps

extension PuzzleView {
  // MARK: While the question is open

  package mutating func answer(_ alert: Frame.Alert, button: Int) -> PuzzleEvent {
    button == 0 ? .shuffleCancelled : state.shuffle(using: &generator)
  }

  package func isCommand(_ letter: Character, during alert: Frame.Alert) -> Bool {
    letter.lowered == "s"
  }

  // MARK: Pasted slides

  package static var pasteExpectation: String {
    "a list of panels or directions, such as 15 14 or R3D2"
  }

  package func moves(pasted text: String) -> [PuzzleEvent]? { TypedSlides.read(text[...]) }

  package mutating func step(to move: PuzzleEvent) -> PuzzleEvent? {
    switch state.phase {
    case .waiting, .solved: move
    case .start, .nextSlide, .sliding: nil
    }
  }

  package static func name(of move: PuzzleEvent) -> String? {
    switch move {
    case .tapped(let cell): cell.description
    case .slid(let direction): direction.rawValue
    case .typed(let panel): String(panel)
    default: nil
    }
  }

  // MARK: On the board

  package static var clickTargets: [String] { ["a panel"] }

  package mutating func press(_ cell: GridCell) -> PlayOrder<PuzzleState>? {
    .event(.tapped(Cell(column: cell.x, row: cell.y)))
  }

  package mutating func press(card: Int) -> PlayOrder<PuzzleState>? {
    command(card == 0 ? "u" : "r")
  }

  package mutating func steer(_ key: Key) -> PlayOrder<PuzzleState>? {
    let number = input.typed
    input.typed = ""
    switch key {
    case .letter(let letter) where letter.isDigit: return type("\(number)\(letter)")
    case .letter(let letter): return command(letter)
    case .up: return .event(.slid(.up))
    case .down: return .event(.slid(.down))
    case .left: return .event(.slid(.left))
    case .right: return .event(.slid(.right))
    case .enter, .space: return Int(number).map { .event(.typed($0)) }
    case .backspace: input.typed = String(number.dropLast())
    case .escape, .tab, .shiftTab, .press, .controlL, .paste, .home, .end, .pageUp, .pageDown:
      break
    }
    return nil
  }

  package mutating func command(_ letter: Character) -> PlayOrder<PuzzleState>? {
    switch letter.lowered {
    case "s": showsMovable.toggle()
    case "r": return .event(.shufflePressed)
    case "u": return .event(.undone)
    case "t": notice = SlideHint(state).words.capitalizedFirst + "."
    default: refuse(letter)
    }
    return nil
  }

  /// Takes the digits of a panel, and slides it as soon as no other panel begins with them.
  private mutating func type(_ digits: String) -> PlayOrder<PuzzleState>? {
    let largest = state.puzzle.size.panelCount
    guard let panel = Int(digits), 1...largest ~= panel else {
      notice = "There is no panel \(digits): they are 1 to \(largest)."
      return nil
    }
    guard panel * 10 <= largest else { return .event(.typed(panel)) }
    input.typed = digits
    return nil
  }
}
