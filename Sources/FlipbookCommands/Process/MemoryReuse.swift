import CLinux

/// Keeps the memory of a block for the next one.
///
/// By default glibc returns large allocations to the system when they are freed, and the system has
/// to clear the pages again for the next block. That takes a tenth of the time of a long run.
enum MemoryReuse {
  /// More memory than all blocks take that are processed at the same time.
  private static let kept: CInt = 64 << 20

  static func begin() {
    // Memory kept for large allocations is not available for others.
    guard !MemoryLimit.isTight else { return }
    mallopt(M_MMAP_THRESHOLD, kept)
    mallopt(M_TRIM_THRESHOLD, kept)
  }
}
