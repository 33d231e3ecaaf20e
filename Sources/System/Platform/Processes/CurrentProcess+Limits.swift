import CLibrary
import Synchronization

extension CurrentProcess {
  /// The limit of its address space in bytes, for example from `ulimit -v`; `nil` if there is none.
  package static var addressSpaceLimit: Int? {
    // The largest number of either type stands for none.
    limit(of: addressSpaceNumber).flatMap { Int(exactly: $0.rlim_cur) }
      .flatMap { $0 == .max ? nil : $0 }
  }

  /// Raises the limit of open files as far as the user may.
  /// - Returns: the limit.
  @discardableResult
  package static func allowManyFiles() -> Int {
    // POSIX promises this many.
    guard var limit = limit(of: openFilesNumber) else { return 20 }
    limit.rlim_cur = limit.rlim_max
    #if canImport(Darwin)
    // More is refused.
    limit.rlim_cur = min(limit.rlim_cur, rlim_t(OPEN_MAX))
    #endif
    _ = setrlimit(openFilesNumber, &limit)
    return Self.limit(of: openFilesNumber).map { Int(clamping: $0.rlim_cur) } ?? 20
  }

  /// Whether the system lets the process have some more threads at the same time.
  package static func canStart(threads count: Int) -> Bool {
    var threads: [pthread_t] = []
    gate.withLock { _ in
      while threads.count < count, let thread = startThread() { threads.append(thread) }
    }
    for thread in threads { pthread_join(thread, nil) }
    return threads.count == count
  }

  /// Holds threads back until all have been started.
  private static let gate = Mutex(())

  /// What a thread does: it passes the gate and ends.
  private static let pass: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    _ in
    gate.withLock { _ in }
    return nil
  }

  private static func startThread() -> pthread_t? {
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    pthread_attr_init(attributes)
    // So that address space is not what is missing.
    pthread_attr_setstacksize(attributes, 1 << 17)
    return pthread_create(&thread, attributes, pass, nil) == 0 ? thread : nil
  }

  #if canImport(Glibc)
  private typealias LimitNumber = __rlimit_resource_t
  private static let addressSpaceNumber = LimitNumber(RLIMIT_AS.rawValue)
  private static let openFilesNumber = LimitNumber(RLIMIT_NOFILE.rawValue)
  #else
  private typealias LimitNumber = CInt
  private static let addressSpaceNumber = LimitNumber(RLIMIT_AS)
  private static let openFilesNumber = LimitNumber(RLIMIT_NOFILE)
  #endif

  private static func limit(of number: LimitNumber) -> rlimit? {
    var limit = rlimit()
    return getrlimit(number, &limit) == 0 ? limit : nil
  }
}
