import GameRecords

extension WTHORNames {
  /// Looks up a name, and keeps the number in a tag: another file need not have the same.
  ///
  /// Without a table, only the number 0 has a name, the same in every table of the federation.
  /// - Parameters:
  ///   - field: the kind of number.
  ///   - number: the number.
  ///   - range: its place.
  ///   - source: the source that contains it.
  ///   - tags: receives the number, unless it is the 0 of a known name.
  ///   - findings: receives a finding if the number is wrong.
  /// - Returns: the name, or `nil` if it is unknown.
  @inline(__always)
  func name(
    of field: WTHORField,
    _ number: Int,
    at range: Range<Int>,
    in source: SourceText,
    _ tags: inout [Tag],
    _ findings: inout [Finding]
  ) -> String? {
    let table = self[field.kind]
    let name = table?[number]
    if number == 0, name != nil || table == nil { return name ?? field.kind.unknown }
    if name == nil, let table, !(0..<table.count).contains(number) {
      findings.append(Self.finding(of: field, number, table.count, at: range, in: source))
    }
    // One allocation for all tags of a record.
    if tags.isEmpty { tags.reserveCapacity(6) }
    tags.append(Tag(name: field.tag, value: Self.decimal(number)))
    return name
  }

  /// The digits of a number, formatted many times faster than by the standard library.
  private static func decimal(_ number: Int) -> String {
    guard (0...99_999).contains(number) else { return String(number) }
    return String(unsafeUninitializedCapacity: 5) { digits in
      let count = number < 10 ? 1 : number < 100 ? 2 : number < 1_000 ? 3 : number < 10_000 ? 4 : 5
      var rest = number
      for index in (0..<count).reversed() {
        digits[index] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
      return count
    }
  }

  private static func finding(
    of field: WTHORField,
    _ number: Int,
    _ count: Int,
    at range: Range<Int>,
    in source: SourceText
  ) -> Finding {
    let names = count == 1 ? "1 name" : "\(count) names"
    let table = "the table of \(field.kind.companion.name), which has \(names)"
    return source.finding(
      .wthorIndex,
      "number \(number) is not in \(table)",
      help: "use the table of the same release as the file",
      at: range
    )
  }
}
