package import GameRecords

/// The array that contains the moves of a record, for editing it in the layout of its moves.
package struct JSONMoveArray {
  private let source: SourceText
  private let entries: [JSONValue]
  private let items: JSONItems
  private let places: MovePlaces

  /// The array that contains the last move of a record; `nil` when no array does.
  package init?(of parsed: ParsedRecord) {
    source = parsed.source
    guard let places = parsed.contents.origin?.moves, let last = places.last,
      let root = JSONTree(source).root,
      let array = root.path(to: last.bytes).last(where: { $0.kind == .array })
    else { return nil }
    self.places = places
    entries = Array(array.children)
    items = JSONItems(of: array, in: source)
  }

  /// The edit that inserts an entry before that of a move, or after that of the last one.
  /// - Parameters:
  ///   - ply: the number of the move.
  ///   - entry: makes the entry from the ones before and after it, at least one.
  /// - Returns: the edit; `nil` when the move is elsewhere.
  package func insertion(before ply: Int, _ entry: ([JSONValue]) -> [UInt8]) -> Edit? {
    let isLast = ply == places.count + 1
    guard let near = index(of: isLast ? ply - 1 : ply) else { return nil }
    let index = isLast ? near + 1 : near
    let neighbours = [index - 1, index].filter(entries.indices.contains).map { entries[$0] }
    return items.insertion(of: entry(neighbours), before: index)
  }

  /// The edit that removes the entries of some moves; `nil` when a move is elsewhere, or has an
  /// entry that must stay.
  package func removal(of plies: ClosedRange<Int>, where mayGo: (JSONValue) -> Bool) -> Edit? {
    let indices = plies.compactMap(index)
    guard indices.count == plies.count, let first = indices.first, let last = indices.last,
      last - first + 1 == plies.count, entries[first...last].allSatisfy(mayGo)
    else { return nil }
    return items.removal(of: first..<last + 1)
  }

  /// The number of a move's entry, from 0.
  private func index(of ply: Int) -> Int? {
    guard places.indices.contains(ply - 1) else { return nil }
    let place = places[ply - 1].bytes
    return entries.firstIndex { entry in
      entry.range.lowerBound <= place.lowerBound && place.upperBound <= entry.range.upperBound
    }
  }
}

extension JSONValue {
  /// An object with some members in the layout of this one; their values are written as they are.
  package func object(like source: SourceText, _ members: [(key: String, value: String)]) -> [UInt8]
  {
    let own = Array(children)
    guard kind == .object, let first = own.first, let last = own.last else {
      let text = members.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
      return Array("{\(text)}".utf8)
    }
    let colon = source[first.keyRange.upperBound..<first.range.lowerBound]
    let gap =
      own.count > 1
      ? Array(source[first.range.upperBound..<own[1].itemRange.lowerBound]) : Array(", ".utf8)
    var object = Array(source[range.lowerBound..<first.itemRange.lowerBound])
    for (index, member) in members.enumerated() {
      if index > 0 { object += gap }
      object += Array("\"\(member.key)".utf8) + colon + Array(member.value.utf8)
    }
    return object + source[last.range.upperBound..<range.upperBound]
  }
}
