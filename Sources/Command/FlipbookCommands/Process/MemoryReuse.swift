import Platform

/// Keeps the memory of a block for the next one, which saves a tenth of the time of a long run.
enum MemoryReuse {
  /// More memory than all blocks take that are processed at the same time.
  private static let kept: CInt = 64 << 20

  static func begin() {
    // Memory kept for large allocations is not available for others.
    if !MemoryLimit.isTight { Heap.keep(kept) }
  }
}
