import GameRecords

/// The short text that Git LFS stores in place of a large file until the file is fetched.
///
/// Source: “Git LFS Specification”, chapter “The Pointer”.
enum GitLFSPointer {
  /// Whether an input is a pointer.
  static func isPointer(_ head: InputHead) -> Bool {
    head.isWhole && head.bytes.count < 1024
      && head.bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
  }

  /// The message about an input that is a pointer.
  static let message = "this is a Git LFS pointer; fetch the file"
  /// How to fetch the file.
  static let help = "run “git lfs pull”; on a build server, let the checkout fetch LFS files"
}
