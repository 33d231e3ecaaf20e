import GameRecords
import RecordFormats

/// Distinguishes XML of games from other XML by its first element, and by our namespace or the
/// elements of a game.
enum XMLRecognition {
  static func recognise(_ head: InputHead, _ tables: [any GameTable]) -> Recognition? {
    guard head.text.first == UInt8(ascii: "<") else { return nil }
    let roots = [XMLVocabulary.collection] + tables.map { "\($0.table.words.name)" }
    guard !head.isPicture, let root = MarkupTag(firstIn: head.bytes), roots.contains(root.name)
    else { return nil }
    if head.contains(XMLVocabulary.namespace) {
      return Recognition("<\(root.name)> in the namespace of game records", strength: .name)
    }
    let parts = tables.flatMap { Self.parts(of: $0.table) }
    let part = parts.first { name, ends in
      ends.contains { head.contains("<\(name)\($0)") }
    }
    return part.map { Recognition("<\(root.name)> containing <\($0.name)>") }
  }

  /// The elements that hardly any other XML has, with what may follow their names: lines of play
  /// must be empty.
  private static func parts(of table: ObjectTable) -> [(name: String, ends: [String])] {
    let any = [" ", "/", ">"]
    return table.fields.flatMap { field -> [(name: String, ends: [String])] in
      switch (field.kind, field.place) {
      case (.line(let line), _):
        [
          ("\(line.item.words.name)", any), ("\(XMLVocabulary.pass)", any),
          ("\(field.name)", ["/"]),
        ]
      case (.part(let part), .inline): part.table.fields.map { ("\($0.name)", any) }
      case (.part, _) where field.part == .start: [("\(field.name)", any)]
      default: []
      }
    }
  }
}
