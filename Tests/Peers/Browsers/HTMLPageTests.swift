import Foundation
import FrameRendering
@testable import FrameRenderingTests
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

/// The tests of the same suite that need no peers, with what both use.
private typealias Basics = FrameRenderingTests.`A page`

@Suite(.serialized) struct `A page` {
  /// The moves of a whole game.
  private static let long = randomGame(seed: 26).moves
    .map { $0 == .pass ? "--" : $0.description }.joined()

  @Test(
    .needs(.chromium),
    .needs(.axe),
    arguments: Theme.standard
  )
  func `has no problems according to axe`(theme: Theme) throws {
    var options = RenderingOptions()
    options.theme = theme
    options.showsNumbers = true
    options.marksLegalMoves = true
    let page = try PageReader.page(Basics.game(named: "Ann"), options)
    let steps: [PageReader.Step] = [
      .press("Home"), .axe, .click("summary"), .press("End"), .axe,
    ]
    let schemes = theme.darkColours == nil ? ["light"] : ["light", "dark"]
    var jobs = schemes.map { scheme in
      PageReader.Job(html: page, scheme: scheme, reduced: true, timed: false, steps: steps)
    }
    if theme == .classic {
      // The alert of a pass is over the board, and there is no move.
      let end = FrameRenderingTests.game(blocked).end
      let replay = FrameRenderingTests.game("", from: end)
      jobs.append(.init(html: try PageReader.page(replay), timed: false, steps: [.axe, .axe]))
    }
    for answers in try PageReader.visit(jobs) {
      #expect(answers.compactMap(\.violations) == [[], []])
    }
  }

  @Test(.needs(.html5lib))
  func `is valid for a strict parser with any text in the record`() throws {
    let script = """
      import html5lib, json, sys
      page = json.load(sys.stdin)
      parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
      tree = parser.parse(page)
      texts = ["".join(tree.find(path).itertext()) for path in ("head/title", ".//h1")]
      # Each text other than the title has one of these.
      count = sum(1 for element in tree.iter() if element.tag != "bdi")
      scripts = [(script.get("type"), script.get("id")) for script in tree.iter("script")]
      print(json.dumps([texts, count, scripts]))
      """
    struct Tree: Decodable, Equatable {
      var texts: [String]
      var count: Int
      var scripts: [[String?]]

      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        texts = try container.decode([String].self)
        count = try container.decode(Int.self)
        scripts = try container.decode([[String?]].self)
      }
    }
    let python = try Tool.html5lib.program
    var counts: Set<Int> = []
    for name in HostileTexts.all {
      for title in [nil, name] {
        var options = RenderingOptions()
        options.title = title
        let played = Basics.game(named: name)
        let page = try PageReader.page(played, options)
        let run = try python.run(["-c", script], input: Array(try JSONEncoder().encode(page)))
        try #require(run.status == 0, "\(run.errors.suffix(500))")
        let tree = try JSONDecoder().decode(Tree.self, from: Data(run.output))
        let shown = played.title(options)
        #expect(tree.texts.allSatisfy { $0 == shown })
        #expect(
          tree.scripts == [
            ["application/json", "flipbook-record"], ["application/json", nil], [nil, nil],
          ]
        )
        counts.insert(tree.count)
      }
    }
    #expect(counts.count == 1, "\(counts)")
  }

  @Test(.needs(.chromium))
  func `keeps its layout in narrow windows with any text in the record`() throws {
    let large = PlayedGame(
      ReversiRecord(),
      randomGame(seed: 21, size: try #require(BoardSize(width: 16, height: 16)))
    )
    var pages = [try PageReader.page(large)]
    for name in HostileTexts.all {
      for title in [nil, name] {
        var options = RenderingOptions()
        options.title = title
        pages.append(try PageReader.page(Basics.game(named: name), options))
      }
    }
    let place = "document.querySelector('.board').getBoundingClientRect().top"
    let jobs = pages.flatMap { page in
      [320, 700, 1400].map { width in
        PageReader.Job(html: page, width: width, steps: [.read, .evaluate(place)])
      }
    }
    for answers in try PageReader.visit(jobs) {
      #expect(answers[0].state?.overflow == 0)
      #expect(try #require(answers[1].value.flatMap { Double($0) }) < 240)
    }
  }

  @Test(.needs(.chromium))
  func `shows board and controls without scrolling, however tall the board is`() throws {
    let seen = """
      Math.min(...["board", "slider", "speed"].map((id) =>
        innerHeight - document.querySelector("." + id).getBoundingClientRect().bottom))
      """
    let jobs = try [(4, 16), (6, 10), (8, 8), (16, 4), (16, 16)].flatMap { width, height in
      let size = try #require(BoardSize(width: width, height: height))
      let page = try PageReader.page(PlayedGame(ReversiRecord(), randomGame(seed: 23, size: size)))
      return [(1920, 1080), (900, 800)].map { width, height in
        PageReader.Job(html: page, width: width, height: height, steps: [.read, .evaluate(seen)])
      }
    }
    for answers in try PageReader.visit(jobs) {
      #expect(answers[0].state?.overflow == 0)
      #expect(try #require(answers[1].value.flatMap { Double($0) }) >= 0)
    }
  }

  @Test(.needs(.chromium))
  func `keeps the board in sight while its list of moves is used`() throws {
    let page = try PageReader.page(Basics.game(named: "Ann", Self.long))
    let windows = [(360, 640), (390, 844), (640, 360), (844, 390), (1024, 600), (1440, 900)]
    // How far the board and the chosen link are from the edges of the window.
    let room = """
      Math.min(...["board", "slider"].map((name) => document.querySelector("." + name))
        .concat(document.querySelector("[aria-current]")).map((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return Math.min(top, innerHeight - bottom);
        }))
      """
    let jobs = windows.map { width, height in
      PageReader.Job(
        html: page,
        width: width,
        height: height,
        reduced: true,
        steps: [1, 30, 60].flatMap {
          [.click(".moves [href='#move-\($0)']"), .read, .evaluate(room)]
        }
      )
    }
    for (window, answers) in zip(windows, try PageReader.visit(jobs)) {
      #expect(answers.compactMap(\.state).allSatisfy { $0.overflow == 0 }, "\(window)")
      let rooms = answers.compactMap(\.value).compactMap(Double.init)
      #expect(rooms.count == 3 && rooms.allSatisfy { $0 >= 0 }, "\(window): \(rooms)")
    }
  }

  @Test(.needs(.chromium))
  func `shows the whole list of moves without a script, in columns for dark and light`() throws {
    let page = try PageReader.page(Basics.game(named: "Ann", Self.long))
    let seen = """
      (() => {
        const list = document.querySelector(".moves");
        const edges = (side) => [...list.querySelectorAll("li." + side)]
          .map((item) => item.getBoundingClientRect().left);
        return list.scrollHeight - list.clientHeight
          + (new Set(edges("x")).size - 1) + (new Set(edges("o")).size - 1)
          + (edges("x")[0] < edges("o")[0] ? 0 : 1000);
      })()
      """
    let jobs = [(360, 640), (640, 360), (1024, 600), (1440, 900)].map { width, height in
      PageReader.Job(
        html: page,
        width: width,
        height: height,
        scripted: false,
        timed: false,
        steps: [.evaluate(seen)]
      )
    }
    #expect(try PageReader.visit(jobs).map { $0[0].value } == ["0", "0", "0", "0"])
  }

  @Test(.needs(.chromium))
  func `has room for every word in its list of moves`() throws {
    let replay = FrameRenderingTests.game(blocked + "--a3")
    let page = try PageReader.page(replay)
    // The distance from the end of the words to the end of the link.
    let room = """
      Math.min(...[...document.querySelectorAll(".moves a")].map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return link.getBoundingClientRect().right - range.getBoundingClientRect().right;
      }))
      """
    let jobs = [320, 900, 1400, 1920].map { width in
      PageReader.Job(html: page, width: width, steps: [.evaluate(room)])
    }
    for answers in try PageReader.visit(jobs) {
      #expect(try #require(answers[0].value.flatMap { Double($0) }) >= 4)
    }
  }

  @Test(
    .needs(.chromium),
    arguments: [FrameSequence.Step.disk, .move]
  )
  func `shows the last position and all moves without a script`(
    step: FrameSequence.Step
  ) throws {
    let replay = FrameRenderingTests.game(blocked + "--a3")
    var options = RenderingOptions()
    options.step = step
    let picture = try BoardPicture(replay, options) { options throws(RenderingError) in
      try HTMLRenderer().render(PlayedGame(ReversiRecord(), replay), options)
    }
    let last = try #require(FrameSequence(replay).last)
    let paper: [PageReader.Step] = [
      .press("Home"), .evaluate("dispatchEvent(new Event('beforeprint'))"), .read,
      .evaluate("dispatchEvent(new Event('afterprint'))"), .read, .media("print"),
      .evaluate("document.querySelector('.controls').getClientRects().length"),
    ]
    let answers = try PageReader.visit([
      .init(html: picture.svg, scripted: false, timed: false, steps: [.look(picture.points)]),
      .init(html: picture.svg, steps: paper),
    ])
    let colours = try #require(answers[0][0].colours).map { try #require(Colour("#" + $0)) }
    #expect(picture.differences(colours, from: last) == [])
    #expect(
      picture.svg.contains("class=\"controls\" role=\"group\" aria-label=\"Playback\" hidden")
    )
    let states = answers[1].compactMap(\.state)
    #expect(states.map(\.label) == ["Board. Move 10: light a3", "Board. Start"])
    #expect(answers[1].compactMap(\.value).last == "0")
    for ply in 1...10 { #expect(picture.svg.contains("<li id=move-\(ply) ")) }
    #expect(picture.svg.contains("aria-label=\"Move 9: dark passes\""))
  }
}
