import Platform

/// A copy of an input that can be read only once, in a temporary file.
package final class StoredInput {
  /// The copy, under the name of the input.
  package let path: InputPath
  private let file: TemporaryFiles.Entry

  /// Copies an input.
  /// - Throws: an error if it cannot be read, or the copy cannot be written.
  package init(_ input: InputPath) throws(FileError) {
    let (descriptor, path, entry) = try FileError.doing("cannot copy the input", input.name) {
      try TemporaryFiles.make(startingWith: FileSystem.temporaryFolder + "/flipbook-")
    }
    defer { descriptor.release() }
    file = entry
    self.path = InputPath(path, named: input.name)
    var source = try InputFile(input)
    var block = source.head
    while !block.isEmpty {
      let bytes = block
      try FileError.doing("cannot copy the input", input.name) { try descriptor.writeBytes(bytes) }
      block = try source.readBlock()
    }
  }

  deinit { TemporaryFiles.remove(path.path, file) }
}
