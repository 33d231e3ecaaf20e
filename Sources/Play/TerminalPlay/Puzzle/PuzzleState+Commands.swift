package import Apps

/// A sliding puzzle in sentences, one line for each event, and what a player asks line by line.
extension PuzzleState {
  package static func sentences(
    about update: PuzzleUpdate,
    in view: PuzzleView
  ) -> (events: [String], situation: [String]) {
    (update.sentences(view.isWatched), [])
  }

  static let vocabulary = LineVocabulary<PuzzleState>(
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
    PuzzleDrawing(of: puzzle, style: TerminalStyle(usesColour: false)).lines
      + [summary.capitalizedFirst + "."]
  }

  package var playable: String? { playablePanels?.map(String.init).joined(separator: " ") }

  package var summary: String {
    let slides = slideCount == 0 ? "" : " after " + Words.count("slide", slideCount)
    return "the puzzle is " + (save.isSolved ? "" : "not ") + "solved" + slides
  }

  // MARK: The first slide of a shortest solution

  /// The most that is searched, so that a player does not wait for long.
  private static let limit = SearchLimit(nodes: 20_000_000)

  /// Makes the tables that suggestions need, in the background, so that a player need not wait for
  /// them.
  package static func prepareSuggestions(_ size: PuzzleSize) {
    Task.detached(priority: .utility) { PuzzleRecord.prepareSolutions(size: size) }
  }

  package var suggestion: PlaySuggestion<PuzzleState> {
    guard playableCells != nil else {
      return PlaySuggestion(words: "a hint is given when the app waits for a slide")
    }
    let puzzle = PuzzleRecord(start: puzzle.layout, goal: save.goal)
    do throws(SolutionError) {
      let slides = try puzzle.shortestSolution(Self.limit).slides
      guard let panel = slides.first.map({ Int($0) }) else {
        return PlaySuggestion(words: "the panels are in order")
      }
      let count = Words.count("slide", slides.count)
      return PlaySuggestion(words: "hint: slide \(panel) (\(count) to go)", move: .typed(panel))
    } catch {
      guard case .noSolution(.unsolvable, _) = error else {
        return PlaySuggestion(words: "the puzzle is too hard for a quick hint")
      }
      return PlaySuggestion(words: "\(error)")
    }
  }
}

extension PuzzleUpdate {
  fileprivate func sentences(_ isWatched: Bool) -> [String] {
    let save = state.save
    let layout = Self.text(save.puzzle)
    switch event {
    case .started:
      return [save.slideCount == 0 ? "New puzzle: \(layout)." : "Resuming the puzzle: \(layout)."]
    case .tapped, .slid, .typed: return []
    case .slideDone:
      guard let slide = before.slide else { return [] }
      let count = save.slideCount
      let sentence = "\(count). \(slide.panel) slides to \(slide.end)."
      return save.isSolved
        ? [sentence, "Solved after \(Words.count("slide", count))."] : [sentence]
    case .undone:
      let count = save.slideCount
      return [count == 0 ? "Undone; no slide is left." : "Undone after slide \(count)."]
    case .shufflePressed:
      return [Frame.Alert.shuffle.message + (isWatched ? "" : " Type ok or cancel.")]
    case .shuffleCancelled: return ["Shuffle cancelled."]
    case .shuffleConfirmed: return ["New puzzle: \(layout)."]
    }
  }

  /// Returns the rows of a puzzle in one line.
  private static func text(_ puzzle: Puzzle) -> String {
    puzzle.layout.rows.map { $0.map(String.init).joined(separator: " ") }
      .joined(separator: " / ")
  }
}
