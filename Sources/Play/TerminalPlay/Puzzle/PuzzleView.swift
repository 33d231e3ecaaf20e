package import Apps

/// A sliding puzzle as a player sees it, with the input in progress.
package struct PuzzleView: PlayView {
  /// The app.
  package typealias Model = PuzzleState

  /// The state of the app.
  package private(set) var state = PuzzleState()
  /// The input in progress, and what answers it.
  package var input: PlayInput
  /// Whether the panels that can slide are marked.
  package var showsMovable: Bool
  /// Where shuffles come from.
  var generator: ShuffleGenerator
  private var clock = PuzzleClock()

  /// Creates the view of a player before the game begins.
  /// - Parameters:
  ///   - input: the input at first.
  ///   - showsMovable: whether the panels that can slide are marked at first.
  ///   - generator: where shuffles come from.
  package init(
    _ input: PlayInput = PlayInput(),
    showsMovable: Bool = false,
    _ generator: ShuffleGenerator = ShuffleGenerator()
  ) {
    (self.input, self.showsMovable, self.generator) = (input, showsMovable, generator)
  }

  package init(watching event: WatchedEvent) { self.init(PlayInput(watching: event)) }

  package var ply: Int { state.slideCount + (state.slide == nil ? 0 : 1) }

  package mutating func follow(_ update: PuzzleUpdate) {
    state = update.state
    clock.take(update)
    if update.event.kind == .shuffleConfirmed { notice = nil }
  }

  package mutating func resume(_ update: PuzzleUpdate) { follow(update) }

  package func sentence(_ refusal: PuzzleRefusal) -> String {
    let sentence = refusal.description.capitalizedFirst + "."
    guard state.phase == .waiting, refusal.failedGuard == .panelsCanSlide, !showsMovable else {
      return sentence
    }
    return sentence + " Press s to see the panels that can slide."
  }

  // MARK: What is shown

  package var parts: ScreenParts {
    ScreenParts(
      GridSize(state.puzzle.size),
      (1...state.puzzle.size.panelCount).map { .panel($0) },
      [],
      [.solved]
    )
  }

  /// The puzzle with the panel that is sliding already in its new cell.
  private var puzzle: Puzzle {
    var puzzle = state.puzzle
    if let slide = state.slide { _ = try? puzzle.slide(panel: slide.panel) }
    return puzzle
  }

  package var contents: ScreenContents {
    var contents = contents(of: puzzle, after: state.slide?.end ?? lastCell)
    contents.hints = showsMovable ? state.playableCells?.map { GridCell($0) } : nil
    return contents
  }

  package var rest: ScreenContents { contents(of: state.puzzle, after: lastCell) }

  private func contents(of puzzle: Puzzle, after cell: Cell?) -> ScreenContents {
    var contents = ScreenContents(PieceBoard(puzzle), [], message)
    contents.lastMove = cell.map { GridCell($0) }
    return contents
  }

  /// Where the last panel slid to.
  private var lastCell: Cell? {
    state.save.lastSlide.flatMap { state.puzzle.cell(of: Int($0)) }
  }

  private var message: Frame.Message {
    if state.save.isSolved { return .solved }
    let count = state.puzzle.misplacedPanels(state.save.goal)
    let words = count == 0 ? "In order" : Words.count("panel", count) + " out of place"
    return Frame.Message(words, sentence: words + ".", isFinal: false)
  }

  package var status: String { PuzzleReport.summary(state) }

  package var activity: String? { nil }

  package var isTicking: Bool { !isWatched && clock.isRunning }

  package var alert: Frame.Alert? { state.isAsking ? .shuffle : nil }

  package var cards: [PlayCard] {
    [
      PlayCard(
        piece: nil,
        name: "slides",
        number: "\(ply)",
        isActive: false,
        key: "u",
        words: isWatched ? "" : "undo"
      ),
      PlayCard(
        piece: nil,
        name: "time",
        number: clock.text(at: input.time),
        isActive: false,
        key: "r",
        words: isWatched ? "" : "shuffle"
      ),
    ]
  }

  package var moves: PlayedMoves {
    PlayedMoves(count: ply, missing: 0, isPartial: false) { range in
      let running = state.slide.map { [$0.panel] } ?? []
      return (state.save.slides.map { Int($0) } + running)[range].map(String.init)
    }
  }

  package var hint: String? {
    if state.isAsking { return "y: shuffle, n: cancel" }
    return state.phase == .solved ? "r: shuffle again" : nil
  }

  package var prompt: String? {
    input.typed.isEmpty ? nil : "\(input.typed)_ (another digit, or Enter)"
  }

  package static let gameKeyHints = [
    [
      KeyHint(name: "◄ ►", meaning: "slide", key: .right),
      KeyHint(name: "s", meaning: "movable", key: .letter("s")),
    ],
    [
      KeyHint(name: "t", meaning: "hint", key: .letter("t")),
      KeyHint(name: "r", meaning: "shuffle", key: .letter("r")),
    ],
  ]

  package var gameHelp: [(key: String, words: String)] {
    let panel = state.puzzle.movablePanels.first ?? 1
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
  func misplacedPanels(_ goal: PuzzleGoal) -> Int {
    zip(layout.numbers, goal.layout(size: size).numbers).count { $0 != $1 && $0 > 0 }
  }
}
