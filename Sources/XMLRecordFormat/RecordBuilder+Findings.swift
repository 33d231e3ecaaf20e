internal import GameRecords

extension RecordBuilder {
  /// Findings that are told of one record, and of all that stands between records.
  private static let findingLimit = 100

  /// Whether another finding would be told, so that it is worth finding words for it.
  var tellsMore: Bool { (game?.findings.count ?? looseFindings) <= Self.findingLimit }

  /// Adds a finding to the open game, or hands it over at once when none is open.
  mutating func report(
    _ rule: Rule,
    _ message: String,
    help: String? = nil,
    at range: Range<Int>,
    ply: Int? = nil
  ) {
    let count = game?.findings.count ?? looseFindings
    guard count <= Self.findingLimit else { return }
    var finding = Finding(rule: rule, message: message, help: help, range: range, ply: ply)
    if count == Self.findingLimit {
      let part = game == nil ? "between the records" : "in this record"
      finding = Finding(
        rule: .tooMany,
        message: "more than \(count) findings \(part); the others are not told",
        range: range
      )
    }
    if game == nil {
      looseFindings += 1
      hand(over: finding)
    } else {
      game?.findings.append(finding)
    }
  }

  /// Ends reading with a finding, unless it has ended.
  mutating func fail(_ rule: Rule, _ message: String, help: String? = nil, at range: Range<Int>) {
    guard failure == nil else { return }
    failure = Finding(rule: rule, message: message, help: help, range: range)
  }

  /// Hands over why reading ended, with whatever was found in the game that it ends in.
  mutating func handOverFailure() {
    guard let failure else { return }
    guard let game else { return hand(over: failure) }
    let text = text(of: game.start..<window.end)
    handOver(
      nil,
      number: game.number,
      findings: game.findings + [failure],
      text: text
    )
    self.game = nil
  }

  private mutating func hand(over finding: Finding) {
    // With the start of the line, if it is still there.
    let line = window.last("\n", before: finding.range.lowerBound).map { $0 + 1 }
    let start = line ?? window.start.offset
    handOver(nil, number: 0, findings: [finding], text: text(of: start..<window.end))
  }

  mutating func handOver(
    _ record: consuming GameRecord?,
    number: Int,
    findings: [Finding],
    text: SourceText
  ) {
    var parsed = ParsedRecord(number: number, record: record, source: text)
    if !preamble.isEmpty || !findings.isEmpty {
      parsed.diagnostics = preamble + findings.map { $0.diagnostic(in: text) }
      preamble = []
      if number > 0 { parsed.assign(number: number) }
    }
    if !isStopped, receive?(RecordSlice(parsed)) == .stop { isStopped = true }
  }

  /// Some bytes of the window with their place in the input.
  mutating func text(of range: Range<Int>) -> SourceText {
    SourceText(
      name: source,
      bytes: window[range],
      start: window.position(at: range.lowerBound)
    )
  }

  // MARK: - Names

  mutating func refuseUnknown(_ tag: XMLStartTag, in parent: XMLElement) {
    // It may have been meant for a move or a row.
    if parent == .moves || parent == .variation { lostMoves += 1 }
    if parent == .start { game?.startIsBroken = true }
    guard tellsMore else { return }
    let name = String(cString: tag.name)
    let known = XMLElement.named.contains { $0.name == name }
    let expected = XMLElement.named.filter { $0.mayStand(in: parent) }.map(\.name)
    let near = known ? nil : NearMiss.nearest(to: name, in: expected)
    let help =
      if let near {
        "did you mean <\(near)>?"
      } else if expected.isEmpty {
        "<\(parent.name)> holds no elements"
      } else {
        "<\(parent.name)> holds " + expected.map { "<\($0)>" }.joined(separator: ", ")
      }
    let shown = DisplayText.escape(name.prefix(40))
    report(
      .xmlUnknownElement,
      known ? "<\(shown)> cannot stand in <\(parent.name)>" : "unknown element <\(shown)>",
      help: help,
      at: range(of: tag)
    )
  }

  mutating func refuseForeign(_ tag: XMLStartTag, in parent: XMLElement) {
    guard tellsMore else { return }
    let shown = DisplayText.escape(XMLTagText(window[range(of: tag)], at: 0).name.prefix(40))
    // That a prefix is not declared has been told.
    if tag.namespace == nil, tag.prefix == nil {
      report(
        .xmlNamespace,
        "<\(shown)> is in no namespace",
        help: "leave xmlns=\"\" out",
        at: range(of: tag)
      )
    } else if !parent.holdsForeignElements {
      report(
        .xmlUnknownElement,
        "<\(shown)> cannot stand in <\(parent.name)>",
        help: "<\(parent.name)> holds no elements",
        at: range(of: tag)
      )
    }
  }

  mutating func refuse(
    _ attribute: XMLStartTag.Attribute,
    of element: XMLElement,
    _ tag: XMLStartTag
  ) {
    guard tellsMore else { return }
    let name = String(cString: attribute.name)
    let written = attribute.prefix.map { String(cString: $0) + ":" + name } ?? name
    // Only the outermost element has a version.
    let isInner = open.depth > 1
    let names = element.attributes.filter { !isInner || $0 != .version }.map(\.name)
    let isVersion = isInner && element == .game && written == XMLAttribute.version.name
    let near = NearMiss.nearest(to: name, in: names)
    let help: String =
      if isVersion {
        "remove it"
      } else if attribute.prefix != nil {
        "attributes of game records have no prefix"
      } else if let near {
        "did you mean \(near)?"
      } else if names.isEmpty {
        "<\(element.name)> has no attributes"
      } else {
        "<\(element.name)> has " + names.joined(separator: ", ")
      }
    let range = range(of: tag)
    report(
      .xmlUnknownAttribute,
      isVersion
        ? "the attribute version belongs to the outermost element only"
        : "unknown attribute \(DisplayText.escape(written.prefix(40))) of <\(element.name)>",
      help: help,
      at: XMLTagText(window[range], at: range.lowerBound).attribute(written)?.name ?? range
    )
  }

  mutating func reportStrayText(before offset: Int, in element: XMLElement) {
    // A text may come in many parts, of which the first tells of all.
    guard tellsMore, offset > strayTextEnd else { return }
    if strayTextEnd > 0, strayTextEnd >= window.start.offset,
      !window[strayTextEnd..<offset].contains(UInt8(ascii: "<"))
    {
      strayTextEnd = window.first("<", from: offset) ?? window.end
      return
    }
    // It begins behind the last tag.
    var start = (window.last(">", before: offset) ?? offset - 1) + 1
    while start < window.end, let byte = window[start..<start + 1].first, Self.isSpace(byte) {
      start += 1
    }
    let end = max(start, window.first("<", from: start) ?? window.end)
    guard end > strayTextEnd else { return }
    strayTextEnd = end
    report(
      .xmlStrayText,
      "text cannot stand in <\(element.name)>",
      help: "write it in a comment of XML, <!-- … -->, or in a <tag>",
      at: start..<end
    )
  }
}

extension RecordBuilder {
  /// Keeps a note on the input for its first record.
  mutating func addToPreamble(_ note: Finding) {
    preamble.append(note.diagnostic(in: text(of: window.start.offset..<window.end)))
  }

  /// Forgets the bytes before an offset, which no record needs any more.
  mutating func forget(before offset: Int) {
    open.prepareToDrop(before: offset, of: &window)
    window.drop(before: offset)
  }
}
