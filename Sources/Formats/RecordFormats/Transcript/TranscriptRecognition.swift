import GameRecords

/// Distinguishes transcripts from other text by moves that can be played, in at least half of the
/// first games: a letter about a game may quote its moves.
enum TranscriptRecognition {
  static func recognise(_ head: InputHead) -> Recognition? {
    // Tags, objects and elements begin other formats.
    guard let first = head.text.first, !"[({<".utf8.contains(first) else { return nil }
    return head.evidence(cutBy: TranscriptFramer(), in: .half) { game in
      let game = SourceText(name: "", bytes: game.bytes.prefix(4 << 10))
      guard !game.bytes.contains(where: WhiteSpace.isControl) else { return nil }
      var reading = TranscriptReader(game)
      reading.read()
      return MoveEvidence.words(
        for: reading.record.moves,
        isWhole: !reading.findings.hasErrors,
        enough: 2
      )
      .map { Recognition($0) }
    }
  }
}
