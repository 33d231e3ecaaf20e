import Apps
import TestSupport
import Testing

@Suite struct `A format is recognised by its own features` {
  static let registry = FormatRegistry.playing

  private func recognised(_ bytes: [UInt8], named name: String) -> Result<String, Finding> {
    let head = InputHead(of: bytes[...], isWhole: bytes.count <= InputHead.size)
    do throws(Finding) {
      let found = try Self.registry.recognise(head, of: name, inFileNamed: Substring(name))
      #expect(!found.evidence.isEmpty)
      return .success(found.format.name)
    } catch {
      return .failure(error)
    }
  }

  @Test(arguments: ForeignFiles.all)
  func `a foreign file has no format, unless its name is that of a record`(
    file: ForeignFiles.File
  ) throws {
    let bytes = Array(file.text.utf8)
    #expect((try? recognised(bytes, named: "unknown").get()) == nil)
    let head = InputHead(of: bytes[...], isWhole: true)
    let found = try? Self.registry.recognise(head, of: "x", inFileNamed: Substring(file.name))
    guard let found else { return }
    #expect(found.evidence == "the name of the file")
    #expect(found.format.ownsNames)
    // Then it is reported, and not skipped.
    let read = try Self.registry.read(bytes, as: found.format.name)
    let isReported = read.contains { $0.findings.contains { $0.severity == .error } }
    #expect(isReported || file.name == "pawns.fen")
  }

  @Test(arguments: registry.formats.filter(\.ownsNames).map(\.name))
  func `a name that only one format has shows it, unless the content is plainly something else`(
    format: String
  ) throws {
    let usual = try #require(Self.registry.format(named: format))
    for name in usual.fileNames + usual.fileExtensions.map({ "a." + $0 }) {
      #expect(try recognised(Array("?".utf8), named: name).get() == format)
      for foreign in ["GIF89a", "%PDF-1.4", "<p>x</p>"] + (format == "redux" ? [] : ["{"]) {
        #expect((try? recognised(Array(foreign.utf8), named: name).get()) == nil)
      }
    }
  }

  /// Every format, so that new ones are tested as well.
  @Test(arguments: registry.formats.map(\.name))
  func `each sample shows its format, even without a name`(format: String) throws {
    let samples = TestFile.samples(of: format)
    #expect(!samples.isEmpty)
    for sample in samples {
      #expect(try recognised(sample.bytes, named: "unknown").get() == format, "\(sample.path)")
    }
  }

  /// Formats in which the first wrong event ends a record that others follow.
  private static let hideOthers: Set = ["action-log", "session", "puzzle-session"]
  /// Formats in which a blank in a name or a key makes it another one.
  private static let haveNames: Set = ["xml", "picture", "othello-quest"]

  /// Whether a sample is one of its format, with as many records, when something in it is wrong.
  private func isKept(_ bytes: [UInt8], like sample: TestFile) throws -> Bool {
    let format = try #require(Self.registry.format(named: sample.format))
    let count = { format.readAll($0, sample.options).count(where: \.isRecord) }
    guard (try? recognised(bytes, named: "unknown").get()) == sample.format else { return false }
    return count(bytes) == count(sample.bytes) || Self.hideOthers.contains(sample.format)
  }

  @Test(arguments: registry.formats.map(\.name))
  func `a sample with an illegal move stays one of its format, with an error`(
    format: String
  ) throws {
    let usual = try #require(Self.registry.format(named: format))
    for sample in TestFile.samples(of: format) {
      for parsed in usual.readAll(sample.bytes, sample.options).prefix(8) {
        let moves = parsed.reversi?.origin?.moves ?? parsed.puzzle?.origin?.moves ?? []
        for index in Set([0, 1, moves.count / 2, moves.count - 1]) where index < moves.count {
          guard index >= 0, let place = moves.dropFirst(index).first else { continue }
          var bytes = sample.bytes
          let start = parsed.source.start.offset + place.bytes.lowerBound
          let range = start..<start + place.bytes.count
          // Other games begin in the centre.
          let isFirst = index == 0 && parsed.reversi?.start == .initial
          guard Self.makeIllegal(&bytes, in: range, isFirst ? "A1" : "D4") else { continue }
          #expect(try isKept(bytes, like: sample), "\(sample.path) \(index)")
          let isReported = usual.readAll(bytes, sample.options).contains { parsed in
            let problems = parsed.reversi.map { !ReplayAttempt($0).problems.isEmpty } ?? false
            return problems || parsed.findings.contains { $0.severity == .error }
          }
          #expect(isReported, "\(sample.path) \(index)")
        }
      }
    }
  }

  /// Names another square in place of the first one in a range, or no direction.
  private static func makeIllegal(
    _ bytes: inout [UInt8],
    in range: Range<Int>,
    _ square: String
  ) -> Bool {
    let name = Array(square.utf8)
    if range.count == 1, (11...88).contains(bytes[range.lowerBound]), bytes.contains(0) {
      bytes[range.lowerBound] = 11 * (name[1] & 0x0F)
      return true
    }
    let index = range.dropLast().first { index in
      (UInt8(ascii: "a")...UInt8(ascii: "h")).contains(bytes[index] | 0x20)
        && (UInt8(ascii: "1")...UInt8(ascii: "8")).contains(bytes[index + 1])
    }
    if let index {
      bytes[index] = bytes[index] & 0x20 | name[0]
      bytes[index + 1] = name[1]
      return true
    }
    // A column and a row, from 0 or from 1.
    let digits = range.filter { (0x30...0x37).contains(bytes[$0]) }
    if bytes[range.lowerBound] == UInt8(ascii: "{"), digits.count > 1 {
      for digit in digits.prefix(2) { bytes[digit] = name[1] }
      return true
    }
    guard "RLUD".utf8.contains(bytes[range.lowerBound]) else { return false }
    bytes[range.lowerBound] = UInt8(ascii: "Q")
    return true
  }

  @Test(arguments: registry.formats.map(\.name).filter { !haveNames.contains($0) })
  func `a sample in which a blank is moved stays one of its format`(format: String) throws {
    for sample in TestFile.samples(of: format) where !sample.bytes.contains(0) {
      let blanks = sample.bytes.indices.dropLast().filter {
        // The two signs that begin a game of GGF are one.
        sample.bytes[$0] == 0x20 && sample.bytes[$0 + 1] > 0x20
          && sample.bytes[$0 + 1] != UInt8(ascii: "(")
      }
      for offset in blanks.sample(8) {
        var bytes = sample.bytes
        bytes.swapAt(offset, offset + 1)
        #expect(try isKept(bytes, like: sample), "\(sample.path) \(offset)")
      }
    }
  }

  static let broken = Repository.files(below: "Samples/broken").filter {
    !$0.hasSuffix(".findings") && !["empty.json", "utf-16.save"].contains(fileName($0))
  }

  private static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  @Test(arguments: broken)
  func `a broken sample still has its format`(path: String) throws {
    let name = Self.fileName(path)
    let format = try recognised(Repository.bytes(of: path), named: name).get()
    let usual = try #require(Self.registry.format(named: format))
    let isUsual = usual.fileExtensions.contains { name.hasSuffix("." + $0) }
    #expect(isUsual, "\(name) is read as \(format)")
  }

  @Test(arguments: TestFile.samples)
  func `a damaged sample has its format or none`(sample: TestFile) throws {
    var generator = SeededGenerator(seed: 1_711)
    // The damage may affect just the evidence for a format.
    let families = [
      ["app-json", "json", "jsonl"], ["board", "obf"], ["pgn", "transcript"],
      ["table", "transcript"],
    ]
    for _ in 0..<Effort.count(15, all: 60) {
      var bytes = sample.bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: index)
        default: bytes.removeSubrange(index..<min(bytes.count, index + 30))
        }
        if bytes.isEmpty { break }
      }
      guard !bytes.isEmpty, let found = try? recognised(bytes, named: "unknown").get() else {
        continue
      }
      let isFamily = families.contains { $0.contains(found) && $0.contains(sample.format) }
      #expect(found == sample.format || isFamily)
    }
  }

  @Test func `a Git LFS pointer is reported as such`() throws {
    let text = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a21\nsize 13284\n"
    for name in ["games.wtb", "games.pgn", "unknown"] {
      guard case .failure(let finding) = recognised(Array(text.utf8), named: name) else {
        Issue.record("it was read as a record")
        return
      }
      #expect(finding.rule.name == "git-lfs-pointer")
      #expect(finding.message == "this is a Git LFS pointer; fetch the file")
    }
  }
}
