package import GameRecords

/// A value of a JSON text, as far as it can be read, for distinguishing JSON formats.
///
/// Anything after the first mistake or the end of the bytes is not seen.
package struct JSONShape {
  /// What the value is; `nil` when there is none.
  package let kind: JSONKind?
  /// Whether the value has a mistake; a value that is cut off at the end of the bytes has none.
  package private(set) var isDamaged = false
  private var members: [(key: String, start: Int)] = []
  /// Where the first element of an array begins.
  private var firstElement: Int?
  /// Where the value begins.
  private let start: Int
  private let bytes: UnsafeBufferPointer<UInt8>

  /// The shape of the value that begins at an offset; `bytes` must outlive it.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int = 0) {
    self.bytes = bytes
    var reader = JSONReader(bytes)
    reader.offset = offset
    kind = try? reader.peek()
    start = reader.offset
    do throws(JSONError) {
      try scan(&reader)
    } catch {
      if case .truncated = error.code { return }
      isDamaged = true
    }
  }

  private mutating func scan(_ reader: inout JSONReader) throws(JSONError) {
    var isFirst = true
    switch kind {
    case .object:
      try reader.openObject()
      while let key = try reader.nextKey(&isFirst) {
        reader.skipWhitespace()
        members.append((String(decoding: reader.unescaped(key), as: UTF8.self), reader.offset))
        try reader.skipValue(checksTexts: false)
      }
    case .array:
      try reader.openArray()
      if try reader.nextElement(&isFirst) { firstElement = reader.offset }
    case .string, .number, .boolean, .null: break
    case nil: _ = try reader.peek()
    }
  }

  /// The keys of an object; none of any other value.
  package var keys: [String] { members.map(\.key) }

  /// Whether an object has a key.
  package func has(_ key: String) -> Bool { members.contains { $0.key == key } }

  /// The shape of a key's value, or `nil` when the object does not have the key.
  package subscript(key: String) -> JSONShape? {
    members.first { $0.key == key }.map { JSONShape(bytes, at: $0.start) }
  }

  /// The first element of an array that has any.
  package var first: JSONShape? { firstElement.map { JSONShape(bytes, at: $0) } }

  /// The first elements of an array, as far as they can be read.
  package func elements(upTo count: Int) -> [JSONShape] {
    guard kind == .array else { return [] }
    var reader = JSONReader(bytes)
    reader.offset = start
    var elements: [JSONShape] = []
    var isFirst = true
    do throws(JSONError) {
      try reader.openArray()
      while elements.count < count, try reader.nextElement(&isFirst) {
        elements.append(JSONShape(bytes, at: reader.offset))
        try reader.skipValue(checksTexts: false)
      }
    } catch {
      return elements
    }
    return elements
  }

  /// Whether no member of an object could be read.
  package var isEmptyObject: Bool { kind == .object && members.isEmpty }

  /// Whether the value is an array without elements.
  package var isEmptyArray: Bool { kind == .array && firstElement == nil && !isDamaged }

  /// The text of a string.
  package var text: String? {
    guard kind == .string else { return nil }
    var reader = JSONReader(bytes)
    reader.offset = start
    guard let text = try? reader.readText() else { return nil }
    return String(decoding: reader.unescaped(text), as: UTF8.self)
  }

  /// Whether the value is a number.
  package var isNumber: Bool { kind == .number }
}

extension JSONShape {
  /// What the first object of an input shows: the whole input, an element of an array, or a line.
  ///
  /// If an object is damaged and shows nothing, the next one is looked at.
  /// - Parameters:
  ///   - head: the input.
  ///   - look: returns what an object shows, or `nil`.
  /// - Returns: what was shown, or `nil`.
  package static func evidence(
    in head: InputHead,
    _ look: (JSONShape) -> Recognition?
  ) -> Recognition? {
    evidence(in: head) { shape, _ in look(shape) }
  }

  /// The same, with the bytes of the object.
  package static func evidence(
    in head: InputHead,
    _ look: (JSONShape, UnsafeBufferPointer<UInt8>) -> Recognition?
  ) -> Recognition? {
    var framer = JSONFramer()
    var rest = head.text
    guard rest.first == UInt8(ascii: "{") || rest.first == UInt8(ascii: "[") else { return nil }
    for _ in 0..<8 {
      switch framer.next(in: rest, atEnd: true) {
      case .slice(let skipped, let length, let trailing):
        let slice = rest.dropFirst(skipped).prefix(length)
        rest = rest.dropFirst(skipped + length + trailing)
        let (found, isLast) = slice.withUnsafeBufferPointer { bytes in
          let shape = JSONShape(bytes)
          let found = shape.kind == .object ? look(shape, bytes) : nil
          return (found, found != nil || !shape.isDamaged)
        }
        if isLast { return found }
      case .finding(let finding): rest = rest.dropFirst(finding.range.upperBound)
      case .more, .end: return nil
      }
    }
    return nil
  }
}
