package import GameRecords
package import RecordStreams

/// The difference between a file and its repaired content, in the format of `diff -u` and `patch`;
/// for a binary file, bytes in hexadecimal.
package struct UnifiedDiff {
  private let old: [UInt8]
  private let path: [UInt8]
  private let style: TerminalStyle?
  private var output: [UInt8] = []

  /// Lines shown on each side of a change.
  private static let context = 3

  /// A run of whole lines with changes.
  private struct Hunk {
    /// The bytes and the line numbers, from 0, of the old lines.
    var bytes: Range<Int>
    var changes: [Edit]
  }

  /// Returns the difference.
  /// - Parameters:
  ///   - old: the file.
  ///   - content: its new content.
  ///   - path: the bytes of the file's path to show.
  ///   - style: the style for a terminal; `nil` for programs.
  /// - Returns: the bytes; empty if there is no difference.
  package static func text(
    _ old: [UInt8],
    _ content: PatchedContent,
    path: [UInt8],
    style: TerminalStyle? = nil
  ) -> [UInt8] {
    let changes = content.changes
    guard !changes.isEmpty else { return [] }
    var diff = UnifiedDiff(old: old, path: path, style: style)
    diff.head()
    if old.contains(0) { diff.binary(changes) } else { diff.lines(changes) }
    return diff.output
  }

  private init(old: [UInt8], path: [UInt8], style: TerminalStyle?) {
    self.old = old
    self.path = path
    self.style = style
  }

  private mutating func head() {
    for (sign, folder) in [("--- ", "a/"), ("+++ ", "b/")] {
      let bytes = (path.first == UInt8(ascii: "/") ? [] : Array(folder.utf8)) + path
      if style != nil {
        line(sign + String(decoding: bytes, as: UTF8.self), .heading)
      } else {
        output += Array(sign.utf8) + Self.name(bytes) + [0x0A]
      }
    }
  }

  /// Returns a name in the notation of `patch` and `git apply`: followed by a tab if it has spaces,
  /// and as a C string if it has characters that would end or change the line.
  private static func name(_ bytes: [UInt8]) -> [UInt8] {
    let isPlain = bytes.allSatisfy { byte in
      byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    if isPlain { return bytes + (bytes.contains(0x20) ? [0x09] : []) }
    let quoted = bytes.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
      case 0x20..<0x7F: [byte]
      default: Array("\\\(byte >> 6)\(byte >> 3 & 7)\(byte & 7)".utf8)
      }
    }
    return Array("\"".utf8) + quoted + Array("\"".utf8)
  }

  private mutating func binary(_ changes: [Edit]) {
    for change in changes {
      line("@@ byte \(change.range.lowerBound) @@", .place)
      for (sign, bytes) in [("-", Array(old[change.range])), ("+", change.bytes)]
      where !bytes.isEmpty {
        let cells = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        line(sign + cells.joined(separator: " "), sign == "-" ? .removed : .added)
      }
    }
  }

  // MARK: Lines

  private mutating func lines(_ changes: [Edit]) {
    let starts = lineStarts()
    var hunks: [Hunk] = []
    for change in changes {
      let bytes = wholeLines(around: change, starts)
      if let last = hunks.last, bytes.lowerBound < last.bytes.upperBound {
        let end = max(last.bytes.upperBound, bytes.upperBound)
        hunks[hunks.count - 1].bytes = last.bytes.lowerBound..<end
        hunks[hunks.count - 1].changes.append(change)
      } else {
        hunks.append(Hunk(bytes: bytes, changes: [change]))
      }
    }
    // The number of the old line that begins at a byte.
    func number(_ offset: Int) -> Int { starts.firstIndex { $0 >= offset } ?? starts.count }
    var shift = 0
    var rest = hunks[...]
    while let first = rest.popFirst() {
      var group = [
        (hunk: first, lines: number(first.bytes.lowerBound)..<number(first.bytes.upperBound))
      ]
      while let next = rest.first, let end = group.last?.lines.upperBound,
        number(next.bytes.lowerBound) - end <= 2 * Self.context
      {
        group.append((next, number(next.bytes.lowerBound)..<number(next.bytes.upperBound)))
        rest.removeFirst()
      }
      shift = show(group, starts, shift)
    }
  }

  /// Shows hunks that are close together; returns the number of lines added so far.
  private mutating func show(
    _ group: [(hunk: Hunk, lines: Range<Int>)],
    _ starts: [Int],
    _ shift: Int
  ) -> Int {
    let from = max(0, group[0].lines.lowerBound - Self.context)
    let to = min(starts.count, group[group.count - 1].lines.upperBound + Self.context)
    let news = group.map { Self.split(replaced($0.hunk)) }
    let added = zip(news, group).reduce(0) { $0 + $1.0.count - $1.1.lines.count }
    line(
      "@@ -\(Self.range(from, to - from)) +\(Self.range(from + shift, to - from + added)) @@",
      .place
    )
    var next = from
    for (new, (_, lines)) in zip(news, group) {
      for number in next..<lines.lowerBound { oldLine(number, starts, .same) }
      for number in lines { oldLine(number, starts, .removed) }
      for text in new { self.text(text, .added) }
      next = lines.upperBound
    }
    for number in next..<to { oldLine(number, starts, .same) }
    return shift + added
  }

  /// Returns a range of lines in the notation of a hunk heading.
  private static func range(_ first: Int, _ count: Int) -> String {
    let start = count == 0 ? first : first + 1
    return count == 1 ? "\(start)" : "\(start),\(count)"
  }

  private func lineStarts() -> [Int] {
    var starts = old.isEmpty ? [] : [0]
    for (index, byte) in old.enumerated() where byte == 0x0A && index + 1 < old.count {
      starts.append(index + 1)
    }
    return starts
  }

  /// The lines that a change touches.
  private func wholeLines(around change: Edit, _ starts: [Int]) -> Range<Int> {
    let lower = old[..<change.range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let isWhole =
      lower == change.range.lowerBound && (change.bytes.last ?? 0x0A) == 0x0A
      && (change.range.upperBound == lower || old[change.range.upperBound - 1] == 0x0A)
    if isWhole { return lower..<change.range.upperBound }
    let upper = old[change.range.upperBound...].firstIndex(of: 0x0A).map { $0 + 1 } ?? old.count
    return lower..<upper
  }

  private func replaced(_ hunk: Hunk) -> [UInt8] {
    var bytes: [UInt8] = []
    var next = hunk.bytes.lowerBound
    for change in hunk.changes {
      bytes += old[next..<change.range.lowerBound] + change.bytes
      next = change.range.upperBound
    }
    return bytes + old[next..<hunk.bytes.upperBound]
  }

  /// The lines of a text, each with its line feed if it has one.
  private static func split(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  // MARK: Output

  private enum Kind { case heading, place, same, removed, added }

  private mutating func oldLine(_ number: Int, _ starts: [Int], _ kind: Kind) {
    let end = number + 1 < starts.count ? starts[number + 1] : old.count
    text(old[starts[number]..<end], kind)
  }

  private mutating func text(_ line: ArraySlice<UInt8>, _ kind: Kind) {
    let sign = kind == .removed ? "-" : kind == .added ? "+" : " "
    let text = line.last == 0x0A ? line.dropLast() : line
    if let style {
      let shown = sign + DisplayText.escape(String(decoding: text, as: UTF8.self))
      output += Self.styled(shown, kind, style).utf8
    } else {
      output += sign.utf8
      output += text
    }
    output.append(0x0A)
    if line.last != 0x0A { output += "\\ No newline at end of file\n".utf8 }
  }

  private mutating func line(_ text: String, _ kind: Kind) {
    let shown = style.map { Self.styled(DisplayText.escape(text), kind, $0) } ?? text
    output += (shown + "\n").utf8
  }

  private static func styled(_ text: String, _ kind: Kind, _ style: TerminalStyle) -> String {
    switch kind {
    case .heading: style.bold(text)
    case .place: style.mark(text, .note)
    case .same: text
    case .removed: style.mark(text, .error)
    case .added: style.good(text)
    }
  }
}
