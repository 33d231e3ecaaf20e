import RecordText
import GameRecords
import ReversiRules

/// Edits a PGN game in place, keeping its notation.
struct PGNEditor {
  let source: SourceText
  let record: ReversiRecord
  let places: MovePlaces

  init(_ parsed: ParsedRecord) {
    source = parsed.source
    record = parsed.contents
    places = record.origin?.moves ?? []
  }

  /// Returns the edits that make a change; `nil` if PGN cannot express it, or only ambiguously.
  func edits(for change: RecordChange) -> [Edit]? {
    switch change {
    case .insertPass(let ply, let side): insertion(ofPassBefore: ply, by: side)
    case .removeMoves(let plies):
      MoveSpelling.arePlain(plies, of: record.origin, in: source) ? removal(of: plies) : nil
    case .setResult(let result): replacements(ofResult: result)
    case .setTurn(let turn): replacement(ofTurn: turn)
    // PGN moves do not name their side.
    case .setSides: nil
    }
  }

  // MARK: - Results and turns

  /// Writes a result in its tag, after the moves and in related tags, each in its own style.
  private func replacements(ofResult result: GameResult) -> [Edit]? {
    guard result.margin == nil, record.origin?.range(of: .result) != nil else { return nil }
    var edits: [Edit] = []
    for (part, range) in record.origin?.parts ?? [] {
      let old = source[range.bytes]
      let new: String?
      switch part {
      case .result: new = ResultSpelling.text(of: result, like: old)
      case .winner where PGNTag.winners.contains { old.elementsEqual($0.key.utf8) }:
        new = result.winner.flatMap(PGNTag.winners.word)
      case .ending where result.ending != record.result?.ending:
        new = result.ending.flatMap(PGNTag.endings.word)
      default: continue
      }
      guard let new else { return nil }
      if let edit = source.edit(range.bytes, new.utf8) { edits.append(edit) }
    }
    return edits
  }

  /// Writes the side to move in the FEN of the start, after its rows.
  private func replacement(ofTurn turn: Disk?) -> [Edit]? {
    guard let range = record.origin?.range(of: .start)?.bytes,
      case let fields = source[range].split(separator: UInt8(ascii: " "), maxSplits: 2),
      fields.count > 1, fields[1].count == 1
    else { return nil }
    let start = range.lowerBound + fields[1].startIndex - source[range].startIndex
    return source.edit(start..<start + 1, [EdaxFEN.symbol(of: turn)]).map { [$0] }
  }

  // MARK: - Passes

  /// Inserts a pass so that numbers still match their pairs: one of dark goes after the number of the
  /// next move, one of light before it.
  /// - Returns: the edit; `nil` if numbers would be wrong.
  func insertion(ofPassBefore ply: Int, by side: Disk) -> [Edit]? {
    guard ply > 0, ply <= places.count + 1, !places.isEmpty, ply > 1 || side == .dark,
      keepsNumbers(passBefore: ply, by: side)
    else { return nil }
    let pass = Array(record.passSpelling(in: source) ?? Array("--".utf8)[...])
    if ply <= places.count, side == .dark || numbers(before: ply).isEmpty {
      let start = places[ply - 1].bytes.lowerBound
      return [Edit(start..<start, pass + [0x20])]
    }
    // After the previous move and its annotations.
    let annotations = tokens(after: ply - 1)
      .prefix { ![.number, .dots, .result].contains($0.kind) }
    guard annotations.last?.endsWithLine != true else { return nil }
    let end = annotations.last?.range.upperBound ?? places[ply - 2].bytes.upperBound
    let number = ply > places.count && side == .dark ? number(ofPly: ply) : []
    return [Edit(end..<end, [0x20] + number + pass)]
  }

  /// Whether the numbers after an inserted pass still match their pairs.
  private func keepsNumbers(passBefore ply: Int, by side: Disk) -> Bool {
    // Other games may begin with any number.
    guard record.start == .initial else { return false }
    for next in ply..<max(ply, places.count + 1) {
      // Dark's pass takes over the number of the move that it precedes.
      let movesBefore = next == ply && side == .dark ? next - 1 : next
      let number = Self.number(after: movesBefore)
      guard numbers(before: next).allSatisfy({ $0 == number }) else { return false }
    }
    return true
  }

  /// The number for a move at the end, if other moves have numbers.
  private func number(ofPly ply: Int) -> [UInt8] {
    let hasNumbers = (2..<max(2, ply)).contains { !numbers(before: $0).isEmpty }
    return hasNumbers ? Array("\(Self.number(after: ply - 1).pair). ".utf8) : []
  }

  /// A number, and whether it precedes a move of light, as in `5... d6`.
  private typealias Number = (pair: Int, isOfLight: Bool)

  private static func number(after moveCount: Int) -> Number {
    (moveCount / 2 + 1, !moveCount.isMultiple(of: 2))
  }

  private func numbers(before ply: Int) -> [Number] {
    guard ply > 1 else { return [] }
    let tokens = tokens(after: ply - 1)
    return tokens.indices.filter { tokens[$0].kind == .number }.map { index in
      let text = source[tokens[index].range]
      let (pair, digits) = PGNGrammar.number(in: text)
      let isApart = index + 1 < tokens.count && tokens[index + 1].kind == .dots
      return (pair, isApart || text.count > digits + 1)
    }
  }

  /// The tokens between a move and the next one, or the end.
  private func tokens(after ply: Int) -> [PGNGrammar.Token] {
    let end = ply < places.count ? places[ply].bytes.lowerBound : source.bytes.count
    return PGNGrammar.layout(of: source, in: places[ply - 1].bytes.upperBound..<end)
  }

  // MARK: - Moves

  /// Removes moves with their times, and numbers that are left without a move.
  /// - Returns: the edits; `nil` if such a move has an annotation or a variation.
  func removal(of plies: ClosedRange<Int>) -> [Edit]? {
    guard plies.lowerBound > 0, plies.upperBound <= places.count,
      record.hasNoAnnotations(on: plies),
      !record.variations.contains(where: { plies.contains($0.ply) })
    else { return nil }
    let isTail = plies.upperBound == places.count
    let start = plies.lowerBound > 1 ? places[plies.lowerBound - 2].bytes.upperBound : 0
    let end = isTail ? source.bytes.count : places[plies.upperBound].bytes.lowerBound
    let tokens = PGNGrammar.layout(of: source, in: start..<end)
    let words = Set(plies.map { places[$0 - 1].bytes.lowerBound })
    let isWord = { (token: PGNGrammar.Token) in words.contains(token.range.lowerBound) }
    guard let first = tokens.firstIndex(where: isWord),
      !tokens[first...].contains(where: { $0.kind == .glyph })
    else { return nil }
    // Of two numbers in a row the first one has lost its move.
    let needsNumber = !isTail && !tokens[first...].contains { $0.kind == .number }
    let firstNumber = tokens.lastIndex { $0.kind == .tag }.map { $0 + 1 } ?? 0
    let removed = tokens.indices.prefix { tokens[$0].kind != .result }.filter { index in
      switch tokens[index].kind {
      case .word: isWord(tokens[index])
      case .comment, .openComment:
        index > first && source[tokens[index].range].starts(with: "{[%".utf8)
      case .number, .dots: index >= firstNumber && (isTail || index < first && !needsNumber)
      default: false
      }
    }
    return deletion(of: removed, among: tokens, in: start..<end)
  }

  /// Deletes parts of a text with the white space before them or, where that breaks a line, after them.
  private func deletion(
    of indices: [Int],
    among tokens: [PGNGrammar.Token],
    in text: Range<Int>
  ) -> [Edit] {
    var edits: [Edit] = []
    var rest = indices[...]
    while let first = rest.popFirst() {
      var last = first
      while rest.first == last + 1 { last = rest.removeFirst() }
      let own = tokens[first].range.lowerBound..<tokens[last].range.upperBound
      let start = first > 0 ? tokens[first - 1].range.upperBound : text.lowerBound
      let end = last + 1 < tokens.count ? tokens[last + 1].range.lowerBound : text.upperBound
      // What follows a comment that ends with its line must not become part of it.
      let isAfterLine = first > 0 && tokens[first - 1].endsWithLine
      let breaksBefore = source[start..<own.lowerBound].contains(where: ByteCount.endsLine)
      let breaksAfter = source[own.upperBound..<end].contains(where: ByteCount.endsLine)
      let takesAfter =
        isAfterLine || own.lowerBound == 0
        || breaksBefore && !breaksAfter && end < source.bytes.count
      edits.append(
        Edit(takesAfter ? own.lowerBound..<end : start..<own.upperBound, [])
      )
    }
    return edits
  }
}
