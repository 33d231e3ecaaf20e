import GameRecords

/// Recognises compressed inputs.
enum CompressedInput {
  /// The first bytes of compressed files, and the commands that decompress them.
  private static let kinds: [(head: [UInt8], name: String, command: String)] = [
    ([0x1F, 0x8B], "gzip", "gzip -dc"),
    ([0x28, 0xB5, 0x2F, 0xFD], "Zstandard", "zstd -dc"),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "xz", "xz -dc"),
    ([0x42, 0x5A, 0x68], "bzip2", "bzip2 -dc"),
    ([0x50, 0x4B, 0x03, 0x04], "zip", "unzip -p"),
  ]

  /// Returns a finding about a compressed input; `nil` if it is not compressed.
  /// - Parameters:
  ///   - head: its first bytes.
  ///   - path: the input.
  /// - Returns: the finding.
  static func finding(_ head: [UInt8], of path: InputPath) -> Finding? {
    guard
      let kind = kinds.first(where: { head.starts(with: $0.head) }),
      // Text that begins like one of them has no binary bytes soon after.
      head.prefix(16).contains(where: { $0 < 0x09 || $0 >= 0x7F })
    else { return nil }
    let name = path.isStandardInput ? "" : " " + DisplayText.shellWord(path.name)
    return Finding(
      .unreadableInput,
      "the input is compressed with \(kind.name)",
      help: "decompress it first, for example with: \(kind.command)\(name) | flipbook … -",
      at: Place(source: path.name)
    )
  }
}
