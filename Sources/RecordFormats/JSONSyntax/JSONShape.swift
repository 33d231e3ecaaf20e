import GameRecords

/// The keys of an object, as far as they can be made out, by which one JSON format is told from
/// another.
///
/// Of an array it is the first element that counts. What follows the first mistake, or does not fit
/// into the bytes, is not seen.
struct JSONShape {
  /// Whether the value is an array.
  private(set) var isArray = false
  /// Whether there is an object: the value itself, or the first element of the array.
  private(set) var isObject = false
  /// Whether what stands where the object has a mistake; what was cut off at the end of the bytes has
  /// none.
  private(set) var isDamaged = false
  /// Whether there is nothing in it that could tell anything: no key, or no element.
  private(set) var isBlank = false
  private var members: [(key: String, start: Int)] = []
  private let bytes: UnsafeBufferPointer<UInt8>

  /// The shape of the value that begins at an offset; `bytes` must outlive it.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int = 0) {
    self.bytes = bytes
    var reader = JSONReader(bytes)
    reader.offset = offset
    do throws(JSONError) {
      try scan(&reader)
    } catch {
      if case .truncated = error.code { return }
      isDamaged = true
    }
  }

  private mutating func scan(_ reader: inout JSONReader) throws(JSONError) {
    if try reader.peek() == .array {
      isArray = true
      try reader.openArray()
      var isFirst = true
      isBlank = try !reader.nextElement(&isFirst)
      if isBlank { return }
    }
    guard try reader.peek() == .object else { return }
    isObject = true
    isBlank = true
    try reader.openObject()
    var isFirst = true
    while let key = try reader.nextKey(&isFirst) {
      reader.skipWhitespace()
      members.append((String(decoding: reader.unescaped(key), as: UTF8.self), reader.offset))
      isBlank = false
      try reader.skipValue(checksTexts: false)
    }
  }

  var keys: [String] { members.map(\.key) }

  func has(_ key: String) -> Bool { members.contains { $0.key == key } }

  /// The shape of a key's value, or `nil` when the object does not have the key.
  subscript(key: String) -> JSONShape? {
    members.first { $0.key == key }.map { JSONShape(bytes, at: $0.start) }
  }
}
