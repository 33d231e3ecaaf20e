package import RecordFormats

// Builders of tables are here, not beside the tables, so that they are compiled for the types of each game.

/// A row of the table of an object of one type.
package struct Row<Object>: Sendable { let field: RecordField }

extension ObjectTable {
  /// Creates the table of the objects of a type.
  package convenience init<Object>(
    _ words: ObjectWords,
    _ rows: [Row<Object>],
    finish: (@Sendable (inout Object, inout ObjectEnd) -> Void)? = nil
  ) {
    guard let finish else {
      self.init(words, rows.map(\.field), finish: nil)
      return
    }
    self.init(words, rows.map(\.field)) { object, end in
      finish(&object.assumingMemoryBound(to: Object.self).pointee, &end)
    }
  }
}
