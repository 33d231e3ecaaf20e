internal import GameRecords

extension RecordBuilder {
  /// Findings that are told of all that stands between records.
  private static let looseLimit = 100

  /// Counts a finding.
  /// - Returns: whether it is told, so that it is worth finding words for it.
  mutating func admits(_ rule: Rule) -> Bool {
    if game != nil { return game?.tally.admits(rule) == true }
    looseFindings += 1
    return looseFindings <= Self.looseLimit + 1
  }

  /// Adds a finding to the open game, or hands it over at once when none is open.
  mutating func report(
    _ rule: Rule,
    _ message: String,
    help: String? = nil,
    at range: Range<Int>,
    ply: Int? = nil,
    repair: Repair? = nil
  ) {
    guard admits(rule) else { return keep(repair, of: rule) }
    add(
      Finding(rule: rule, message: message, help: help, range: range, ply: ply, repair: repair)
    )
  }

  /// Keeps what would mend a finding that is not told itself.
  mutating func keep(_ repair: Repair?, of rule: Rule) { game?.tally.keep(repair, of: rule) }

  /// Whether it is worth finding out what would mend a finding that is not told.
  var wantsRepairs: Bool { game?.tally.wantsRepairs == true }

  /// Adds a finding that has been counted.
  mutating func add(_ finding: Finding) {
    if game != nil {
      game?.findings.append(finding)
    } else if looseFindings <= Self.looseLimit {
      hand(over: finding)
    } else {
      hand(
        over: Finding(
          rule: .tooMany,
          message: "more than \(Self.looseLimit) findings between the records; "
            + "the others are not told",
          range: finding.range
        )
      )
    }
  }

  /// Ends reading with a finding, unless it has ended.
  mutating func fail(
    _ rule: Rule,
    _ message: String,
    help: String? = nil,
    at range: Range<Int>,
    repair: Repair? = nil
  ) {
    guard failure == nil else { return }
    failure = Finding(rule: rule, message: message, help: help, range: range, repair: repair)
  }

  /// Hands over why reading ended, with whatever was found in the game that it ends in.
  mutating func handOverFailure() {
    guard let failure else { return }
    guard let game else { return hand(over: failure) }
    let text = text(of: game.start..<window.end)
    handOver(nil, of: game, endedBy: failure, text: text)
    self.game = nil
  }

  private mutating func hand(over finding: Finding) {
    // With the start of the line, if it is still there.
    let line = window.last("\n", before: finding.range.lowerBound).map { $0 + 1 }
    let text = text(of: (line ?? window.start.offset)..<window.end)
    handOver(ParsedRecord(record: nil, diagnostics: [finding.diagnostic(in: text)], source: text))
  }

  /// Hands over what is known of a game, with the finding that ended reading, if one did.
  mutating func handOver(
    _ record: consuming GameRecord?,
    of game: GameDraft,
    endedBy failure: Finding? = nil,
    text: SourceText
  ) {
    var parsed = ParsedRecord(number: game.number, record: record, source: text)
    if !game.findings.isEmpty || failure != nil {
      var findings = game.findings.map { $0.diagnostic(in: text) }
      game.tally.tellRest(in: &findings)
      if failure == nil { XMLGameMender.addRepairs(to: &findings, in: text) }
      if let failure { findings.append(failure.diagnostic(in: text)) }
      parsed.diagnostics = findings.inOrderOfText
    }
    handOver(parsed)
  }

  private mutating func handOver(_ parsed: consuming ParsedRecord) {
    if !preamble.isEmpty {
      parsed.diagnostics = preamble + parsed.diagnostics
      preamble = []
    }
    if parsed.number > 0, !parsed.diagnostics.isEmpty { parsed.assign(number: parsed.number) }
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
    // It may have been meant for what the parent holds.
    switch parent {
    case .moves, .variation: lostMoves += 1
    case .game: game?.hasUnknownElement = true
    case .start:
      game?.hasUnknownRow = true
      game?.startIsBroken = true
    default: break
    }
    guard admits(.xmlUnknownElement) else { return }
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
    add(
      Finding(
        rule: .xmlUnknownElement,
        message: known
          ? "<\(shown)> cannot stand in <\(parent.name)>" : "unknown element <\(shown)>",
        help: help,
        range: range(of: tag)
      )
    )
  }

  mutating func refuseForeign(_ tag: XMLStartTag, in parent: XMLElement) {
    let shown = DisplayText.escape(XMLTagText(window[range(of: tag)], at: 0).name.prefix(40))
    // That a prefix is not declared has been told.
    if tag.namespace == nil, tag.prefix == nil {
      report(
        .xmlNamespace,
        "<\(shown)> is in no namespace",
        help: "leave xmlns=\"\" out",
        at: range(of: tag),
        repair: removalOfEmptyNamespace(from: tag)
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
    let isAdmitted = admits(.xmlUnknownAttribute)
    guard isAdmitted || wantsRepairs else { return }
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
    let text = XMLTagText(window[range], at: range.lowerBound)
    let place = text.attribute(written)
    var repair: Repair?
    if isVersion {
      let isUsual = attribute.value.elementsEqual(XMLVocabulary.version.utf8)
      repair = isUsual ? place.map { removal(of: $0) } : nil
    } else if attribute.prefix != nil, names.contains(name), text.attribute(name) == nil {
      repair = place.map { .replace($0.name, with: name.utf8) }
    } else if let near, text.attribute(near) == nil {
      repair = place.map { .replace($0.name, with: near.utf8, isSafe: false) }
    }
    guard isAdmitted else { return keep(repair, of: .xmlUnknownAttribute) }
    add(
      Finding(
        rule: .xmlUnknownAttribute,
        message: isVersion
          ? "the attribute version belongs to the outermost element only"
          : "unknown attribute \(DisplayText.escape(written.prefix(40))) of <\(element.name)>",
        help: help,
        range: place?.name ?? range,
        repair: repair
      )
    )
  }

  /// Takes an attribute out, with the white space before it.
  func removal(of place: (name: Range<Int>, value: Range<Int>)) -> Repair {
    var start = place.name.lowerBound
    while start > window.start.offset, window[..<start].last.map(Self.isSpace) == true {
      start -= 1
    }
    return .replace(start..<place.value.upperBound + 1, with: [])
  }

  /// Takes `xmlns=""` out; a guess, since nothing is known of elements in no namespace.
  private func removalOfEmptyNamespace(from tag: XMLStartTag) -> Repair? {
    let range = range(of: tag)
    guard
      let place = XMLTagText(window[range], at: range.lowerBound).attribute("xmlns"),
      place.value.isEmpty, case .edits(let edits) = removal(of: place).action
    else { return nil }
    return .edits(edits, isSafe: false)
  }

  mutating func reportStrayText(before offset: Int, in element: XMLElement) {
    // A text may come in many parts, of which the first tells of all.
    guard offset > strayTextEnd else { return }
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
    let text = window[start..<end]
    let length = text.lastIndex { !Self.isSpace($0) }.map { $0 + 1 - text.startIndex } ?? 0
    let place = start..<start + length
    report(
      .xmlStrayText,
      "text cannot stand in <\(element.name)>",
      help: "write it in a comment of XML, <!-- … -->, or in a <tag>",
      at: place,
      repair: comment(around: place)
    )
  }

  /// Puts a text into a comment of XML; a guess, since it may have been meant for something else.
  private func comment(around place: Range<Int>) -> Repair? {
    let text = String(decoding: window[place], as: UTF8.self)
    guard !text.contains("--"), !text.hasSuffix("-") else { return nil }
    return .replace(place, with: "<!-- \(text) -->".utf8, isSafe: false)
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
