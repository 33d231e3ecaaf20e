import ArgumentParser

/// How many things of some kind are reported or listed: a number, or all.
struct CountLimit: CustomStringConvertible {
  let count: Int

  init(count: Int) { self.count = count }

  init(_ argument: String) throws {
    guard let count = argument == "all" ? .max : Int(argument), count >= 0 else {
      throw ValidationError("expected a whole number, 0 or more, or “all”")
    }
    self.count = count
  }

  var description: String { count == .max ? "all" : "\(count)" }
}
