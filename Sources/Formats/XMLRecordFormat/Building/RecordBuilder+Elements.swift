import GameRecords
import RecordFormats

/// The elements of records, which are collected in a tree and read when the record is complete.
extension RecordBuilder {
  /// Handles the start tag of the outermost element.
  mutating func startRoot(_ tag: XMLStartTag) {
    hasRoot = true
    let names = contexts.collection.entries.map(\.name.text) + [XMLVocabulary.collection]
    let expected = Words.either(names.map { "<\($0)>" })
    let shown = shownName(of: tag)
    if tag.namespace != contexts.namespace {
      let found = tag.namespace.map { "in the namespace \(DisplayText.quote(String(cString: $0)))" }
      let root =
        names.contains(shown)
        ? "<\(shown)\(XMLVocabulary.rootAttributes)>"
        : "\(expected) in the namespace \(XMLVocabulary.namespace)"
      fail(
        .xmlNamespace,
        "<\(shown)> is \(found ?? "in no namespace"); this is not a game record",
        help: "a game record begins with \(root)",
        at: range(of: tag)
      )
    } else if tag.name == contexts.collectionName {
      open.push(.collection, tagEnd: tag.input.end)
      open.rememberBeginning(in: &window)
      beginning = window[range(of: tag)] + [UInt8(ascii: ">")]
      _ = takeAttributes(of: tag, contexts.collection)
    } else if let entry = contexts.collection.entry(tag.name) {
      startRecord(tag, entry)
    } else {
      fail(
        .xmlUnknownElement,
        "the outermost element is <\(shown)>; expected \(expected)",
        at: range(of: tag)
      )
    }
  }

  /// Handles a start tag within the collection or a record.
  mutating func startElement(_ tag: XMLStartTag, in context: XMLContext) {
    guard tag.namespace == contexts.namespace else {
      refuseForeign(tag, in: context)
      return skip(tag)
    }
    guard let entry = context.entry(tag.name) else {
      refuseUnknown(tag, in: context)
      return skip(tag)
    }
    if case .record = entry.use { return startRecord(tag, entry) }
    guard takesTurn(entry, in: context, tag) else { return skip(tag) }
    if case .move(let isPass) = entry.use { return startMove(tag, entry, isPass: isPass) }
    open.endMoves()
    open.push(entry.context.line == nil ? .node : .line, tagEnd: tag.input.end)
    begin(tag, entry)
  }

  private mutating func startRecord(_ tag: XMLStartTag, _ entry: XMLContext.Entry) {
    guard case .record(let table) = entry.use else { return }
    open.push(.node, tagEnd: tag.input.end)
    gameCount += 1
    gameStart = range(of: tag).lowerBound
    record = OpenRecord(start: gameStart, number: gameCount, table: table)
    tree.removeAll()
    begin(tag, entry)
  }

  /// Whether an element may come now, or only too late.
  private mutating func takesTurn(
    _ entry: XMLContext.Entry,
    in context: XMLContext,
    _ tag: XMLStartTag
  ) -> Bool {
    let node = tree.nodes[tree.innermost]
    let bit: UInt32 = 1 << UInt32(entry.index)
    let name = entry.name.text
    if !entry.repeats, node.seen & bit != 0 {
      let message = "<\(name)> appears twice; the first one counts"
      report(.xmlDuplicateElement, message, at: range(of: tag))
      return false
    }
    let next = node.last.map { context.entries[$0] }.flatMap { $0.order > entry.order ? $0 : nil }
    if let next {
      report(
        .xmlElementOrder,
        "<\(name)> must come before <\(next.name.text)>",
        at: range(of: tag),
        repair: .rewriting
      )
    }
    tree.change {
      $0.seen |= bit
      if next == nil { $0.last = entry.index }
    }
    return true
  }

  /// Adds a node with the attributes of its tag.
  mutating func begin(_ tag: XMLStartTag, _ entry: XMLContext.Entry) {
    tree.begin(entry, tagEnd: tag.input.end)
    let met = takeAttributes(of: tag, entry.context)
    tree.change { $0.met = met }
  }

  /// Handles the end tag of an element within a record.
  mutating func endNode(tagEnd: Int, end: Int) {
    let isTooLong = tree.nodes[tree.innermost].isTextTooLong
    // What is between the tags; for an empty element, its tag.
    var content = window.tagRange(end: tagEnd)
    if window[tagEnd..<end].first == UInt8(ascii: ">"), let close = window.last("<", before: end),
      close > tagEnd
    {
      content = tagEnd + 1..<close
    }
    if isTooLong { reportTooLong("the text", at: content) }
    tree.end(content: content)
    if tree.open.isEmpty { endRecord(at: end) }
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
        var reader = XMLTableReader(
          tree: tree,
          bytes: bytes,
          window: window,
          start: record.start,
          findings: findings
        )
        reader.readRecord(into: object)
        findings = reader.findings
        return RecordReading(isUsable: reader.isUsable, parts: reader.parts)
      }
    }
    if let parsed { handOver(parsed, findings, text: text) }
  }
}
