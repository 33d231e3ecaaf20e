package import Apps

extension PuzzleState {
  package static func scene(of view: PuzzleView) -> PlayScene {
    let (state, clock) = (view.state, view.player.clock)
    var contents = state.contents(of: state.nextPuzzle, after: state.slide?.end ?? state.lastCell)
    contents.hints = view.input.showsMoves ? state.playableCells?.map { GridCell($0) } : nil
    let typed = view.input.typed
    let moves = moves(in: view)
    return PlayScene(
      input: view.input,
      hasStarted: state.hasStarted,
      parts: ScreenParts(
        GridSize(state.puzzle.size),
        (1...state.puzzle.size.panelCount).map { .panel($0) },
        [],
        [.solved]
      ),
      contents: contents,
      rest: state.contents(of: state.puzzle, after: state.lastCell),
      status: state.summary,
      isTicking: !view.isWatched && clock.isRunning,
      alert: state.alert,
      commands: ["s", "S"],
      cards: [
        PlayCard(
          name: "slides",
          number: "\(moves.ply)",
          key: "u",
          words: view.isWatched ? "" : "undo"
        ),
        PlayCard(
          name: "time",
          number: clock.text(at: view.input.time),
          key: "r",
          words: view.isWatched ? "" : "shuffle"
        ),
      ],
      moves: moves,
      prompt: typed.isEmpty ? nil : "\(typed)_ (another digit, or Enter)",
      hint: state.isAsking
        ? "y: shuffle, n: cancel" : state.phase == .solved ? "r: shuffle again" : nil,
      gameKeys: facts.keys,
      gameHelp: state.help,
      clickTargets: facts.clickTargets
    )
  }

  package static func moves(in view: PuzzleView) -> PlayedMoves {
    let save = view.state.save
    let slides = view.state.slide.map { [$0.panel] } ?? []
    return PlayedMoves(count: save.slideCount + slides.count) { range in
      (save.slides.map { Int($0) } + slides)[range].map(String.init)
    }
  }

  /// The puzzle with the panel that is sliding already in its new cell.
  private var nextPuzzle: Puzzle {
    var puzzle = puzzle
    if let slide { _ = try? puzzle.slide(panel: slide.panel) }
    return puzzle
  }

  /// Where the last panel slid to.
  private var lastCell: Cell? { save.lastSlide.flatMap { puzzle.cell(of: Int($0)) } }

  private func contents(of puzzle: Puzzle, after cell: Cell?) -> ScreenContents {
    var contents = ScreenContents(PieceBoard(puzzle), [], message)
    contents.lastMove = cell.map { GridCell($0) }
    return contents
  }

  private var message: Frame.Message {
    if save.isSolved { return .solved }
    let count = puzzle.misplacedPanels(save.goal)
    let words = count == 0 ? "In order" : Words.count("panel", count) + " out of place"
    return Frame.Message(words, sentence: words + ".", isFinal: false)
  }

  private var help: [(key: String, words: String)] {
    let panel = puzzle.movablePanels.first ?? 1
    return [
      ("arrows", "slide the panel that can move that way"),
      ("\(panel)", "slide panel \(panel), and all panels between it and the open cell"),
      ("Enter", "slide the panel typed so far"),
      ("paste", "slide each panel of a solution, such as 15 14 or R3D2"),
      ("s", "mark the panels that can slide, or do not"),
      ("u", "undo: take back the last slide"),
      ("t", "show the first slide of a shortest solution"),
      ("r", "shuffle for a new puzzle; asks first"),
    ]
  }
}

extension Frame.Alert {
  /// The app asks before it shuffles the panels.
  static let shuffle = Frame.Alert(
    title: "Confirmation",
    message: "Do you really want to shuffle the panels?",
    buttons: ["Cancel", "OK"]
  )
}

extension Puzzle {
  /// Returns the number of panels that are not where a goal wants them.
  fileprivate func misplacedPanels(_ goal: PuzzleGoal) -> Int {
    zip(layout.numbers, goal.layout(size: size).numbers).count { $0 != $1 && $0 > 0 }
  }
}
