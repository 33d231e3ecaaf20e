import Foundation
import Synchronization
import TestSupport
import Testing

/// A part of a file in `Tests/Data/commands`, or in `Tests/Data/documents`, whose commands show each
/// statement of documents about the apps: a heading, and commands with what they print.
///
/// A line with `$ ` is a command for a shell, which lines with `> ` continue. What it prints
/// follows, with `2> ` before each line of standard error, and with a status that is not 0 as `[2]`.
/// In a line that ends in ` (glob)`, `*` stands for any text. All commands below a heading run in
/// one shell, in a folder that has only `Samples`.
struct Transcript: CustomTestStringConvertible {
  private struct Step {
    /// The lines of the command, with their marks.
    var command: [Substring]
    var answer: [Substring] = []

    var script: String { command.map { String($0.dropFirst(2)) }.joined(separator: "\n") }
  }

  let file: String
  /// The lines from the heading to the next.
  private let lines: [Substring]

  static let folders = ["Tests/Data/commands", "Tests/Data/documents"]

  /// The parts of all files.
  static let all = folders.flatMap { Repository.files(below: $0) }.flatMap(parts)

  private static func parts(of file: String) -> [Transcript] {
    let text = String(decoding: Repository.bytes(of: file), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let starts = lines.indices.filter { lines[$0].hasPrefix("## ") }
    return zip(starts, starts.dropFirst() + [lines.endIndex]).map { start, end in
      Transcript(file: file, lines: Array(lines[start..<end]))
    }
  }

  var testDescription: String {
    "\(URL(filePath: file).lastPathComponent): \(lines[0].dropFirst(3))"
  }

  /// What the part should be: its commands with what they print now.
  func actual() throws -> String {
    var isLast = true
    let (prose, steps) = steps(&isLast)
    let scratch = try ScratchFolder()
    let answers = try ShellSession.answers(to: steps.map(\.script), in: scratch)
    let parts = zip(steps, answers).map { step, answer in
      let lines = Self.lines(of: answer)
      let kept = lines.enumerated().map { index, line in
        step.answer.indices.contains(index) && Self.fits(line, step.answer[index])
          ? String(step.answer[index]) : line
      }
      return step.command.map(String.init) + kept
    }
    return (prose.map(String.init) + parts.joined()).map { $0 + "\n" }.joined()
      + (isLast ? "" : "\n")
  }

  /// What the part is.
  var expected: String { lines.map { $0 + "\n" }.joined() }

  /// Writes another text in place of the part.
  func replace(with text: String) throws {
    try Self.writing.withLock { _ in
      let whole = String(decoding: Repository.bytes(of: file), as: UTF8.self)
      let url = Repository.root.appending(path: file)
      try Data(whole.replacing(expected, with: text, maxReplacements: 1).utf8).write(to: url)
    }
  }

  private static let writing = Mutex(())

  /// The lines before the first command, and the commands; an empty line before the next heading
  /// belongs to none.
  private func steps(_ isLast: inout Bool) -> (prose: [Substring], steps: [Step]) {
    isLast = lines.last != ""
    var prose: [Substring] = []
    var steps: [Step] = []
    for line in isLast ? lines[...] : lines.dropLast() {
      if line.hasPrefix("$ ") {
        steps.append(Step(command: [line]))
      } else if steps.isEmpty {
        prose.append(line)
      } else if line.hasPrefix("> "), steps[steps.count - 1].answer.isEmpty {
        steps[steps.count - 1].command.append(line)
      } else {
        steps[steps.count - 1].answer.append(line)
      }
    }
    return (prose, steps)
  }

  private static func lines(of answer: ShellSession.Answer) -> [String] {
    lines(of: answer.output) + lines(of: answer.errors).map { "2> \($0)" }
      + (answer.status == 0 ? [] : ["[\(answer.status.map { "\($0)" } ?? "not run")]"])
  }

  /// The lines of a text, with names for control characters and for a missing line end.
  private static func lines(of text: String) -> [String] {
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\t": shown.unicodeScalars.append(scalar)
      case "\r": shown += "\\r"
      case "\u{1B}": shown += "\\e"
      case _ where scalar.value < 32 || scalar.value == 127:
        shown += "\\x" + String(scalar.value, radix: 16)
      default: shown.unicodeScalars.append(scalar)
      }
    }
    let lines = shown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let last = lines.last, !last.isEmpty else { return lines.dropLast() }
    return lines.dropLast() + [last + " (no line end)"]
  }

  private static func fits(_ line: String, _ pattern: Substring) -> Bool {
    guard pattern.hasSuffix(" (glob)") else { return false }
    let parts = pattern.dropLast(7).split(separator: "*", omittingEmptySubsequences: false)
    guard line.hasPrefix(parts[0]) else { return false }
    var rest = line.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return parts.count == 1 ? rest.isEmpty : rest.hasSuffix(parts[parts.count - 1])
  }
}

@Suite(.waits) struct TranscriptTests {
  @Test(arguments: Transcript.all)
  func `a session goes as it is written`(transcript: Transcript) throws {
    let (actual, expected) = (try transcript.actual(), transcript.expected)
    guard actual != expected else { return }
    if Snapshot.isRecording { return try transcript.replace(with: actual) }
    Issue.record("\(transcript.file):\n\(Self.difference(from: expected, to: actual))")
  }

  /// The lines that differ, each after the line before it.
  private static func difference(from expected: String, to actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = new.difference(from: old)
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var lines: [String] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        lines.append("- \(old[i])")
        i += 1
      } else if inserted.contains(j) {
        lines.append("+ \(new[j])")
        j += 1
      } else {
        if old[i].hasPrefix("$ ") { lines.append("  \(old[i])") }
        i += 1
        j += 1
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
