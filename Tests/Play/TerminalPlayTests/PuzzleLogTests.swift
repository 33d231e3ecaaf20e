import Apps
@testable import TerminalPlay
import TestSupport
import Testing

/// Going back and forth in the log of a puzzle.
@Suite struct `The log of a puzzle` {
  private static let path = "Samples/puzzle-session/two-games.log"
  private static let log = PuzzleLog(Repository.bytes(of: path))

  private static func text(_ view: PuzzleView) -> String {
    GamePicture.plain.text(view.scene, in: TerminalSize(columns: 80, lines: 40))
  }

  /// The screens on the straight way.
  private static let screens: [String] = {
    var cursor = SessionCursor(log)
    return (0...log.entries.count).map { place in
      cursor.go(to: place)
      return text(cursor.view)
    }
  }()

  @Test(arguments: Effort.seeds(1, all: 5))
  func `has the same screen on every way to a place`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var cursor = SessionCursor(Self.log)
    for _ in 0..<200 {
      cursor.go(to: Int.random(in: 0...Self.log.entries.count, using: &generator))
      #expect(Self.text(cursor.view) == Self.screens[cursor.place])
    }
  }

  @Test func `is shown with its events, in windows of any size`() throws {
    var cursor = SessionCursor(Self.log)
    cursor.go(to: try #require(cursor.stops.places(named: .move(3)).first))
    var pages: [String] = []
    for (columns, lines) in [(80, 24), (100, 30), (60, 22), (80, 16), (23, 13)] {
      let window = TerminalSize(columns: columns, lines: lines)
      pages.append("\(window)\n\(GamePicture.plain.text(cursor.view.scene, in: window))\n")
    }
    let file = "Tests/Play/TerminalPlayTests/Screens/puzzle-watching.txt"
    #expect(try Snapshot.matches(pages.joined(separator: "\n"), file: file))
  }

  @Test func `stops once after each slide`() throws {
    let stops = SessionStops(Self.log)
    let slides = Self.log.updates.filter { $0.event.kind == .slideDone && $0.effects != nil }
    let undone = Self.log.updates.filter { $0.event.kind == .undone && $0.effects != nil }
    var place = 0
    var moves = 0
    while let next = stops.next(after: place, isMove: true) {
      (place, moves) = (next, moves + 1)
    }
    let begun = Self.log.updates.filter {
      PuzzleState.beginsGame($0.event) && $0.effects != nil
    }
    #expect(moves == slides.count + undone.count + begun.count)
  }
}
