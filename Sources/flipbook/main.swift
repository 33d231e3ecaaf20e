internal import ArgumentParser
internal import FlipbookCommands

FlipbookCommand.main()
