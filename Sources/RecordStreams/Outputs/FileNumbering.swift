import GameRecords

/// Numbers the files of an input's records when there are several, so that their names sort as the
/// records do.
package struct FileNumbering<Content> {
  /// What the only record so far became, which waits until it is known whether there is another.
  package private(set) var onlyOne: Content?
  /// How many records the input has, if that is known.
  private let count: Int?
  private let isChosen: Bool
  private let digits: Int

  /// Numbers for the records of an input.
  package init(_ source: RecordSource) {
    count = source.recordCount
    isChosen = source.options.selection != nil
    digits = count.map { String($0).utf8.count } ?? 4
  }

  /// Takes what a record became, and gives what can be written with the suffix of its file's name.
  /// - Parameters:
  ///   - content: what the record became; `nil` when there is nothing to write.
  ///   - number: the record's number in its input, from 1; 0 for findings about the whole.
  /// - Returns: what can be written now.
  package mutating func add(_ content: Content?, number: Int) -> [(
    content: Content, suffix: String
  )] {
    var ready: [(Content, String)] = []
    if number > 1, let first = onlyOne {
      onlyOne = nil
      ready.append((first, suffix(1)))
    }
    guard let content else { return ready }
    if number > 1 || isChosen && count != 1 || count ?? 1 > 1 {
      ready.append((content, suffix(number)))
    } else {
      onlyOne = content
    }
    return ready
  }

  private func suffix(_ number: Int) -> String {
    "-" + NumberText.decimal(number, digits: digits)
  }
}

extension RecordSource {
  /// How many records there are, chosen or not; `nil` when that is unknown without taking them
  /// away from who is to read them.
  fileprivate var recordCount: Int? {
    guard path.size != nil else { return nil }
    var options = options
    options.selection = nil
    guard var stream = try? RecordSource(path: path, options: options).open() else { return nil }
    while (try? stream.next()) ?? nil != nil {}
    return stream.recordCount
  }
}
