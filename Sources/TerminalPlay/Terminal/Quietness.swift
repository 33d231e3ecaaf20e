internal import Synchronization

/// Whether only errors are reported in this run.
enum Quietness {
  private static let flag = Atomic<Bool>(false)

  static var isQuiet: Bool { flag.load(ordering: .relaxed) }

  /// Has only errors reported, before anything is.
  static func begin() { flag.store(true, ordering: .relaxed) }
}
