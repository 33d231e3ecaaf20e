import FlipbookPlay
import TestSupport
import Testing

@testable import TerminalOutput
@testable import TerminalPlay
@testable import ReversiApp

@Suite struct `A game on a terminal` {
  /// The beginning of a text that redraws everything.
  private static let redrawing = "\u{1B}[?2026h\u{1B}[H\u{1B}[2J"

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `is played to its end by two persons who type`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let moves = Position.initial.randomGame(using: &random)
    let bench = PlayBench<AppState>()
    for (index, move) in moves.enumerated() {
      bench.type(move == .pass ? "\r" : "\(move)", at: 3_000 * (index + 1))
    }
    try bench.play()
    #expect(bench.state.phase == .over)
    var position = Position.initial
    for move in moves { try position.play(move) }
    #expect(bench.state.position == position)
    #expect(bench.log.allSatisfy { $0.effects != nil })
    let rest = try #require(bench.writes.last?.rest)
    #expect(rest.contains("└───┴") && rest.contains("Game over: "))
    #expect(rest.hasSuffix("; saved in Game.\r\n"))
  }

  @Test func `shows each disk when it changes, and writes nothing else`() throws {
    let bench = PlayBench<AppState>()
    bench.type("f5", at: 1_000)
    try bench.play()
    // The cursor, the disk that is placed, the one that is flipped, and the next turn.
    #expect(bench.writes.map(\.time) == [0, 1_000, 1_000, 1_100, 1_200])
    // Before and after, only keys were waited for.
    #expect(bench.idleTimes == [1_000])
    #expect(bench.writes[0].text.hasPrefix(Self.redrawing))
    #expect(bench.writes.dropFirst().allSatisfy { !$0.text.hasPrefix(Self.redrawing) })
    #expect(bench.writes.dropFirst().allSatisfy { $0.text.utf8.count < 600 })
  }

  @Test func `handles a key once the app has answered the one before`() throws {
    let bench = PlayBench<AppState>()
    bench.type("f5", at: 1_000)
    bench.type("ry", at: 1_150)
    bench.type("d3rnx", at: 2_000)
    try bench.play()
    #expect(
      bench.log.filter { !$0.event.isReport }.map(\.event) == [
        .started(nil), .tapped(.named("f5")), .resetPressed, .resetConfirmed, .tapped(.named("d3")),
        .resetPressed, .resetCancelled, .modeChanged(.dark, .computer),
      ]
    )
    #expect(bench.log.allSatisfy { $0.effects != nil })
  }

  @Test func `animates an indicator slowly while a computer is thinking`() throws {
    let bench = PlayBench<AppState>()
    bench.type("o", at: 1_000)
    bench.type("f5", at: 2_000)
    bench.events.append((6_000, .endOfInput))
    try bench.play()
    // Two disks, then two seconds of thinking, then the computer's disks.
    let times = bench.writes.map(\.time).filter { $0 > 2_200 }
    #expect(times.filter { $0 < 4_200 } == Array(stride(from: 2_450, to: 4_200, by: 250)))
    #expect(times.filter { $0 >= 4_200 } == [4_200, 4_300, 4_400])
    #expect(bench.idleTimes.last == 1_600)
  }

  @Test func `lets two computers pass by themselves, after the think time`() throws {
    var save = AppSave.darkMustPass
    save.modes = PlayerModes(dark: .computer, light: .computer)
    let bench = PlayBench<AppState>()
    bench.events = [(20_000, .endOfInput)]
    try bench.play(save)
    #expect(bench.log.map(\.event)[1] == .passDismissed)
    #expect(bench.log[1].time == .seconds(2))
    #expect(bench.state.phase == .over)
  }

  @Test func `asks the reset question before a pass`() throws {
    var save = AppSave(modes: PlayerModes(dark: .computer, light: .computer))
    var random = SeededGenerator(seed: 1)
    // A position whose first legal move leads to a pass.
    while true {
      var next = save.position
      if let square = next.legalMoves.first {
        try next.play(.placement(square))
        if next.mustPass { break }
      }
      if save.position.isOver { save.position = .initial }
      try save.position.play(save.position.randomMove(using: &random))
    }
    let bench = PlayBench<AppState>(flipDelay: .zero)
    bench.type("r", at: 1_000)
    bench.type("n", at: 9_000)
    bench.events.append((12_000, .endOfInput))
    try bench.play(save)
    let pass = bench.log.first { $0.event == .passDismissed }
    #expect(pass?.time == .seconds(11))
    #expect(bench.log.allSatisfy { $0.effects != nil })
  }

  @Test func `recognises Escape when no more bytes arrive`() throws {
    let bench = PlayBench<AppState>()
    bench.type("r", at: 1_000)
    bench.type("\u{1B}", at: 2_000)
    bench.type("[C\r", at: 2_040)
    bench.type("r", at: 3_000)
    bench.type("\u{1B}", at: 4_000)
    bench.events.append((5_000, .endOfInput))
    try bench.play()
    let answers = bench.log.suffix(4).map { ($0.event, $0.time) }
    #expect(
      answers.map(\.0) == [
        .resetPressed, .resetConfirmed, .resetPressed, .resetCancelled,
      ]
    )
    #expect(answers.map(\.1) == [1_000, 2_040, 3_000, 4_050].map { .milliseconds($0) })
  }

  @Test func `is redrawn at other sizes, and says which size it needs`() throws {
    let bench = PlayBench<AppState>()
    bench.events = [
      (500, .otherSize), (1_000, .otherSize), (3_000, .otherSize), (4_000, .continued),
    ]
    bench.sizes = [(60, 24), (20, 5), (80, 24)].map { TerminalSize(columns: $0, lines: $1) }
    bench.events.insert((2_000, .input(Array("f5x".utf8))), at: 2)
    bench.type("\u{C}", at: 5_000)
    try bench.play()
    try #require(bench.writes.map(\.time) == [0, 500, 1_000, 3_000, 4_000, 5_000])
    #expect(bench.writes.allSatisfy { $0.text.hasPrefix(Self.redrawing) })
    #expect(
      bench.writes[2].text == Self.redrawing
        + "the window is too\r\nsmall: 23×13 needed,\r\n20×5 available; q\r\nquits\u{1B}[?2026l"
    )
    #expect(bench.writes[2].rest == "\rDark is to move; saved in Game.\r\n")
    // These keys are ignored, since the player could not see their effect.
    #expect(bench.log.count == 1)
    let other = PlayBench<AppState>(TerminalSize(columns: 5, lines: 2))
    other.events = [(1_000, .input(Array("rxq".utf8))), (2_000, .input([0x78]))]
    try other.play()
    #expect(other.milliseconds == 1_000)
    #expect(other.log.count == 1)
  }

  @Test func `ends when the disks of a move are turned, or at once`() throws {
    let bench = PlayBench<AppState>()
    bench.type("f5", at: 1_000)
    bench.type("q", at: 1_010)
    bench.type("x", at: 9_000)
    try bench.play()
    #expect(bench.milliseconds == 1_200)
    #expect(bench.writes.last?.rest.contains("Light is to move; saved in Game.") == true)
    let other = PlayBench<AppState>()
    other.type("f5", at: 1_000)
    other.type("qq", at: 1_010)
    try other.play()
    #expect(other.milliseconds == 1_010)
    #expect(other.writes.last?.rest.contains("Dark is to move; saved in Game.") == true)
  }

  @Test(arguments: [TerminalEvent.otherSize, .continued])
  func `leaves the last board, whatever happens last`(event: TerminalEvent) throws {
    let bench = PlayBench<AppState>()
    bench.type("f5", at: 1_000)
    bench.events += [(1_200, event), (1_200, .input([0x71]))]
    try bench.play()
    #expect(bench.writes.contains { $0.time == 1_200 && $0.text.hasPrefix(Self.redrawing) })
    #expect(bench.writes.last?.rest.contains("Light is to move; saved in Game.") == true)
  }

  @Test func `says that it cannot be saved, until it can`() throws {
    let bench = PlayBench<AppState>()
    bench.failure = SaveFailure("Game: no space left on device")
    bench.type("o", at: 1_000)
    #expect(try bench.play().contains("The game could not be saved: Game: no space left"))
    #expect(
      bench.writes.last?.rest.hasSuffix(
        "Dark is to move; not saved: Game: no space left on device.\r\n"
      ) == true
    )
    let other = PlayBench<AppState>()
    other.failure = bench.failure
    other.type("o", at: 1_000)
    other.onWait = { if $0.milliseconds == 1_000 { $0.failure = nil } }
    other.type("o", at: 2_000)
    try other.play()
    #expect(other.writes.last?.text.contains("could not") == false)
    #expect(other.writes.last?.rest.hasSuffix("Dark is to move; saved in Game.\r\n") == true)
  }

  @Test func `shows findings about its file until a key is pressed`() throws {
    var finding = Finding(.unusableSave, "the file is empty", at: Place(source: "Game"))
    finding.help = "starting a new game"
    let notice = SaveFile<AppState>.Content(findings: [finding]).notice
    let bench = PlayBench<AppState>()
    let text = try bench.play(notice: notice)
    #expect(text.contains("Game: the file is empty."))
    let other = PlayBench<AppState>()
    other.type("s\u{C}", at: 100)
    try other.play(notice: notice)
    #expect(other.writes.last?.text.contains(" + ") == true)
    #expect(other.writes.last?.text.contains("empty") == false)
  }

  @Test(arguments: [TerminalSize.usual, TerminalSize(columns: 40, lines: 20)])
  func `shows the new name of a damaged save`(size: TerminalSize) throws {
    let folder = String(repeating: "/folder-with-a-long-name", count: 5)
    let content = SaveFile<AppState>.Content(newPath: folder + "/Game.unreadable-12")
    let bench = PlayBench<AppState>()
    bench.size = size
    #expect(try bench.play(notice: content.notice).contains("Game.unreadable-12 "))
  }

  @Test func `places the disks of a pasted transcript, and dismisses passes`() throws {
    let bench = PlayBench<AppState>()
    var random = SeededGenerator(seed: 11)
    var moves: [Move] = []
    while !moves.contains(.pass) { moves = Position.initial.randomGame(using: &random) }
    let squares = moves.compactMap { move -> Square? in
      if case .placement(let square) = move { return square }
      return nil
    }
    let text = squares.map(\.description).joined()
    bench.type("\u{1B}[200~\(text)\u{1B}[201~", at: 100)
    bench.events.append((1_000_000, .endOfInput))
    try bench.play()
    #expect(bench.writes.last?.rest.contains("Game over") == true)
    #expect(bench.writes.last?.text.contains("Pass") == false)
  }

  @Test(arguments: [
    ("f5d6a1c3", "Stopped", 2), ("f5d6c3", "", 3),
  ])
  func `stops a paste at an illegal move`(text: String, notice: String, count: Int) throws {
    let bench = PlayBench<AppState>()
    bench.type("\u{1B}[200~\(text)\u{1B}[201~", at: 100)
    bench.events.append((1_000_000, .endOfInput))
    try bench.play()
    #expect(bench.writes.contains { $0.text.contains(notice) })
    #expect(bench.writes.contains { $0.text.contains("\(count).") })
    #expect(!bench.writes.contains { $0.text.contains("\(count + 1).") })
  }

  @Test func `ends with its input`() throws {
    let bench = PlayBench<AppState>()
    bench.events = [(1_000, .endOfInput), (2_000, .input([0x71]))]
    try bench.play()
    #expect(bench.milliseconds == 1_000)
    #expect(bench.writes.count == 1)
  }
}
