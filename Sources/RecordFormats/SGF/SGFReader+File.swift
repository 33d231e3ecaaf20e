import RecordText
import GameRecords

/// What the first node says about the file: the game, the version of the format, the character set.
extension SGFReader {
  /// Looks at what the first node says about the file; tells whether it is a game of Othello.
  mutating func checkFile() -> Bool {
    guard let game = facts.game, grammar.word(game.value).elementsEqual("2".utf8) else {
      refuseGame()
      return false
    }
    if let version = facts.version { check(version: version) }
    if let value = facts.charset {
      let name = String(decoding: grammar.word(value), as: UTF8.self)
      facts.decoder = SGFDecoder(charset: name)
      if facts.decoder.charset == .other {
        let quoted = DisplayText.quote(name)
        findings.add(.sgfCharset, "\(quoted) is read as UTF-8 or Latin-1", at: value)
      }
    }
    return true
  }

  private mutating func check(version: Range<Int>) {
    let word = grammar.word(version)
    guard !(1...4).contains(DecimalSpelling.whole(word, upTo: 4) ?? 0) else { return }
    // Anything but a number may be the start of what belongs elsewhere.
    let isNumber = word.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
    findings.add(
      .sgfVersion,
      "unknown version \(DisplayText.quote(word)); read as FF[4]",
      at: version,
      repair: isNumber ? .replace(version, with: "4".utf8) : nil
    )
  }

  private mutating func refuseGame() {
    guard let game = facts.game?.value else {
      let message = "no game is named, which stands for Go; expected GM[2], which is Othello"
      findings.add(.sgfGame, message, help: "add GM[2] if it is Othello", at: 0..<0)
      return
    }
    let word = grammar.word(game)
    let known = DecimalSpelling.whole(word, upTo: 4).flatMap { Self.games[$0] }
    let isGGF = word.elementsEqual("othello".utf8) { $0 | 0x20 == $1 }
    findings.add(
      .sgfGame,
      "a game of \(DisplayText.quote(word))" + (known.map { ", which is \($0)" } ?? "")
        + "; expected GM[2], which is Othello",
      help: isGGF ? "games of GGF say GM[Othello]: read it as ggf" : nil,
      at: game
    )
  }

  /// Games by the number that the format gives them.
  private static let games = [
    1: "Go", 3: "chess", 4: "Gomoku", 5: "Nine Men's Morris", 6: "backgammon", 7: "Chinese chess",
    8: "shogi", 9: "Lines of Action", 10: "Ataxx", 11: "Hex",
  ]

  /// Writes all texts in UTF-8, and says so: a tree that names no character set is Latin-1 by the
  /// standard.
  var repairOfLatin1: Repair? {
    let texts = facts.decoder.latin1Ranges.map { source.repair(ofLatin1: $0) }
    switch facts.decoder.charset {
    case nil:
      // Before the name of the game, where it cannot become a part of a text without a property.
      guard let start = facts.game?.name.lowerBound else { return nil }
      return .joining(texts + [.replace(start..<start, with: "CA[UTF-8]".utf8)])
    case .other: return nil
    case .utf8: return .joining(texts)
    case .ascii, .latin1:
      return .joining(texts + (facts.charset.map { [.replace($0, with: "UTF-8".utf8)] } ?? []))
    }
  }
}
