import GameRecords
import RecordFormats

/// The namespace of the format.
enum XMLVocabulary {
  static let namespace = "urn:flipbook:game-record"
  static let version = "1"
}

/// The elements of the format.
///
/// Those from ``event`` to ``tag`` are the children of a game in the order in which they stand.
enum XMLElement: UInt8, CaseIterable {
  case games, game
  case event, site, round, date, dark, light, start, moves, variation, session, result, comment, tag
  case row, move, pass, mode, reset
  /// An element of another namespace, or one that was not expected, and all that it holds.
  case skipped

  var name: String { "\(self)" }

  /// The elements that a document can have.
  static let named = allCases.dropLast()

  /// Whether text in the element means something.
  var holdsText: Bool {
    switch self {
    case .event, .site, .round, .date, .comment, .tag, .row, .move, .pass: true
    default: false
    }
  }

  /// Whether elements of other namespaces may stand in the element.
  var holdsForeignElements: Bool { self != .date && self != .row }

  /// Whether the element may stand in another one.
  func mayStand(in parent: XMLElement) -> Bool {
    Self.places[Int(parent.rawValue)] >> UInt32(rawValue) & 1 == 1
  }

  /// The children that each element can have, a bit for the number of each.
  private static let places = allCases.map { parent in
    parent.children.flatMap(\.elements).reduce(0 as UInt32) { $0 | 1 << UInt32($1.rawValue) }
  }

  /// The children that the element can have, in the order in which they stand.
  var children: [XMLChildren] {
    switch self {
    case .games: [XMLChildren(.game, times: .some)]
    case .game: RecordObject.record.fields.flatMap(Self.children(for:))
    case .start: [XMLChildren(.row, times: .forEachRow)]
    case .moves: [XMLChildren(.move, .pass, times: .any)]
    case .variation:
      [XMLChildren(.move, .pass, times: .some), XMLChildren(.variation, times: .any)]
    case .session: [XMLChildren(.mode, times: .any), XMLChildren(.reset, times: .optional)]
    default: []
    }
  }

  /// The elements in which a record's field stands.
  private static func children(for field: RecordField) -> [XMLChildren] {
    guard case .element = field.place else { return [] }
    switch field.kind {
    case .object(.players):
      return [XMLChildren(.dark, times: .optional), XMLChildren(.light, times: .optional)]
    case .variations: return [XMLChildren(.variation, times: .any)]
    case .list(.tag): return [XMLChildren(.tag, times: .any)]
    default:
      let element = allCases.first { $0.name == "\(field.name)" }
      return element.map { [XMLChildren($0, times: .optional)] } ?? []
    }
  }

  /// What the element says, with what the shape of a record has for it.
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
    case .event, .site, .round, .date, .moves, .session, .comment, .row, .skipped: nil
    }
  }

  /// The fields of its object that are its attributes, by their numbers.
  var attributes: [(field: Int, name: FieldName)] {
    guard let fields = object?.fields else { return [] }
    return fields.indices.compactMap { index in
      has(fields[index].kind) ? fields[index].attribute.map { (index, $0) } : nil
    }
  }

  /// Whether the element can have an attribute for what is of some kind.
  private func has(_ kind: FieldKind) -> Bool {
    switch self {
    case .games: kind == .version
    case .pass: kind != .move
    case .reset: kind == .ply(from: 0) || kind == .seconds
    default: true
    }
  }

  /// The fields of its object that must be among its attributes, a bit for the number of each.
  var required: UInt32 {
    attributes.reduce(0) { bits, attribute in
      guard let field = object?.fields[attribute.field] else { return bits }
      // A change of a mode is known by its element.
      let isNeeded = field.isRequired || self == .mode && field.kind != .seconds
      return isNeeded ? bits | 1 << UInt32(attribute.field) : bits
    }
  }

  /// The field of a record that the text of the element is, by its number.
  var recordField: Int? {
    let fields = RecordObject.record.fields
    return fields.indices.first { "\(fields[$0].name)" == name }
  }
}

/// Children that stand at one place of an element: one of some elements, once or several times.
struct XMLChildren {
  let elements: [XMLElement]
  let times: Times

  /// How often they stand there.
  enum Times {
    case optional, any, some
    /// As often as a board has rows.
    case forEachRow
  }

  init(_ elements: XMLElement..., times: Times) {
    self.elements = elements
    self.times = times
  }
}
