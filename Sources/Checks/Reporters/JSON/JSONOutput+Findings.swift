package import GameRecords
import RecordFormats
import ReversiRules

/// Findings in reports.
extension JSONOutput {
  /// Writes a finding as an object.
  ///
  /// Programs read it: existing members must not change.
  package mutating func finding(_ finding: Finding) {
    let place = finding.place
    object { json in
      json.member("input", place.source)
      if let start = place.start {
        if !start.isBinary {
          json.member("line", start.line)
          json.member("column", start.column)
          json.member("byteColumn", start.byteColumn)
          json.member("endLine", place.end?.line)
          json.member("endColumn", place.end?.column)
        }
        json.member("offset", start.offset)
        json.member("length", place.length)
      }
      json.member("record", place.record)
      json.member("id", place.recordID)
      json.member("ply", place.ply)
      json.member("square", place.square)
      json.member("rule", finding.rule.name)
      json.member("code", finding.rule.code)
      json.member("severity", finding.severity.description)
      json.member("message", finding.message)
      json.member("help", finding.help)
    }
  }
}
