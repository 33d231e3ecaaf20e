/// How a character is drawn.
enum LetterShape: Hashable {
  /// A letter of ``StrokeFont`` with marks of ``Mark``.
  case strokes(Unicode.Scalar, marks: [Unicode.Scalar])
  /// A bitmap of ``Unifont``.
  case bitmap(Unicode.Scalar)
  /// A box, because no font has the character.
  case box
  /// Nothing that would take room, such as a mark of the direction of writing.
  case nothing

  /// Chooses the shape of a character.
  init(_ character: Character) {
    guard let (letter, marks) = Self.parts(of: character) else {
      self = .nothing
      return
    }
    if StrokeFont.strokes(of: letter) != nil {
      let marks = marks.filter { Mark.all[$0] != nil }.prefix(Mark.limit)
      let isDotless = marks.contains { Mark.all[$0]?.place == .above }
      self = .strokes(isDotless ? Self.dotless[letter] ?? letter : letter, marks: Array(marks))
    } else {
      let whole = Self.whole(letter, marks)
      self = Unifont.bitmap(of: whole) != nil ? .bitmap(whole) : .box
    }
  }

  /// How closely a shape resembles its character.
  enum Likeness {
    case full
    /// A letter without some of its marks.
    case unmarked
    case none
  }

  /// Returns how closely the shape of a character resembles it.
  static func likeness(of character: Character) -> Likeness {
    let marks = parts(of: character)?.marks ?? []
    switch LetterShape(character) {
    case .box: return .none
    case .nothing: return .full
    case .strokes(_, let shown): return shown.count == marks.count ? .full : .unmarked
    case .bitmap(let shown):
      return marks.isEmpty || Character(shown) == character ? .full : .unmarked
    }
  }

  /// Returns the letter and the marks of a character, if it is visible.
  static func parts(
    of character: Character
  ) -> (letter: Unicode.Scalar, marks: [Unicode.Scalar])? {
    let scalars = character.unicodeScalars
    if scalars.count == 1, let scalar = scalars.first, scalar.isASCII { return (scalar, []) }
    // As many as can matter, in case that there are thousands.
    let visible = scalars.lazy.filter { !isInvisible($0) }.prefix(2 * Mark.limit + 2)
    var rest = String.UnicodeScalarView(visible)
    var marks: [Unicode.Scalar] = []
    while let letter = String(rest).first {
      if let (unmarked, mark) = Mark.marked[letter] {
        rest = unmarked.unicodeScalars
        marks.append(mark)
      } else if rest.count > 1, let mark = rest.popLast() {
        marks.append(mark)
      } else {
        break
      }
    }
    return rest.first.map { ($0, marks.reversed()) }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .format || scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Returns kana with their sound marks as one character.
  private static func whole(_ letter: Unicode.Scalar, _ marks: [Unicode.Scalar]) -> Unicode.Scalar {
    guard let mark = marks.first else { return letter }
    let character = String(letter) + String(mark)
    // The distances of が from か, of ぱ from は, and of ヴ from ウ.
    return [1, 2, 0x4E].lazy.compactMap { Unicode.Scalar(letter.value + $0) }
      .first { String($0) == character } ?? letter
  }

  private static let dotless: [Unicode.Scalar: Unicode.Scalar] = [
    "i": "ı", "j": "ȷ", "і": "ı", "ј": "ȷ",
  ]
}
