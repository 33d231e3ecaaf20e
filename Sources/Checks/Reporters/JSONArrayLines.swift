/// Writes a JSON array after its opening bracket, each element on a line of its own.
struct JSONArrayLines {
  private var isEmpty = true

  /// Adds an element.
  mutating func add(_ element: [UInt8], _ output: inout [UInt8]) {
    output += (isEmpty ? "\n" : ",\n").utf8
    output += element
    isEmpty = false
  }

  /// Closes the array.
  func end(_ output: inout [UInt8]) { output += (isEmpty ? "]" : "\n]").utf8 }
}
