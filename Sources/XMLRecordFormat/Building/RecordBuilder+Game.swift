import GameRecords
import RecordFormats
import ReversiRules

extension RecordBuilder {
  /// Handles the start tag of the outermost element.
  mutating func startRoot(_ tag: XMLStartTag) {
    hasRoot = true
    let range = range(of: tag)
    let shown = DisplayText.escape(XMLTagText(window[range], at: 0).name.prefix(40))
    guard tag.namespace == names.namespace else {
      let found = tag.namespace.map { "in the namespace \(DisplayText.quote(String(cString: $0)))" }
      return fail(
        .xmlNamespace,
        "<\(shown)> is \(found ?? "in no namespace"); this is not a game record",
        help: rootHelp(insteadOf: shown),
        at: range
      )
    }
    switch names.element(tag.name) {
    case .game:
      open.push(.game, tagEnd: tag.input.end)
      startGame(tag)
    case .games:
      open.push(.games, tagEnd: tag.input.end)
      var record = record
      readRoot(tag, of: .games, into: &record)
    default:
      if let table = table(for: tag) { return startRecord(tag, of: table) }
      fail(
        .xmlUnknownElement,
        "the outermost element is <\(shown)>; expected "
          + Words.either(rootNames.map { "<\($0)>" }),
        at: range
      )
    }
  }

  /// The names of outermost elements.
  private var rootNames: [String] {
    [XMLElement.game.name] + tables.map(\.game.name) + [XMLElement.games.name]
  }

  /// How a record begins: with the given name if it is one of ours, otherwise with any.
  private func rootHelp(insteadOf name: String) -> String {
    let namespace = XMLVocabulary.namespace
    guard rootNames.contains(name) else {
      let expected = Words.either(rootNames.map { "<\($0)>" })
      return "a game record begins with \(expected) in the namespace \(namespace)"
    }
    return "a game record begins with <\(name) xmlns=\"\(namespace)\" version=\"1\">"
  }

  /// Handles the start tag of a game, which has already been pushed.
  mutating func startGame(_ tag: XMLStartTag) {
    let range = range(of: tag)
    gameCount += 1
    gameStart = range.lowerBound
    game = GameDraft(start: gameStart, number: gameCount)
    lines.begin()
    var record = ReversiRecord()
    if open.depth == 1 {
      readRoot(tag, of: .game, into: &record)
    } else {
      readAttributes(tag, of: .game, RecordShapes.record, into: &record)
    }
    swap(&record, &self.record)
  }

  /// Reads the attributes of the outermost element, including the version.
  private mutating func readRoot(
    _ tag: XMLStartTag,
    of element: XMLElement,
    into record: inout ReversiRecord
  ) {
    let shape = RecordShapes.record
    let met = readAttributes(tag, of: element, shape, into: &record)
    for index in shape.fields.indices
    where shape.fields[index].kind == .version && met >> UInt32(index) & 1 == 0 {
      // There is only one version.
      reportMissing(shape.fields[index], of: element, tag, repair: .rewriting)
    }
  }

  mutating func checkVersion(
    _ attribute: XMLStartTag.Attribute,
    _ tag: XMLStartTag,
    of element: XMLElement
  ) {
    guard open.depth == 1 else { return refuse(attribute, of: element, tag) }
    let value = Self.trimmed(attribute.value)
    guard !value.elementsEqual(XMLVocabulary.version.utf8) else { return }
    report(
      .xmlVersion,
      "unknown version \(DisplayText.quote(value)) of the format; expected 1",
      at: valueRange(of: attribute, tag)
    )
  }

  /// Hands over the game, whose end tag ends at an offset.
  mutating func endGame(at end: Int) {
    if game?.session.isEmpty == false { endSession() }
    guard let game = game.take() else { return }
    let text = text(of: game.start..<end)
    let line = lines.line()
    record.moves = line.moves
    // Without the lost moves, the result cannot be checked.
    if lines.lost > 0 { record.result = nil }
    record.origin = Origin(
      format: XMLFormat.name,
      moves: line.places,
      parts: game.parts
    )
    handOver(game, isUsable: !game.startIsBroken, text: text)
  }
}
