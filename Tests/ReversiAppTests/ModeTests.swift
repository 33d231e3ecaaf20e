import GameRecords
import ReversiApp
import ReversiRules
import TestSupport
import Testing

/// What the app's specification says about persons and computers.
@Suite struct `A mode in the app` {
  @Test func `of the side to move starts the computer`() {
    var driver = Driver()
    driver.forget()
    driver.send(.modeChanged(.dark, .computer))
    #expect(driver.state.screen.thinking == .dark)
    let work = driver.state.work
    #expect(
      driver.effects == [
        .save(AppSave(modes: PlayerModes(dark: .computer))),
        .startThinking(about: .initial, work: work),
      ]
    )
  }

  @Test func `of a thinking computer stops it, and its answer is ignored`() {
    var driver = Driver(.initial, dark: .computer)
    let work = driver.state.work
    driver.forget()
    driver.send(.modeChanged(.dark, .manual))
    #expect(driver.effects == [.stopThinking(work: work), .save(AppSave())])
    #expect(driver.state.screen.thinking == nil)
    driver.send(.computerChose(.named("f5"), work: work))
    #expect(driver.ignored == 1)
    #expect(driver.state.phase == .waiting)
    driver.send(.modeChanged(.dark, .computer))
    driver.send(.computerChose(.named("f5"), work: work))
    #expect(driver.ignored == 2)
    #expect(driver.state.phase == .thinking)
  }

  @Test func `of the other side changes only what is saved`() {
    for dark in PlayerMode.allCases {
      var driver = Driver(.initial, dark: dark)
      let phase = driver.state.phase
      driver.forget()
      driver.send(.modeChanged(.light, .computer))
      #expect(driver.state.phase == phase)
      #expect(driver.effects == [.save(driver.state.save)])
      #expect(driver.state.modes.light == .computer)
    }
  }

  @Test func `that changes while disks change takes effect after the last disk`() {
    var driver = Driver()
    driver.tap("f5")
    driver.forget()
    driver.send(.modeChanged(.light, .computer))
    #expect(driver.state.phase == .placing)
    #expect(driver.saves == [AppSave(modes: PlayerModes(light: .computer))])
    driver.finishMove()
    #expect(driver.state.screen.thinking == .light)

    driver = Driver(.initial, dark: .computer)
    driver.choose("f5")
    driver.send(.modeChanged(.dark, .manual))
    #expect(driver.state.phase == .placing)
    driver.finishMove()
    driver.play("d6")
    #expect(driver.state.phase == .waiting)
  }

  @Test func `can be changed during an alert and after the game`() {
    var driver = Driver(.darkMustPass)
    driver.send(.modeChanged(.light, .computer), .modeChanged(.dark, .computer))
    #expect(driver.state.screen.alert == .pass)
    driver.send(.passDismissed)
    #expect(driver.state.screen.thinking == .light)

    driver = Driver(.full)
    driver.forget()
    driver.send(.modeChanged(.dark, .computer))
    #expect(driver.state.phase == .over)
    #expect(driver.saves == [driver.state.save])
  }

  @Test func `that a side already has is ignored`() {
    var driver = Driver()
    driver.forget()
    driver.send(.modeChanged(.dark, .manual), .modeChanged(.light, .manual))
    #expect(driver.ignored == 2)
    #expect(driver.effects.isEmpty)
  }

  @Test func `makes the computer place disks where it has chosen to`() {
    var driver = Driver(.initial, dark: .computer, light: .computer)
    driver.choose("a1")
    #expect(driver.ignored == 1)
    driver.choose("f5")
    driver.finishMove()
    #expect(driver.state.position.board[.named("f5")] == .dark)
    #expect(driver.state.screen.thinking == .light)
  }
}
