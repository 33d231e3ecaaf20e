package import GameRecords

/// The members of an object or the elements of an array in a text, for removing some or inserting
/// others in the layout of their neighbours.
package struct JSONItems {
  private let source: SourceText
  /// The place between the brackets.
  private let inside: Range<Int>
  /// Each member with its key, or each element.
  package let items: [Range<Int>]

  /// The items of an object or array.
  package init(of value: JSONValue, in source: SourceText) {
    self.source = source
    inside = value.range.lowerBound + 1..<value.range.upperBound - 1
    items = value.children.map(\.itemRange)
  }

  /// The edit that removes some items.
  package func removal(of removed: Range<Int>) -> Edit {
    let (first, last) = (items[removed.lowerBound], items[removed.upperBound - 1])
    let range: Range<Int>
    if removed.lowerBound > 0,
      removed.upperBound == items.count || !beginsLine(removed.lowerBound)
    {
      range = items[removed.lowerBound - 1].upperBound..<last.upperBound
    } else if removed.upperBound < items.count {
      range = first.lowerBound..<items[removed.upperBound].lowerBound
    } else {
      range = first.lowerBound..<last.upperBound
    }
    return Edit(range, [])
  }

  /// The edit that inserts an item before another one, or after the last one.
  package func insertion(of item: some Collection<UInt8>, before index: Int) -> Edit {
    guard let last = items.last else {
      return Edit(inside.lowerBound..<inside.lowerBound, item)
    }
    guard index < items.count else {
      let gap = items.count > 1 ? self.gap(before: items.count - 1) : usualGap
      return Edit(last.upperBound..<last.upperBound, gap + Array(item))
    }
    let start = items[index].lowerBound
    return Edit(start..<start, Array(item) + gap(around: index))
  }

  /// The bytes between an item and the one before it.
  package func gap(before index: Int) -> [UInt8] {
    Array(source[items[index - 1].upperBound..<items[index].lowerBound])
  }

  /// The bytes between an inserted item and the one after it: on the same line if other items of
  /// the line have neighbours.
  private func gap(around index: Int) -> [UInt8] {
    if index > 0, !beginsLine(index) { return gap(before: index) }
    if index + 1 < items.count, !beginsLine(index + 1) { return gap(before: index + 1) }
    if index > 0 { return gap(before: index) }
    return items.count > 1 ? gap(before: 1) : usualGap
  }

  /// Whether an item is the first one on its line.
  private func beginsLine(_ index: Int) -> Bool {
    let start = index > 0 ? items[index - 1].upperBound : inside.lowerBound
    return source[start..<items[index].lowerBound].contains { ByteCount.endsLine($0) }
  }

  /// A comma, with a space if the first colon of the text has one.
  private var usualGap: [UInt8] {
    let bytes = source.bytes
    let colon = bytes.indices.first { bytes[$0...].starts(with: "\":".utf8) }
    let isCompact = colon.map { bytes[$0...].dropFirst(2).first != UInt8(ascii: " ") } ?? false
    return Array(isCompact ? ",".utf8 : ", ".utf8)
  }
}

extension JSONValue {
  /// The bytes of the value, with its key if it is a member of an object.
  var itemRange: Range<Int> {
    hasKey ? keyRange.lowerBound - 1..<range.upperBound : range
  }

  /// The first value of an object for a key, the one that counts.
  package func member(_ key: String) -> JSONValue? {
    kind == .object ? children.first { $0.key == key } : nil
  }

  /// The values around some bytes, outermost first, down to the innermost that contains all of
  /// them.
  package func path(to target: Range<Int>) -> [JSONValue] {
    var path = [self]
    while let next = path[path.count - 1].children.first(where: { $0.contains(target) }) {
      path.append(next)
    }
    return path
  }

  private func contains(_ target: Range<Int>) -> Bool {
    range.lowerBound <= target.lowerBound && target.upperBound <= range.upperBound
  }
}

extension JSONValue {
  /// The edit that inserts a member into an object in the layout of the first one, by default after
  /// the last one; its value is written as it is.
  package func insertion(
    of member: (key: String, value: String),
    before index: Int = .max,
    in source: SourceText
  ) -> Edit {
    let first = children.first { _ in true }
    let colon = first.map { Array(source[$0.keyRange.upperBound..<$0.range.lowerBound]) }
    let item =
      Array("\"\(member.key)".utf8) + (colon ?? Array("\": ".utf8)) + Array(member.value.utf8)
    return JSONItems(of: self, in: source).insertion(of: item, before: index)
  }
}
