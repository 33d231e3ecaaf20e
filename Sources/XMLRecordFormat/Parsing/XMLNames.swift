/// The format's names in the parser's dictionary: one pointer for each name, so that comparing two
/// names means comparing two pointers.
struct XMLNames {
  typealias Name = UnsafePointer<UInt8>

  let namespace: Name
  let move: Name
  let at: Name
  let time: Name
  let evaluation: Name
  private let elements: [Name]
  private let known: [XMLElement]
  /// The attributes of all elements with the numbers of their fields, grouped by element.
  private let attributes: [(name: Name, field: Int)]
  /// The range of each element's attributes, and the required ones.
  private let attributesOfElements: [(range: Range<Int>, required: UInt32)]
  /// The number of the record's field for each element, if it has one.
  private let recordFields: [Int?]

  /// - Parameter intern: returns the parser's own pointer for a name; `nil` when memory is short.
  init?(intern: (String) -> Name?) {
    guard let move = intern(XMLElement.move.name),
      let at = intern("at"), let time = intern("time"), let evaluation = intern("evaluation"),
      let namespace = intern(XMLVocabulary.namespace)
    else { return nil }
    // The most frequent ones first, so that they are found soonest.
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
    self.time = time
    self.evaluation = evaluation
    guard elements.count == known.count else { return nil }
  }

  func element(_ name: Name) -> XMLElement? {
    for index in elements.indices where elements[index] == name { return known[index] }
    return nil
  }

  /// The number of the field for an attribute of an element.
  func field(_ name: Name, of element: XMLElement) -> Int? {
    for index in attributesOfElements[Int(element.rawValue)].range
    where attributes[index].name == name {
      return attributes[index].field
    }
    return nil
  }

  /// The fields that must be attributes of an element, as a set of bits by number.
  func required(of element: XMLElement) -> UInt32 {
    attributesOfElements[Int(element.rawValue)].required
  }

  /// The number of the record's field for the text of an element.
  func recordField(_ element: XMLElement) -> Int? { recordFields[Int(element.rawValue)] }
}
