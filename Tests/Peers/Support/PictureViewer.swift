import Foundation
import FrameRendering
import TestSupport
import Testing

/// Renders SVG with other programs: Chromium, Firefox and librsvg.
enum PictureViewer {
  /// A picture to render, and how.
  struct Job: Encodable {
    var svg: String
    var times: [Int?] = [nil]
    var points: [[Int]]
    var by = "chromium"
    var scheme = "light"
    var reduced = false
    var image = false
  }

  /// The colours of each job's points at each of its times.
  static func look(_ jobs: [Job]) throws -> [[[Colour]]] {
    let tool = jobs.contains { $0.by == "chromium" } ? Tool.chromium : .pillow
    let run = try tool.program.run(
      [Browser.driver("pictures.py"), tool == .chromium ? Browser.address() : ""],
      input: Array(try JSONEncoder().encode(jobs))
    )
    try #require(run.status == 0, "\(run.errors.suffix(2000))")
    let answers = try JSONDecoder().decode([[[String]]].self, from: Data(run.output))
    return try answers.map { try $0.map { try $0.map { try #require(Colour("#" + $0)) } } }
  }
}
