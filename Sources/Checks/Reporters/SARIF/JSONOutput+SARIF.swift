import GameRecords
import RecordFormats
import ReversiRules

/// The parts of a SARIF report.
extension JSONOutput {
  /// Writes a finding as a result.
  mutating func sarifResult(
    _ finding: Finding,
    uri: String,
    ruleIndex: Int,
    fingerprint: String
  ) {
    object { json in
      json.member("ruleId", finding.rule.code)
      json.member("ruleIndex", ruleIndex)
      json.member("level", finding.severity.description)
      json.sarifMessage(finding.words)
      json.array("locations", [finding.place]) { $0.sarifLocation($1, uri: uri) }
      json.object("partialFingerprints") { $0.member("flipbook/v1", fingerprint) }
      let place = finding.place
      guard place.record != nil || place.square != nil else { return }
      json.object("properties") { json in
        json.member("record", place.record)
        json.member("id", place.recordID)
        json.member("ply", place.ply)
        json.member("square", place.square)
      }
    }
  }

  /// Writes a message as a member.
  mutating func sarifMessage(_ text: String) {
    object("message") { $0.member("text", SARIFText.message(text)) }
  }

  /// Writes a place, in the file with a URI, as a location.
  mutating func sarifLocation(_ place: Place, uri: String) {
    object { json in
      json.object("physicalLocation") { json in
        json.object("artifactLocation") { $0.member("uri", uri) }
        guard let start = place.start else { return }
        json.object("region") { json in
          if !start.isBinary {
            json.member("startLine", start.line)
            json.member("startColumn", start.column)
            json.member("endLine", place.end?.line)
            json.member("endColumn", place.end?.column)
          }
          json.member("byteOffset", start.offset)
          json.member("byteLength", place.length)
        }
      }
      guard let record = place.record, record > 0 else { return }
      json.array("logicalLocations", [place.ply]) { json, ply in
        json.object { json in
          let move = ply.map { "/move[\($0)]" } ?? ""
          json.member("fullyQualifiedName", "game[\(record)]" + move)
          json.member("kind", ply == nil ? "game" : "move")
        }
      }
    }
  }

  /// Writes a rule as the descriptor of results.
  mutating func sarifRule(_ rule: Rule) {
    let explanation = rule.explanation
    object { json in
      json.member("id", rule.code)
      json.member("name", SARIFText.pascalCase(rule.name))
      json.object("shortDescription") { $0.member("text", rule.summary) }
      if !explanation.why.isEmpty {
        json.object("fullDescription") { $0.member("text", explanation.why) }
      }
      json.object("help") { json in
        let fix = explanation.fix.isEmpty ? nil : explanation.fix
        let why = explanation.why.isEmpty ? rule.summary : explanation.why
        json.member("text", [why, fix].compactMap { $0 }.joined(separator: "\n"))
        let remedy = fix.map { "**Fix:** " + $0 }
        json.member("markdown", [why, remedy].compactMap { $0 }.joined(separator: "\n\n"))
      }
      json.object("defaultConfiguration") { json in
        json.member("level", rule.severity.description)
        if rule.isOptional { json.member("enabled", false) }
      }
      json.object("properties") { json in
        json.array("tags", [rule.family.name]) { $0.text($1) }
      }
    }
  }
}
