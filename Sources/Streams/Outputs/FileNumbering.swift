import GameRecords

/// Numbers the files of an input's records if there are several, so that their names sort like the
/// records.
package struct FileNumbering<Content> {
  /// The content of the only record so far, which waits until it is known whether there is another.
  package private(set) var onlyOne: Content?
  /// The number of records in the input, if it is known.
  private let count: Int?
  private let isChosen: Bool
  private let digits: Int

  /// Creates the numbering for an input.
  /// - Throws: an error if the records cannot be counted.
  package init(_ source: RecordSource) throws(FileError) {
    count = try source.recordCount
    isChosen = source.options.selection != nil || source.options.condition != nil
    digits = count.map { String($0).utf8.count } ?? 4
  }

  /// Adds the content for a record, and returns the contents that can be written, with the suffixes
  /// of their file names.
  /// - Parameters:
  ///   - content: the content for the record; `nil` if there is nothing to write.
  ///   - number: the record's number in its input, from 1; 0 for findings about the whole input.
  /// - Returns: the contents that can be written now.
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
  /// The number of records, selected or not; `nil` if it cannot be determined without consuming
  /// them.
  fileprivate var recordCount: Int? {
    get throws(FileError) {
      guard try path.size != nil else { return nil }
      var options = options
      options.selection = nil
      var stream: RecordStream
      do throws(InputEnding) {
        stream = try RecordSource(path: path, options: options).open()
      } catch {
        throw FileError(path.name, error.refusal(of: path.name).message)
      }
      while try stream.next() != nil {}
      return stream.recordCount
    }
  }
}
