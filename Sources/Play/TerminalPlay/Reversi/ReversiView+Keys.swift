package import Apps

extension ReversiView {
  // MARK: While an alert is open

  package mutating func answer(_ alert: Frame.Alert, button: Int) -> AppEvent {
    guard alert == .reset else { return .passDismissed }
    return button == 0 ? .resetCancelled : .resetConfirmed
  }

  package func isCommand(_ letter: Character, during alert: Frame.Alert) -> Bool {
    !isTyped(letter) && (alert == .reset ? "xos" : "xors").contains(letter.lowered)
  }

  // MARK: Pasted moves

  package static var pasteExpectation: String { "a list of squares, such as f5d6c3" }

  package func moves(pasted text: String) -> [AppEvent]? {
    PastedSquares.read(text, on: state.position.board.size)?.map { .tapped($0) }
  }

  package mutating func step(to move: AppEvent) -> AppEvent? {
    switch state.phase {
    case .passAlert: return .passDismissed
    case .waiting, .over:
      if case .tapped(let square) = move { cursor = square }
      return move
    case .start, .nextTurn, .thinking, .placing, .paused: return nil
    }
  }

  package static func name(of move: AppEvent) -> String? {
    if case .tapped(let square) = move { return square.description }
    return nil
  }

  // MARK: On the board

  package static var clickTargets: [String] { ["a square", "a mode"] }

  package mutating func press(_ cell: GridCell) -> PlayOrder<AppState>? {
    Square(cell).map { .event(.tapped(place($0))) }
  }

  package mutating func press(card: Int) -> PlayOrder<AppState>? {
    changeMode(Disk.allCases[card])
  }

  package mutating func steer(_ key: Key) -> PlayOrder<AppState>? {
    if case .letter(let letter) = key {
      if isTyped(letter) { return type(letter.lowered) }
      input.typed = ""
      return command(letter)
    }
    let name = input.typed
    input.typed = ""
    switch key {
    case .up: move(0, -1)
    case .down: move(0, 1)
    case .left: move(-1, 0)
    case .right: move(1, 0)
    case .enter, .space: return .event(.tapped(place(Square(name) ?? cursor)))
    case .tab: return goToLegal(\.first)
    case .shiftTab: return goToLegal(\.last)
    case .backspace: input.typed = String(name.dropLast())
    case .escape, .letter, .press, .controlL, .paste, .home, .end, .pageUp, .pageDown: break
    }
    return nil
  }

  package mutating func command(_ letter: Character) -> PlayOrder<AppState>? {
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
    default: refuse(letter)
    }
    return nil
  }

  private func changeMode(_ side: Disk) -> PlayOrder<AppState> {
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
  ) -> PlayOrder<AppState>? {
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

  private mutating func type(_ letter: Character) -> PlayOrder<AppState>? {
    if !letter.isDigit {
      // The letter of the next square completes the one before.
      let name = input.typed
      input.typed = "\(letter)"
      return name.count > 1 ? Square(name).map { .event(.tapped(place($0))) } : nil
    }
    guard !input.typed.isEmpty else {
      notice = "Type the letter of the column first, as in f5."
      return nil
    }
    let height = state.position.board.size.height
    guard let square = Square("\(input.typed)\(letter)"), square.y < height else {
      notice = "There is no row \(input.typed.dropFirst())\(letter): the last one is \(height)."
      input.typed = ""
      return nil
    }
    input.typed.append(letter)
    guard (square.y + 1) * 10 > height else { return nil }
    input.typed = ""
    return .event(.tapped(place(square)))
  }
}
