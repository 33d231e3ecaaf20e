import Apps

/// What a viewer of a session asks for.
package enum SessionOrder: Hashable {
  /// Go to a place and pause there.
  case go(Int)
  /// Pause, or resume.
  case togglePause
  /// Draw everything again.
  case redraw
  case quit
}

/// The keys of a viewer of a session, and what is shown while they are typed.
package struct SessionKeys {
  /// The name of a place typed so far; `nil` if none is being typed.
  private var typed: String?
  private var problem: String?
  /// The page of help that is shown.
  private(set) var helpPage: Int?

  /// A message for the viewer.
  var notice: String? {
    typed.map { "Go to: \($0)_ (a move: 12; a time: 7.5s, 1:02; event40)" } ?? problem
  }

  package init() {}

  /// Handles a key.
  /// - Parameters:
  ///   - key: the key that was pressed.
  ///   - cursor: the place that is shown.
  ///   - pages: the number of pages of help.
  /// - Returns: what to do now, if anything.
  package mutating func press(
    _ key: Key,
    at cursor: SessionCursor<some PlayedModel>,
    helpPages pages: Int
  )
    -> SessionOrder?
  {
    problem = nil
    if let page = helpPage {
      helpPage = HelpBox.page(after: page, of: pages, key)
      return nil
    }
    if let typed { return type(key, after: typed, cursor) }
    switch key {
    case .space, .press: return .togglePause
    case .letter("q"), .letter("Q"), .escape: return .quit
    case .controlL: return .redraw
    case .letter("?"): helpPage = pages > 0 ? 0 : nil
    case .letter("g"), .letter("G"): typed = ""
    default: return goal(of: key, cursor).map { .go($0) }
    }
    return nil
  }

  /// Returns the place that a key leads to, or the current one, with a notice, if there is none.
  private mutating func goal(of key: Key, _ cursor: SessionCursor<some PlayedModel>) -> Int? {
    let (stops, place) = (cursor.stops, cursor.place)
    let goal: Int?
    switch key {
    case .left, .letter("p"): goal = stops.previous(before: place)
    case .right, .letter("n"): goal = stops.next(after: place)
    case .up, .pageUp, .letter("["): goal = stops.previous(before: place, isMove: true)
    case .down, .pageDown, .letter("]"): goal = stops.next(after: place, isMove: true)
    case .home: goal = stops.first
    case .end: goal = stops.last
    default: return nil
    }
    if goal == nil { problem = "There is nothing \(key.goesBack ? "before" : "after") this." }
    return goal ?? place
  }

  private mutating func type(
    _ key: Key,
    after text: String,
    _ cursor: SessionCursor<some PlayedModel>
  ) -> SessionOrder? {
    switch key {
    case .letter(let letter): typed = String((text + "\(letter)").prefix(Self.longestName))
    case .backspace: typed = text.isEmpty ? nil : String(text.dropLast())
    case .escape: typed = nil
    case .enter:
      typed = nil
      guard let name = SessionPlace(text, number: SessionPlace.move) else {
        if !text.isEmpty { problem = "“\(text)” is not a move, a time or an event." }
        return nil
      }
      if let place = cursor.stops.place(named: name, near: cursor.place) { return .go(place) }
      problem = cursor.stops.lack(of: name).capitalizedFirst + "."
    default: break
    }
    return nil
  }

  /// The greatest number of characters in the name of a place.
  private static let longestName = 16
}

extension Key {
  /// Whether a viewer goes back with this key.
  fileprivate var goesBack: Bool {
    [.left, .letter("p"), .up, .pageUp, .letter("[")].contains(self)
  }
}
