/// Numbers the files of an input's records when there are several.
///
/// The first one waits until it is known whether there is another.
struct FileNumbering<Content> {
  /// What the only record so far became.
  private(set) var onlyOne: Content?

  /// Takes what a record became, and gives what can be written with the suffix of its file's name.
  /// - Parameters:
  ///   - content: what the record became; `nil` when there is nothing to write.
  ///   - number: the record's number in its input, from 1; 0 for findings about the whole.
  /// - Returns: what can be written now.
  mutating func add(_ content: Content?, number: Int) -> [(content: Content, suffix: String)] {
    var ready: [(Content, String)] = []
    if number > 1, let first = onlyOne {
      onlyOne = nil
      ready.append((first, "-1"))
    }
    guard let content else { return ready }
    if number == 1 {
      onlyOne = content
    } else {
      ready.append((content, "-\(number)"))
    }
    return ready
  }
}
