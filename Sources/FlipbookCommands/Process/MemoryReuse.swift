import CLinux

/// Keeps the memory of a block for the next one.
///
/// By default glibc gives large pieces back to the system when they are free, and the system has to
/// clear their pages again for the next block: a tenth of the time of a long run.
enum MemoryReuse {
  /// More than the blocks that are worked on at the same time take.
  private static let kept: CInt = 64 << 20

  static func begin() {
    // What is kept for large pieces is missing for others.
    guard !MemoryLimit.isTight else { return }
    mallopt(M_MMAP_THRESHOLD, kept)
    mallopt(M_TRIM_THRESHOLD, kept)
  }
}
