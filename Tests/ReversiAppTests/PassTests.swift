import GameRecords
import ReversiApp
import ReversiRules
import TestSupport
import Testing

/// What the app's specification says about passes.
@Suite struct `A pass in the app` {
  /// After these moves, dark cannot move and light can.
  static let blocking = "d3 c3 f5 d2 d1 e1 b2 c1"

  @Test func `shows an alert and, until Dismiss, a message that names the side`() {
    var driver = Driver()
    driver.play(Self.blocking)
    #expect(driver.effects.last == .showPassAlert)
    #expect(driver.state.screen.alert == .pass)
    #expect(driver.state.screen.message == .turn(.dark))
    driver.send(.passDismissed)
    #expect(driver.state.screen.alert == nil)
    #expect(driver.state.screen.message == .turn(.light))
    #expect(driver.state.phase == .waiting)
  }

  @Test func `of a computer shows the alert at once, without thinking`() {
    var driver = Driver(.darkMustPass, dark: .computer)
    #expect(driver.effects == [.showPassAlert])
    #expect(driver.state.screen.thinking == nil)
    driver.forget()
    driver.send(.passDismissed)
    #expect(driver.state.phase == .waiting)
  }

  @Test func `leads to a computer's turn`() {
    var driver = Driver(.darkMustPass, light: .computer)
    driver.forget()
    driver.send(.passDismissed)
    #expect(driver.state.screen.thinking == .light)
    let position = driver.state.position
    #expect(driver.effects.last == .startThinking(about: position, work: driver.state.work))
    driver.choose("d1")
    driver.finishMove()
    #expect(driver.state.phase == .over)
  }

  @Test func `is saved when it is dismissed`() {
    var driver = Driver(.darkMustPass)
    driver.forget()
    driver.send(.passDismissed)
    #expect(driver.saves.map(\.position.turn) == [.light])
  }

  @Test func `is shown again when the app starts from a save made during the alert`() throws {
    var driver = Driver()
    driver.play(Self.blocking)
    let save = try #require(driver.saves.last)
    #expect(save.position.turn == .dark)
    for mode in PlayerMode.allCases {
      var modes = save.modes
      modes.dark = mode
      var again = Driver(AppSave(position: save.position, modes: modes))
      #expect(again.effects == [.showPassAlert])
      again.send(.passDismissed)
      #expect(again.state.phase == .waiting)
      #expect(again.state.position.turn == .light)
    }
  }

  @Test func `waits while the reset question is open`() {
    var driver = Driver(
      Position("oxx- ---- ---- -xo-", turn: .light),
      dark: .computer,
      light: .computer
    )
    driver.send(.resetPressed)
    driver.forget()
    driver.choose("a4")
    driver.finishMove()
    #expect(driver.state.phase == .passAlert)
    #expect(driver.state.screen.alert == .reset)
    #expect(!driver.effects.contains(.showPassAlert))
    driver.send(.passDismissed)
    #expect(driver.ignored == 1)
    driver.forget()
    driver.send(.resetCancelled)
    #expect(driver.effects == [.showPassAlert])
    #expect(driver.state.screen.alert == .pass)
  }

  @Test func `needs no alert where neither side can move`() {
    for turn in Disk.allCases {
      var full = Position.full
      full.turn = turn
      let driver = Driver(full)
      #expect(driver.state.phase == .over)
      #expect(driver.state.screen.alert == nil)
      #expect(driver.saves.map(\.position.turn) == [nil])
    }
  }
}
