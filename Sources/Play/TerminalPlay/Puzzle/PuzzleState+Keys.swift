package import Apps

extension PuzzleState {
  package static func press(
    _ target: PlayTarget,
    _ view: inout PuzzleView
  ) -> PlayOrder<PuzzleState>? {
    switch target {
    case .cell(let cell): .event(.tapped(Cell(column: cell.x, row: cell.y)))
    case .card(let card): view.command(card == 0 ? "u" : "r")
    case .key(let key): view.steer(key)
    }
  }

  package func hint(about refusal: PuzzleRefusal) -> String? {
    phase == .waiting && refusal.failedGuard == .panelsCanSlide
      ? "Press s to see the panels that can slide." : nil
  }

  package static func undo(in view: PuzzleView) -> PuzzleEvent? {
    view.state.slideCount == 0 && view.state.slide == nil ? nil : .undone
  }

  // MARK: Pasted slides

  package func moves(pasted text: String) -> [PuzzleEvent]? { TypedSlides.read(text[...]) }

  package static func step(to move: PuzzleEvent, _ view: inout PuzzleView) -> PuzzleEvent? {
    [.waiting, .solved].contains(view.state.phase) ? move : nil
  }

  package static func name(of move: PuzzleEvent) -> String? {
    switch move {
    case .tapped(let cell): cell.description
    case .slid(let direction): direction.rawValue
    case .typed(let panel): String(panel)
    default: nil
    }
  }
}

extension PlayView where Model == PuzzleState {
  fileprivate mutating func steer(_ key: Key) -> PlayOrder<PuzzleState>? {
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

  fileprivate mutating func command(_ letter: Character) -> PlayOrder<PuzzleState>? {
    switch letter.lowered {
    case "s": input.showsMoves.toggle()
    case "r": return .event(.shufflePressed)
    case "u": return .event(.undone)
    case "t": notice = state.suggestion.words.capitalizedFirst + "."
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
