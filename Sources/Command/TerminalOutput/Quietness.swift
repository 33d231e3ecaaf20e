import Synchronization

/// Whether only errors are reported in this run.
package enum Quietness {
  private static let flag = Atomic<Bool>(false)

  package static var isQuiet: Bool { flag.load(ordering: .relaxed) }

  /// Limits reports to errors; call it before anything is reported.
  package static func begin() { flag.store(true, ordering: .relaxed) }
}
