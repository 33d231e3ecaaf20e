import Foundation

/// What tests of repairs share.
enum FixTests {
  /// The broken samples of all formats.
  static let samples = BrokenSamplesTests.samples

  /// The bytes of a file in a folder.
  static func bytes(of file: String, in folder: URL) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: file)))
  }
}
