package import Flipbook

extension FileRepair {
  /// Repairs bytes that are in no file.
  /// - Parameters:
  ///   - bytes: the input.
  ///   - format: its format.
  ///   - isUnsafe: whether guesses are allowed.
  /// - Returns: the bytes afterwards; `nil` when they cannot be read at all.
  package static func bytes(
    of bytes: [UInt8],
    as format: any RecordFormat,
    isUnsafe: Bool
  ) async -> [UInt8]? {
    var options = SourceOptions(formats: .standard)
    options.format = format
    var repair = FileRepair(
      InputPath("/dev/null", named: "input"),
      options,
      RuleSettings(),
      RepairPermission(allowsAll: isUnsafe),
      of: PatchedContent(length: 0).applying([Edit(0..<0, bytes)])
    )
    guard await repair.run().isWhole else { return nil }
    return repair.content.pieces.flatMap { piece -> [UInt8] in
      switch piece {
      case .inserted(let bytes): return bytes
      case .original: return []
      }
    }
  }
}
