import Flipbook
import Foundation
import GameRecords
import TestSupport
import Testing

/// A page has everything that a record says about moves, in the game and in its variations.
@Suite(.needs(.html5lib)) struct PageNoteTests {
  /// The notes of a page as a parser of HTML sees them.
  private struct Notes: Decodable {
    var comments, times, evaluations: [String]
  }

  private static let script = """
    import html5lib, json, sys
    tree = html5lib.HTMLParser(namespaceHTMLElements=False).parse(json.load(sys.stdin))
    notes = {"comments": [], "times": [], "evaluations": []}
    for element in tree.find(".//ol").iter() if tree.find(".//ol") is not None else []:
        if element.tag in ("p", "bdi") and element.get("dir") == "auto":
            notes["comments"].append("".join(element.itertext()))
        if element.tag == "small":
            if (element.text or "").strip():
                notes["times"].append(element.text.strip())
            notes["evaluations"] += [part.text for part in element.findall("b")]
    print(json.dumps(notes))
    """

  /// The notes of a record, which must be legal, in any order.
  private static func facts(_ record: ReversiRecord) -> [MoveAnnotation] {
    func all(_ variations: [Variation]) -> [MoveAnnotation] {
      variations.flatMap { $0.annotations + all($0.variations) }
    }
    return record.annotations + all(record.variations)
  }

  /// The seconds of a time as it is shown.
  private static func seconds(_ text: String) -> Double? {
    let parts = text.split(separator: ":").map(String.init)
    if parts.count == 2, let minutes = Double(parts[0]), let seconds = Double(parts[1]) {
      return minutes * 60 + seconds
    }
    return text.hasSuffix(" s") ? Double(text.dropLast(2)) : nil
  }

  private static func expectNotes(
    of record: ReversiRecord,
    in page: [UInt8],
    _ name: String
  ) throws {
    let text = String(decoding: page, as: UTF8.self)
    let python = try Tool.html5lib.program
    let run = try python.run(["-c", script], input: Array(try JSONEncoder().encode(text)))
    try #require(run.status == 0, "\(run.errors.suffix(500))")
    let notes = try JSONDecoder().decode(Notes.self, from: Data(run.output))
    let facts = facts(record)
    let comments = (facts.map(\.comment) + [record.comment]).compactMap(\.self)
    let shown = comments.map { DisplayText.escape(lines: $0) }
    #expect(notes.comments.sorted() == shown.sorted(), "\(name)")
    let times = try notes.times.map { try #require(seconds($0), "\($0)") }.sorted()
    let expected = facts.compactMap(\.time).sorted()
    #expect(times.count == expected.count, "\(name)")
    for (time, expected) in zip(times, expected) {
      #expect(abs(time - expected) <= (expected < 60 ? 0.05001 : 0.5), "\(name): \(expected)")
    }
    let evaluations = try notes.evaluations.map {
      try #require(Double($0.replacing("−", with: "-")), "\($0)")
    }
    .sorted()
    let values = facts.compactMap(\.evaluation).sorted()
    #expect(evaluations.count == values.count, "\(name)")
    for (evaluation, value) in zip(evaluations, values) {
      #expect(abs(evaluation - value) <= 0.005001, "\(name): \(value)")
    }
  }

  @Test func `with the notes of every sample`() throws {
    var count = 0
    for path in Repository.files(below: "Samples") where !path.hasPrefix("Samples/broken") {
      let records =
        (try? FormatRegistry.standard.read(Repository.bytes(of: path), from: path)) ?? []
      for record in records.compactMap(\.reversi) {
        let game = PlayedGame(record, ReplayAttempt(record).replay)
        let notes = Self.facts(record)
        guard !notes.isEmpty || record.comment != nil else { continue }
        try Self.expectNotes(of: record, in: try HTMLRenderer().render(game), path)
        count += notes.count
      }
    }
    #expect(count > 30)
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `with the notes of any record`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let record = ReversiRecord.random(using: &generator)
    let game = PlayedGame(record, ReplayAttempt(record).replay)
    try Self.expectNotes(of: record, in: try HTMLRenderer().render(game), "\(seed)")
  }
}
