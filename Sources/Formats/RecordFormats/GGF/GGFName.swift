import GameRecords

/// The name of a property: one or two capital letters in known properties.
struct GGFName: PropertyName {
  let code: UInt16

  /// Whether the value is a text, so that a part of it is still valid.
  var isText: Bool { (["PC", "PB", "PW", "CO"] as [GGFName]).contains(self) }

  /// The properties listed in the description of the format.
  private static let known: Set<GGFName> = [
    "GM", "PC", "DT", "PB", "PW", "RB", "RW", "TI", "TB", "TW", "TY", "RE", "BO", "KB", "KW", "KM",
    "CO", "B", "W",
  ]

  /// Looks for a known name before a bracket inside of a value.
  ///
  /// If there is one, a property begins there, and the value was not closed.
  /// - Parameters:
  ///   - bracket: the place of the bracket `[`.
  ///   - value: where the value begins.
  ///   - bytes: the text.
  /// - Returns: the length of the name, or 0 if there is none.
  static func length<Bytes: RandomAccessCollection<UInt8>>(
    before bracket: Int,
    inValueFrom value: Int,
    of bytes: Bytes
  ) -> Int where Bytes.Index == Int {
    var start = bracket
    while start > value, bracket - start < 3, ASCII.isCapital(bytes[start - 1]) { start -= 1 }
    return known.contains(GGFName(bytes[start..<bracket])) ? bracket - start : 0
  }

  /// Whether a name is one or two capital letters.
  static func isUsual(_ name: some Collection<UInt8>) -> Bool {
    (1...2).contains(name.count) && name.allSatisfy(ASCII.isCapital)
  }
}
