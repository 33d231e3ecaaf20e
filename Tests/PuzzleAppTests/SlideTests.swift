import PuzzleRules
import TestSupport
import Testing

@testable import PuzzleApp

@Suite struct `A slide of the app` {
  @Test func `in line moves each panel in a step of its own, the nearest one first`() {
    var driver = Driver()
    driver.send(.tapped(.named("a4")))
    #expect(driver.state.slide?.panel == 15)
    #expect(driver.state.remaining == 2)
    var counts: [Int] = []
    while driver.state.phase == .sliding {
      driver.send(.slideDone(work: driver.state.work))
      counts.append(driver.state.slideCount)
    }
    #expect(counts == [1, 2, 3])
    #expect(driver.state.save.slides == [15, 14, 13])
    #expect(driver.state.puzzle.openCell == .named("a4"))
    let slides = driver.effects.compactMap { effect in
      if case .slide(let slide, let work) = effect { return "\(slide.panel) \(work.number)" }
      return nil
    }
    #expect(slides == ["15 1", "14 2", "13 3"])
  }

  @Test(arguments: [
    (PuzzleEvent.tapped(.named("c4")), [15]), (.slid(.right), [15]), (.slid(.down), [12]),
    (.typed(15), [15]), (.typed(4), [12, 8, 4]), (.tapped(.named("d1")), [12, 8, 4]),
  ])
  func `can be asked for by tap, direction and number`(event: PuzzleEvent, panels: [UInt8]) {
    var driver = Driver()
    driver.send(event)
    #expect(driver.isAccepted)
    driver.finish()
    #expect(driver.state.save.slides == panels)
  }

  @Test(arguments: [
    (PuzzleEvent.tapped(.named("a1")), "the panel is not in line with the open cell"),
    (.tapped(.named("d4")), "the open cell has no panel to slide"),
    (.tapped(.named("e4")), "the cell is not on the board"),
    (.slid(.left), "no panel can slide left"), (.typed(0), "there is no panel 0"),
    (.typed(16), "there is no panel 16"),
    (.typed(1), "the panel is not in line with the open cell"),
    (.undone, "there is no slide to take back"), (.started(nil), "it has already started"),
    (.shuffleCancelled, "there is no question to answer"),
    (.shuffleConfirmed(.solved()), "there is no question to answer"),
    (.slideDone(work: WorkToken(0)), "that slide was stopped or never requested"),
  ])
  func `that is impossible is ignored with the reason`(event: PuzzleEvent, reason: String) {
    var driver = Driver()
    let before = driver.state
    driver.send(event)
    #expect(!driver.isAccepted)
    #expect(driver.updates.last?.refusal?.description == reason)
    #expect(driver.state == before)
  }

  @Test(arguments: [
    PuzzleEvent.tapped(.named("a4")), .slid(.right), .typed(15), .slideDone(work: WorkToken(0)),
  ])
  func `is ignored while another one is running, and is not queued`(event: PuzzleEvent) {
    var driver = Driver()
    driver.send(.typed(12))
    driver.send(event)
    #expect(!driver.isAccepted)
    driver.finish()
    #expect(driver.state.save.slides == [12])
    #expect(driver.state.phase == .waiting)
  }

  @Test func `that is reported twice does not end the next one`() {
    var driver = Driver()
    driver.send(.tapped(.named("a4")))
    let work = driver.state.work
    driver.send(.slideDone(work: work))
    driver.send(.slideDone(work: work))
    #expect(!driver.isAccepted)
    #expect(driver.state.save.slides == [15])
  }

  @Test func `solves the puzzle when it leads to the goal, and nothing slides any more`() throws {
    var driver = try Driver([[1, 2, 3], [4, 5, 6], [0, 7, 8]])
    driver.play(8)
    #expect(driver.state.phase == .solved)
    #expect(driver.state.slideCount == 2)
    driver.send(.slid(.right))
    #expect(!driver.isAccepted)
    #expect(driver.updates.last?.refusal?.description == "the puzzle is solved")
    driver.send(.undone)
    #expect(driver.state.phase == .waiting)
    #expect(driver.state.puzzle.layout.rows == [[1, 2, 3], [4, 5, 6], [7, 0, 8]])
  }

  @Test func `solves the puzzle for the other goal too`() throws {
    var driver = try Driver([[3, 1, 2], [6, 4, 5], [0, 7, 8]], goal: .openFirst)
    driver.play(3)
    #expect(driver.state.phase == .solved)
  }

  @Test func `is saved when it is done, each one of a line`() {
    var driver = Driver()
    driver.play(13, 9)
    #expect(driver.saves.map(\.slides.count) == [0, 1, 2, 3, 4])
    #expect(driver.saves.last == driver.state.save)
    // A game that is resumed is not saved again before something happens.
    var resumed = Driver(driver.state.save)
    #expect(resumed.saves.isEmpty)
    #expect(resumed.state.puzzle == driver.state.puzzle)
    resumed.send(.undone)
    #expect(resumed.isAccepted)
    #expect(resumed.state.save == driver.saves[3])
  }
}

@Suite struct `An undo of the app` {
  @Test func `takes back the slides one by one, to the start`() {
    var driver = Driver()
    driver.play(13, 9, 11)
    var count = driver.state.slideCount
    while count > 0 {
      driver.send(.undone)
      count -= 1
      #expect(driver.state.slideCount == count)
    }
    driver.send(.undone)
    #expect(!driver.isAccepted)
    #expect(driver.state.puzzle == .solved())
    #expect(driver.state.phase == .waiting)
  }

  @Test func `stops the running slide, and keeps those that are done`() {
    var driver = Driver()
    driver.send(.tapped(.named("a4")), .slideDone(work: WorkToken(1)))
    let work = driver.state.work
    driver.send(.undone)
    #expect(driver.updates.last?.effects == [.stopSlide(work: work)])
    #expect(driver.state.save.slides == [15])
    #expect(driver.state.phase == .waiting)
    driver.send(.slideDone(work: work))
    #expect(!driver.isAccepted)
  }
}

@Suite struct `A shuffle of the app` {
  @Test func `asks first, and begins a new game only when it is confirmed`() {
    var generator = SeededGenerator(seed: 1)
    var driver = Driver()
    driver.play(15)
    driver.send(.shufflePressed)
    #expect(driver.updates.last?.effects == [.askForShuffle])
    driver.send(.slid(.right))
    #expect(!driver.isAccepted)
    #expect(driver.updates.last?.refusal?.description == "the shuffle question is open")
    driver.send(.shufflePressed)
    #expect(!driver.isAccepted)
    driver.send(.shuffleCancelled)
    #expect(driver.state.save.slides == [15])
    driver.send(.shufflePressed)
    let event = driver.state.shuffle(using: &generator)
    driver.send(event)
    #expect(driver.state.question == .closed)
    #expect(driver.state.slideCount == 0)
    #expect(driver.state.phase == .waiting)
    #expect(event == .shuffleConfirmed(driver.state.puzzle))
    #expect(driver.saves.last == PuzzleSave(start: driver.state.puzzle))
  }

  @Test func `leaves a running slide running while it asks, and stops it when it is confirmed`() {
    var generator = SeededGenerator(seed: 1)
    var driver = Driver()
    driver.send(.tapped(.named("a4")), .shufflePressed, .slideDone(work: WorkToken(1)))
    #expect(driver.state.slideCount == 1)
    #expect(driver.state.question == .open)
    driver.send(driver.state.shuffle(using: &generator))
    #expect(driver.updates.last?.effects?.first == .stopSlide(work: WorkToken(2)))
    #expect(driver.state.slide == nil)
    #expect(driver.state.slideCount == 0)
  }

  @Test(arguments: PuzzleGoal.allCases, [(2, 2), (3, 2), (4, 4), (16, 16)])
  func `is never solved, always solvable, and the same for the same seed`(
    goal: PuzzleGoal,
    size: (Int, Int)
  ) throws {
    let state = PuzzleState(size: puzzleSize(size.0, size.1), goal: goal)
    for seed in 0..<50 as Range<UInt64> {
      var (first, second) = (SeededGenerator(seed: seed), SeededGenerator(seed: seed))
      let event = state.shuffle(using: &first)
      #expect(event == state.shuffle(using: &second))
      let puzzle = try #require(event.shuffled)
      #expect(puzzle.isSolvable(goal) && !puzzle.isSolved(goal))
    }
  }

  @Test(arguments: [
    [[1, 2, 3], [4, 5, 6], [7, 8, 0]], [[2, 1, 3], [4, 5, 6], [7, 8, 0]], [[1, 2], [0, 3]],
  ])
  func `with a puzzle that makes no sense is ignored`(rows: [[UInt8]]) throws {
    var driver = try Driver([[1, 2, 3], [4, 5, 6], [7, 0, 8]])
    driver.send(.shufflePressed)
    driver.send(.shuffleConfirmed(try puzzle(rows)))
    #expect(!driver.isAccepted)
    #expect(driver.state.question == .open)
  }
}

extension Cell {
  /// Returns the cell with a name that is known to be valid.
  static func named(_ name: String) -> Cell {
    guard let cell = Cell(name) else { preconditionFailure("no cell \(name)") }
    return cell
  }
}
