import Foundation
import TestSupport
import Testing

/// Programs that show no animation.
@Suite(.waits) struct `An animated SVG without animation` {
  /// Options under which other things move, and the share of the samples that are drawn with them.
  static let cases: [(options: [String], part: Int)] = [
    ([], 0), (["--by", "move", "--legal-moves", "--theme", "auto"], 1),
    (["--numbers", "--theme", "paper", "--no-coordinates"], 2),
  ]

  /// A few pixels at the edges of shapes may differ.
  @Test(.needs(.resvg), .needs(.rsvgConvert), arguments: cases)
  func `shows the same as the still picture, in every program`(options: [String], part: Int) throws
  {
    let scratch = try ScratchFolder()
    let folders = ["animated", "still"].map { scratch.url.appending(path: $0).path }
    for (folder, kind) in zip(folders, [[], ["--still"]]) {
      let run = try Program.flipbook.run(
        ["render", "Samples", "--quiet", "--append-extension", "--format", "svg"]
          + ["--output-dir", folder] + kind + options
      )
      #expect(run.status <= 2, "\(run.errors.prefix(500))")
    }
    let names = try FileManager.default.subpathsOfDirectory(atPath: folders[0])
      .filter { $0.hasSuffix(".svg") }.sorted()
    let chosen = names.indices.filter { $0 % (3 * Self.cases.count) == part }.map { names[$0] }
    #expect(chosen.count > 10)
    let pairs = try chosen.map { name in
      try folders.map { try String(contentsOfFile: $0 + "/" + name, encoding: .utf8) }
    }
    let run = try Tool.resvg.program.run(
      [Browser.driver("stills.py")],
      input: Array(try JSONEncoder().encode(pairs))
    )
    try #require(run.status == 0, "\(run.errors.suffix(2000))")
    let answers = try JSONDecoder().decode([[String: Int]].self, from: Data(run.output))
    for (name, differences) in zip(chosen, answers) {
      #expect(differences.filter { $0.value > 20 } == [:], "\(name)")
    }
  }
}
