import GameRecords
import RecordFormats

/// Reads a record from its elements, by the table of its game.
///
/// A move that cannot be read ends the moves that the record or variation keeps, and the result is
/// dropped. A record whose start position cannot be read is not used, because it could not be
/// played.
struct XMLTableReader {
  let tree: XMLRecordTree
  /// The texts of the elements.
  let bytes: UnsafeBufferPointer<UInt8>
  let window: InputWindow
  /// The offset that places of the record are counted from.
  let start: Int
  var findings: FindingCollector<FindingDraft>
  var parts: [(part: RecordPart, range: SourceRange)] = []
  var isUsable = true
  /// The number of findings about what could not be read.
  var lost = 0
  /// Whether a value without which an object has no meaning could not be read.
  var isIncomplete = false
  /// Whether the line that is read is that of the record.
  var isMainLine = true

  // MARK: - Objects

  /// Reads the record.
  mutating func readRecord(into record: ObjectPointer) {
    let node = tree.nodes[0]
    guard let table = node.context.table else { return }
    readFields(of: 0, table, into: record)
    let children = tree.children(of: 0).map { tree.nodes[$0].entry }
    for index in table.elements where table.fields[index].isRequired {
      let (name, element) = (node.context.name, "\(table.fields[index].name)")
      if children.contains(where: { $0.context.name == element }) { continue }
      report(.xmlMissingElement, "<\(name)> needs the element <\(element)>", at: tag(0))
      isUsable = false
    }
    // An unknown element may be a misspelled one with the moves.
    let hasLine = children.contains { if case .line = $0.use { true } else { false } }
    let end = finish(
      0,
      table,
      record,
      after: 0,
      hasMoves: isUsable && (!node.hasUnknown || hasLine)
    )
    if !end.isUsable { isUsable = false }
  }

  /// Reads an object.
  /// - Returns: whether it can be used.
  mutating func readObject(
    _ node: Int,
    into object: ObjectPointer,
    flag: Int? = nil,
    ply: Int? = nil
  ) -> Bool {
    let context = tree.nodes[node].context
    guard let table = context.table else { return false }
    let lost = lost
    let wasIncomplete = isIncomplete
    defer { isIncomplete = wasIncomplete }
    let missing = context.required & ~tree.nodes[node].met
    isIncomplete = missing != 0
    for index in table.attributes where missing >> UInt32(index) & 1 == 1 {
      let field = table.fields[index]
      reportMissing("\(field.attribute ?? field.name)", in: node, at: tag(node), ply: ply)
    }
    if let flag { table.fields[flag].set(object, .flag, tag(node)) }
    readFields(of: node, table, into: object, ply: ply)
    guard !isIncomplete else { return false }
    let end = finish(node, table, object, after: lost)
    return end.isUsable && !end.problems.contains { $0.place == nil }
  }

  /// Checks and completes an object, and reports what is wrong with it.
  private mutating func finish(
    _ node: Int,
    _ table: ObjectTable,
    _ object: ObjectPointer,
    after lost: Int,
    hasMoves: Bool = true
  ) -> ObjectEnd {
    var end = ObjectEnd(place: tag(node), hasErrors: self.lost > lost, hasMoves: hasMoves)
    table.finish?(object, &end)
    for problem in end.problems {
      let place = problem.place ?? tag(node)
      switch problem.kind {
      case .value: report(.xmlValue, problem.message, help: problem.help, at: place)
      case .order: report(.xmlElementOrder, problem.message, help: problem.help, at: place)
      case .missing(let key): reportMissing(key, in: node, at: place, help: problem.help)
      }
    }
    return end
  }

  private mutating func readFields(
    of index: Int,
    _ table: ObjectTable,
    into object: ObjectPointer,
    ply: Int? = nil
  ) {
    let node = tree.nodes[index]
    for index in node.attributes {
      let attribute = tree.attributes[index]
      set(attribute.field, table, object, to: attribute.value, at: attribute.place, ply)
    }
    if let field = table.text, !node.isTextTooLong,
      !node.text.isEmpty || table.fields[field].isRequired
    {
      set(field, table, object, to: node.text, at: node.content, ply)
    }
    var rows: [Int] = []
    var counts: [ObjectIdentifier: Int] = [:]
    for child in tree.children(of: index) {
      if case .row = tree.nodes[child].entry.use {
        rows.append(child)
      } else {
        readChild(child, &counts, table, into: object)
      }
    }
    if let field = table.rows { readRows(rows, of: table.fields[field], in: index, into: object) }
    if let run = tree.run(of: index), let line = node.context.line {
      readLine(line.table, run, into: object)
    }
  }

  /// Reads an element in an object; `counts` has the numbers of objects in lists so far.
  private mutating func readChild(
    _ child: Int,
    _ counts: inout [ObjectIdentifier: Int],
    _ table: ObjectTable,
    into object: ObjectPointer
  ) {
    let node = tree.nodes[child]
    switch node.entry.use {
    case .record, .row, .move: return
    case .value(let field):
      if case .grid = table.fields[field].kind {
        readRows(tree.children(of: child), of: table.fields[field], in: child, into: object)
      } else if !node.isTextTooLong {
        set(field, table, object, to: node.text, at: node.content, nil)
      }
    case .object(let part, let outer, let place, let isVital):
      let lost = lost
      var isRead = true
      func read(_ parent: ObjectPointer) -> Bool {
        part.add(parent) { object in
          isRead = readObject(child, into: object)
          return isRead
        }
        return true
      }
      if let outer { outer.add(object, read) } else { _ = read(object) }
      if isVital, !isRead || self.lost > lost || node.hasUnknown { isUsable = false }
      if let place { mark(place, at: tag(child)) }
    case .item(let part, let flag):
      counts[ObjectIdentifier(part), default: 0] += 1
      readItem(child, part, flag, number: counts[ObjectIdentifier(part)] ?? 0, into: object)
    case .list:
      for item in tree.children(of: child) { readChild(item, &counts, table, into: object) }
    case .line(let field):
      if case .line(let line) = table.fields[field].kind, let run = tree.run(of: child) {
        readLine(line, run, into: object)
      }
    }
  }

  private mutating func readItem(
    _ node: Int,
    _ part: PartTable,
    _ flag: Int?,
    number: Int,
    into parent: ObjectPointer
  ) {
    guard let list = part.list else { return }
    guard number <= list.limit else {
      let message = "more than \(list.limit) entries; the others are left out"
      if number == list.limit + 1 { report(.tooMany, message, at: tag(node)) }
      return
    }
    let (lost, isMain) = (lost, isMainLine)
    isMainLine = false
    part.add(parent) { object in
      let isUsable = readObject(node, into: object, flag: flag)
      return isUsable && (!list.isStrict || self.lost == lost)
    }
    isMainLine = isMain
    if let part = list.part { mark(part(number), at: tree.nodes[node].content) }
  }

  // MARK: - Values

  private mutating func readRows(
    _ rows: [Int],
    of field: RecordField,
    in node: Int,
    into object: ObjectPointer
  ) {
    let places = rows.map { tree.nodes[$0].content }
    for (number, place) in places.enumerated() { mark(.row(number + 1), at: place) }
    var whole = tag(node)
    if let first = places.first, let last = places.last {
      whole = first.lowerBound..<last.upperBound
    }
    if let part = field.part { mark(part, at: whole) }
    let lost = lost
    switch field.kind {
    case .rows(let form):
      let texts = rows.map { ArraySlice(text(tree.nodes[$0].text)) }
      if let long = texts.firstIndex(where: { $0.count > RowsForm.longestRow }) {
        let message = "row \(long + 1) has more than \(RowsForm.longestRow) bytes"
        report(.rowLength, message, at: places[long])
        return isUsable = false
      }
      // An unknown element may be a row.
      guard !tree.nodes[node].hasUnknown else { return isUsable = false }
      for problem in form.problems(texts) {
        var place = tag(node)
        if let (row, bytes) = problem.place {
          place = places[row - 1]
          // In a row with references, offsets in the input differ from offsets in the text.
          if texts[row - 1].count == place.count {
            place = place.lowerBound + bytes.lowerBound..<place.lowerBound + bytes.upperBound
          }
        }
        report(problem.rule, problem.message, at: place)
      }
      field.set(object, .rows(texts), whole)
    case .grid(let form):
      var grid: [[Int]] = []
      for row in rows {
        let place = tree.nodes[row].content
        let words = text(tree.nodes[row].text).split(whereSeparator: WhiteSpace.isSpaceOrLineEnd)
        grid.append(words.map { XMLValue.whole($0, form.cells) ?? -1 })
        for (word, number) in zip(words, grid[grid.count - 1]) where number < 0 {
          let text = DisplayText.quote(String(decoding: word, as: UTF8.self))
          let message = "a cell is \(text); expected \(XMLValue.expected(form.cells))"
          report(.xmlValue, message, at: place)
        }
        if let problem = form.problem(withRowOf: words.count, first: grid[0].count) {
          report(.xmlValue, problem, at: place)
        }
      }
      if let problem = form.problem(withRows: grid.count) {
        report(.xmlValue, problem, at: tag(node))
      }
      if self.lost == lost { field.set(object, .grid(grid), whole) }
    default: break
    }
    if self.lost > lost, field.isRequired { isUsable = false }
  }

  private mutating func set(
    _ index: Int,
    _ table: ObjectTable,
    _ object: ObjectPointer,
    to value: Range<Int>,
    at place: Range<Int>,
    _ ply: Int?
  ) {
    let fields = table.fields
    switch fields[index].part {
    case nil: break
    case .side?: if let ply { mark(.side(ply), at: place) }
    case let part?: mark(part, at: place)
    }
    let bytes = text(value)
    let value = XMLValue(bytes, fields[index].kind)
    if let value = value.value {
      fields[index].set(object, value, place)
    } else if fields[index].isRequired {
      isIncomplete = true
    }
    if value.isUsual { return }
    let text = String(decoding: bytes, as: UTF8.self)
    let (name, kind) = (fields[index].attribute ?? fields[index].name, fields[index].kind)
    report(
      .xmlValue,
      "\(name) is \(DisplayText.quote(text)); expected \(XMLValue.expected(kind))",
      help: XMLValue.help(text, kind),
      at: place,
      ply: ply,
      repair: value.value.map { _ in .rewriting }
    )
  }

  // MARK: - Findings

  /// The place of the start tag of an element.
  func tag(_ node: Int) -> Range<Int> { window.tagRange(end: tree.nodes[node].tagEnd) }

  private func text(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range])
  }

  private mutating func reportMissing(
    _ key: String,
    in node: Int,
    at place: Range<Int>,
    help: String? = nil,
    ply: Int? = nil
  ) {
    let message = "<\(tree.nodes[node].context.name)> needs the attribute \(key)"
    report(.xmlMissingAttribute, message, help: help, at: place, ply: ply)
  }

  private mutating func report(
    _ rule: Rule,
    _ message: @autoclosure () -> String,
    help: @autoclosure () -> String? = nil,
    at place: Range<Int>,
    ply: Int? = nil,
    repair: Repair? = nil
  ) {
    if repair == nil { lost += 1 }
    findings.add(rule, repair: repair) {
      FindingDraft(rule, message(), help: help(), at: place, ply: ply, repair: repair)
    }
  }

  private mutating func mark(_ part: RecordPart, at range: Range<Int>) {
    parts.mark(part, at: SourceRange(range.lowerBound - start..<range.upperBound - start))
  }
}
