import RecordFormats

/// The schemas of the format, with which other programs can validate documents.
///
/// They are made from the table of a record's shape and from the vocabulary of the format.
public enum XMLSchemas {
  /// RELAX NG in its compact syntax.
  public static var relaxNGCompact: [UInt8] { RelaxNGCompact.text(of: .records) }
  /// RELAX NG in XML.
  public static var relaxNG: [UInt8] { RelaxNGDocument.text(of: .records) }
  /// W3C XML Schema 1.0.
  public static var xmlSchema: [UInt8] { XSDDocument.text }

  /// The first line of every schema.
  static let title = "Game records of Reversi in XML, version \(XMLVocabulary.version)."
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
