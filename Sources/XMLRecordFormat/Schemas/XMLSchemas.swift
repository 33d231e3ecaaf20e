package import RecordFormats

/// The schemas of the format, with which other programs can validate documents.
///
/// They are made from the table of a record's shape and from the vocabulary of the format.
public enum XMLSchemas {
  /// RELAX NG in its compact syntax.
  package static func relaxNGCompact(games: [any GameTable]) -> [UInt8] {
    RelaxNGCompact.text(of: .records(games))
  }
  /// RELAX NG in XML.
  package static func relaxNG(games: [any GameTable]) -> [UInt8] {
    RelaxNGDocument.text(of: .records(games))
  }
  /// W3C XML Schema 1.0.
  package static func xmlSchema(games: [any GameTable]) -> [UInt8] {
    XSDDocument.text(games)
  }

  /// The first line of every schema.
  static let title = "Game records in XML, version \(XMLVocabulary.version)."
}

extension XMLElement {
  /// What the element means, for readers of a schema; empty when its name says it all.
  var about: String {
    let fields = RecordObject.record.fields
    if let field = recordField, fields[field].about.utf8CodeUnitCount > 0 {
      return "\(fields[field].about)"
    }
    switch self {
    case .game, .start, .variation, .result, .tag: return object.map { "\($0.about)" } ?? ""
    case .games: return "One or more games."
    case .row:
      return RecordObject.start.fields.first { $0.kind == .rows }.map { "\($0.about)" } ?? ""
    case .move: return "A move to a square; its text is a comment."
    case .pass: return "A pass; its text is a comment."
    case .mode: return "A change of a side's mode."
    case .reset: return "The game was abandoned for a new one."
    default: return ""
    }
  }
}
