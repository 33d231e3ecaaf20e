/// Calls a stored function, which cannot throw, with a closure that can: what it throws is thrown
/// once the function returns.
/// - Parameters:
///   - function: the function.
///   - parent: the object to call it for.
///   - failed: what the closure returns to the function once it has thrown.
///   - body: the closure.
/// - Throws: what the closure throws first.
func call<Result, Failure: Error>(
  _ function: @escaping (_ parent: ObjectPointer, (ObjectPointer) -> Result) -> Void,
  _ parent: ObjectPointer,
  whenFailed failed: Result,
  _ body: (ObjectPointer) throws(Failure) -> Result
) throws(Failure) {
  var failure: Failure?
  function(parent) { object in
    guard failure == nil else { return failed }
    do throws(Failure) {
      return try body(object)
    } catch {
      failure = error
      return failed
    }
  }
  if let failure { throw failure }
}
