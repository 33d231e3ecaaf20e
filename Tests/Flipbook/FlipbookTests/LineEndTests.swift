import Apps
import TestSupport
import Testing

/// LF, CR and CR LF each end a line in every text, and a Ctrl-Z ends a DOS text.
@Suite struct LineEndTests {
  /// The samples that are texts, both valid and broken.
  static let files = TestFile.samples.filter {
    !["wthor", "wthor-puzzles", "edx"].contains($0.format)
  }
  /// The rules about line ends: the app refuses a save with other line ends, which is reported.
  private static let rulesOfLineEnds: Set = ["save-line-end"]

  /// The result of reading: each record, the line it begins on, and the findings with their places.
  private struct Reading: Equatable, CustomStringConvertible {
    var record: ReversiRecord?
    var line: Int
    var findings: [String]
    var description: String { "line \(line), \(record?.moves.count ?? -1) moves, \(findings)" }
  }

  private func read(_ bytes: [UInt8], as format: any RecordFormat, _ size: Int) -> [Reading] {
    format.readAll(bytes, blockSize: size).map { parsed in
      Reading(
        record: parsed.reversi,
        line: parsed.source.start.line,
        findings: parsed.findings.filter { !Self.rulesOfLineEnds.contains($0.rule.name) }
          .map { "\($0.place.start?.line ?? 0) \($0.rule.name)" }
      )
    }
  }

  private func check(
    _ bytes: [UInt8],
    _ name: String,
    as format: any RecordFormat,
    _ path: String,
    sizes: [Int] = [1 << 16, 61]
  ) {
    let expected = read(bytes, as: format, 1 << 16)
    for size in sizes {
      for (end, lineEnd) in [("LF", "\n"), ("CR", "\r"), ("CR LF", "\r\n")] {
        let changed = Array(
          bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .joined(separator: lineEnd.utf8)
        )
        let found = read(changed, as: format, size)
        #expect(found == expected, "\(path) with \(end) in blocks of \(size)")
        let marked = read(changed + [0x1A], as: format, size)
        #expect(marked == expected, "\(path) with \(end) and Ctrl-Z in blocks of \(size)")
      }
    }
  }

  @Test(arguments: files)
  func `a sample reads the same with every line end`(file: TestFile) throws {
    let format = try #require(FormatRegistry.playing.format(named: file.format))
    // A sample may consist of one LF.
    guard !file.bytes.contains(UInt8(ascii: "\r")) else { return }
    check(file.bytes, file.format, as: format, file.path)
  }

  @Test(arguments: files)
  func `a sample is recognised with every line end`(file: TestFile) {
    guard !file.bytes.contains(UInt8(ascii: "\r")) else { return }
    for lineEnd in ["\r", "\r\n"] {
      let text = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let bytes = Array(text.joined(separator: lineEnd.utf8)) + [0x1A]
      let head = InputHead(of: bytes[...], isWhole: true)
      let names = FormatRegistry.playing.formats.filter { $0.recognise(head) != nil }.map(\.name)
      #expect(names == [file.format], "\(file.path)")
    }
  }

  static let mixed: [(format: String, text: String)] = [
    ("obf", "% a\n\(board) X; D3:+0;\n% b\n\(board) O;\n\n\(board) X; % c\n\(board) O;\n"),
    ("board", "% a\n\(board) X\n\(board) O % b\n% c\n\(board) X\n\(board) O\n"),
    ("board", "----\n-OX-\n-XO-\n----\nX\n% a\n\n----\n-OX-\n-XO-\n----\nO\n"),
    ("edax-fen", "% a\n8/8/8/3pP3/3Pp3/8/8/8 b\n# b\n8/8/8/3pP3/3Pp3/8/8/8 w % c\n"),
    ("jsonl", "{\"moves\":[\"f5\"]}\n\n{\"moves\":[\"z9\"]}\n{\"moves\":[\"d3\"]}\n"),
    ("jsonl", "{\"moves\":[\"f5\"}\n{\"id\":\"x}\n{\"moves\":[\"d3\"]}\n"),
    ("json", "[\n  {\"moves\":[\"f5\",}\n  ,\n  {\"id\":\"x},\n  {\"moves\":[\"d3\"]}\n]\n"),
    ("transcript", "# a\nf5d6\n\n% b\nd3c3\n1. f5 d6\n2. c3 d3\nf5\nd6\nc3\n"),
    ("ggf", "1 (;GM[Othello]B[f5]\n(;GM[Othello]CO[a\n(;B[d3];)\n"),
    (
      "pgn", "[Event \"a\"]\n1. f5 ; x\nd6 *\n% y\n[Event \"b\"]\n\n[Event \"c\"]\n1. d3 {z\nz} *\n"
    ),
  ]

  private static let board = "---------------------------OX------XO---------------------------"

  @Test(arguments: mixed.indices)
  func `comments, blank lines and broken records read the same with every line end`(
    index: Int
  ) throws {
    let (name, text) = Self.mixed[index]
    let format = try #require(FormatRegistry.playing.format(named: name))
    check(Array(text.utf8), name, as: format, name, sizes: [1, 2, 3, 7, 1 << 16])
  }
}
