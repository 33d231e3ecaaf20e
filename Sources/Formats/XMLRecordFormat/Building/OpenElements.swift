import GameRecords

/// What an open element is.
enum OpenElement: UInt8 {
  /// The element with all records.
  case collection
  /// An element of a record.
  case node
  /// An element of a record whose children are moves.
  case line
  /// A move without a node.
  case move
  /// An element of another namespace, or an unexpected one, with everything in it.
  case skipped
}

/// The elements that have begun and not ended, outermost first.
struct OpenElements: ~Copyable {
  private struct Item {
    var element: OpenElement
    /// The offset after the start tag, without its `>` or `/>`.
    var tagEnd: Int
  }

  private let items = UnsafeMutablePointer<Item>.allocate(capacity: Limits.depth)
  private(set) var depth = 0
  /// The innermost element.
  private(set) var innermost: OpenElement?
  /// What messages say about the elements around records, whose tags the window may have dropped.
  private var outer: [String] = []

  deinit { items.deallocate() }

  var isFull: Bool { depth == Limits.depth }

  /// - Precondition: ``isFull`` is false.
  @inline(__always)
  mutating func push(_ element: OpenElement, tagEnd: Int) {
    items[depth] = Item(element: element, tagEnd: tagEnd)
    depth &+= 1
    innermost = element
  }

  /// Removes the innermost element.
  /// - Returns: the element and the end of its start tag, as it was pushed.
  mutating func pop() -> (element: OpenElement, tagEnd: Int) {
    depth &-= 1
    innermost = depth > 0 ? items[depth &- 1].element : nil
    if outer.count > depth { outer.removeLast() }
    return (items[depth].element, items[depth].tagEnd)
  }

  /// Notes that something other than a move has begun in the innermost line: moves after it are out
  /// of order.
  mutating func endMoves() {
    guard innermost == .line else { return }
    items[depth &- 1].element = .node
    innermost = .node
  }

  /// Removes a move.
  @inline(__always)
  mutating func popMove() {
    depth &-= 1
    innermost = items[depth &- 1].element
  }

  /// What a message says about the innermost element: its name, and where it begins.
  func beginning(in window: inout InputWindow) -> String? {
    guard depth > 0 else { return nil }
    if depth <= outer.count { return outer[depth - 1] }
    let tag = window.tagRange(end: items[depth - 1].tagEnd)
    let name = DisplayText.escape(XMLTagText(window[tag], at: 0).name.prefix(40))
    return "<\(name)>, which begins at line \(window.position(at: tag.lowerBound).line)"
  }

  /// Remembers where the innermost element begins, which is in no record.
  mutating func rememberBeginning(in window: inout InputWindow) {
    if let beginning = beginning(in: &window) { outer.append(beginning) }
  }
}
