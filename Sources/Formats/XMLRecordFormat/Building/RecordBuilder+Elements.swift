import GameRecords
import RecordFormats

/// The elements of records, which are collected in a tree and read when the record is complete.
extension RecordBuilder {
  /// Handles the start tag of the outermost element.
  mutating func startRoot(_ tag: XMLStartTag) {
    hasRoot = true
    let range = range(of: tag)
    let shown = DisplayText.escape(XMLTagText(window[range], at: 0).name.prefix(40))
    guard tag.namespace == contexts.namespace else {
      let found = tag.namespace.map { "in the namespace \(DisplayText.quote(String(cString: $0)))" }
      return fail(
        .xmlNamespace,
        "<\(shown)> is \(found ?? "in no namespace"); this is not a game record",
        help: rootHelp(insteadOf: shown),
        at: range
      )
    }
    if tag.name == contexts.collection {
      open.push(.collection, tagEnd: tag.input.end)
      var hasVersion = false
      for index in 0..<tag.count {
        guard let attribute = own(tag[index], tag) else { continue }
        if String(cString: attribute.name) == "version" {
          hasVersion = true
          checkVersion(attribute.value, at: valueRange(of: attribute, tag))
        } else {
          refuse(attribute, of: XMLVocabulary.collection, ["version"], tag)
        }
      }
      if !hasVersion { reportMissingVersion(of: XMLVocabulary.collection, tag) }
    } else if let game = game(for: tag) {
      startRecord(tag, game.table, game.context)
    } else {
      fail(
        .xmlUnknownElement,
        "the outermost element is <\(shown)>; expected "
          + Words.either(rootNames.map { "<\($0)>" }),
        at: range
      )
    }
  }

  private func game(for tag: XMLStartTag) -> (table: any GameTable, context: XMLContext)? {
    contexts.games.first { $0.name.pointer == tag.name }.map { ($0.table, $0.context) }
  }

  /// The names of outermost elements.
  private var rootNames: [String] { contexts.games.map(\.name.text) + [XMLVocabulary.collection] }

  /// How a record begins: with the given name if it is one of ours, otherwise with any.
  private func rootHelp(insteadOf name: String) -> String {
    let namespace = XMLVocabulary.namespace
    guard rootNames.contains(name) else {
      let expected = Words.either(rootNames.map { "<\($0)>" })
      return "a game record begins with \(expected) in the namespace \(namespace)"
    }
    return "a game record begins with <\(name) xmlns=\"\(namespace)\" version=\"1\">"
  }

  /// Handles a start tag between records.
  mutating func startInCollection(_ tag: XMLStartTag) {
    if tag.namespace != contexts.namespace {
      refuseForeign(tag, in: XMLVocabulary.collection)
    } else if let game = game(for: tag) {
      return startRecord(tag, game.table, game.context)
    } else {
      refuseUnknown(tag, in: XMLVocabulary.collection, contexts.games.map(\.name.text))
    }
    open.push(.skipped, tagEnd: tag.input.end)
  }

  private mutating func startRecord(
    _ tag: XMLStartTag,
    _ table: any GameTable,
    _ context: XMLContext
  ) {
    open.push(.node, tagEnd: tag.input.end)
    gameCount += 1
    gameStart = range(of: tag).lowerBound
    record = OpenRecord(start: gameStart, number: gameCount, table: table)
    tree.removeAll()
    begin(tag, context, nil)
  }

  /// Handles a start tag within a record.
  mutating func startNode(_ tag: XMLStartTag) {
    let context = tree.nodes[tree.innermost].context
    guard tag.namespace == contexts.namespace else {
      refuseForeign(tag, in: context.name, isAllowed: context.allowsForeign)
      return open.push(.skipped, tagEnd: tag.input.end)
    }
    guard let entry = context.entry(tag.name) else {
      // It may be a misspelled move, or row.
      tree.change { $0.hasUnknown = true }
      if context.line != nil { tree.add(special: nil) }
      refuseUnknown(tag, in: context.name, context.entries.map(\.name.text))
      return open.push(.skipped, tagEnd: tag.input.end)
    }
    guard takesTurn(entry, in: context, tag) else {
      return open.push(.skipped, tagEnd: tag.input.end)
    }
    if case .move = entry.use { return startMove(tag, entry) }
    open.endMoves()
    open.push(entry.context.line == nil ? .node : .line, tagEnd: tag.input.end)
    begin(tag, entry.context, entry)
    if entry.context.line != nil { takeLine() }
  }

  private mutating func takesTurn(
    _ entry: XMLContext.Entry,
    in context: XMLContext,
    _ tag: XMLStartTag
  ) -> Bool {
    let node = tree.nodes[tree.innermost]
    let bit: UInt32 = 1 << UInt32(entry.index)
    if !entry.repeats, node.seen & bit != 0 {
      report(
        .xmlDuplicateElement,
        "<\(entry.name.text)> appears twice; the first one counts",
        at: range(of: tag)
      )
      return false
    }
    if let last = node.last, entry.order < context.entries[last].order {
      report(
        .xmlElementOrder,
        "<\(entry.name.text)> must come before <\(context.entries[last].name.text)>",
        at: range(of: tag),
        repair: .rewriting
      )
      tree.change { $0.seen |= bit }
      return true
    }
    tree.change {
      $0.seen |= bit
      $0.last = entry.index
    }
    return true
  }

  /// Adds a node with the attributes of its tag.
  mutating func begin(
    _ tag: XMLStartTag,
    _ context: XMLContext,
    _ entry: XMLContext.Entry?
  ) {
    tree.begin(context, entry, tagEnd: tag.input.end)
    var met: UInt32 = 0
    var hasVersion = false
    let isRoot = open.depth == 1
    for index in 0..<tag.count {
      guard let attribute = own(tag[index], tag) else { continue }
      guard let field = context.field(attribute.name) else {
        refuse(attribute, of: context, tag)
        continue
      }
      if case .version? = context.table?.fields[field].kind {
        guard isRoot else {
          refuse(attribute, of: context, tag)
          continue
        }
        hasVersion = true
        checkVersion(attribute.value, at: valueRange(of: attribute, tag))
        continue
      }
      met |= 1 << UInt32(field)
      let place = valueRange(of: attribute, tag)
      guard attribute.value.count <= Limits.textBytes else {
        reportTooLong("the value", at: place)
        continue
      }
      if attribute.value.contains(UInt8(ascii: "&")) {
        tree.add(attribute.unescaped, field: field, at: place)
      } else {
        tree.add(attribute.value, field: field, at: place)
      }
    }
    if entry == nil, isRoot, !hasVersion { reportMissingVersion(of: context.name, tag) }
    let missing = context.required & ~met
    guard missing != 0, let fields = context.table?.fields else { return }
    tree.change { $0.isIncomplete = true }
    for index in fields.indices where missing >> UInt32(index) & 1 == 1 {
      reportMissing(fields[index], of: context, tag)
    }
  }

  private mutating func reportMissing(
    _ field: RecordField,
    of context: XMLContext,
    _ tag: XMLStartTag
  ) {
    report(
      .xmlMissingAttribute,
      "<\(context.name)> needs the attribute \(field.attribute ?? field.name)",
      at: range(of: tag),
      ply: plyOfMove(context)
    )
  }

  /// The number of a move that begins, if findings can name it: they name moves of the main line only.
  private func plyOfMove(_ context: XMLContext) -> Int? {
    guard tree.open.count == 3, let line = tree.nodes[tree.open[1]].context.line,
      line.table.item === context.table
    else { return nil }
    return tree.lineCount
  }

  private mutating func reportMissingVersion(of element: String, _ tag: XMLStartTag) {
    // There is only one version.
    report(
      .xmlMissingAttribute,
      "<\(element)> needs the attribute version",
      at: range(of: tag),
      repair: .rewriting
    )
  }

  private mutating func checkVersion(
    _ value: UnsafeBufferPointer<UInt8>,
    at place: Range<Int>
  ) {
    let value = value.trimmed(of: WhiteSpace.isSpaceOrLineEnd)
    guard !value.elementsEqual(XMLVocabulary.version.utf8) else { return }
    report(
      .xmlVersion,
      "unknown version \(DisplayText.quote(value)) of the format; expected 1",
      at: place
    )
  }

  /// Handles the end tag of an element within a record.
  mutating func endNode(tagEnd: Int, end: Int) {
    let node = tree.nodes[tree.innermost]
    let content = contentRange(tagEnd: tagEnd, end: end)
    if node.isTextTooLong { reportTooLong("the text", at: content) }
    tree.end(content: content)
    if node.run >= 0 { takeLine() }
    if tree.open.isEmpty { endRecord(at: end) }
  }

  private mutating func reportTooLong(_ what: String, at range: Range<Int>) {
    report(
      .textTooLong,
      "\(what) is longer than \(Limits.textBytes >> 20) MiB; it is left out",
      at: range
    )
  }

  /// Hands over the record, whose end tag ends at an offset.
  private mutating func endRecord(at end: Int) {
    guard let record = record.take() else { return }
    let text = text(of: record.start..<end)
    var findings = record.findings
    let parsed = record.table.parsed(
      number: record.number,
      format: XMLFormat.name,
      source: text
    ) { object in
      tree.bytes.withUnsafeBufferPointer { bytes in
        var reader = XMLTableReader(tree, bytes, window, from: record.start, findings)
        reader.readRecord(into: object)
        findings = reader.findings
        return RecordReading(isUsable: reader.isUsable, parts: reader.parts)
      }
    }
    if let parsed { handOver(parsed, findings, text: text) }
  }
}
