/// How an element follows a property of the animation's root.
///
/// The element's `style` only names the root's property, in a property of the follower; a rule for
/// all followers of a kind makes something of its value. Programs that know no properties like that
/// see neither, and draw the element's attributes: those of the last frame.
enum SVGFollower: String, CaseIterable {
  /// The fill of a shape or a text.
  case fill = "c"
  /// Whether it is visible: 1 or 0. Without animation, an element that is not visible at the end is not
  /// displayed.
  case visibility = "o"
  /// A distance in both directions.
  case place = "p"
  /// A distance downwards.
  case line = "y"

  /// The attribute of an element that is not visible without animation, after a space.
  static let hidden = " display=\"none\""

  /// Returns the declaration for an element that follows a property of the root.
  /// - Parameters:
  ///   - property: the name of the root's property.
  ///   - final: the value if the property is not set; `nil` if it is inherited then.
  /// - Returns: the declaration, in CSS.
  func declaration(_ property: String, final: String?) -> String {
    "--\(rawValue):var(--\(property)\(final.map { "," + $0 } ?? ""))"
  }

  /// The rule for all followers of a kind in a document, in CSS.
  func rule(in document: String) -> String {
    let value = "var(--\(rawValue))"
    let elements = "\(document) [style^=\"--\(rawValue):\"]"
    return switch self {
    case .fill: "\(elements){fill:\(value)}"
    case .visibility: "\(elements){display:inline;opacity:\(value)}"
    case .place: "\(elements){transform:translate(\(value))}"
    case .line: "\(elements){transform:translateY(\(value))}"
    }
  }
}
