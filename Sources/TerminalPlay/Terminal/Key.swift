/// Something done on a terminal's keyboard, or with its mouse.
package enum Key: Hashable, Sendable {
  /// A letter, a digit or another sign, but no space.
  case letter(Character)
  case enter, space, tab, shiftTab, escape, backspace
  case up, down, left, right
  case controlL
  /// The mouse's left button was pressed at a place, counted from the upper left corner with 0.
  case press(line: Int, column: Int)
}
