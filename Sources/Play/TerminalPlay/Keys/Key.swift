/// A key press, a mouse press or a pasted text on a terminal.
package enum Key: Hashable, Sendable {
  /// A letter, a digit or another printable character except the space.
  case letter(Character)
  case enter, space, tab, shiftTab, escape, backspace
  case up, down, left, right
  case home, end, pageUp, pageDown
  case controlL
  /// A press of the left mouse button at a place, counted from 0 at the upper left corner.
  case press(line: Int, column: Int)
  /// A text that was pasted, so that its letters are no key presses.
  case paste(String)
}
