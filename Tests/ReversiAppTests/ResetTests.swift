import GameRecords
import ReversiApp
import ReversiRules
import TestSupport
import Testing

/// What the app's specification says about the reset.
@Suite struct `A reset in the app` {
  /// One state of every phase.
  static let states: [AppPhase: AppState] = {
    var placing = Driver(AppSave(modes: PlayerModes(dark: .manual, light: .computer)))
    placing.tap("f5")
    placing.change()
    let drivers = [
      Driver(), Driver(.initial, dark: .computer), placing, Driver(.darkMustPass, light: .computer),
      Driver(.full, dark: .computer),
    ]
    return Dictionary(uniqueKeysWithValues: drivers.map { ($0.state.phase, $0.state) })
  }()

  @Test func `is tried from every phase`() {
    #expect(
      Set(Self.states.keys) == Set(AppPhase.allCases).subtracting([.start, .nextTurn, .paused])
    )
  }

  @Test(arguments: states.values)
  func `asks first`(state: AppState) {
    var state = state
    #expect(state.handle(.resetPressed) == [.showResetAlert])
    #expect(state.screen.alert == .reset)
    #expect(state.handle(.resetPressed) == nil)
  }

  @Test(arguments: states.values)
  func `that is cancelled changes nothing`(state: AppState) {
    var after = state
    _ = after.handle(.resetPressed)
    let effects = after.handle(.resetCancelled)
    #expect(after == state)
    #expect(effects == (state.phase == .passAlert ? [.showPassAlert] : []))
    #expect(after.handle(.resetCancelled) == nil)
  }

  @Test(arguments: states.values)
  func `that is confirmed starts a new game between two persons`(state: AppState) {
    var after = state
    _ = after.handle(.resetPressed)
    let effects = after.handle(.resetConfirmed) ?? []
    let size = state.position.board.size
    #expect(after.position == .initial(size: size))
    #expect(after.modes == PlayerModes())
    #expect(after.phase == .waiting)
    #expect(after.screen.alert == nil)
    let stop: [AppEffect] =
      switch state.phase {
      case .thinking: [.stopThinking(work: state.work)]
      case .placing: [.stopAnimation(work: state.work)]
      default: []
      }
    #expect(effects == stop + [.save(AppSave(position: .initial(size: size)))])
  }

  @Test(arguments: states.values)
  func `cannot be confirmed without the question`(state: AppState) {
    var after = state
    #expect(after.handle(.resetConfirmed) == nil)
    #expect(after.handle(.resetCancelled) == nil)
    #expect(after == state)
  }

  @Test func `is ignored before the app has started`() {
    var state = AppState()
    for event in [AppEvent.resetPressed, .resetConfirmed, .passDismissed, .tapped(.named("f5"))] {
      #expect(state.handle(event) == nil)
    }
    #expect(state == AppState())
  }

  @Test func `keeps an earlier choice of the computer out of the new game`() {
    var driver = Driver(.initial, dark: .computer)
    let late = AppEvent.computerChose(.named("f5"), work: driver.state.work)
    driver.send(.resetPressed, .resetConfirmed)
    driver.forget()
    driver.send(late)
    driver.send(.modeChanged(.dark, .computer), late)
    #expect(driver.ignored == 2)
    #expect(driver.state.position == .initial)
    #expect(driver.state.phase == .thinking)
  }

  @Test func `keeps an earlier flip out of the new game`() {
    var driver = Driver()
    driver.tap("f5")
    let late = AppEvent.diskChanged(work: driver.state.work)
    driver.send(.resetPressed, .resetConfirmed, late)
    #expect(driver.ignored == 1)
    driver.tap("d3")
    let before = driver.state
    driver.send(late)
    #expect(driver.ignored == 2)
    #expect(driver.state == before)
  }

  @Test func `lets two computers continue while the question is open`() {
    var driver = Driver(.initial, dark: .computer, light: .computer)
    driver.send(.resetPressed)
    driver.choose("f5")
    driver.finishMove()
    driver.choose("d6")
    driver.finishMove()
    #expect(driver.state.screen.alert == .reset)
    #expect(driver.state.position.board.counts == DiskCounts(dark: 3, light: 3))
    #expect(driver.state.screen.thinking == .dark)
    #expect(driver.ignored == 0)
  }
}
