import RecordText
import GameRecords
import ReversiRules

/// Edits an app state in its JSON.
enum ReduxEditor {
  /// Returns the edits that make a change: an app state has no moves and no result.
  static func edits(for change: RecordChange, in parsed: ParsedRecord) -> [Edit]? {
    guard case .setTurn(let turn) = change, let root = JSONTree(parsed.source).root,
      let edit = edit(for: turn, of: root, in: parsed.source)
    else { return nil }
    var position = parsed.contents.start
    position.turn = turn
    // The alert is only shown to a side that cannot move.
    guard !position.mustPass, let alert = root.member(ReduxKey.cannotPlaceDiskAlert.rawValue),
      alert.text != "none"
    else { return [edit] }
    return [edit, Edit(alert.innerRange, "none".utf8)]
  }

  /// Returns the edit of the turn; the app leaves the key out if the game is over.
  private static func edit(for turn: Disk?, of root: JSONValue, in source: SourceText) -> Edit? {
    let key = ReduxKey.side.rawValue
    let items = JSONItems(of: root, in: source)
    let members = Array(root.children)
    let index = members.firstIndex { $0.key == key }
    guard let turn else {
      return index.map { items.removal(of: $0..<$0 + 1) }
    }
    let word = turn == .dark ? "sideDark" : "sideLight"
    if let index {
      let isNull = members[index].kind == .null
      return Edit(members[index].innerRange, (isNull ? "\"\(word)\"" : word).utf8)
    }
    let id = members.firstIndex { $0.key == ReduxKey.id.rawValue }
    return root.insertion(
      of: (key, "\"\(word)\""),
      before: id.map { $0 + 1 } ?? members.count,
      in: source
    )
  }
}
