import PuzzleRules

/// What a transition of the app does, as its tables name it.
public enum PuzzleAction: String, Hashable, CaseIterable, Sendable {
  case load
  case saveIfNew = "save if new"
  case save
  case beginSlides = "begin to slide"
  case finishSlide = "finish the slide"
  case slideNext = "slide the next panel"
  case stopSlide = "stop the slide"
  case takeBack = "take back the last slide"
  case shuffle
  case ask
}

extension PuzzleState {
  /// Performs an action on the state, and adds what it asks of the environment.
  mutating func perform(
    _ action: PuzzleAction,
    for event: PuzzleEvent,
    _ effects: inout [PuzzleEffect]
  ) {
    switch action {
    case .load: if case .started(let loaded?) = event { save = loaded }
    case .saveIfNew: if save.slideCount == 0 { effects.append(.save(save)) }
    case .save: effects.append(.save(save))
    case .beginSlides:
      running = event.cell(in: puzzle).map { panels(slidingTo: $0).reversed() } ?? []
      slideNext(&effects)
    case .finishSlide: if let panel = running.popLast() { save.slide(panel) }
    case .slideNext: slideNext(&effects)
    case .stopSlide:
      running = []
      effects.append(.stopSlide(work: work))
    case .takeBack: save.takeBack()
    case .shuffle:
      if let start = event.shuffled { save = PuzzleSave(start: start, goal: save.goal) }
    case .ask: effects.append(.askForShuffle)
    }
  }

  /// Begins the slide of the next panel, which has a token of its own: a slide that is reported
  /// twice does not end the next one.
  private mutating func slideNext(_ effects: inout [PuzzleEffect]) {
    guard let slide else { return }
    work = work.next
    effects.append(.slide(slide, work: work))
  }
}
