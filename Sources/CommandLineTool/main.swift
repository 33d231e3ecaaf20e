import Dispatch
import FlipbookCommands

FlipbookCommand.begin()
Task { await FlipbookCommand.run() }
dispatchMain()
