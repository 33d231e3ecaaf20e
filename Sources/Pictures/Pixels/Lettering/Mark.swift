/// A diacritical mark: where it is on a letter, and its strokes.
struct Mark {
  /// Where a mark is.
  enum Place: String {
    /// Above the letter.
    case above
    /// Below the letter, at some distance.
    case below
    /// At the foot of the letter, in the middle.
    case foot
    /// At the right end of the letter's foot.
    case heel
    /// At the letter's upper right.
    case shoulder
    /// To the right of the letter's top.
    case beside
  }

  /// Where it is.
  let place: Place
  /// Its strokes in the notation of ``StrokeFont``, from its own top-left corner.
  let strokes: Substring

  /// The most marks that are drawn on a letter.
  static let limit = 3

  /// The marks by their combining characters.
  static let all = Dictionary(
    uniqueKeysWithValues: table.compactMap { row in
      Place(rawValue: String(row.fields[1])).map {
        (row.mark, Mark(place: $0, strokes: row.fields[2]))
      }
    }
  )

  /// The letters with marks, without their last one.
  ///
  /// Characters are equal however they are encoded, so this finds them with combining marks too.
  static let marked = Dictionary(
    uniqueKeysWithValues: table.flatMap { row in
      let letters = Array(row.fields[3])
      return stride(from: 0, to: letters.count - 1, by: 2).map {
        (letters[$0 + 1], (letter: letters[$0], mark: row.mark))
      }
    }
  )

  /// The lines of the file: a mark's number, its place, its strokes, and letters without the mark, each
  /// followed by the same letter with it.
  private static let table = String(decoding: PackageResources.marks_tsv, as: UTF8.self)
    .split(separator: "\n")
    .compactMap { line -> (mark: Unicode.Scalar, fields: [Substring])? in
      let fields = line.split(separator: "\t")
      return UInt32(fields[0], radix: 16).flatMap(Unicode.Scalar.init).map { ($0, fields) }
    }
}
