import GameRecords
import RecordFormats

/// Distinguishes XML of games from other XML by its first element, and by our namespace or the
/// elements of a game.
enum XMLRecognition {
  static func recognise(_ head: InputHead, _ tables: [any GameTable]) -> Recognition? {
    let roots = [XMLVocabulary.collection] + tables.map { "\($0.table.words.name)" }
    guard !head.isPicture, let root = MarkupTag(firstIn: head.bytes), roots.contains(root.name)
    else { return nil }
    if contains(XMLVocabulary.namespace, in: head.bytes) {
      return Recognition("<\(root.name)> in the namespace of game records", strength: .name)
    }
    let parts = tables.flatMap { Self.parts(of: $0.table) }
    guard let part = parts.first(where: { containsTag($0.name, $0.isEmpty, in: head.bytes) }) else {
      return nil
    }
    return Recognition("<\(root.name)> containing <\(part.name)>")
  }

  /// The elements that hardly any other XML has; of lines of play, only empty ones.
  private static func parts(of table: ObjectTable) -> [(name: String, isEmpty: Bool)] {
    table.fields.flatMap { field -> [(name: String, isEmpty: Bool)] in
      switch (field.kind, field.place) {
      case (.line(let line), _):
        [
          ("\(line.item.words.name)", false), ("\(XMLVocabulary.pass)", false),
          ("\(field.name)", true),
        ]
      case (.part(let part), .inline): part.table.fields.map { ("\($0.name)", false) }
      case (.part, _) where field.part == .start: [("\(field.name)", false)]
      default: []
      }
    }
  }

  private static func containsTag(
    _ name: String,
    _ isEmpty: Bool,
    in bytes: ArraySlice<UInt8>
  ) -> Bool {
    (isEmpty ? ["/"] : [" ", "/", ">"]).contains { contains("<\(name)\($0)", in: bytes) }
  }

  private static func contains(_ text: String, in bytes: ArraySlice<UInt8>) -> Bool {
    let letters = Array(text.utf8)
    return bytes.indices.contains { bytes[$0] == letters[0] && bytes[$0...].starts(with: letters) }
  }
}
