import RecordText
import GameRecords
import ReversiRules

/// What a tree says about the game, still undecoded: the character set may be named last.
struct SGFFacts {
  private var values: [(name: SGFName, value: Range<Int>)] = []
  private var version: Range<Int>?
  private var gameName: Range<Int>?
  private var game: Range<Int>?
  private(set) var size: Range<Int>?
  private var charset: Range<Int>?
  /// Reads the texts; made at the end of the first node.
  var decoder = SGFDecoder(charset: nil)
  /// Remarks in later nodes before the first move.
  var comment: String?
  var unkept = SGFUnkeptProperties()

  init() { values.reserveCapacity(16) }

  mutating func add(_ name: SGFName, _ value: Range<Int>) {
    switch name.property {
    case .version: version = value
    case .game: (gameName, game) = (name.range, value)
    case .size: size = value
    case .charset: charset = value
    default: values.append((name, value))
    }
  }

  /// Looks at what the first node says about the file; tells whether it is a game of Othello.
  mutating func isOthello(
    in bytes: UnsafeBufferPointer<UInt8>,
    _ findings: inout FindingCollector<FindingDraft>
  ) -> Bool {
    let text = SGFGrammar(bytes).word
    guard let game, text(game).elementsEqual(CollectionOfOne(UInt8(ascii: "2"))) else {
      refuse(game.map(text), &findings)
      return false
    }
    if let version, !(1...4).contains(DecimalSpelling.whole(text(version), upTo: 4) ?? 0) {
      let quoted = DisplayText.quote(text(version))
      let message = "unknown version \(quoted); read as FF[4]"
      // Anything but a number may be the start of what belongs elsewhere.
      let isNumber = text(version).allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
      let repair: Repair? = isNumber ? .replace(version, with: "4".utf8) : nil
      findings.add(.sgfVersion, message, at: version, repair: repair)
    }
    if let charset, !text(charset).elementsEqual("UTF-8".utf8) {
      let name = String(decoding: text(charset), as: UTF8.self)
      decoder = SGFDecoder(charset: name)
      if !SGFDecoder.knows(name) {
        let quoted = DisplayText.quote(name)
        findings.add(.sgfCharset, "\(quoted) is read as UTF-8 or Latin-1", at: charset)
      }
    }
    return true
  }

  private func refuse(
    _ text: Slice<UnsafeBufferPointer<UInt8>>?,
    _ findings: inout FindingCollector<FindingDraft>
  ) {
    guard let game, let text else {
      let message = "no game is named, which stands for Go; expected GM[2], which is Othello"
      findings.add(.sgfGame, message, help: "add GM[2] if it is Othello", at: 0..<0)
      return
    }
    let known =
      DecimalSpelling.whole(text, upTo: 4).flatMap { Self.games[$0] }.map { ", which is \($0)" }
      ?? ""
    let isGGF = text.elementsEqual("othello".utf8) { $0 | 0x20 == $1 }
    findings.add(
      .sgfGame,
      "a game of \(DisplayText.quote(text))\(known); expected GM[2], which is Othello",
      help: isGGF ? "games of GGF say GM[Othello]: read it as ggf" : nil,
      at: game
    )
  }

  /// Games by the number that the format gives them.
  private static let games = [
    1: "Go", 3: "chess", 4: "Gomoku", 5: "Nine Men's Morris", 6: "backgammon", 7: "Chinese chess",
    8: "shogi", 9: "Lines of Action", 10: "Ataxx", 11: "Hex",
  ]

  /// Puts the facts into a record, and their places into its origin.
  mutating func fill(
    _ record: inout GameRecord,
    from source: SourceText,
    in bytes: UnsafeBufferPointer<UInt8>,
    _ findings: inout FindingCollector<FindingDraft>
  ) {
    var comment: String?
    let commentProperty: SGFProperty = hasComment ? .comment : .gameComment
    for (name, value) in values {
      let text = decoder.text(value, of: source, name.property?.textKind ?? .text)
      if name.property == commentProperty {
        if !text.isEmpty { comment.join(text) }
      } else {
        SGFFactReader.read(name, text, at: value, in: bytes, into: &record, &findings)
      }
    }
    if let later = self.comment { comment.join(later) }
    record.comment = comment
    if let range = decoder.latin1Ranges.first {
      let repair = repairOfLatin1(in: source)
      findings.add(.latin1, SourceText.latin1Message, at: range, repair: repair)
    }
    unkept.report(to: &findings)
  }

  /// Writes all texts in UTF-8, and says so: a tree that names no character set is Latin-1 by the
  /// standard.
  private func repairOfLatin1(in source: SourceText) -> Repair? {
    let texts = decoder.latin1Ranges.map { source.repair(ofLatin1: $0) }
    guard let charset else {
      // Before the name of the game, where it cannot become a part of a text without a property.
      guard let start = gameName?.lowerBound else { return nil }
      return .joining(texts + [.replace(start..<start, with: "CA[UTF-8]".utf8)])
    }
    let name = String(decoding: source[source.trimmed(charset)], as: UTF8.self)
    guard SGFDecoder.knows(name) else { return nil }
    let isUTF8 = SGFDecoder.isUTF8(name)
    return .joining(texts + (isUTF8 ? [] : [.replace(charset, with: "UTF-8".utf8)]))
  }

  /// Whether there is a comment besides the game comment, which then is a tag.
  private var hasComment: Bool {
    comment != nil || values.contains { $0.name.property == .comment && !$0.value.isEmpty }
  }
}

/// Properties of single moves that the model has no place for.
struct SGFUnkeptProperties {
  private var names: [String] = []
  private var count = 0
  private var first: Range<Int>?

  /// As many names as are told.
  private static let limit = 8

  mutating func add(_ name: String, at range: Range<Int>) {
    first = first ?? range
    count += 1
    if names.count <= Self.limit, !names.contains(name) { names.append(name) }
  }

  func report(to findings: inout FindingCollector<FindingDraft>) {
    guard let first else { return }
    let list =
      names.prefix(Self.limit).joined(separator: ", ") + (names.count > Self.limit ? ", …" : "")
    let words = count == 1 ? "a property of a move is" : "\(count) properties of moves are"
    findings.add(.sgfNodeProperty, "\(words) not kept: \(list)", at: first)
  }
}
