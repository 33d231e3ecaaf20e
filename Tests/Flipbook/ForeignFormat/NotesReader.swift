import Flipbook

/// Reads one line with a game.
enum NotesReader {
  static func read(_ line: SourceText, _ format: String) -> ParsedRecord {
    let text = String(decoding: line.bytes, as: UTF8.self)
    let parts = text.dropFirst(5).split(separator: ":", maxSplits: 1)
    let names = parts.first?.split(separator: " x ").map(String.init) ?? []
    guard text.hasPrefix("note "), parts.count == 2, names.count == 2 else {
      let message = "expected a note such as “note Ada x Ben: f5 d6”"
      return ParsedRecord(
        findings: [line.finding(.notesSyntax, message, at: 0..<0)],
        source: line
      )
    }
    let start = line.bytes.count - parts[1].utf8.count
    let moves: [Move]
    do throws(MoveTextError) {
      moves = try [Move](text: parts[1])
    } catch {
      let place = start + error.offset
      let finding = line.finding(
        .notesSyntax,
        "\(error)",
        at: place..<place + error.found.utf8.count
      )
      return ParsedRecord(findings: [finding], source: line)
    }
    var findings: [Finding] = []
    if parts[1].contains(where: \.isUppercase) {
      let range = start..<line.bytes.count
      findings.append(
        line.finding(.notesCapitals, "capital letters", at: range, repair: .rewriting)
      )
    }
    var record = ReversiRecord(
      players: Players(dark: Player(name: names[0]), light: Player(name: names[1])),
      moves: moves
    )
    record.origin = Origin(format: format)
    return ParsedRecord(record: record, findings: findings, source: line)
  }
}
