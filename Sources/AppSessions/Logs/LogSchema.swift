package import RecordText

/// The JSON Schema (draft 2020-12) of a line of an app's log: what the app adds to the lines that
/// logs of all apps have.
package struct LogSchema {
  package typealias Members = [(String, JSONSchemaValue)]

  /// The name of the schema, for example `session-log`.
  let name: String
  /// What it describes, in words.
  let title: String
  /// The schemas of the app's header keys.
  let header: Members
  let lines: [Line]
  /// The definitions that the others refer to.
  let definitions: Members

  /// Lines that have the same keys.
  package struct Line {
    let name: String
    let title: String
    let about: String
    let events: [String]
    let members: Members
    let optional: [String]
    let isReport: Bool

    /// Describes the lines of some events.
    /// - Parameters:
    ///   - name: the name of the definition.
    ///   - title: the lines in a few words.
    ///   - about: what happens.
    ///   - events: the names of the events, by default that of the definition.
    ///   - members: the schemas of the keys that say what an event is about.
    ///   - optional: those of the keys that can be left out.
    ///   - isReport: whether the events report about work.
    package init(
      _ name: String,
      _ title: String,
      _ about: String,
      events: [String]? = nil,
      _ members: Members = [],
      optional: [String] = [],
      isReport: Bool = false
    ) {
      (self.name, self.title, self.about) = (name, title, about)
      (self.events, self.members) = (events ?? [name], members)
      (self.optional, self.isReport) = (optional, isReport)
    }
  }

  /// Describes the logs of an app.
  package init(
    _ name: String,
    title: String,
    header: Members,
    lines: [Line],
    definitions: Members
  ) {
    (self.name, self.title, self.header) = (name, title, header)
    (self.lines, self.definitions) = (lines, definitions)
  }

  /// Writes the schema.
  /// - Parameter game: what the header names; `nil` if it names no game.
  /// - Returns: the text of the schema in UTF-8.
  package func text(game: String?) -> [UInt8] {
    let names = ["header"] + lines.map(\.name) + ["ended"]
    let schema: JSONSchemaValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": .text("urn:flipbook:\(name):\(LogKey.version):json"),
      "title": "Session log",
      "description": .text(
        "A line of a session log of \(title). A log is JSON Lines: the first line is a header, and "
          + "each other line stores one event, in the order in which they occurred. If the last "
          + "line is not an “ended” event, the log was cut off."
      ),
      "type": "object",
      "oneOf": .array(names.map(JSONSchemaValue.reference)),
      "$defs": .object(
        [("header", header(game))] + lines.map { ($0.name, $0.schema) } + [("ended", Self.ended)]
          + Self.shared + definitions
      ),
    ]
    return schema.text
  }

  private func header(_ game: String?) -> JSONSchemaValue {
    var members: Members = [
      (
        LogKey.session.rawValue,
        [
          "title": "Version", "description": "The version of this format.",
          "const": .number(LogKey.version),
        ]
      ),
      (
        LogKey.program.rawValue,
        ["description": "The program that ran the app, with its version.", "type": "string"]
      ), (LogKey.date.rawValue, .reference(to: "date")),
    ]
    if let game {
      members.append(
        (LogKey.game.rawValue, ["description": "The game of the app.", "const": .text(game)])
      )
    }
    return .line(
      "Header",
      "The line that begins a session, with the settings of the session.",
      members + header,
      required: [LogKey.session.rawValue] + (game == nil ? [] : [LogKey.game.rawValue])
    )
  }

  private static let ended = JSONSchemaValue.line(
    "End",
    "The session ended normally.",
    [
      (LogKey.time.rawValue, .reference(to: "seconds")),
      (LogKey.event.rawValue, ["const": .text(LogKey.ended)]),
    ]
  )

  // MARK: Values

  private static let shared: Members = [
    (
      "seconds",
      [
        "title": "Seconds",
        "description": """
        A time in seconds, to the millisecond. For an event, the time since the session began; \
        these times never decrease.
        """,
        "type": "number", "minimum": 0, "maximum": .number(SessionTime.limit / 1_000),
      ]
    ), ("date", .date("When the session began: a year, month, day or second in ISO 8601.")),
    (
      "work",
      [
        "title": "Work",
        "description": """
        The number of the piece of work that the event is about: if the app has already stopped \
        that work, it ignores the event.
        """,
        "type": "integer", "minimum": 0,
      ]
    ),
    (
      "ignored",
      [
        "title": "Ignored",
        "description": "Whether the app ignored the event because it made no sense at that moment.",
        "type": "boolean",
      ]
    ),
    (
      "state",
      [
        "title": "State",
        "description": """
        A digest of the complete state of the app after the event; equal states have equal digests.
        """,
        "type": "string", "pattern": "^[0-9a-f]{16}$",
      ]
    ),
  ]
}

extension LogSchema.Line {
  fileprivate var schema: JSONSchemaValue {
    let event: JSONSchemaValue =
      events.count == 1
      ? ["const": .text(events[0])] : ["enum": .array(events.map(JSONSchemaValue.text))]
    let about = members + (isReport ? [(LogKey.work.rawValue, .reference(to: "work"))] : [])
    return .line(
      title,
      self.about,
      [(LogKey.time.rawValue, .reference(to: "seconds")), (LogKey.event.rawValue, event)] + about
        + [
          (LogKey.ignored.rawValue, .reference(to: "ignored")),
          (LogKey.state.rawValue, .reference(to: "state")),
        ],
      required: [LogKey.time, .event].map(\.rawValue)
        + about.map(\.0).filter { !optional.contains($0) } + [LogKey.state.rawValue]
    )
  }
}

extension JSONSchemaValue {
  /// The schema of an object; by default all members are required.
  fileprivate static func line(
    _ title: String,
    _ about: String,
    _ members: LogSchema.Members,
    required: [String]? = nil
  ) -> JSONSchemaValue {
    [
      "title": .text(title), "description": .text(about), "properties": .object(members),
      "required": .array((required ?? members.map(\.0)).map(JSONSchemaValue.text)),
      "additionalProperties": false,
    ]
  }

  /// A value that other definitions describe, with words of its own.
  package static func described(_ about: String, _ definition: String) -> JSONSchemaValue {
    ["description": .text(about), "$ref": .text("#/$defs/\(definition)")]
  }
}
