internal import Dispatch
internal import FlipbookCommands
internal import Glibc

FlipbookCommand.begin()
Task {
  await FlipbookCommand.run()
  exit(EXIT_SUCCESS)
}
dispatchMain()
