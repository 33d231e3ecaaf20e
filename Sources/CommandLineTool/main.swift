import Dispatch
import FlipbookCommands
import Glibc

FlipbookCommand.begin()
Task {
  await FlipbookCommand.run()
  exit(EXIT_SUCCESS)
}
dispatchMain()
