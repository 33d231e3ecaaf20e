import Apps
import TestSupport

extension FuzzTarget {
  /// Rendering: for any record the output is clean, and contains the record if it should.
  static func rendering(_ renderer: any FrameRenderer) -> FuzzTarget {
    FuzzTarget("render:\(renderer.name)") {
      FuzzSeeds.oneOfEach
    } problem: { bytes in
      let records: [ReversiRecord] = FuzzRecords.records(of: bytes)
      guard let record = records.first else { return nil }
      return RenderingCheck(renderer, record, choice: bytes.last ?? 0).problem
    }
  }
}

/// Checks the picture of a record.
private struct RenderingCheck {
  private let renderer: any FrameRenderer
  private let record: ReversiRecord
  private let options: RenderingOptions

  /// - Parameters:
  ///   - renderer: the renderer of the picture.
  ///   - record: the record.
  ///   - choice: decides about the options.
  init(_ renderer: any FrameRenderer, _ record: ReversiRecord, choice: UInt8) {
    self.renderer = renderer
    self.record = record
    var options = RenderingOptions()
    options.style = RenderingOptions.Style.allCases[Int(choice >> 2) % 3]
    options.step = choice & 2 == 0 ? .move : .disk
    let isPixels = Self.signatures[renderer.name] != nil
    // Pixels take time, and large pictures show no other problems.
    options.isStill = choice & 1 == 0 || isPixels
    if isPixels, record.start.board.size.width <= 8 { options.size = 240 }
    options.showsNumbers = choice & 16 != 0
    options.marksLegalMoves = choice & 32 != 0
    options.usesColour = choice & 64 != 0
    options.showsCoordinates = choice & 128 == 0
    self.options = options
  }

  /// What the outputs begin with that are not text.
  private static let signatures: [String: [UInt8]] = [
    "gif": Array("GIF89a".utf8), "png": [0x89] + Array("PNG\r\n".utf8),
    "apng": [0x89] + Array("PNG\r\n".utf8),
  ]

  /// What is wrong; `nil` if nothing is.
  var problem: String? {
    let game = PlayedGame(embedding: record, ReplayAttempt(record).replay)
    let output: [UInt8]
    var options = options
    // What has no stills is drawn from its last moves.
    if Self.signatures[renderer.name] != nil, !renderer.features.contains(.still), !Effort.isFull {
      options.plies = max(0, game.moveCount - 4)...game.moveCount
    }
    do throws(RenderingError) {
      try renderer.check(options)
      _ = renderer.notes(on: game, options)
      output = try renderer.render(game, options)
    } catch {
      return error.message.isEmpty ? "refused without a reason" : nil
    }
    if let signature = Self.signatures[renderer.name] {
      return output.starts(with: signature) ? nil : "not \(renderer.name)"
    }
    guard let text = String(validating: output, as: UTF8.self) else { return "not UTF-8" }
    let allowed: Set<Unicode.Scalar> =
      renderer.name == "ansi" || options.usesColour
      ? ["\n", "\u{1B}"] : ["\n"]
    if let scalar = text.unicodeScalars.first(where: {
      ($0.value < 0x20 || (0x7F...0x9F).contains($0.value)) && !allowed.contains($0)
    }) {
      return "control character \(scalar.value)"
    }
    return text.contains(game.embedded ?? "\n") ? problemOfEmbedded(output) : nil
  }

  private func problemOfEmbedded(_ output: [UInt8]) -> String? {
    guard let parsed = try? FormatRegistry.playing.read(output).first, let read = parsed.reversi
    else { return "the record cannot be read from it" }
    let missing = record.facts(missingIn: read).facts
    return missing.isEmpty ? nil : "the record in it has lost \(missing)"
  }
}
