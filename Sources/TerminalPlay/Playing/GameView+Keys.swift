package import Flipbook

/// What a key asks for.
package enum PlayOrder: Hashable {
  /// Send an event to the app.
  case event(AppEvent)
  /// Place disks on these squares, one after the other.
  case place([Square])
  /// Quit.
  case quit
}

extension GameView {
  /// Handles a key.
  /// - Parameters:
  ///   - key: the key that was pressed.
  ///   - layout: where everything is on the screen.
  /// - Returns: what to do now, if anything.
  package mutating func press(_ key: Key, _ layout: PlayLayout) -> PlayOrder? {
    notice = nil
    if let page = helpPage {
      helpPage = HelpBox.page(after: page, of: HelpBox(self, layout).pages.count, key)
      return nil
    }
    if key.isLetter("?") {
      helpPage = 0
      return nil
    }
    if key.isLetter("q") { return .quit }
    if case .paste(let text) = key, state.question == .closed { return paste(text) }
    if let alert = state.screen.alert { return answer(alert, key, layout) }
    return steer(key, layout)
  }

  private mutating func paste(_ text: String) -> PlayOrder? {
    typed = ""
    if let squares = PastedSquares.read(text, on: state.position.board.size) {
      return .place(squares)
    }
    notice = "The pasted text is not a list of squares, such as f5d6c3."
    return nil
  }

  // MARK: While an alert is open

  private mutating func answer(_ alert: AppAlert, _ key: Key, _ layout: PlayLayout) -> PlayOrder? {
    let last = alert.buttons.count - 1
    switch key {
    case .left, .shiftTab: button = max(0, button - 1)
    case .right: button = min(last, button + 1)
    case .tab: button = button == last ? 0 : button + 1
    case .enter, .space: return answer(alert, button)
    case .escape: return answer(alert, 0)
    case .press(let line, let column):
      if let button = AlertBox(alert, layout).button(line: line, column: column) {
        return answer(alert, button)
      }
      notice = "Click a button first."
    case _ where alert == .reset && key.isLetter("y"): return answer(alert, last)
    case _ where alert == .reset && key.isLetter("n"): return answer(alert, 0)
    case .letter(let letter)
    where !isTyped(letter) && (alert == .reset ? "xos" : "xors").contains(letter.lowered):
      return command(letter)
    default: notice = alert == .reset ? "Press y or n first." : "Press Enter first."
    }
    return nil
  }

  private func answer(_ alert: AppAlert, _ button: Int) -> PlayOrder? {
    guard alert == .reset else { return .event(.passDismissed) }
    return .event(button == 0 ? .resetCancelled : .resetConfirmed)
  }

  // MARK: On the board

  private mutating func steer(_ key: Key, _ layout: PlayLayout) -> PlayOrder? {
    if case .letter(let letter) = key {
      if isTyped(letter) { return type(letter.lowered) }
      typed = ""
      return command(letter)
    }
    let name = typed
    typed = ""
    switch key {
    case .up: move(0, -1)
    case .down: move(0, 1)
    case .left: move(-1, 0)
    case .right: move(1, 0)
    case .enter, .space: return .event(.tapped(place(Square(name) ?? cursor)))
    case .tab: return goToLegal(\.first)
    case .shiftTab: return goToLegal(\.last)
    case .press(let line, let column):
      switch layout.target(line: line, column: column) {
      case .square(let square): return .event(.tapped(place(square)))
      case .mode(let side): return changeMode(side)
      case .key(let key): return press(key, layout)
      case nil: notice = "Click a square, a mode or a key."
      }
    case .backspace: typed = String(name.dropLast())
    case .escape, .letter, .controlL, .paste, .home, .end, .pageUp, .pageDown: break
    }
    return nil
  }

  private mutating func command(_ letter: Character) -> PlayOrder? {
    switch letter.lowered {
    case "s": showsLegalMoves.toggle()
    case "x": return changeMode(.dark)
    case "o": return changeMode(.light)
    case "r": return .event(.resetPressed)
    case "u":
      if let event = undo.event { return .event(event) }
      notice = "There is no move to take back."
    case "t":
      let hint = MoveHint(state)
      notice = hint.description.capitalizedFirst + "."
      if let square = hint.square { cursor = square }
    default: notice = "Key \(DisplayText.quote("\(letter)")) does nothing; press ? for all keys."
    }
    return nil
  }

  private func changeMode(_ side: Disk) -> PlayOrder {
    .event(.modeChanged(side, state.modes[side] == .manual ? .computer : .manual))
  }

  private mutating func move(_ x: Int, _ y: Int) {
    guard let square = Square(x: cursor.x + x, y: cursor.y + y),
      state.position.board.size.contains(square)
    else { return }
    cursor = square
  }

  /// Moves the cursor to a square and returns the square.
  mutating func place(_ square: Square) -> Square {
    cursor = square
    return square
  }

  /// Moves the cursor to the next or the previous legal square.
  private mutating func goToLegal(
    _ end: KeyPath<[Square], Square?>
  ) -> PlayOrder? {
    // Without legal squares, a tap makes the app report why no disk can be placed.
    guard let legal = state.screen.legalMoves else { return .event(.tapped(cursor)) }
    let isNext = end == \.first
    let ahead = legal.filter { isNext ? $0 > cursor : $0 < cursor }
    cursor = ahead[keyPath: end] ?? Array(legal)[keyPath: end] ?? cursor
    return nil
  }

  // MARK: Typing a square

  /// Returns whether a letter can be part of a square's name.
  private func isTyped(_ letter: Character) -> Bool {
    isColumn(letter) || letter != "O" && isColumn(letter.lowered) || letter.isDigit
  }

  private mutating func type(_ letter: Character) -> PlayOrder? {
    if !letter.isDigit {
      // The letter of the next square completes the one before.
      let name = typed
      typed = "\(letter)"
      return name.count > 1 ? Square(name).map { .event(.tapped(place($0))) } : nil
    }
    guard !typed.isEmpty else {
      notice = "Type the letter of the column first, as in f5."
      return nil
    }
    let height = state.position.board.size.height
    guard let square = Square("\(typed)\(letter)"), square.y < height else {
      notice = "There is no row \(typed.dropFirst())\(letter): the last one is \(height)."
      typed = ""
      return nil
    }
    typed.append(letter)
    guard (square.y + 1) * 10 > height else { return nil }
    typed = ""
    return .event(.tapped(place(square)))
  }
}

extension Key {
  /// Returns whether the key is a letter, in either case.
  fileprivate func isLetter(_ letter: Character) -> Bool {
    if case .letter(let own) = self { return own.lowered == letter }
    return false
  }
}

extension Character {
  /// The lower-case letter, for ASCII only.
  fileprivate var lowered: Character { isASCII ? Character(lowercased()) : self }
  /// Whether it is a digit from 0 to 9.
  fileprivate var isDigit: Bool { isASCII && isNumber }
}
