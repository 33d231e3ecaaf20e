/// The format's names as the parser knows them: one pointer for each name, so that comparing two
/// names is comparing two pointers.
struct XMLNames {
  typealias Name = UnsafePointer<UInt8>

  let namespace: Name
  let move: Name
  let at: Name
  private let elements: [Name]
  private let known: [XMLElement]
  /// The attributes of all elements with the numbers of their fields, those of an element together.
  private let attributes: [(name: Name, field: Int)]
  /// Where those of each element are, and which of them it needs.
  private let attributesOfElements: [(range: Range<Int>, required: UInt32)]
  /// The numbers of the fields of a record that elements are.
  private let recordFields: [Int?]

  /// - Parameter intern: gives the parser's own pointer for a name; `nil` when memory is short.
  init?(intern: (String) -> Name?) {
    guard let move = intern(XMLElement.move.name),
      let at = intern("\(XMLElement.move.attributes[0].name)"),
      let namespace = intern(XMLVocabulary.namespace)
    else { return nil }
    // The most frequent ones first: those are then found soonest.
    known = [.move, .pass] + XMLElement.named.filter { $0 != .move && $0 != .pass }
    elements = known.compactMap { intern($0.name) }
    var attributes: [(name: Name, field: Int)] = []
    var attributesOfElements: [(range: Range<Int>, required: UInt32)] = []
    for element in XMLElement.allCases {
      let start = attributes.count
      for (field, name) in element.attributes {
        guard let name = intern("\(name)") else { return nil }
        attributes.append((name, field))
      }
      attributesOfElements.append((start..<attributes.count, element.required))
    }
    self.attributes = attributes
    self.attributesOfElements = attributesOfElements
    recordFields = XMLElement.allCases.map(\.recordField)
    self.namespace = namespace
    self.move = move
    self.at = at
    guard elements.count == known.count else { return nil }
  }

  func element(_ name: Name) -> XMLElement? {
    for index in elements.indices where elements[index] == name { return known[index] }
    return nil
  }

  /// The number of the field that an attribute of an element is.
  func field(_ name: Name, of element: XMLElement) -> Int? {
    for index in attributesOfElements[Int(element.rawValue)].range
    where attributes[index].name == name {
      return attributes[index].field
    }
    return nil
  }

  /// The fields that must be among the attributes of an element, a bit for the number of each.
  func required(of element: XMLElement) -> UInt32 {
    attributesOfElements[Int(element.rawValue)].required
  }

  /// The number of the field of a record that the text of an element is.
  func recordField(_ element: XMLElement) -> Int? { recordFields[Int(element.rawValue)] }
}
