import Foundation
import TestSupport
import Testing

/// The videos that are made as the documentation says.
@Suite(.waits) struct `A video` {
  private static let page = "Sources/Flipbook/Documentation.docc/Pictures.md"

  /// The commands on the page that make one.
  private static var recipes: [String] {
    MarkdownBlocks(String(decoding: Repository.bytes(of: page), as: UTF8.self)).blocks
      .filter { $0.language == "sh" && $0.text.contains("ffmpeg") }.map(\.text)
  }

  @Test(.needs(.ffmpeg), .needs(.ffprobe), arguments: 0..<2)
  func `has all frames, each at its time, and plays everywhere`(recipe: Int) throws {
    let recipes = Self.recipes
    try #require(recipes.count == 2)
    let scratch = try ScratchFolder()
    _ = try scratch.write(Repository.bytes(of: "Samples/json/flip-order.json"), as: "game.json")
    let folder = URL(filePath: Program.flipbook.path).deletingLastPathComponent().path
    let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let run = try Program.shell.run(
      ["-ec", recipes[recipe]],
      in: scratch.url,
      environment: ["PATH": "\(folder):\(search)"]
    )
    try #require(run.status == 0, "\(run.errors.suffix(2000))")
    let video = scratch.url.appending(path: "game.mp4").path
    // Nine frames: the start, the disks of one move that changes seven, and the end.
    let times = [0, 500, 600, 700, 800, 900, 1_000, 1_100, 1_200]
    let duration = 4_200

    let shown = try Self.changes(video)
    // In between, disks may turn.
    for time in times { #expect(shown.contains { abs($0 - time) <= 40 }, "\(time): \(shown)") }
    #expect(recipe == 1 ? shown.count > times.count : shown.count == times.count, "\(shown)")

    let facts = try Tool.ffprobe.program.run(
      ["-v", "error", "-select_streams", "v", "-of", "default=noprint_wrappers=1"]
        + ["-show_entries", "stream=codec_name,pix_fmt,width,height,duration", video]
    )
    let pairs = facts.text.split(separator: "\n").map { $0.split(separator: "=").map(String.init) }
    let fact = Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
    #expect(fact["codec_name"] == "h264" && fact["pix_fmt"] == "yuv420p")
    #expect(fact["width"] == "720")
    #expect(fact["height"].flatMap { Int($0) }?.isMultiple(of: 2) == true)
    let seconds = try #require(fact["duration"].flatMap { Double($0) })
    #expect(abs(Int((seconds * 1000).rounded()) - duration) <= 100, "\(seconds)")
  }

  /// Returns the times at which a video shows another picture, in milliseconds.
  private static func changes(_ video: String) throws -> [Int] {
    let (side, rate, noise) = (64, 50, 30)
    let run = try Tool.ffmpeg.program.run(
      ["-v", "error", "-i", video, "-vf", "fps=\(rate),format=gray,scale=\(side):\(side)"]
        + ["-f", "rawvideo", "-"]
    )
    try #require(run.status == 0, "\(run.errors)")
    let size = side * side
    var changes: [Int] = []
    var last: ArraySlice<UInt8> = []
    for number in 0..<run.output.count / size {
      let picture = run.output[number * size..<(number + 1) * size]
      let isSame =
        !last.isEmpty && zip(picture, last).allSatisfy { abs(Int($0) - Int($1)) <= noise }
      if isSame { continue }
      changes.append(number * 1_000 / rate)
      last = picture
    }
    return changes
  }
}
