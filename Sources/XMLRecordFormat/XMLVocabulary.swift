import GameRecords
import RecordFormats

/// The namespace of the format.
enum XMLVocabulary {
  static let namespace = "urn:flipbook:game-record"
  static let version = "1"
}

/// The elements of the format.
///
/// The cases from ``event`` to ``tag`` are the children of a game, in their order.
enum XMLElement: UInt8, CaseIterable {
  case games, game
  case event, site, round, date, opening, dark, light, start, moves, variation, session, result,
    comment, tag
  case row, move, pass, mode, reset
  /// An element of a record of another game.
  case other
  /// An element of another namespace, or an unexpected one, with everything in it.
  case skipped

  var name: String { "\(self)" }

  /// The elements that a document can have.
  static let named = allCases.dropLast(2)

  /// Whether text in the element has a meaning.
  var containsText: Bool {
    switch self {
    case .event, .site, .round, .date, .opening, .comment, .tag, .row, .move, .pass: true
    default: false
    }
  }

  /// Whether the element may contain elements of other namespaces.
  var allowsForeignElements: Bool { self != .date && self != .row }

  /// Whether the element is allowed in another one.
  func isAllowed(in parent: XMLElement) -> Bool {
    Self.places[Int(parent.rawValue)] >> UInt32(rawValue) & 1 == 1
  }

  /// The children that each element can have, as a set of bits by raw value.
  private static let places = allCases.map { parent in
    parent.children.reduce(0 as UInt32) { $0 | 1 << UInt32($1.rawValue) }
  }

  /// The children that the element can have, in their order.
  private var children: [XMLElement] {
    switch self {
    case .games: [.game]
    case .game: RecordObject.record.fields.flatMap(Self.children(for:))
    case .start: [.row]
    case .moves: [.move, .pass]
    case .variation: [.move, .pass, .variation]
    case .session: [.mode, .reset]
    default: []
    }
  }

  /// The elements that store a field of a record.
  private static func children(for field: RecordField) -> [XMLElement] {
    guard case .element = field.place else { return [] }
    return switch field.kind {
    case .object(.players): [.dark, .light]
    case .variations: [.variation]
    case .list(.tag): [.tag]
    default: allCases.filter { $0.name == "\(field.name)" }
    }
  }

  /// The object of a record's shape that the element describes.
  var object: RecordObject? {
    switch self {
    case .games, .game: .record
    case .dark, .light: .player
    case .start: .start
    case .move, .pass: .move
    case .variation: .variation
    case .mode, .reset: .change
    case .result: .result
    case .tag: .tag
    case .event, .site, .round, .date, .opening, .moves, .session, .comment, .row, .other, .skipped:
      nil
    }
  }

  /// The attributes of the element, each with the number of its field in the object.
  var attributes: [(field: Int, name: FieldName)] {
    guard let fields = object?.fields else { return [] }
    return fields.indices.compactMap { index in
      has(fields[index].kind) ? fields[index].attribute.map { (index, $0) } : nil
    }
  }

  /// Whether the element can have an attribute of a kind.
  private func has(_ kind: FieldKind) -> Bool {
    switch self {
    case .games: kind == .version
    case .pass: kind != .move
    case .reset: kind == .ply(from: 0) || kind == .seconds
    default: true
    }
  }

  /// The fields of its object that must be attributes, as a set of bits by number.
  var required: UInt32 {
    attributes.reduce(0) { bits, attribute in
      guard let field = object?.fields[attribute.field] else { return bits }
      // The element says that a mode changes, so only the time is optional.
      let isNeeded = field.isRequired || self == .mode && field.kind != .seconds
      return isNeeded ? bits | 1 << UInt32(attribute.field) : bits
    }
  }

  /// The number of the record's field that the element's text is.
  var recordField: Int? {
    let fields = RecordObject.record.fields
    return fields.indices.first { index in
      guard case .element = fields[index].place else { return false }
      return "\(fields[index].name)" == name
    }
  }
}
