@testable import Apps
import PuzzleRules
import StateMachines
import TestSupport
import Testing

@Suite struct `Every state of the app of the sliding puzzle` {
  @Test func `is described by tables without problems`() {
    #expect(PuzzleTables.phases.problems == [])
    #expect(PuzzleTables.questions.problems == [])
    #expect(PuzzleTables.machines.count == 2)
  }

  /// What does not depend on how the state was reached: everything but the history.
  private struct Key: Hashable {
    let puzzle: Puzzle
    let phase: PuzzlePhase
    let question: ShuffleQuestion
    let running: [Int]
    let hasSlides: Bool

    init(_ state: PuzzleState) {
      (puzzle, phase, question) = (state.puzzle, state.phase, state.question)
      (running, hasSlides) = (state.running, state.slideCount > 0)
    }
  }

  @Test(
    arguments: [puzzleSize(2, 2), puzzleSize(2, 3), puzzleSize(3, 2)].sample(1),
    PuzzleGoal.allCases
  )
  func `keeps what the app promises, under every event`(size: PuzzleSize, goal: PuzzleGoal) {
    var state = PuzzleState(size: size, goal: goal)
    _ = state.handle(.started(nil))
    let shuffled = puzzles(from: .solved(size: size, goal: goal)).dropFirst().flatMap(\.self)
    var known: Set<Key> = [Key(state)]
    var waiting = [state]
    var phases: Set<PuzzleTables.PhaseMachine.Transition> = []
    var questions: Set<PuzzleTables.QuestionMachine.Transition> = []
    while let state = waiting.popLast() {
      for event in events(in: state, shuffled) {
        var next = state
        let update = PuzzleUpdate(event, at: .zero, in: &next)
        check(update)
        guard case .success(let reaction) = update.outcome else { continue }
        phases.formUnion(reaction.phases)
        questions.formUnion(reaction.questions)
        if known.insert(Key(next)).inserted { waiting.append(next) }
      }
    }
    let layouts = (1...size.cellCount).reduce(1, *) / 2
    #expect(Set(known.map(\.puzzle)).count == layouts)
    #expect(Set(known.map(\.phase)) == [.waiting, .sliding, .solved])
    // The start was outside the loop, and no line of a 2×2 puzzle has two panels beside the open cell.
    let others = size.cellCount == 4 ? 2 : 1
    #expect(phases.count == PuzzleTables.phases.table.count - others)
    #expect(questions.count == PuzzleTables.questions.table.count)
  }

  private func events(in state: PuzzleState, _ shuffled: [Puzzle]) -> [PuzzleEvent] {
    let size = state.puzzle.size
    return [
      .started(nil), .undone, .shufflePressed, .shuffleCancelled,
      .shuffleConfirmed(shuffled[known: state.work.number]), .shuffleConfirmed(.solved(size: size)),
      .slideDone(work: state.work), .slideDone(work: WorkToken(state.work.number - 1)),
      .tapped(Cell(column: size.columns, row: 0)),
    ] + size.cells.map { .tapped($0) } + SlideDirection.allCases.map { .slid($0) }
      + (0...size.cellCount).map { .typed($0) }
  }

  private func check(_ update: PuzzleUpdate) {
    let (before, after) = (update.before, update.state)
    guard let effects = update.effects else {
      #expect(after == before)
      #expect(update.refusal?.description.isEmpty == false)
      return
    }
    #expect(after.puzzle.isSolvable(after.save.goal))
    #expect((try? PuzzleSave(after.save.record)) == after.save)
    #expect(after.phase != .nextSlide && after.phase != .start)
    #expect((after.phase == .sliding) == (after.slide != nil))
    #expect((after.phase == .solved) == (after.save.isSolved && after.phase != .sliding))
    if let work = update.event.work { #expect(work == before.work) }
    #expect(before.work.number <= after.work.number)
    // The question opens and closes only when a person says so.
    if before.question != after.question {
      let answers: [PuzzleEvent.Kind] = [.shufflePressed, .shuffleConfirmed, .shuffleCancelled]
      #expect(answers.contains(update.event.kind))
    }
    // Whatever changes the game is saved, at once, and nothing else is; a shuffle may give the same.
    let isNew = before.save != after.save || update.event.kind == .shuffleConfirmed
    #expect(update.saves == (isNew ? [after.save] : []))
    let count = after.slideCount - before.slideCount
    switch update.event.kind {
    case .slideDone: #expect(count == 1)
    case .undone: #expect(count == (before.phase == .sliding ? 0 : -1))
    case .shuffleConfirmed: #expect(after.slideCount == 0)
    default: #expect(count == 0)
    }
    // What a host that only performs the effects knows about the animation is right.
    var running =
      before.phase == .sliding && !PuzzleState.isReport(update.event) ? before.work : nil
    for effect in effects {
      if case .slide(_, let work) = effect {
        #expect(running == nil)
        running = work
      }
      if case .stopSlide(let work) = effect {
        #expect(running == work)
        running = nil
      }
    }
    #expect(running == (after.phase == .sliding ? after.work : nil))
  }
}

extension [Puzzle] {
  /// The element at an index, counted on from the beginning after the last one.
  fileprivate subscript(known index: Int) -> Puzzle { self[index % count] }
}
