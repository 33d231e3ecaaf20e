internal import Flipbook

/// Reads the records of one input, whatever its format.
struct RecordSource {
  let path: InputPath
  /// The format that the user named, if any.
  let format: (any RecordFormat)?

  /// How reading an input ended.
  enum Ending {
    /// Every record was handed over.
    case read
    /// Nothing was handed over: a file in a folder that is of no known format.
    case skipped
    /// The input could not be opened, or its format could not be told.
    case failed(Diagnostic)
  }

  /// Hands over every record, until one cannot be taken.
  func read<Failure: Error>(
    _ take: (ParsedRecord) throws(Failure) -> ReadingControl
  ) throws(Failure) -> Ending {
    var failure: Failure?
    let ending = readAll { slice in
      do throws(Failure) {
        return try take(slice.parsed())
      } catch {
        failure = error
        return .stop
      }
    }
    if let failure { throw failure }
    return ending
  }

  private func readAll(to receive: RecordReceiver) -> Ending {
    do throws(FileError) {
      let file = try InputFile(path)
      var block = try file.readBlock()
      let head = InputHead(of: block[...], isWhole: block.count < InputFile.blockSize)
      let found: any RecordFormat
      do throws(Diagnostic) {
        found = if let format { format } else { try recognise(head) }
      } catch {
        return isStranger ? .skipped : .failed(error)
      }
      var reader = found.makeReader(source: path.name, ReadingOptions())
      while !block.isEmpty {
        guard reader.read(block[...], to: receive) == .proceed else { return .read }
        block = try file.readBlock()
      }
      _ = reader.finish(to: receive)
      return .read
    } catch {
      return .failed(error.diagnostic(.unreadableInput))
    }
  }

  /// The format by content; by the name's extension only when the content tells nothing and a
  /// damaged file is more likely than a foreign one.
  private func recognise(_ head: InputHead) throws(Diagnostic) -> any RecordFormat {
    do throws(Diagnostic) {
      return try FormatRegistry.standard.recognise(head, of: path.name)
    } catch {
      guard error.rule == .unknownFormat, !head.bytes.isEmpty, let named = formatByName else {
        throw error
      }
      return named
    }
  }

  private var formatByName: (any RecordFormat)? {
    FormatRegistry.standard.format(forFileNamed: path.fileName)
  }

  /// Whether the file was only found in a folder and nothing in its name says that it is a record.
  private var isStranger: Bool { path.isFound && formatByName == nil }
}
