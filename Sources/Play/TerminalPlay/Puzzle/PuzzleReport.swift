package import Apps

/// Describes a sliding puzzle in sentences, one line for each event.
package struct PuzzleReport: PlayReport {
  /// The app.
  package typealias Model = PuzzleState

  package var state = PuzzleState()
  /// Where shuffles come from.
  private var generator: ShuffleGenerator
  /// Whether to add which answers a player can give.
  private let asksPlayer: Bool

  /// Creates a report for a player.
  /// - Parameter generator: where shuffles come from.
  package init(_ generator: ShuffleGenerator) {
    (self.generator, asksPlayer) = (generator, true)
  }

  package init() { (generator, asksPlayer) = (ShuffleGenerator(), false) }

  package func situation(after update: PuzzleUpdate) -> [String] { [] }

  package func events(_ update: PuzzleUpdate) -> [String] {
    let save = update.state.save
    let layout = Self.text(save.puzzle)
    switch update.event {
    case .started:
      return [save.slideCount == 0 ? "New puzzle: \(layout)." : "Resuming the puzzle: \(layout)."]
    case .tapped, .slid, .typed: return []
    case .slideDone:
      guard let slide = update.before.slide else { return [] }
      let count = save.slideCount
      let sentence = "\(count). \(slide.panel) slides to \(slide.end)."
      return save.isSolved
        ? [sentence, "Solved after \(Words.count("slide", count))."] : [sentence]
    case .undone:
      let count = save.slideCount
      return [count == 0 ? "Undone; no slide is left." : "Undone after slide \(count)."]
    case .shufflePressed:
      return [Frame.Alert.shuffle.message + (asksPlayer ? " Type ok or cancel." : "")]
    case .shuffleCancelled: return ["Shuffle cancelled."]
    case .shuffleConfirmed: return ["New puzzle: \(layout)."]
    }
  }

  /// Returns the rows of a puzzle in one line.
  private static func text(_ puzzle: Puzzle) -> String {
    puzzle.layout.rows.map { $0.map(String.init).joined(separator: " ") }
      .joined(separator: " / ")
  }

  // MARK: What a player asks

  package static let vocabulary = LineVocabulary<PuzzleState>(
    example: "a panel such as 15",
    gameGuide: [
      ("a panel, such as 15", "slide it, with those between it and the open cell"),
      ("left", "slide the panel that can move left; also: right, up, down"),
      ("L R U D", "the same in letters, with counts: R3D2"),
      ("shuffle", "start a new puzzle; asks first: type ok or cancel"),
      ("board", "print the panels"),
      ("hint", "suggest a slide"),
      ("undo", "take back the last slide"),
      ("moves", "list the panels that can slide"),
    ],
    events: [
      "left": .slid(.left), "right": .slid(.right), "up": .slid(.up), "down": .slid(.down),
      "shuffle": .shufflePressed, "cancel": .shuffleCancelled, "no": .shuffleCancelled,
    ],
    beginnings: [],
    read: { word, _ in TypedSlides.read(word)?.map { LineReading(.event($0), word) } }
  )

  package var board: [String] {
    PuzzleDrawing(of: state.puzzle, style: TerminalStyle(usesColour: false)).lines
      + [Self.summary(state).capitalizedFirst + "."]
  }

  package var playable: String? {
    state.playablePanels?.map(String.init).joined(separator: " ")
  }

  package var suggestion: PlaySuggestion {
    let hint = SlideHint(state)
    return PlaySuggestion(words: hint.words, isMove: hint.panel != nil)
  }

  package var undo: PuzzleEvent? {
    state.slideCount == 0 && state.slide == nil ? nil : .undone
  }

  package mutating func confirm() -> PuzzleEvent { state.shuffle(using: &generator) }

  package func sentence(insteadOf event: PuzzleEvent) -> String? { nil }

  package static func summary(_ state: PuzzleState) -> String {
    let count = state.slideCount
    let slides = count == 0 ? "" : " after " + Words.count("slide", count)
    return "the puzzle is " + (state.save.isSolved ? "" : "not ") + "solved" + slides
  }
}
