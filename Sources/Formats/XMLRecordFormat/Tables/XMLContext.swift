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
  /// The line of play whose moves are children, with their names.
  @exclusivity(unchecked) fileprivate(set) var line: (table: LineTable, names: MoveNames)?
  /// The elements in it, in their order.
  @exclusivity(unchecked) fileprivate(set) var entries: [Entry] = []
  /// Its attributes, except the version, which only the outermost element has.
  @exclusivity(unchecked) fileprivate(set) var attributes: [(name: XMLName, field: Int)] = []
  /// Whether text in it has a meaning.
  let holdsText: Bool
  /// The required attributes.
  @exclusivity(unchecked) fileprivate(set) var required: UInt32 = 0
  /// Whether the element may contain elements of other namespaces.
  let allowsForeign: Bool
  /// The names of ``entries``.
  @exclusivity(unchecked) fileprivate var names: [XMLName.Pointer] = []

  /// An element in another one; owned by its context, so that an element of a file only points to it.
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
      index: Int,
      order: Int,
      repeats: Bool,
      _ use: Use,
      _ context: XMLContext
    ) {
      (self.name, self.index, self.order) = (name, index, order)
      (self.repeats, self.use, self.context) = (repeats, use, context)
    }
  }

  /// What an element is to its parent.
  enum Use {
    /// A record of a collection.
    case record(any GameTable)
    /// The value of a field.
    case value(field: Int)
    /// A row of the field's value.
    case row
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

  fileprivate init(
    _ name: String,
    _ table: ObjectTable? = nil,
    holdsText: Bool = false,
    allowsForeign: Bool = true
  ) {
    (self.name, self.table) = (name, table)
    (self.holdsText, self.allowsForeign) = (holdsText, allowsForeign)
  }

  /// The element with a name.
  func entry(_ name: XMLName.Pointer) -> Entry? {
    for index in names.indices where names[index] == name { return entries[index] }
    return nil
  }

  /// The field of an attribute.
  func field(_ name: XMLName.Pointer) -> Int? {
    for attribute in attributes where attribute.name.pointer == name { return attribute.field }
    return nil
  }
}

/// A name in the parser's dictionary: one pointer for each, so that comparing two names means
/// comparing two pointers.
struct XMLName {
  typealias Pointer = UnsafePointer<UInt8>

  let text: String
  let pointer: Pointer
}

/// What plain moves of a line of play look like: an element with a code, and perhaps two numbers.
struct MoveNames {
  let move, code: XMLName.Pointer
  let first, second: XMLName.Pointer?
  let isCell: Bool
  let limit: Int
}

/// The contexts of all elements that a parser knows.
final class XMLContexts {
  /// Returns the parser's own pointer for a name.
  private let intern: (String) -> XMLName.Pointer
  private var ofTables: [ObjectIdentifier: XMLContext] = [:]
  /// Entries do not own their contexts.
  private var all: [XMLContext] = []
  /// The context of the outermost element, with the records of all games.
  let collection = XMLContext(XMLVocabulary.collection)
  /// The names of all elements of the format.
  @exclusivity(unchecked) private(set) var known: Set<XMLName.Pointer> = []
  let namespace, collectionName, version: XMLName.Pointer

  init(_ tables: [any GameTable], intern: @escaping (String) -> XMLName.Pointer) {
    self.intern = intern
    namespace = intern(XMLVocabulary.namespace)
    collectionName = intern(XMLVocabulary.collection)
    version = intern(XMLVocabulary.versionName)
    known.insert(collectionName)
    for table in tables {
      let record = context(of: table.table, named: "\(table.table.words.name)")
      add(record.name, 0, .record(table), record, repeats: true, to: collection)
    }
  }

  private func name(_ text: String) -> XMLName { XMLName(text: text, pointer: intern(text)) }

  private func keep(_ context: XMLContext) -> XMLContext {
    all.append(context)
    return context
  }

  /// The context of an object's element.
  private func context(of table: ObjectTable, named elementName: String) -> XMLContext {
    let known = ofTables[ObjectIdentifier(table)]
    if let known, known.name == elementName { return known }
    let context = keep(XMLContext(elementName, table, holdsText: table.text != nil))
    if known == nil { ofTables[ObjectIdentifier(table)] = context }
    for index in table.attributes {
      guard let attribute = table.fields[index].attribute else { continue }
      context.attributes.append((name("\(attribute)"), index))
      if table.fields[index].isRequired { context.required |= 1 << UInt32(index) }
    }
    for index in table.elements { add(table.fields[index], index, to: context) }
    return context
  }

  private func add(_ field: RecordField, _ index: Int, to context: XMLContext) {
    let name = "\(field.name)"
    let isInline = if case .inline = field.place { true } else { false }
    // The element of the field, or the one that it is in.
    func container() -> XMLContext { isInline ? context : keep(XMLContext(name)) }
    switch field.kind {
    case .part(let part):
      if let list = part.list {
        guard list.hasElement else { return addItems(of: part, index, to: context) }
        let container = container()
        addItems(of: part, 0, to: container)
        add(name, index, .list, container, to: context)
      } else if isInline {
        for (place, inner) in part.table.fields.enumerated() {
          guard case .part(let object) = inner.kind else { continue }
          let child = self.context(of: object.table, named: "\(inner.name)")
          let use = XMLContext.Use.object(object, in: part, part: inner.part, isVital: false)
          add("\(inner.name)", index, at: place, use, child, to: context)
        }
      } else {
        let child = self.context(of: part.table, named: name)
        let use = XMLContext.Use.object(part, in: nil, part: field.part, isVital: field.isVital)
        add(name, index, use, child, to: context)
      }
    case .line(let line):
      let container = container()
      addMoves(of: line, index, to: container)
      if !isInline { add(name, index, .line(field: index), container, to: context) }
    case .rows, .grid:
      let container = container()
      let row = keep(XMLContext(XMLVocabulary.row, holdsText: true, allowsForeign: false))
      add(row.name, index, .row, row, repeats: true, to: container)
      if !isInline { add(name, index, .value(field: index), container, to: context) }
    default:
      let value = keep(XMLContext(name, holdsText: true, allowsForeign: field.kind != .date))
      add(name, index, .value(field: index), value, to: context)
    }
  }

  private func addItems(of part: PartTable, _ order: Int, to context: XMLContext) {
    func addItem(_ name: StaticString, flag: Int?) {
      let item = self.context(of: part.table, named: "\(name)")
      add(item.name, order, .item(part, flag: flag), item, repeats: true, to: context)
    }
    addItem(part.table.words.name, flag: nil)
    if let flag = part.table.flag { addItem(part.table.fields[flag].name.text, flag: flag) }
  }

  private func addMoves(of line: LineTable, _ index: Int, to context: XMLContext) {
    let item = self.context(of: line.item, named: "\(line.item.words.name)")
    add(item.name, index, .move(isPass: false), item, repeats: true, to: context)
    let isCell = line.form.spelling == .cell
    if isCell {
      let pass = self.context(of: line.item, named: "\(XMLVocabulary.pass)")
      // The element says what the move is.
      pass.attributes.removeAll { $0.field == 0 }
      pass.required &= ~1
      add(pass.name, index, .move(isPass: true), pass, repeats: true, to: context)
    }
    let numbers = line.numbers.map { name("\(line.item.fields[$0].name)").pointer }
    let names = MoveNames(
      move: name(item.name).pointer,
      code: item.attributes[0].name.pointer,
      first: numbers.first,
      second: numbers.dropFirst().first,
      isCell: isCell,
      limit: line.form.limit
    )
    context.line = (line, names)
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
    let name = name(element)
    known.insert(name.pointer)
    let entry = XMLContext.Entry(
      name,
      index: context.entries.count,
      // Objects without an element of their own have far fewer fields.
      order: field * 16 + place,
      repeats: repeats,
      use,
      child
    )
    context.entries.append(entry)
    context.names.append(name.pointer)
  }
}
