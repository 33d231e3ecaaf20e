@testable import Apps
@testable import TerminalOutput
@testable import TerminalPlay
import TestSupport
import Testing

@Suite struct `A game on a terminal` {
  @Test(arguments: ([1, 2, 3] as [UInt64]).sample(1))
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

  @Test func `happens as its keys say`() throws {
    let differences = try Answers.differences("play/reversi-games") { row in
      let start = (row["start"] as String?).map { ReversiRecord(table: ["start": $0]).start }
      func mode(_ key: String) -> PlayerMode { row[key] == "computer" ? .computer : .manual }
      let bench = PlayBench<AppState>()
      bench.prepare(row)
      let modes = PlayerModes(dark: mode("dark"), light: mode("light"))
      try bench.play(AppSave(position: start ?? .initial, modes: modes))
      return bench.story
    }
    #expect(differences == [])
  }
}
