import GameRecords

/// Inputs that a program has compressed, which are named as what they are.
enum CompressedInput {
  /// What the first bytes of files show, and how their content is printed.
  private static let kinds: [(head: [UInt8], name: String, command: String)] = [
    ([0x1F, 0x8B], "gzip", "gzip -dc"),
    ([0x28, 0xB5, 0x2F, 0xFD], "Zstandard", "zstd -dc"),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "xz", "xz -dc"),
    ([0x42, 0x5A, 0x68], "bzip2", "bzip2 -dc"),
    ([0x50, 0x4B, 0x03, 0x04], "zip", "unzip -p"),
  ]

  /// Why an input cannot be read as it is; `nil` when it is not compressed.
  /// - Parameters:
  ///   - head: its first bytes.
  ///   - path: the input.
  /// - Returns: the finding.
  static func finding(_ head: [UInt8], of path: InputPath) -> Finding? {
    guard
      let kind = kinds.first(where: { head.starts(with: $0.head) }),
      // Text that begins like one of them has no bytes that are not text soon after.
      head.prefix(16).contains(where: { $0 < 0x09 || $0 >= 0x7F })
    else { return nil }
    let name = path.isStandardInput ? "" : " \(DisplayText.escape(path.name))"
    return Finding(
      .unreadableInput,
      "is compressed with \(kind.name)",
      help: "decompress it first, for example with: \(kind.command)\(name) | flipbook … -",
      at: Place(source: path.name)
    )
  }
}
