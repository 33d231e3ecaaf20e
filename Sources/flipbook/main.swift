internal import ArgumentParser
internal import FlipbookCommands

await FlipbookCommand.run()
