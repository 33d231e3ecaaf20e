@testable import FrameRendering
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

/// The frames of a recorded session.
@Suite struct `The frames of a session` {
  static func game(_ seed: UInt64) throws -> PlayedGame {
    let size = seed.isMultiple(of: 3) ? BoardSize(width: 4, height: 4) : nil
    return try randomSession(seed: seed, size: size ?? .standard)
  }

  /// Whether a frame only separates the end of a move from the alert of the pass after it, which the
  /// app shows at once.
  private static func isExtra(_ index: Int, in frames: FrameSequence) -> Bool {
    frames[index].event == .done && frames[index].alert == nil && index + 1 < frames.count
      && frames[index + 1].event == .alert
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `show each screen, one after the other`(seed: UInt64) throws {
    let game = try Self.game(seed)
    let frames = game.frames(.session)
    let own = frames.indices.filter { !Self.isExtra($0, in: frames) }
    #expect(own.count == game.screens.count)
    for (frame, screen) in zip(own.map { frames[$0] }, game.screens) {
      #expect(frame.disks == screen.board)
      #expect(frame.diskCounts == screen.counts && frame.screenMessage == screen.message)
      #expect(frame.alert == screen.alert.map(Frame.Alert.init))
      #expect(frame.players == [Frame.Player](screen.modes, thinking: screen.thinking))
      #expect(frame.changedSquare == screen.placement?.changing)
      // A question may be in front of the alert of a pass.
      let isPass = frame.alert == .pass || frame.alert == .reset && frame.playedMove == .pass
      #expect(
        frame.ply == screen.ply
          + (frame.changedSquare != nil || isPass && frame.event != .done ? 1 : 0)
      )
    }
    // Each pass is announced once, and each move is done once for each time that it was made.
    let passes = frames.filter { $0.event == .alert }
    #expect(passes.allSatisfy { $0.alert == .pass && $0.playedMove == .pass })
    #expect(zip(passes, passes.dropFirst()).allSatisfy { $0.ply != $1.ply || $0.board != $1.board })
    #expect(frames.first?.event == .start)
    var time = 0
    for frame in frames {
      #expect(frame.time == time)
      time += frame.duration
    }
  }

  /// A session in which nothing is taken back has the frames of the moves among its own.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `include those of the moves`(seed: UInt64) throws {
    let game = try Self.game(seed)
    let plies = game.screens.map(\.ply)
    guard plies == plies.sorted() else { return }
    for step in FrameSequence.Step.allCases {
      var options = RenderingOptions.session
      options.step = step
      let session = game.frames(options).filter { ![.other, .alert].contains($0.event) }
      options.showsSession = false
      let moves = game.frames(options).filter { $0.event != .alert }
      for (a, b) in zip(session, moves) {
        #expect(
          a.disks == b.disks && a.event == b.event && a.ply == b.ply && a.playedMove == b.playedMove
        )
        #expect(
          a.side == b.side && a.lastPlacement == b.lastPlacement
            && a.screenMessage == b.screenMessage
        )
      }
      // The last move may be in progress.
      #expect(session.count >= moves.count)
      #expect(session.count { $0.event == .done } == moves.count { $0.event == .done })
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `can be those of some moves`(seed: UInt64) throws {
    let game = try Self.game(seed)
    let last = game.replay.moveCount
    for plies in [0...0, 0...last, 1...1, last...last, max(1, last / 2)...last] {
      for step in FrameSequence.Step.allCases {
        var options = RenderingOptions.session
        (options.plies, options.step) = (plies, step)
        let frames = game.frames(options)
        #expect(!frames.isEmpty)
        for frame in frames.dropFirst() { #expect(plies.contains(frame.ply)) }
        // They begin with the position before the first move, without a question over it.
        let first = plies.lowerBound
        if first > 0, let start = frames.first, start.ply == first - 1 {
          #expect(start.alert == nil && start.event == .start)
        }
        let plies = game.screens.map(\.ply)
        if first > 0, plies == plies.sorted() {
          #expect(frames.first?.disks == game.replay.position(afterPly: first - 1).board)
        }
        if first == 0, plies.contains(last), step == .disk {
          let all = game.frames(.session).filter { $0.ply <= options.plies?.upperBound ?? 0 }
          #expect(frames.map(\.disks) == all.map(\.disks))
        }
      }
    }
  }

  @Test func `wait in proportion to the recorded times`() throws {
    let game = try Self.game(1)
    var options = RenderingOptions.session
    options.pace = Pace(delay: 600, flipDelay: 100, hold: 3_000, usesRecordedTimes: true)
    let frames = game.frames(options)
    let own = frames.indices.filter { !Self.isExtra($0, in: frames) }.map { frames[$0] }
    for (frame, screen) in zip(own, game.screens) where screen.placement != nil {
      #expect([100, 600, 3_000].contains(frame.duration))
    }
    let rests = zip(own, zip(game.screens, game.screens.dropFirst()))
      .filter { $0.1.0.placement == nil }
      .map { (shown: $0.0.duration, took: $0.1.1.time - $0.1.0.time) }
      .sorted { $0.took < $1.took }
    #expect(rests.map(\.shown) == rests.map(\.shown).sorted())
    #expect(Set(rests.map(\.shown)).count > 5)
  }

  @Test(.needs(.pyte), arguments: ([1, 2, 3] as [UInt64]).sample(2))
  func `are in a cast`(seed: UInt64) throws {
    let game = try Self.game(seed)
    let options = RenderingOptions.session
    let cast = try CastReader(AsciicastRenderer().render(game, options))
    let frames = game.frames(options)
    let screens = try Pyte.screens(
      columns: cast.size.columns,
      lines: cast.size.lines,
      after: cast.outputs.dropLast().map(\.data)
    )
    let layout = TerminalLayout(game, options, .wide).best(in: .usual)
    #expect(screens.count == frames.count)
    for (frame, screen) in zip(frames, screens) {
      #expect(screen.board(layout, Theme.classic.colours) == frame.disks)
      #expect(screen.text(layout.countsLine) == frame.status)
      let players = try #require(frame.players)
      let words = screen.text(layout.playersLine).split(whereSeparator: { " ●○".contains($0) })
      let expected = players.map { $0.words + ($0.isThinking ? ", thinking" : "") }
      #expect(words.joined(separator: " ") == expected.joined(separator: " "))
      let alert = frame.alert.map { "\($0.title): \($0.message)" }
      #expect(screen.text(layout.noteLine).contains(alert ?? frame.move.map { "\($0)" } ?? ""))
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `have a chapter for each move in a cast`(seed: UInt64) throws {
    let game = try Self.game(seed)
    let markers = try CastReader(AsciicastRenderer().render(game, .session)).events
      .filter { $0.code == "m" }.map(\.data)
    let moves = game.replay.moves.enumerated().map { "\($0.offset + 1). \($0.element)" }
    let plies = game.screens.map(\.ply)
    // The last move may be in progress, and moves that were taken back have chapters too.
    if plies == plies.sorted() {
      #expect(Array(markers.prefix(moves.count)) == moves)
    } else {
      #expect(Set(moves).isSubset(of: markers))
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `are one picture of a position, without a question`(seed: UInt64) throws {
    let game = try Self.game(seed)
    let plies = game.screens.map(\.ply)
    for ply in 0...game.replay.moveCount where plies == plies.sorted() {
      var options = RenderingOptions.session
      (options.plies, options.isStill) = (ply...ply, true)
      let frame = game.frames(options).still
      #expect(frame.disks == game.replay.position(afterPly: ply).board)
      #expect(frame.alert != .reset)
      let text = game.alternativeText(options)
      #expect(!text.contains("reset"))
    }
    let last = try #require(game.frames(.session).last)
    guard case .turn = last.screenMessage else { return }
    #expect(game.alternativeText(.session).contains("reset") == (last.alert == .reset))
  }

  @Test(arguments: Effort.seeds(6, all: 20))
  func `are in still pictures`(seed: UInt64) throws {
    let game = try Self.game(seed)
    for frame in game.frames(.session) {
      let svg = String(
        decoding: try SVGRenderer().render(game, frame: frame, .session),
        as: UTF8.self
      )
      let players = try #require(frame.players)
      let modes = svg.matches(of: #/>(manual|computer)<\/text>(<text[^>]*>•••<\/text>)?/#)
      #expect(modes.map { String($0.1) } == players.map(\.words))
      #expect(
        modes.map { $0.2 != nil } == players.map(\.isThinking)
      )
      for alert in [Frame.Alert.pass, .reset] {
        #expect(svg.contains(">\(alert.title)</text>") == (frame.alert == alert))
      }
    }
  }
}

/// Whether one condition implies another.
private func <= (a: Bool, b: Bool) -> Bool { !a || b }
