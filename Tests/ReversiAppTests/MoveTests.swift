import GameRecords
import ReversiApp
import ReversiRules
import TestSupport
import Testing

/// What the app's specification says about moves and how they are shown.
@Suite struct `A move in the app` {
  @Test func `begins with dark, two persons and the start position`() {
    let driver = Driver()
    #expect(driver.state.position == .initial)
    #expect(driver.state.modes == PlayerModes(dark: .manual, light: .manual))
    #expect(driver.state.phase == .waiting)
    #expect(driver.state.screen.message == .turn(.dark))
    #expect(driver.state.screen.counts == DiskCounts(dark: 2, light: 2))
  }

  @Test func `changes one disk after the other, in flip order`() {
    let position = Position("xxxx xoox x-ox xxxx", turn: .dark)
    var driver = Driver(position)
    driver.tap("b3")
    let order = Square.list("b3 b2 c2 c3")
    for (index, square) in order.enumerated() {
      #expect(driver.state.screen.changing == square)
      #expect(driver.state.placement?.remaining == order.count - index - 1)
      var board = position.board
      for changed in order[...index] { board[changed] = .dark }
      #expect(driver.state.screen.board == board)
      driver.change()
    }
    #expect(driver.state.phase == .over)
    let work = driver.state.work
    #expect(driver.effects.prefix(4) == order.map { .animate($0, to: .dark, work: work) }[...])
  }

  @Test func `changes the counts once, after the last disk`() {
    var driver = Driver()
    driver.tap("f5")
    while driver.state.phase == .placing {
      #expect(driver.state.screen.counts == DiskCounts(dark: 2, light: 2))
      #expect(driver.state.screen.message == .turn(.dark))
      driver.change()
    }
    #expect(driver.state.screen.counts == DiskCounts(dark: 4, light: 1))
    #expect(driver.state.screen.message == .turn(.light))
  }

  @Test func `is not started by a tap while disks change`() {
    var driver = Driver()
    driver.tap("f5")
    let before = driver.state
    driver.forget()
    driver.tap("d6 f4 d3")
    #expect(driver.state == before)
    #expect(driver.ignored == 3)
    #expect(driver.effects.isEmpty)
  }

  @Test func `is not started by a tap while the computer is thinking`() {
    var driver = Driver(.initial, dark: .computer)
    let before = driver.state
    driver.tap("f5")
    #expect(driver.state == before)
    #expect(driver.ignored == 1)
  }

  @Test func `is not started by a tap when the game is over`() {
    var driver = Driver(.full)
    driver.tap("a1 d4")
    #expect(driver.ignored == 2)
    #expect(driver.state.phase == .over)
  }

  @Test(arguments: ["d4", "a1", "e3", "c3", "p16"])
  func `is not started by a tap where it is illegal`(square: String) {
    var driver = Driver()
    driver.tap(square)
    #expect(driver.ignored == 1)
    #expect(driver.state.phase == .waiting)
  }

  @Test func `is not started by a tap while an alert is open`() {
    var driver = Driver(.darkMustPass)
    driver.tap("d1")
    #expect(driver.state.phase == .passAlert)
    var other = Driver()
    other.send(.resetPressed)
    other.tap("f5")
    #expect(other.state.phase == .waiting)
    #expect(driver.ignored + other.ignored == 2)
  }

  @Test func `is saved when its last disk has changed, with the next turn`() {
    var driver = Driver()
    driver.forget()
    driver.tap("f5")
    driver.change()
    #expect(driver.saves.isEmpty)
    driver.finishMove()
    var position = Position.initial
    _ = try? position.play(.placement(.named("f5")))
    #expect(driver.saves == [AppSave(position: position)])
  }

  @Test func `ends the game without an alert if neither side can move`() {
    var driver = Driver(Position("xo-- ---- ---- ----", turn: .dark))
    driver.forget()
    driver.play("c1")
    #expect(driver.state.phase == .over)
    #expect(driver.state.screen.message == .won(.dark))
    #expect(!driver.effects.contains(.showPassAlert))
    #expect(driver.saves.last?.position.turn == nil)
  }

  @Test func `leads to a tie that names no side`() {
    let message = Driver(.full).state.screen.message
    #expect(message == .tied)
    #expect(message.description == "Tied")
    #expect(Driver(Position("xxxx xxxx xxoo oooo", turn: nil)).state.screen.message == .won(.dark))
  }
}
