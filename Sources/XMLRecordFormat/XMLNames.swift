/// The format's names as the parser knows them: one pointer for each name, so that comparing two
/// names is comparing two pointers.
struct XMLNames {
  typealias Name = UnsafePointer<UInt8>

  let namespace: Name
  let move: Name
  let at: Name
  private let elements: [Name]
  private let attributes: [Name]

  /// - Parameter intern: gives the parser's own pointer for a name; `nil` when memory is short.
  init?(intern: (String) -> Name?) {
    let elements = XMLElement.named.compactMap { intern($0.name) }
    let attributes = XMLAttribute.allCases.compactMap { intern($0.name) }
    guard let namespace = intern(XMLVocabulary.namespace), let move = intern(XMLElement.move.name),
      let at = intern(XMLAttribute.at.name),
      elements.count == XMLElement.named.count, attributes.count == XMLAttribute.allCases.count
    else { return nil }
    self.namespace = namespace
    self.move = move
    self.at = at
    self.elements = elements
    self.attributes = attributes
  }

  func element(_ name: Name) -> XMLElement? {
    elements.firstIndex(of: name).flatMap { XMLElement(rawValue: UInt8($0)) }
  }

  func attribute(_ name: Name) -> XMLAttribute? {
    attributes.firstIndex(of: name).flatMap { XMLAttribute(rawValue: UInt8($0)) }
  }
}
