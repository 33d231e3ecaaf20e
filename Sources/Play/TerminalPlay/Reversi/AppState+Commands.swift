package import Apps

/// What a player asks line by line.
extension AppState {
  static let vocabulary = LineVocabulary<AppState>(
    example: "a square such as f5",
    gameGuide: [
      ("a square, such as f5", "place a disk"),
      ("dismiss", "dismiss the pass alert"),
      ("dark computer", "let the computer play dark; also: light, manual"),
      ("reset", "start a new game; asks first: type ok or cancel"),
      ("board", "print the board"),
      ("hint", "suggest a move"),
      ("undo", "take back your last move"),
      ("moves", "list the legal squares"),
    ],
    events: [
      "dismiss": .passDismissed, "pass": .passDismissed, "--": .passDismissed,
      "reset": .resetPressed, "cancel": .resetCancelled, "no": .resetCancelled,
    ],
    beginnings: Disk.allCases.map(\.description),
    read: { word, rest in mode(word, &rest).map { [$0] } ?? squares(word) }
  )

  private static func mode(
    _ word: Substring,
    _ rest: inout ArraySlice<Substring>
  ) -> LineReading<AppState>? {
    guard let side = Disk.allCases.first(where: { $0.description == word.lowercased() }) else {
      return nil
    }
    guard let mode = rest.first.flatMap({ PlayerMode(rawValue: $0.lowercased()) }) else {
      let message = "expected manual or computer after \(side)"
      return LineReading(UnknownCommand(message: message), word)
    }
    rest.removeFirst()
    return LineReading(.event(.modeChanged(side, mode)), word)
  }

  /// Reads the squares of a word; returns `nil` if it consists of something else.
  private static func squares(_ word: Substring) -> [LineReading<AppState>]? {
    var readings: [LineReading<AppState>] = []
    var rest = word
    while let letter = rest.first {
      let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty, let square = Square("\(letter.lowercased())\(digits)") else {
        return nil
      }
      readings.append(LineReading(.event(.tapped(square)), rest[..<digits.endIndex]))
      rest = rest[digits.endIndex...]
    }
    return readings
  }

  package var board: [String] {
    BoardDrawing(of: screen.board, style: TerminalStyle(usesColour: false)).lines
      + ["\(screen.message)"]
  }

  package var playable: String? {
    screen.legalMoves?.map(\.description).joined(separator: " ")
  }

  package func sentence(insteadOf event: AppEvent) -> String? {
    guard case .modeChanged(let side, let mode) = event, modes[side] == mode else { return nil }
    return "\(side.description.capitalizedFirst) is already \(mode.rawValue)."
  }

  package var summary: String {
    let counts = position.board.counts
    let situation =
      switch ScreenMessage(position) {
      case .turn(let side): "\(side) is to move"
      case .won(let side): "\(side) has won"
      case .tied: "the game is tied"
      }
    return "\(situation), dark \(counts.dark), light \(counts.light)"
  }

  // MARK: A good move

  package var suggestion: PlaySuggestion<AppState> {
    guard screen.legalMoves != nil, let best = bestMove else {
      return PlaySuggestion(words: "a hint is given when a person is to move")
    }
    return PlaySuggestion(words: Self.words(best), move: .tapped(best.square))
  }

  private var bestMove: MoveEvaluation? {
    guard let search = GameSearch.Strength(7).map({ GameSearch(strength: $0) }),
      let square = search.bestMove(in: position)
    else { return nil }
    return search.evaluations(in: position).first { $0.square == square }
  }

  private static func words(_ move: MoveEvaluation) -> String {
    let disks = Words.count("disk", abs(move.disks))
    let outcome =
      switch (move.disks, move.isExact) {
      case (0, true): "ties"
      case (1..., true): "wins by \(disks)"
      case (_, true): "loses by \(disks)"
      case (0, false): "about even"
      case (1..., false): "ahead by about \(disks)"
      default: "behind by about \(disks)"
      }
    return "hint: \(move.square) (\(outcome))"
  }
}
