import GameRecords

/// Distinguishes XML of games from other XML by its first element, and by our namespace or the
/// elements of a game.
enum XMLRecognition {
  static func recognise(_ head: InputHead, games: [String]) -> Recognition? {
    let roots = [XMLElement.games.name, XMLElement.game.name] + games
    guard !head.isPicture, let root = MarkupTag(firstIn: head.bytes), roots.contains(root.name)
    else { return nil }
    if contains(XMLVocabulary.namespace, in: head.bytes) {
      return Recognition("<\(root.name)> in the namespace of game records", strength: .name)
    }
    let parts: [XMLElement] = [.move, .pass, .moves, .start, .dark, .light]
    guard let part = parts.first(where: { containsTag($0.name, in: head.bytes) }) else {
      return nil
    }
    return Recognition("<\(root.name)> containing <\(part.name)>")
  }

  private static func containsTag(_ name: String, in bytes: ArraySlice<UInt8>) -> Bool {
    let starts = name == XMLElement.moves.name ? ["/"] : [" ", "/", ">"]
    return starts.contains { contains("<\(name)\($0)", in: bytes) }
  }

  private static func contains(_ text: String, in bytes: ArraySlice<UInt8>) -> Bool {
    let letters = Array(text.utf8)
    return bytes.indices.contains { bytes[$0] == letters[0] && bytes[$0...].starts(with: letters) }
  }
}
