/// The format's names as the parser knows them: one pointer for each name, so that comparing two
/// names is comparing two pointers.
struct XMLNames {
  typealias Name = UnsafePointer<UInt8>

  let namespace: Name
  let move: Name
  let at: Name
  private let elements: [Name]
  private let attributes: [Name]
  private let known: [XMLElement]
  private let knownAttributes = XMLAttribute.allCases

  /// - Parameter intern: gives the parser's own pointer for a name; `nil` when memory is short.
  init?(intern: (String) -> Name?) {
    guard let move = intern(XMLElement.move.name), let at = intern(XMLAttribute.at.name),
      let namespace = intern(XMLVocabulary.namespace)
    else { return nil }
    // The most frequent ones first: those are then found soonest.
    known = [.move, .pass] + XMLElement.named.filter { $0 != .move && $0 != .pass }
    let elements = known.compactMap { intern($0.name) }
    let attributes = XMLAttribute.allCases.compactMap { intern($0.name) }
    guard elements.count == known.count,
      attributes.count == XMLAttribute.allCases.count
    else { return nil }
    self.namespace = namespace
    self.move = move
    self.at = at
    self.elements = elements
    self.attributes = attributes
  }

  func element(_ name: Name) -> XMLElement? {
    for index in elements.indices where elements[index] == name { return known[index] }
    return nil
  }

  func attribute(_ name: Name) -> XMLAttribute? {
    for index in attributes.indices where attributes[index] == name {
      return knownAttributes[index]
    }
    return nil
  }
}
