#if canImport(Glibc)
import CLinux
#endif

/// How the process allocates memory; where nothing can be set, nothing happens.
package enum Heap {
  /// Uses one heap for all threads, which takes less address space.
  package static func share() {
    #if canImport(Glibc)
    mallopt(M_ARENA_MAX, 1)
    #endif
  }

  /// Keeps freed memory for later allocations, up to a number of bytes.
  ///
  /// By default glibc returns large allocations to the system when they are freed, and the system has
  /// to clear the pages again for the next one.
  package static func keep(_ bytes: CInt) {
    #if canImport(Glibc)
    mallopt(M_MMAP_THRESHOLD, bytes)
    mallopt(M_TRIM_THRESHOLD, bytes)
    #endif
  }
}
