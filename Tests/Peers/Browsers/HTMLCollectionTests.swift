import FrameRendering
@testable import FrameRenderingTests
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

@Suite(
  .serialized,
  .needs(.chromium)
)
struct `A page with several games` {
  /// Games with names, boards of different sizes, and a comment on the first move of each.
  private static func games(_ count: Int, named name: String = "Ann") -> [PlayedGame] {
    (1...count).map { number in
      let size = number.isMultiple(of: 3) ? BoardSize(width: 6, height: 6) : nil
      let replay = randomGame(seed: UInt64(number), size: size ?? .standard)
      var record = ReversiRecord(start: replay.start, moves: replay.moves)
      record.players.dark.name = "\(name) \(number)"
      record.event = name
      record.annotations = [MoveAnnotation(ply: 1, comment: "Game \(number).")]
      return PlayedGame(record, replay, embedded: "{\"moves\": []}")
    }
  }

  private static func page(
    _ games: [any DrawableGame],
    _ options: RenderingOptions = RenderingOptions()
  ) -> String {
    let renderer = HTMLRenderer()
    let parts = games.enumerated().map { renderer.part($1, number: $0 + 1, options) }
    return String(decoding: renderer.collection(parts, options), as: UTF8.self)
  }

  /// The numbers of the games that are seen, and whether the list is.
  private static let seen = PageReader.Step.evaluate(
    """
    (() => [document.getElementById("games"), ...document.querySelectorAll(".one")]
      .filter((part) => part.getClientRects().length).map((part) => part.id).join(" "))()
    """
  )

  /// What the game in sight shows.
  private static let label = PageReader.Step.evaluate(
    """
    [...document.querySelectorAll(".board svg")].find((board) => board.getClientRects().length)
      ?.getAttribute("aria-label") ?? ""
    """
  )

  private static func values(_ html: String, hash: String = "", _ steps: [PageReader.Step])
    throws -> [String?]
  {
    let job = PageReader.Job(html: html, hash: hash, reduced: true, steps: steps)
    return try PageReader.visit([job])[0].compactMap(\.value).map { $0.replacing("\"", with: "") }
  }

  @Test func `shows the list, or the game that is chosen in it`() throws {
    let games = Self.games(4)
    let second = games[1].replay.moves[0]
    let values = try Self.values(
      Self.page(games),
      [
        Self.seen, .click("[href='#g2']"), Self.seen, Self.label, .press("ArrowRight"), Self.label,
        .click("#g2 header a"), Self.seen, .press("ArrowRight"), .click("[href='#g4']"), Self.seen,
        Self.label, .go("#g2"), Self.label, .go("#g3-move-2"), Self.seen, Self.label,
        .click("[href='#g3-move-5']"), Self.label, .evaluate("document.activeElement.hash"),
      ]
    )
    let third = games[2].replay
    #expect(
      values == [
        "games", "g2", "Board. Start", "Board. Move 1: dark \(second)", "games", "g4",
        "Board. Start", "Board. Move 1: dark \(second)", "g3",
        "Board. Move 2: light \(third.moves[1])", "Board. Move 5: dark \(third.moves[4])",
        "#g3-move-5",
      ]
    )
  }

  @Test func `begins with the game, and the move, that its address names`() throws {
    let page = Self.page(Self.games(3))
    for (hash, seen) in [("#g3", "g3"), ("#g2-move-4", "g2"), ("#g9", "games"), ("#x", "games")] {
      #expect(try Self.values(page, hash: hash, [Self.seen]) == [seen])
    }
  }

  @Test func `shows all games without a script`() throws {
    let games = Self.games(3)
    let counts = """
      [...document.querySelectorAll(".moves")].map((list) => list.querySelectorAll("li > a").length)
        .concat(document.querySelectorAll(".board svg").length)
      """
    let job = PageReader.Job(
      html: Self.page(games),
      width: 390,
      height: 844,
      scripted: false,
      timed: false,
      steps: [Self.seen, .evaluate(counts)]
    )
    let values = try PageReader.visit([job])[0].compactMap(\.value)
    let moves = games.map { String($0.replay.moveCount) }.joined(separator: ", ")
    #expect(values == ["\"games g1 g2 g3\"", "[\(moves), 3]"])
  }

  @Test func `has no target twice, and fits into windows with any names`() throws {
    let twice = """
      (() => {
        const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
        return ids.length - new Set(ids).size + document.documentElement.scrollWidth - innerWidth;
      })()
      """
    let jobs = HostileTexts.all.flatMap { name in
      let page = Self.page(Self.games(2, named: name))
      return [320, 700, 1400].map { width in
        PageReader.Job(
          html: page,
          width: width,
          steps: [.evaluate(twice), .go("#g2"), .evaluate(twice)]
        )
      }
    }
    for answers in try PageReader.visit(jobs) {
      #expect(answers.compactMap(\.value) == ["0", "0"])
    }
  }

  @Test(
    .needs(.axe),
    arguments: [Theme.classic, .auto, .paper]
  )
  func `has no problems according to axe`(theme: Theme) throws {
    var options = RenderingOptions()
    options.theme = theme
    let page = Self.page(Self.games(3), options)
    let renderer = HTMLRenderer()
    let entries = Self.games(3).map { (entry: renderer.entry(of: $0, options), path: "a b.html") }
    let index = String(decoding: renderer.index(entries, options), as: UTF8.self)
    let jobs = ["light", "dark"].flatMap { scheme in
      [
        PageReader.Job(html: page, scheme: scheme, reduced: true, steps: [.axe, .go("#g2"), .axe]),
        PageReader.Job(html: index, scheme: scheme, timed: false, steps: [.axe]),
      ]
    }
    for answers in try PageReader.visit(jobs) {
      #expect(answers.compactMap(\.violations).allSatisfy { $0 == [] })
      #expect(answers.contains { $0.violations != nil })
    }
  }
}
