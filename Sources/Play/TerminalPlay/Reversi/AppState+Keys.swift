package import Apps

extension AppState {
  package static func answer(
    _ alert: Frame.Alert,
    button: Int,
    _ view: inout ReversiView
  ) -> AppEvent {
    guard alert == .reset else { return .passDismissed }
    return button == 0 ? .resetCancelled : .resetConfirmed
  }

  package static func press(
    _ target: PlayTarget,
    _ view: inout ReversiView
  ) -> PlayOrder<AppState>? {
    switch target {
    case .cell(let cell): Square(cell).map { .event(.tapped(view.place($0))) }
    case .card(let card): view.changeMode(Disk.allCases[card])
    case .key(let key): view.steer(key)
    }
  }

  package func hint(about refusal: AppRefusal) -> String? {
    phase == .waiting ? "Press s to see the legal squares." : nil
  }

  // MARK: Pasted moves

  package func moves(pasted text: String) -> [AppEvent]? {
    PastedSquares.read(text, on: position.board.size)?.map { .tapped($0) }
  }

  package static func step(to move: AppEvent, _ view: inout ReversiView) -> AppEvent? {
    switch view.state.phase {
    case .passAlert: return .passDismissed
    case .waiting, .over:
      if case .tapped(let square) = move { view.player.cursor = square }
      return move
    case .start, .nextTurn, .thinking, .placing, .paused: return nil
    }
  }

  package static func name(of move: AppEvent) -> String? {
    if case .tapped(let square) = move { return square.description }
    return nil
  }
}

extension PlayView where Model == AppState {
  fileprivate mutating func steer(_ key: Key) -> PlayOrder<AppState>? {
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

  private mutating func command(_ letter: Character) -> PlayOrder<AppState>? {
    switch letter.lowered {
    case "s": input.showsMoves.toggle()
    case "x": return changeMode(.dark)
    case "o": return changeMode(.light)
    case "r": return .event(.resetPressed)
    case "u":
      if let event = AppState.undo(in: self) { return .event(event) }
      notice = "There is no move to take back."
    case "t":
      let hint = state.suggestion
      notice = hint.words.capitalizedFirst + "."
      if case .tapped(let square)? = hint.move { cursor = square }
    default: refuse(letter)
    }
    return nil
  }

  fileprivate func changeMode(_ side: Disk) -> PlayOrder<AppState> {
    .event(.modeChanged(side, state.modes[side] == .manual ? .computer : .manual))
  }

  private var cursor: Square {
    get { player.cursor }
    set { player.cursor = newValue }
  }

  private mutating func move(_ x: Int, _ y: Int) {
    guard let square = Square(x: cursor.x + x, y: cursor.y + y),
      state.position.board.size.contains(square)
    else { return }
    cursor = square
  }

  /// Moves the cursor to a square and returns the square.
  fileprivate mutating func place(_ square: Square) -> Square {
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
  func isTyped(_ letter: Character) -> Bool {
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
