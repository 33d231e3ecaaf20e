import GameRecords
import RecordFormats

/// What an element can contain, made from the table of a game.
///
/// Contexts do not change once they are made, and live as long as the parser.
final class XMLContext {
  /// The name of the element.
  let name: String
  /// The table of the object that the element is.
  let table: ObjectTable?
  /// The line of play whose moves are children.
  @exclusivity(unchecked) private(set) var line: Line?
  /// The elements in it, in their order.
  @exclusivity(unchecked) fileprivate(set) var entries: [Entry] = []
  /// Its attributes.
  @exclusivity(unchecked) fileprivate(set) var attributes: [(name: XMLName, field: Int)] = []
  /// Whether text in it has a meaning.
  @exclusivity(unchecked) fileprivate(set) var holdsText = false
  /// The required attributes.
  @exclusivity(unchecked) fileprivate(set) var required: UInt32 = 0

  /// A line of play, with the names of the usual attributes of its moves.
  final class Line {
    let table: LineTable
    let move, code: XMLName.Pointer
    let first, second: XMLName.Pointer?

    fileprivate init(
      _ table: LineTable,
      move: XMLName.Pointer,
      code: XMLName.Pointer,
      numbers: [XMLName.Pointer]
    ) {
      self.table = table
      self.move = move
      self.code = code
      first = numbers.first
      second = numbers.dropFirst().first
    }
  }

  /// An element in another one.
  final class Entry {
    let name: XMLName
    /// Its number among the others.
    let index: Int
    /// Its place in the order of the others.
    let order: Int
    /// Whether it can appear again.
    let repeats: Bool
    let use: Use
    /// What it can contain.
    unowned(unsafe) let context: XMLContext

    fileprivate init(
      _ name: XMLName,
      _ index: Int,
      order: Int,
      repeats: Bool,
      _ use: Use,
      _ context: XMLContext
    ) {
      self.name = name
      self.index = index
      self.order = order
      self.repeats = repeats
      self.use = use
      self.context = context
    }
  }

  /// What an element is to its parent.
  enum Use {
    /// The value of a field.
    case value(field: Int)
    /// A row of the field's value.
    case row(field: Int)
    /// An object, which is in another one that has no element of its own, if any.
    case object(PartTable, in: PartTable?, part: RecordPart?, isVital: Bool)
    /// One object of a list.
    case item(PartTable, flag: Int?)
    /// All objects of a list.
    case list
    /// A line of play.
    case line(field: Int)
    /// A move of a line.
    case move(isPass: Bool)
  }

  fileprivate init(_ name: String, _ table: ObjectTable? = nil) {
    self.name = name
    self.table = table
  }

  fileprivate func setLine(_ line: Line) { self.line = line }

  /// The element with a name.
  func entry(_ name: XMLName.Pointer) -> Entry? {
    for index in names.indices where names[index] == name { return entries[index] }
    return nil
  }

  /// The names of the elements in it.
  @exclusivity(unchecked) private var names: [XMLName.Pointer] = []

  fileprivate func add(_ entry: Entry) {
    entries.append(entry)
    names.append(entry.name.pointer)
  }

  /// The field of an attribute.
  func field(_ name: XMLName.Pointer) -> Int? {
    for attribute in attributes where attribute.name.pointer == name { return attribute.field }
    return nil
  }

  /// Whether the element may contain elements of other namespaces.
  @exclusivity(unchecked) fileprivate(set) var allowsForeign = true
}

/// A name in the parser's dictionary: one pointer for each, so that comparing two names means comparing two
/// pointers.
struct XMLName {
  typealias Pointer = UnsafePointer<UInt8>

  let text: String
  let pointer: Pointer
}

/// The contexts of all elements that a parser knows.
final class XMLContexts {
  /// Returns the parser's own pointer for a name; `nil` when memory is short.
  private let intern: (String) -> XMLName.Pointer?
  private var isShortOfMemory = false
  private var ofTables: [ObjectIdentifier: XMLContext] = [:]
  private var all: [XMLContext] = []
  /// The games, each with the name of its element.
  @exclusivity(unchecked) private(set) var games:
    [(name: XMLName, table: any GameTable, context: XMLContext)] = []
  /// The names of all elements in records.
  @exclusivity(unchecked) private(set) var known: Set<XMLName.Pointer> = []
  let namespace: XMLName.Pointer
  let collection: XMLName.Pointer

  init?(_ tables: [any GameTable], intern: @escaping (String) -> XMLName.Pointer?) {
    self.intern = intern
    guard let namespace = intern(XMLVocabulary.namespace),
      let collection = intern(XMLVocabulary.collection)
    else { return nil }
    self.namespace = namespace
    self.collection = collection
    for table in tables {
      let context = context(of: table.table, named: "\(table.table.words.name)")
      let name = name(context.name)
      known.insert(name.pointer)
      games.append((name, table, context))
    }
    if isShortOfMemory { return nil }
  }

  private func name(_ text: String) -> XMLName {
    if let pointer = intern(text) { return XMLName(text: text, pointer: pointer) }
    isShortOfMemory = true
    return XMLName(text: text, pointer: namespace)
  }

  private func make(_ name: String, _ table: ObjectTable? = nil) -> XMLContext {
    let context = XMLContext(name, table)
    all.append(context)
    return context
  }

  /// The context of an object's element.
  private func context(of table: ObjectTable, named elementName: String) -> XMLContext {
    if let known = ofTables[ObjectIdentifier(table)], known.name == elementName { return known }
    let context = make(elementName, table)
    if ofTables[ObjectIdentifier(table)] == nil { ofTables[ObjectIdentifier(table)] = context }
    for (index, field) in table.fields.enumerated() {
      switch field.place {
      case .attribute:
        guard let attribute = field.attribute else { continue }
        context.attributes.append((name("\(attribute)"), index))
        if field.isRequired { context.required |= 1 << UInt32(index) }
      case .text: context.holdsText = true
      case .element, .inline: add(field, index, to: context)
      case .elementName, .none: break
      }
    }
    return context
  }

  private func add(_ field: RecordField, _ index: Int, to context: XMLContext) {
    let isInline = if case .inline = field.place { true } else { false }
    switch field.kind {
    case .part(let part):
      if let list = part.list {
        guard list.hasElement else { return addItems(of: part, index, to: context) }
        let container = make("\(field.name)")
        addItems(of: part, 0, to: container)
        add("\(field.name)", index, .list, container, to: context)
      } else if isInline {
        for (place, inner) in part.table.fields.enumerated() {
          guard case .part(let object) = inner.kind else { continue }
          let child = self.context(of: object.table, named: "\(inner.name)")
          let use = XMLContext.Use.object(object, in: part, part: inner.part, isVital: false)
          add("\(inner.name)", index, at: place, use, child, to: context)
        }
      } else {
        let child = self.context(of: part.table, named: "\(field.name)")
        let use = XMLContext.Use.object(part, in: nil, part: field.part, isVital: field.isVital)
        add("\(field.name)", index, use, child, to: context)
      }
    case .line(let line):
      let container = isInline ? context : make("\(field.name)")
      addMoves(of: line, index, to: container)
      if !isInline { add("\(field.name)", index, .line(field: index), container, to: context) }
    case .rows, .grid:
      let row = make(XMLVocabulary.row)
      row.holdsText = true
      row.allowsForeign = false
      let container = isInline ? context : make("\(field.name)")
      add(XMLVocabulary.row, index, .row(field: index), row, repeats: true, to: container)
      if !isInline { add("\(field.name)", index, .value(field: index), container, to: context) }
    default:
      let value = make("\(field.name)")
      value.holdsText = true
      value.allowsForeign = field.kind != .date
      add("\(field.name)", index, .value(field: index), value, to: context)
    }
  }

  private func addItems(of part: PartTable, _ order: Int, to context: XMLContext) {
    let table = part.table
    let item = self.context(of: table, named: "\(table.words.name)")
    add("\(table.words.name)", order, .item(part, flag: nil), item, repeats: true, to: context)
    guard let flag = table.flag else { return }
    let other = self.context(of: table, named: "\(table.fields[flag].name)")
    add(other.name, order, .item(part, flag: flag), other, repeats: true, to: context)
  }

  private func addMoves(of line: LineTable, _ index: Int, to context: XMLContext) {
    let item = self.context(of: line.item, named: "\(line.item.words.name)")
    add(item.name, index, .move(isPass: false), item, repeats: true, to: context)
    if line.form.spelling == .cell {
      let pass = self.context(of: line.item, named: "\(XMLVocabulary.pass)")
      // The element says what the move is.
      pass.attributes.removeAll { $0.field == 0 }
      pass.required &= ~1
      add(pass.name, index, .move(isPass: true), pass, repeats: true, to: context)
    }
    let numbers = line.numbers.map { name("\(line.item.fields[$0].name)").pointer }
    context.setLine(
      XMLContext.Line(
        line,
        move: name(item.name).pointer,
        code: item.attributes[0].name.pointer,
        numbers: numbers
      )
    )
  }

  private func add(
    _ element: String,
    _ field: Int,
    at place: Int = 0,
    _ use: XMLContext.Use,
    _ child: XMLContext,
    repeats: Bool = false,
    to context: XMLContext
  ) {
    let index = context.entries.count
    let name = name(element)
    known.insert(name.pointer)
    // Objects without an element of their own have far fewer fields.
    let order = field * 16 + place
    context.add(XMLContext.Entry(name, index, order: order, repeats: repeats, use, child))
  }
}
