import GameRecords
import ReversiRules

/// A fact about a move that is a value of its node, other than a comment or a mark.
///
/// Such a row says everything about the fact; reading and writing follow from it.
struct SGFMoveFact: Sendable {
  let name: SGFName
  /// Puts what a value says into the annotation of a move; returns whether it
  /// fits the move, and nothing is there yet.
  let take: @Sendable (_ value: String, _ mover: Disk, inout MoveAnnotation) -> Bool
  /// The value for what an annotation says about a move.
  let text: @Sendable (MoveAnnotation, _ mover: Disk) -> String?

  /// The facts, in the order in which they are written.
  static let rows: [SGFMoveFact] = [
    judgement("TE", [1, 3]), judgement("BM", [2, 4]), judgement("IT", [5]), judgement("DO", [6]),
    // The value is dark's.
    number("V", \.evaluation) { $1 == .dark ? $0 : 0 - $0 },
    number("BL", \.clock) { $1 == .dark && $0 >= 0 ? $0 : nil },
    number("WL", \.clock) { $1 == .light && $0 >= 0 ? $0 : nil },
  ]

  static let named = Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0) })

  /// Whether a judgement can be written.
  static func canWrite(_ glyph: UInt8) -> Bool {
    let annotation = MoveAnnotation(ply: 1, glyphs: [glyph])
    return rows.contains { $0.text(annotation, .dark) != nil }
  }

  /// A judgement by PGN's numbers for it, the stronger one last: the property says it by itself or
  /// with `1`, and more strongly with `2`.
  private static func judgement(_ name: SGFName, _ glyphs: [UInt8]) -> SGFMoveFact {
    SGFMoveFact(name: name) { value, _, annotation in
      guard let index = ["", "1", "2"].firstIndex(of: value), max(index, 1) <= glyphs.count
      else { return false }
      annotation.glyphs.append(glyphs[max(index, 1) - 1])
      return true
    } text: { annotation, _ in
      let index = annotation.glyphs.first.flatMap(glyphs.firstIndex)
      return index.map { glyphs.count == 1 ? "" : String($0 + 1) }
    }
  }

  /// A number, and how the mover sees it, or the other way round: `nil` if it does not fit the move.
  private static func number(
    _ name: SGFName,
    _ path: any WritableKeyPath<MoveAnnotation, Double?> & Sendable,
    seen: @escaping @Sendable (Double, _ mover: Disk) -> Double?
  ) -> SGFMoveFact {
    SGFMoveFact(name: name) { value, mover, annotation in
      guard annotation[keyPath: path] == nil,
        let number = DecimalSpelling.number(value).flatMap({ seen($0, mover) })
      else { return false }
      annotation[keyPath: path] = number
      return true
    } text: { annotation, mover in
      annotation[keyPath: path].flatMap { seen($0, mover) }.map(NumberText.text)
    }
  }
}
