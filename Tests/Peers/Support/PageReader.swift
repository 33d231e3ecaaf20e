import Foundation
import FrameRendering
@testable import FrameRenderingTests
import GameRecords
import Games
import TestSupport
import Testing

/// Uses pages in Chromium with `Drivers/pages.py`.
extension PageReader {
  /// One step of a reader.
  enum Step: Encodable, Equatable {
    case press(String)
    case click(String)
    /// A click on an element, at a part of its width.
    case point(String, Double)
    case choose(String)
    case go(String)
    case wait(Int)
    case media(String)
    case evaluate(String)
    case look([[Int]])
    case read, focus, axe

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      switch self {
      case .press(let key): try container.encode(key, forKey: .press)
      case .click(let selector): try container.encode(selector, forKey: .click)
      case .point(let selector, let part):
        try container.encode(selector, forKey: .point)
        try container.encode(part, forKey: .at)
      case .choose(let speed): try container.encode(speed, forKey: .choose)
      case .go(let hash): try container.encode(hash, forKey: .go)
      case .wait(let time): try container.encode(time, forKey: .wait)
      case .media(let media): try container.encode(media, forKey: .media)
      case .evaluate(let script): try container.encode(script, forKey: .evaluate)
      case .look(let points): try container.encode(points, forKey: .look)
      case .read: try container.encode(true, forKey: .read)
      case .focus: try container.encode(true, forKey: .focus)
      case .axe: try container.encode(true, forKey: .axe)
      }
    }

    private enum Key: String, CodingKey {
      case press, click, point, at, choose, go, wait, media, evaluate, look, read, focus, axe
    }
  }

  /// A visit to a page.
  struct Job: Encodable {
    var html: String
    var hash = ""
    var width = 1600
    var height = 1700
    var scheme = "light"
    var reduced = false
    var scripted = true
    var timed = true
    var steps: [Step]
  }

  /// The result of a step.
  struct Answer: Decodable {
    var state: State?
    var colours: [String]?
    var value: String?
    var violations: [String]?
  }

  /// What the page shows and announces.
  struct State: Decodable, Equatable {
    var table, label, side, words, live, place, play, value, speed, current: String
    var counts: [Int]
    var alert: String
    var players: [String]
    var frame, overflow: Int
  }

  /// Makes visits, and expects no messages in the browser's console.
  static func visit(_ jobs: [Job]) throws -> [[Answer]] {
    struct Visit: Decodable {
      var answers: [Answer]
      var problems: [String]
    }
    let driver = jobs.contains { $0.steps.contains(.axe) } ? Tool.axe : .chromium
    let run = try driver.program.run(
      [Browser.driver("pages.py"), Browser.address()],
      input: Array(try JSONEncoder().encode(jobs))
    )
    try #require(run.status == 0, "\(run.errors.suffix(2000))")
    let visits = try JSONDecoder().decode([Visit].self, from: Data(run.output))
    for visit in visits { #expect(visit.problems == []) }
    return visits.map(\.answers)
  }

  /// Visits a page and returns what it shows at each step that reads it.
  static func states(_ html: String, hash: String = "", reduced: Bool = false, _ steps: [Step])
    throws -> [State]
  {
    try visit([Job(html: html, hash: hash, reduced: reduced, steps: steps)])[0].compactMap(\.state)
  }

  /// The page of moves without names.
  static func page(
    _ replay: Replay,
    by step: FrameSequence.Step = .disk,
    _ change: (inout RenderingOptions) -> Void = { _ in }
  ) throws -> String {
    var options = RenderingOptions()
    options.step = step
    change(&options)
    return try page(PlayedGame(ReversiRecord(), replay), options)
  }
}
